"""Times the parts of a round by themselves, apart from any reply. Knows no sweep."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from app.engine.pair import Pair
from app.engine.requests import SHORTEST_MATCH
from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import Drafter, speculate
from app.lab.experiment import Probe

TURNS = 3


def probe(
    pair: Pair, drafter: Drafter, k: int, written: Tokens, sampler: Sampler
) -> tuple[Probe, ...]:
    """A plain pass and a round of k guesses in turn, behind a text that goes on with itself.

    Whatever the models say, the text goes its own way: no guess is kept, so that acceptance has no
    part in it. The draft's first step reads two tokens, as after a round whose guesses were right.

    Args:
        written: what the models have read already.

    Returns:
        () where the context has no room for it.
    """
    at = len(written) + SHORTEST_MATCH  # from here on lookup finds the text's beginning
    end = at + TURNS * 2 + k
    if end > pair.target.context_size:
        return ()
    text = np.resize(written, end)
    pair.target.logits(text[: at - 1], 1)  # so that the first turn reads no more than the others
    probes = []
    for _ in range(TURNS):
        started = perf_counter()
        speculate(pair.target, None, text[:at], 0, sampler)
        plain = perf_counter() - started
        if pair.draft:
            pair.draft.logits(text[: at - 1], 1)
        at += 1
        started = perf_counter()
        outcome = speculate(pair.target, drafter, text[:at], k, sampler)
        seconds = perf_counter() - started
        if len(outcome.proposal.tokens) == k:
            probes.append(Probe(plain, outcome.draft_seconds, seconds))
        at += 1
    return tuple(probes)
