"""Logits -> a distribution -> a token. Knows nothing of models, drafts or rounds.

p and q go through the same `Sampler`, so the accept test of `speculative.py` compares what the
papers compare: the distributions that tokens are really drawn from. After a truncation only the
survivors are kept (`ids`, ascending); the softmax over the whole vocabulary is computed only
where nothing truncates. The order is llama.cpp's: penalties, top-k, top-p, min-p, temperature.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.events import SamplerSettings

Tokens = NDArray[np.int32]
Logits = NDArray[np.float32]
Probabilities = NDArray[np.float64] | NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Distribution:
    """A probability for each id; zero for ids that are not in it.

    `ids`: shape (n,), ascending; None = all ids from 0. `probabilities`: shape (n,), sum 1.
    """

    ids: NDArray[np.int64] | None
    probabilities: Probabilities

    def __getitem__(self, token: int) -> float:
        """The probability of one token."""
        if self.ids is None:
            inside = token < len(self.probabilities)
            return float(self.probabilities[token]) if inside else 0.0
        at = int(self.ids.searchsorted(token))
        found = at < len(self.ids) and self.ids[at] == token
        return float(self.probabilities[at]) if found else 0.0

    def at(self, ids: NDArray[np.int64]) -> Probabilities:
        """The probabilities of these ids, shape (len(ids),)."""
        if self.ids is None:
            padded = np.zeros(len(ids), self.probabilities.dtype)
            inside = ids < len(self.probabilities)
            padded[inside] = self.probabilities[ids[inside]]
            return padded
        at = np.minimum(self.ids.searchsorted(ids), len(self.ids) - 1)
        return np.where(self.ids[at] == ids, self.probabilities[at], 0.0)


def one_hot(token: int) -> Distribution:
    """All on one token: greedy decoding, and every deterministic proposal."""
    return Distribution(np.array([token], np.int64), np.ones(1))


def residual(p: Distribution, q: Distribution) -> Distribution:
    """norm(max(0, p - q)): what a rejected guess is replaced from (Leviathan 2022, 2.3).

    Where rounding leaves nothing over, p itself.
    """
    ids = np.arange(len(p.probabilities)) if p.ids is None else p.ids
    left = np.maximum(p.probabilities - q.at(ids), 0.0)
    total = left.sum()
    return Distribution(p.ids, left / total) if total > 0 else p


class Sampler:
    """The settings of one reply with its source of chance.

    Args:
        settings: how logits become a distribution.
        seed: the same seed gives the same draws.
    """

    def __init__(self, settings: SamplerSettings, seed: int) -> None:
        self.settings = settings
        self.greedy = settings.temperature <= 0
        self._random = np.random.Generator(np.random.PCG64(seed))
        self._margin = 10.0  # how far below the best logit the top k were last time

    def uniform(self) -> float:
        """A number from [0, 1)."""
        return self._random.random()

    def draw(self, distribution: Distribution) -> int:
        """A token from the distribution."""
        ids, probabilities = distribution.ids, distribution.probabilities
        if len(probabilities) == 1:
            return 0 if ids is None else int(ids[0])
        cumulative = probabilities.cumsum(dtype=np.float64)
        at = int(cumulative.searchsorted(self.uniform() * cumulative[-1], side="right"))
        at = min(at, len(probabilities) - 1)
        return at if ids is None else int(ids[at])

    def distribution(self, logits: Logits, before: Tokens) -> Distribution:
        """What the next token is drawn from.

        Args:
            logits: shape (V,); left as they are.
            before: every token so far; the penalties look at the last of them.
        """
        settings = self.settings
        logits = self._penalised(logits, before)
        if self.greedy:
            return one_hot(int(logits.argmax()))
        ids = self._survivors(logits)
        # Few survivors in float64; a whole vocabulary in float32, where exp is ten times faster.
        kept = logits if ids is None else logits[ids].astype(np.float64)
        weights = np.exp((kept - kept.max()) / settings.temperature)
        return Distribution(ids, weights / weights.sum())

    def _penalised(self, logits: Logits, before: Tokens) -> Logits:
        s = self.settings
        if s.repeat_penalty == 1 and s.frequency_penalty == 0 and s.presence_penalty == 0:
            return logits
        recent = before[-s.penalty_window :] if s.penalty_window else before[:0]
        recent = recent[recent < len(logits)]  # a draft may know fewer tokens
        ids, counts = np.unique(recent, return_counts=True)
        logits = logits.copy()
        seen = logits[ids]
        seen = np.where(seen > 0, seen / s.repeat_penalty, seen * s.repeat_penalty)
        logits[ids] = seen - counts * s.frequency_penalty - s.presence_penalty
        return logits

    def _survivors(self, logits: Logits) -> NDArray[np.int64] | None:
        """The ids that top-k, top-p and min-p leave, ascending; None = all of them."""
        s = self.settings
        best = logits.max()
        ids: NDArray[np.int64] | None = None
        total = 0.0  # of exp(logit - best) over what top-k leaves
        if 0 < s.top_k < len(logits):
            ids = self._top_k(logits, best, s.top_k)
        elif s.top_p < 1:
            total = float(np.exp(logits - best).sum(dtype=np.float64))
        if s.min_p > 0:
            floor = best + np.log(s.min_p)
            if ids is not None:
                if s.top_p < 1:
                    total = float(np.exp(logits[ids] - best).sum(dtype=np.float64))
                ids = ids[logits[ids] >= floor]
            else:
                ids = np.flatnonzero(logits >= floor)
        if s.top_p < 1:
            ids = _top_p(logits, best, ids, total, s.top_p)
        return ids

    def _top_k(self, logits: Logits, best: np.float32, k: int) -> NDArray[np.int64]:
        """The k largest. Partitioning a whole vocabulary is slow, so only what lies within a
        margin of the best is looked at, and the margin is widened until it holds k."""
        ids = np.flatnonzero(logits >= best - self._margin)
        while len(ids) < k:
            self._margin *= 1.5
            ids = np.flatnonzero(logits >= best - self._margin)
        if len(ids) > 8 * k:
            self._margin *= 0.9
        if len(ids) > k:
            ids = ids[np.argpartition(logits[ids], len(ids) - k)[len(ids) - k :]]
            ids.sort()
        return ids


def _top_p(
    logits: Logits,
    best: np.float32,
    ids: NDArray[np.int64] | None,
    total: float,
    top_p: float,
) -> NDArray[np.int64]:
    """The smallest set of the likeliest ids whose share of `total` reaches top_p.

    min-p may have run before: both leave the likeliest few, so the smaller set is the same in
    either order as long as the share is taken of what top-k left (`total`; 0 = the sum over ids).
    """
    if ids is None:
        margin = 12.0
        ids = np.flatnonzero(logits >= best - margin)
        while len(ids) < len(logits) and np.exp(logits[ids] - best).sum() < top_p * total:
            margin *= 1.5
            ids = np.flatnonzero(logits >= best - margin)
    weights = np.exp(logits[ids] - best).astype(np.float64)
    order = np.argsort(-weights, kind="stable")
    share = weights[order].cumsum() / (total or weights.sum())
    keep = order[: int(share.searchsorted(top_p)) + 1]
    keep.sort()
    return ids[keep]
