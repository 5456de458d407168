"""Times plain passes, and the parts of a round, between the rounds of a reply. Knows no sweep."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import numpy as np

from app.engine.events import Round
from app.engine.pair import Pair
from app.engine.requests import SHORTEST_MATCH
from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import Drafter, speculate
from app.lab.experiment import Probe

# Tokens of the reply from one probe to the next: as few as may be at first, so that short replies
# have enough, and more as it grows, so that long ones do not take twice their time.
EVERY, GROWING = 8, 8


class Prober:
    """Plain passes where a reply has just ended a round; and a round of k guesses between two.

    A machine's pace changes within seconds, and a plain pass slows down by another factor than a
    round of many tokens; so what is compared must stand as close together as can be. The reply does
    not notice: both models find what they had read before.

    Whatever the models say, the text of the round of guesses goes on with its own beginning: no
    guess is kept, so that acceptance has no part in what a round costs.

    Args:
        drafter: of that round; None = plain passes only.
        prompt: the tokens before the reply.
        sampler: one of its own; the reply's must not be drawn from.
    """

    def __init__(
        self,
        pair: Pair,
        drafter: Drafter | None,
        k: int,
        prompt: Sequence[int],
        sampler: Sampler,
    ) -> None:
        self._pair = pair
        self._drafter = drafter
        self._k = k
        self._prompt = prompt
        self._sampler = sampler
        self._next = 0
        self.plain_seconds: list[float] = []
        self.probes: list[Probe] = []

    def after(self, round: Round, written: list[int]) -> None:
        """`written`: the reply so far, with this round."""
        if len(written) < self._next:
            return
        self._next = len(written) + EVERY + len(written) // GROWING
        so_far = np.array([*self._prompt, *written], np.int32)
        if self._drafter is None:
            if len(so_far) <= self._pair.target.context_size:
                self.plain_seconds.append(self._plain(so_far))
        elif len(so_far) + SHORTEST_MATCH + 2 + self._k <= self._pair.target.context_size:
            # The draft has not read a last guess that was accepted, nor the target's own token.
            self._probe(self._drafter, so_far, 2 if round.accepted == round.drafted else 1)

    def _probe(self, drafter: Drafter, so_far: Tokens, unread: int) -> None:
        """`unread`: how many of the last tokens the draft has not read."""
        at = len(so_far) + SHORTEST_MATCH  # from here on lookup finds the text's beginning
        text = np.resize(so_far, at + 2)
        self._pair.target.logits(text[: at - 1], 1)
        before = self._plain(text[:at])
        if self._pair.draft:
            self._pair.draft.logits(text[: at + 1 - unread], 1)
        started = perf_counter()
        outcome = speculate(self._pair.target, drafter, text[: at + 1], self._k, self._sampler)
        seconds = perf_counter() - started
        behind = self._plain(text)
        if self._pair.draft:
            self._pair.draft.logits(so_far[:-unread], 1)
        self.plain_seconds += [before, behind]
        if len(outcome.proposal.tokens) == self._k:
            self.probes.append(Probe((before + behind) / 2, outcome.draft_seconds, seconds))

    def _plain(self, text: Tokens) -> float:
        started = perf_counter()
        speculate(self._pair.target, None, text, 0, self._sampler)
        return perf_counter() - started
