"""The last rounds as series of numbers, for plots. Knows nothing of how they are drawn."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.events import Origin, Round
from app.engine.stats import Stats, fold

LIMIT = 200  # rounds that are kept: what a plot of this width can show
WINDOW = 16  # rounds over which "lately" is meant
_PACE_WINDOW = 8

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Series:
    """One entry a round; NaN where there is nothing to draw. `first` is the number of the first."""

    first: int
    counts: dict[Origin, Floats]
    acceptance: Floats  # of the reply so far
    lately: Floats  # over the last rounds in which something was drafted
    speculative: Floats  # tokens per second, where something was drafted
    plain: Floats  # tokens per second, where nothing was
    switches: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    counts: tuple[int, ...]
    acceptance: float
    lately: float
    pace: float
    plain: bool


class RoundHistory:
    """Each round costs the same, however long the reply is."""

    def __init__(self, limit: int | None = LIMIT) -> None:
        """`limit`: rounds that are kept, None = all."""
        self._entries: deque[_Entry] = deque(maxlen=limit)
        self._count = 0
        self._stats = Stats()
        self._last: deque[Round] = deque(maxlen=WINDOW)
        self._stretch: deque[Round] = deque(maxlen=_PACE_WINDOW)
        self._switches: deque[tuple[int, bool]] = deque(maxlen=limit)

    def add(self, round: Round) -> None:
        self._stats = self._stats.after(round)
        if not round.plain:
            self._last.append(round)
        if self._stretch and self._stretch[-1].plain != round.plain:
            self._stretch.clear()  # a new stretch starts: its pace must not be blurred by the old
        self._stretch.append(round)
        counts = [0] * len(Origin)
        for token in round.tokens:
            counts[_INDEX[token.origin]] += 1
        pace = fold(self._stretch).tokens_per_second
        self._entries.append(
            _Entry(
                tuple(counts),
                _or_nan(self._stats.acceptance_rate),
                _or_nan(None if round.plain else fold(self._last).acceptance_rate),
                _or_nan(pace),
                round.plain,
            )
        )
        self._count += 1

    def mark_switch(self, round_index: int, on: bool) -> None:
        self._switches.append((round_index, on))

    def series(self) -> Series:
        entries = list(self._entries)
        first = self._count - len(entries)
        counts = np.array([entry.counts for entry in entries], dtype=np.float64)
        counts = counts.reshape(len(entries), len(Origin))
        pace = np.array([entry.pace for entry in entries], dtype=np.float64)
        plain = np.array([entry.plain for entry in entries], dtype=bool)
        return Series(
            first=first,
            counts={origin: counts[:, index] for origin, index in _INDEX.items()},
            acceptance=np.array([entry.acceptance for entry in entries], dtype=np.float64),
            lately=np.array([entry.lately for entry in entries], dtype=np.float64),
            speculative=np.where(plain, np.nan, pace),
            plain=np.where(plain, pace, np.nan),
            switches=tuple(mark for mark in self._switches if mark[0] >= first),
        )


_INDEX = {origin: index for index, origin in enumerate(Origin)}


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else value
