"""Logits -> a distribution -> a token. Knows nothing of models, drafts or rounds.

p and q go through the same `Sampler`, so the accept test of `speculative.py` compares what the
papers compare: the distributions that tokens are really drawn from. After a truncation only the
survivors are kept, likeliest first; the softmax over the whole vocabulary is computed only where
nothing truncates. The order is llama.cpp's: penalties, top-k, top-p, min-p, temperature.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.requests import SamplerSettings
from app.errors import UserError
from app.words import Words

Tokens = NDArray[np.int32]
Logits = NDArray[np.float32]
Probabilities = NDArray[np.float64] | NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Distribution:
    """A probability for each id; zero for ids that are not in it.

    `ids`: shape (n,), in any order; None = all ids from 0. `probabilities`: shape (n,), sum 1.
    """

    ids: NDArray[np.int64] | None
    probabilities: Probabilities

    def __getitem__(self, token: int) -> float:
        """The probability of one token."""
        if self.ids is None:
            inside = token < len(self.probabilities)
            return float(self.probabilities[token]) if inside else 0.0
        at = (self.ids == token).nonzero()[0]
        return float(self.probabilities[at[0]]) if len(at) else 0.0

    def at(self, ids: NDArray[np.int64]) -> Probabilities:
        """The probabilities of these ids, shape (len(ids),)."""
        if self.ids is None:
            padded = np.zeros(len(ids), self.probabilities.dtype)
            inside = ids < len(self.probabilities)
            padded[inside] = self.probabilities[ids[inside]]
            return padded
        order = self.ids.argsort()
        known = self.ids[order]
        at = np.minimum(known.searchsorted(ids), len(known) - 1)
        return np.where(known[at] == ids, self.probabilities[order[at]], 0.0)


_CERTAIN = np.ones(1)


def one_hot(token: int) -> Distribution:
    """All on one token: greedy decoding, and every deterministic proposal."""
    return Distribution(np.array([token], np.int64), _CERTAIN)


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

    def distribution(
        self, logits: Logits, before: Tokens, temperature: float | None = None
    ) -> Distribution:
        """What the next token is drawn from.

        Args:
            logits: shape (V,); left as they are.
            before: every token so far; the penalties look at the last of them.
            temperature: in place of the settings' own: a draft may have another than its target.
        """
        settings = self.settings
        heat = settings.temperature if temperature is None else temperature
        logits = self._penalised(logits, before)
        first = int(logits.argmax())  # a NaN, where there is one
        best = float(logits[first])
        if not math.isfinite(best):
            raise UserError(
                Words(
                    "This model gives no usable numbers: its file is damaged, or its "
                    "quantisation is."
                ),
                Words("Fetch it again, or choose another quantisation."),
            )
        if heat <= 0:
            return one_hot(first)
        if settings.min_p > 0:  # most often one token stands alone: then nothing else matters
            near = (logits >= best + math.log(settings.min_p)).nonzero()[0]
            if len(near) == 1:
                return Distribution(near, _CERTAIN)
        likeliest = self._likeliest(logits, best)
        if likeliest is None:  # a whole vocabulary, in float32, where exp is ten times faster
            weights = np.exp((logits - best) / heat)
            return Distribution(None, weights / weights.sum())
        ids, values, total = likeliest
        kept = len(ids)
        if settings.top_p < 1:
            share = np.exp(values).cumsum()
            kept = int(share.searchsorted(settings.top_p * (total or share[-1]))) + 1
        if settings.min_p > 0:
            kept = min(kept, int((-values).searchsorted(-math.log(settings.min_p), side="right")))
        if kept == 1:
            return Distribution(ids[:1], _CERTAIN)
        weights = np.exp(values[:kept] / heat)
        return Distribution(ids[:kept], weights / weights.sum())

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

    def _likeliest(
        self, logits: Logits, best: float
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], float] | None:
        """What top-k leaves, or enough of the likeliest ids for top-p and min-p to choose from.

        Returns:
            ids, likeliest first; their logits less the best one; the sum that top-p takes its
            share of (0 = of these). None where nothing truncates.
        """
        s = self.settings
        if 0 < s.top_k < len(logits):
            ids, values = self._top_k(logits, best, s.top_k)
            return ids, values, 0.0
        if s.top_p < 1:
            total = float(np.exp(logits - best).sum(dtype=np.float64))
            margin = 12.0
            ids, values = _above(logits, best, margin)
            while len(ids) < len(logits) and np.exp(values).sum() < s.top_p * total:
                margin *= 1.5
                ids, values = _above(logits, best, margin)
            return ids, values, total
        if s.min_p > 0:
            return *_above(logits, best, -math.log(s.min_p)), 0.0
        return None

    def _top_k(
        self, logits: Logits, best: float, k: int
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """The k largest. Sorting a whole vocabulary is slow, so only what lies within a margin of
        the best is looked at, and the margin is widened until it holds k."""
        ids: NDArray[np.int64] = (logits >= best - self._margin).nonzero()[0]
        while len(ids) < k:
            self._margin *= 1.25
            ids = (logits >= best - self._margin).nonzero()[0]
        if len(ids) > 4 * k:
            self._margin *= 0.95
            ids = ids[logits[ids].argpartition(len(ids) - k)[len(ids) - k :]]
        ids, values = _sorted(ids, logits[ids], best)
        return ids[:k], values[:k]


def _above(
    logits: Logits, best: float, margin: float
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The ids within a margin of the best logit, likeliest first, and their logits less it."""
    ids = (logits >= best - margin).nonzero()[0]
    return _sorted(ids, logits[ids], best)


def _sorted(
    ids: NDArray[np.int64], values: Logits, best: float
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    less = best - values.astype(np.float64)
    order = less.argsort()
    return ids[order], -less[order]
