"""What passes and draft steps cost by now: every round moves it. Knows no acceptance."""

from __future__ import annotations

import math

from app.engine.costs import LENGTHS, pass_cost
from app.engine.events import Costs, Round
from app.engine.plain_cost import PlainCost
from app.engine.requests import DrafterKind

_ASLEEP_SECONDS = 10.0  # no round of a machine that works takes so much longer than it should


class RunningCosts:
    """The costs as they are now.

    A machine that slows down slows every pass, and most rounds show one k only. So each round
    moves what all passes have in common (`plain_seconds`) more than it moves its own v(k).

    A stall makes a pass longer, never shorter. So one that took much longer than expected says
    little of the next, while one that took much less shows at once that the expectation was wrong.
    """

    COMMON, OWN = 0.1, 0.1  # shares of a surprise that go to the one and to the other
    LARGEST_SURPRISE = math.log(2)

    def __init__(self, measured: Costs) -> None:
        self.plain = PlainCost(measured.plain_seconds)
        self._plain = measured.plain_seconds
        self._c = measured.c
        self._v = dict(measured.v)
        self._tabulate()

    @property
    def present(self) -> Costs:
        """As a frozen value."""
        return Costs(self._plain, self._c, tuple(sorted(self._v.items())))

    @property
    def c(self) -> float:
        """A draft step, in one-token passes."""
        return self._c

    def v(self, k: int) -> float:
        """A pass over k + 1 tokens, in one-token passes."""
        return self._table[k] if k < len(self._table) else pass_cost(self.present, k)

    def gap(self, k: int, by_model: bool, seconds: float, read: float = 0.0) -> float:
        """How many of a round's seconds the machine slept or stood still; 0.0 as a rule.

        Args:
            read: what the draft read in it besides, in one-token passes.
        """
        expected = self._plain * (self.v(k) + (k * self._c if by_model else 0.0) + read)
        return seconds - expected if seconds > _ASLEEP_SECONDS + 20 * expected else 0.0

    def learn(self, round: Round, own_steps: bool = True) -> None:
        """Take in what a round took; its draft steps only where nothing else is in their time."""
        if round.gap:
            return
        self.plain.learn(round)
        k = round.drafted
        surprise = _surprise(round.pass_seconds, self._plain * self.v(k))
        if surprise < -self.LARGEST_SURPRISE:
            own = max(surprise, -math.log(self.v(k)))  # v(k) is never below 1
            self._move_passes(k, own)
            self._plain *= math.exp(surprise - own)
            self._c /= math.exp(surprise - own)  # a step takes what it took
        else:
            surprise = min(surprise, self.LARGEST_SURPRISE)
            self._plain *= math.exp(self.COMMON * surprise)
            self._move_passes(k, self.OWN * surprise)
        if round.drafter is DrafterKind.MODEL and k and own_steps:
            surprise = _surprise(round.draft_seconds / k, self._plain * self._c)
            if surprise >= -self.LARGEST_SURPRISE:
                surprise = self.OWN * min(surprise, self.LARGEST_SURPRISE)
            self._c *= math.exp(surprise)

    def _move_passes(self, k: int, by: float) -> None:
        """Passes of about this length are likely to be as much off."""
        if not k:
            return
        self._v[k] = self.v(k)
        for j in self._v:
            close = 1 - abs(math.log2((j + 1) / (k + 1))) / 3
            if j and close > 0:
                self._v[j] = max(1.0, self._v[j] * math.exp(close * by))
        self._tabulate()

    def _tabulate(self) -> None:
        """Plain rounds ask for every v(k) and change none: work them out once."""
        present = self.present
        self._table = [pass_cost(present, k) for k in range(LENGTHS[-1] + 2)]


def _surprise(seconds: float, expected: float) -> float:
    if seconds <= 0 or expected <= 0:
        return 0.0
    return math.log(seconds / expected)
