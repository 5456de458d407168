"""What was recorded of two replies, and what of it is seen at a moment. Knows no widgets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.events import Round, Token
from app.engine.stats import Stats, fold
from app.lab.comparison import Moment


@dataclass(frozen=True, slots=True)
class SideAt:
    """One side at a moment. `done`: its reply has ended."""

    tokens: tuple[Token, ...]
    stats: Stats
    seconds: float
    done: bool


class Recording:
    """The rounds of both sides, each with the seconds since its side began."""

    def __init__(self) -> None:
        self._times: tuple[list[float], list[float]] = ([], [])
        self._rounds: tuple[list[Round], list[Round]] = ([], [])

    def add(self, moments: Iterable[Moment]) -> None:
        for moment in moments:
            if isinstance(moment.event, Round):
                self._times[moment.side].append(moment.seconds)
                self._rounds[moment.side].append(moment.event)

    @property
    def length(self) -> float:
        """Seconds of the slower side."""
        return max((times[-1] for times in self._times if times), default=0.0)

    def at(self, side: int, seconds: float) -> SideAt:
        """What had been written by then."""
        times = self._times[side]
        count = bisect_right(times, seconds)
        rounds = self._rounds[side][:count]
        done = bool(times) and count == len(times)
        return SideAt(
            tuple(token for round in rounds for token in round.tokens),
            fold(rounds),
            times[-1] if done else seconds,
            done,
        )
