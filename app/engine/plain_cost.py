"""What a plain token costs on this machine, by what was seen last. Knows no acceptance and no k."""

from __future__ import annotations

from collections import deque
from statistics import median

from app.engine.events import Round

_SEEN = 31  # the latest rounds of each kind count
ENOUGH = 3  # rounds from which a median says something


class PlainCost:
    """The median of the plain rounds; as measured at load until there were some.

    Whatever it is, the rounds that guessed bound it: a pass over k + 1 tokens takes no less than
    one over a single token, and no more than k + 1 of those. A machine that stood still while the
    model was loaded is found out by that.
    """

    def __init__(self, measured: float) -> None:
        self._measured = measured
        self._plain: deque[float] = deque(maxlen=_SEEN)
        self._most: deque[float] = deque(maxlen=_SEEN)
        self._least: deque[float] = deque(maxlen=_SEEN)

    def learn(self, round: Round) -> None:
        if round.plain:
            self._plain.append(round.seconds)
        else:
            self._most.append(round.pass_seconds)
            self._least.append(round.pass_seconds / (round.drafted + 1))

    @property
    def known(self) -> bool:
        """Whether enough plain rounds were seen."""
        return len(self._plain) >= ENOUGH

    @property
    def seconds(self) -> float:
        """Of a plain token."""
        seconds = float(median(self._plain)) if self.known else self._measured
        if len(self._most) < ENOUGH:
            return seconds
        return min(max(seconds, float(median(self._least))), float(median(self._most)))
