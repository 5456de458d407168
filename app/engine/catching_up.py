"""What it costs a draft that was left out to read what it missed. Knows no acceptance.

Measured on one core: a 0.5B draft reads a token in 0.11 to 0.14 of a plain pass of its 1.5B target,
so reading all that was written without it costs more than a few guesses can bring in. The draft of
the built-in model reads one in 0.01.
"""

from __future__ import annotations

import math

from app.engine.events import Costs


class CatchingUp:
    """Costs are in plain passes."""

    LOOK_SHARE = 0.02  # of all passes, which reading for mere looks may take
    TO_COME = 256  # tokens that a reply is expected to go on for, beside half of those written
    LARGEST_SURPRISE = math.log(2)

    def __init__(self, measured: Costs) -> None:
        self._cost = measured.reading or measured.c / 4  # of one token
        self._written = 0
        self._spared = 0.0  # what looks may cost by now

    def begin_reply(self) -> None:
        self._written = 0

    def wrote(self, tokens: int) -> None:
        """Take in a round."""
        self._written += tokens
        self._spared += self.LOOK_SHARE * tokens

    def learn(self, tokens: int, passes: float) -> None:
        """Take in how long so many tokens took to read."""
        if tokens <= 0 or passes <= 0:
            return
        found = passes / tokens
        if self._cost > 0:  # a stall says little of the next time
            surprise = math.log(found / self._cost)
            found = self._cost * math.exp(min(surprise, self.LARGEST_SURPRISE) / 2)
        self._cost = found

    def takes(self, missed: int) -> float:
        """Passes to read so many tokens."""
        return self._cost * missed

    def speedup(self, speedup: float, missed: int) -> float:
        """What is left of a speedup, over the rest of a usual reply, where so much is read first.

        A reply that has gone on for long is trusted to go on for long: as with skis, hired until
        the hire has cost what they do."""
        tokens = self.TO_COME + self._written // 2
        return tokens / (tokens / speedup + self.takes(missed))

    def affords_look(self, missed: int) -> bool:
        """Whether a draft that is held back may read this much to be tried again."""
        return self.takes(missed) <= self._spared

    def look(self, missed: int) -> None:
        """It does."""
        self._spared -= self.takes(missed)
