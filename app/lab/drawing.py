"""Draws rounds of a loaded pair for a proof. Knows no window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import monotonic

import numpy as np

from app.engine.pair import Pair
from app.engine.requests import Controls, DrafterKind
from app.engine.sampling import Distribution, Logits, Sampler, Tokens
from app.engine.speculative import Drafter, Target, speculate
from app.engine.text import prompt_tokens
from app.errors import PromptTooLongError
from app.lab.goodness import FEWEST, goodness
from app.lab.proof import MOST_BINS, Bin, Place, ProofState, Prove
from app.lab.rules import keep_by
from app.theory import expected_tokens

FRAME_SECONDS = 0.1  # between two states
REMEMBERED_BYTES = 400_000_000


class Remembered:
    """A model whose logits are worked out once for each sequence: draws repeat each other.

    Args:
        start: tokens that all sequences share.
    """

    def __init__(self, model: Target, start: int) -> None:
        self.passes = 0
        self._model = model
        self._start = start
        self._known: dict[tuple[int, bytes], Logits] = {}
        self._bytes = 0

    def logits(self, tokens: Tokens, rows: int) -> Logits:
        key = (rows, tokens[self._start :].tobytes())
        known = self._known.get(key)
        if known is None:
            self.passes += 1
            known = self._model.logits(tokens, rows).copy()
            if self._bytes < REMEMBERED_BYTES:
                self._known[key] = known
                self._bytes += known.nbytes
        return known


def draw_rounds(proof: Prove, pair: Pair, controls: Controls) -> Iterator[ProofState]:
    """See `Prove`.

    Raises:
        PromptTooLongError: the context has no room for the place and a round.
    """
    place = proof.place
    tokens = _tokens(place, pair)
    target = Remembered(pair.target, len(tokens))
    drafter = _drafter(place, pair, len(tokens))
    k = place.speculation.draft_length or 0
    sampler = Sampler(place.sampler, proof.seed)
    for _ in pair.target.read(tokens[:-1]):
        if controls.stop:
            return
    p = sampler.distribution(target.logits(tokens, 1)[0], tokens)
    counting = _Counting(proof, pair, p, _alpha(drafter, p, tokens, place, proof.seed))
    shown = monotonic()
    for n in range(1, proof.draws + 1):
        outcome = speculate(target, drafter, tokens, k, sampler, keep_by(proof.rule))
        counting.take(outcome.kept[0].id, len(outcome.kept))
        ends = n == proof.draws or controls.stop
        if ends or monotonic() - shown >= FRAME_SECONDS:
            yield counting.state(target.passes)
            shown = monotonic()
        if ends:
            return


def _tokens(place: Place, pair: Pair) -> Tokens:
    ids = prompt_tokens(place.turns, pair.template, pair.target.vocabulary)
    ids = [*ids, *pair.target.vocabulary.tokenize(place.reply, special=False)]
    room = pair.target.context_size - (place.speculation.draft_length or 0)
    if len(ids) > room:
        raise PromptTooLongError(len(ids), room)
    return np.array(ids, np.int32)


def _drafter(place: Place, pair: Pair, start: int) -> Drafter | None:
    match place.speculation.drafter:
        case DrafterKind.LOOKUP:
            return pair.drafters.lookup
        case DrafterKind.NONE:
            return None
        case _ if (model := pair.drafters.model) is not None:
            remembered = type(model)(Remembered(model.draft, start), pair.target.vocabulary.size)
            return remembered.at(place.speculation.draft_temperature)
        case _:
            return pair.drafters.lookup


def _alpha(
    drafter: Drafter | None, p: Distribution, tokens: Tokens, place: Place, seed: int
) -> float | None:
    """The sum of min(p, q) at the first position (Leviathan et al. 2022, theorem 3.5)."""
    if drafter is None:
        return None
    proposal = drafter.propose(tokens, 1, Sampler(place.sampler, seed))
    if not proposal.q:
        return None
    ids = np.arange(len(p.probabilities)) if p.ids is None else p.ids
    return float(np.minimum(p.probabilities, proposal.q[0].at(ids)).sum())


class _Counting:
    """First tokens so far, in the bins that the target's likeliest tokens make."""

    def __init__(self, proof: Prove, pair: Pair, p: Distribution, alpha: float | None) -> None:
        self._proof = proof
        self._alpha = alpha
        ids = np.arange(len(p.probabilities)) if p.ids is None else p.ids
        order = np.argsort(-p.probabilities, kind="stable")[:MOST_BINS]
        enough = [i for i in order if p.probabilities[i] * proof.draws >= FEWEST] or [order[0]]
        self._p = {int(ids[i]): float(p.probabilities[i]) for i in enough}
        pieces = pair.target.vocabulary.piece
        self._texts = {id: pieces(id).decode("utf-8", "replace") for id in self._p}
        self._possible = set(ids[p.probabilities > 0].tolist())
        self._counts: Counter[int] = Counter()
        self._impossible = 0
        self._tokens = 0

    def take(self, first: int, tokens: int) -> None:
        self._counts[first] += 1
        self._impossible += first not in self._possible
        self._tokens += tokens

    def state(self, passes: int) -> ProofState:
        draws = self._counts.total()
        bins = [Bin(id, self._texts[id], p, self._counts[id]) for id, p in self._p.items()]
        others = draws - sum(bin.count for bin in bins)
        left = max(0.0, 1 - sum(self._p.values()))
        left = left if len(self._possible) > len(bins) else 0.0
        if left or others:
            bins.append(Bin(None, "", left, others))
        p = [*(bin.p for bin in bins), 0.0]
        counts = [*(bin.count for bin in bins), self._impossible]
        counts[-2] -= self._impossible if others else 0
        k = self._proof.place.speculation.draft_length or 0
        return ProofState(
            draws=draws,
            of=self._proof.draws,
            rule=self._proof.rule,
            bins=tuple(bins),
            fit=goodness(p, counts),
            alpha=self._alpha,
            tokens_per_pass=self._tokens / draws,
            expected_tokens_per_pass=(
                None if self._alpha is None else expected_tokens(self._alpha, k)
            ),
            passes=passes,
        )
