"""Models that are tables: the next token's logits depend on the two tokens before it.

They are exact and fast, so the algorithm can be tested by its output's frequencies.
"""

from __future__ import annotations

import numpy as np

from app.engine.requests import SamplerSettings
from app.engine.sampling import Distribution, Logits, Sampler, Tokens

VOCABULARY = 6


class TableModel:
    """`calls` counts passes, `rows` the logits rows of each."""

    def __init__(self, seed: int, vocabulary: int = VOCABULARY, spread: float = 1.5) -> None:
        self.size = vocabulary
        random = np.random.default_rng(seed)
        self.table = random.normal(0, spread, (vocabulary, vocabulary, vocabulary)).astype("f4")
        self.rows: list[int] = []

    def logits(self, tokens: Tokens, rows: int) -> Logits:
        self.rows.append(rows)
        known = np.concatenate([np.zeros(1, np.int32), tokens])
        after: Logits = self.table[known[-rows - 1 : -1], known[-rows:]]
        return after


class RememberingSampler(Sampler):
    """Works out every distribution once: thousands of draws from a table need no more."""

    def __init__(self, settings: SamplerSettings, seed: int) -> None:
        super().__init__(settings, seed)
        self._known: dict[tuple[bytes, float | None], Distribution] = {}

    def distribution(
        self, logits: Logits, before: Tokens, temperature: float | None = None
    ) -> Distribution:
        key = (self._penalised(logits, before).tobytes(), temperature)
        if key not in self._known:
            self._known[key] = super().distribution(logits, before, temperature)
        return self._known[key]


def close_copy(model: TableModel, noise: float, seed: int) -> TableModel:
    """A draft that agrees with the model often, not always."""
    copy = TableModel(seed, model.size)
    copy.table = model.table + noise * copy.table
    return copy


def dense(distribution: Distribution, size: int) -> np.ndarray:
    """Probabilities of all ids."""
    return np.asarray(distribution.at(np.arange(size)), np.float64)


def two_token_distribution(model: TableModel, prompt: Tokens, sampler: Sampler) -> np.ndarray:
    """The exact joint distribution of the two tokens after the prompt, shape (V, V)."""
    first = dense(sampler.distribution(model.logits(prompt, 1)[0], prompt), model.size)
    joint = np.zeros((model.size, model.size))
    for x in range(model.size):
        tokens = np.append(prompt, np.int32(x))
        second = sampler.distribution(model.logits(tokens, 1)[0], tokens)
        joint[x] = first[x] * dense(second, model.size)
    return joint


def total_variation(counts: np.ndarray, expected: np.ndarray) -> float:
    return float(np.abs(counts / counts.sum() - expected).sum() / 2)


def sampling_noise(expected: np.ndarray, draws: int) -> float:
    """The total variation that `draws` honest draws show on average (normal approximation)."""
    return float(np.sqrt(2 / np.pi * expected * (1 - expected) / draws).sum() / 2)
