"""Steps of a transfer -> progress with speed and time left, a few times a second. Knows nothing of
what is transferred."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from app.hub.transfer import Arrived, Checked, Step, Waiting
from app.words import NOTHING, Words

_EVERY = 0.1  # seconds between two values
_SMOOTHED_OVER = 3.0  # seconds: how long a burst is felt


class Phase(StrEnum):
    CHECKING = "checking"  # reading what an earlier run has left, to hash it
    DOWNLOADING = "downloading"
    WAITING = "waiting"  # the connection broke; `note` says why and when it is tried again


@dataclass(frozen=True, slots=True)
class Progress:
    """Over all parts together, a few times a second.

    `bytes_per_second`: smoothed over some seconds; None, as `seconds_left`, until it is known.
    `note`: a sentence for the person, if any.
    """

    phase: Phase
    bytes_done: int
    bytes_total: int
    bytes_per_second: float | None = None
    seconds_left: float | None = None
    note: Words = NOTHING


@dataclass(slots=True)
class Meter:
    bytes_done: int
    bytes_total: int
    speed: float | None = None
    _phase: Phase = Phase.DOWNLOADING
    _since: float | None = None
    _new_bytes: int = 0

    def show(self, steps: Iterator[Step]) -> Iterator[Progress]:
        """Every change of phase at once, else what has come in the last moment, and how it ends."""
        for step in steps:
            match step:
                case Checked(count):
                    yield from self._count(Phase.CHECKING, count)
                case Arrived(count):
                    yield from self._count(Phase.DOWNLOADING, count)
                case Waiting(why, seconds):
                    self._restart(Phase.WAITING)
                    yield self.progress(_interrupted(why, seconds))
        if self._new_bytes:
            yield self.progress()

    def progress(self, note: Words = NOTHING) -> Progress:
        left = self.bytes_total - self.bytes_done
        return Progress(
            self._phase,
            self.bytes_done,
            self.bytes_total,
            self.speed,
            left / self.speed if self.speed else None,
            note,
        )

    def _count(self, phase: Phase, count: int) -> Iterator[Progress]:
        self.bytes_done += count
        if phase is not self._phase or self._since is None:
            self._restart(phase)  # what it took to connect is no part of the speed
            yield self.progress()
            return
        self._new_bytes += count
        seconds = time.monotonic() - self._since
        if seconds >= _EVERY:
            now = self._new_bytes / seconds
            weight = 1 - math.exp(-seconds / _SMOOTHED_OVER)
            self.speed = now if self.speed is None else self.speed + weight * (now - self.speed)
            self._since, self._new_bytes = time.monotonic(), 0
            yield self.progress()

    def _restart(self, phase: Phase) -> None:
        """Another phase has another speed."""
        self._phase, self.speed = phase, None
        self._since, self._new_bytes = time.monotonic(), 0


def _interrupted(why: Words, seconds: float) -> Words:
    return Words(
        "The download was interrupted ({why}); it goes on in {seconds:.0f} s.",
        why=why,
        seconds=seconds,
    )
