"""Rounds as the formula imagines them, played by dice. Knows no model and no words.

Every drafted token is accepted with the same chance α, whatever came before: what the observed
figures do in the long run is what `formulas` says.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class StepKind(StrEnum):
    """What happens to one token, in the order in which a round goes."""

    DRAFTED = "drafted"
    ACCEPTED = "accepted"
    CROSSED_OUT = "crossed out"  # the first guess that the target refuses
    THROWN_AWAY = "thrown away"  # guesses after it, never looked at
    CORRECTED = "corrected"  # the target's own token in place of the refused one
    BONUS = "bonus"  # the target's own token after all guesses were accepted
    PLAIN = "plain"  # the target's own token where nothing was drafted


class Ending(StrEnum):
    """Where the target's own token of a round came from."""

    CORRECTED = "corrected"
    BONUS = "bonus"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happens at one position of a round, counted from 0."""

    kind: StepKind
    position: int


@dataclass(frozen=True, slots=True)
class SimulatedRound:
    """`drafted` tokens of which the first `accepted` were kept, and one of the target's own."""

    drafted: int
    accepted: int

    @property
    def tokens(self) -> int:
        return self.accepted + 1

    @property
    def checked(self) -> int:
        """Guesses on which the accept test was run: up to and including the first refused one."""
        return min(self.accepted + 1, self.drafted)

    @property
    def ending(self) -> Ending:
        if not self.drafted:
            return Ending.PLAIN
        return Ending.BONUS if self.accepted == self.drafted else Ending.CORRECTED

    def steps(self) -> tuple[Step, ...]:
        """The round in slow motion: first all guesses, then the verdicts from left to right."""
        steps = [Step(StepKind.DRAFTED, i) for i in range(self.drafted)]
        steps += [Step(StepKind.ACCEPTED, i) for i in range(self.accepted)]
        if self.ending is Ending.CORRECTED:
            steps.append(Step(StepKind.CROSSED_OUT, self.accepted))
            after = range(self.accepted + 1, self.drafted)
            steps += [Step(StepKind.THROWN_AWAY, i) for i in after]
        return (*steps, Step(StepKind(self.ending.value), self.accepted))


@dataclass(frozen=True, slots=True)
class Tally:
    """What was seen over some rounds."""

    rounds: int = 0
    tokens: int = 0
    drafted: int = 0
    checked: int = 0
    accepted: int = 0

    def after(self, round: SimulatedRound) -> Tally:
        """The figures with one more round."""
        return Tally(
            self.rounds + 1,
            self.tokens + round.tokens,
            self.drafted + round.drafted,
            self.checked + round.checked,
            self.accepted + round.accepted,
        )

    @property
    def tokens_per_pass(self) -> float | None:
        return self.tokens / self.rounds if self.rounds else None

    @property
    def acceptance_rate(self) -> float | None:
        return self.accepted / self.checked if self.checked else None

    def speedup(self, c: float, v: float = 1.0) -> float | None:
        """Against plain decoding, for a draft step of c and a pass of v one-token passes."""
        cost = self.drafted * c + self.rounds * v
        return self.tokens / cost if cost else None


def simulate(alpha: float, k: int, seed: int) -> Iterator[SimulatedRound]:
    """Rounds without end.

    Args:
        alpha: the chance that a drafted token is accepted.
        k: drafted tokens of each round.
        seed: the same seed gives the same rounds.
    """
    dice = random.Random(seed)
    while True:
        accepted = 0
        while accepted < k and dice.random() < alpha:
            accepted += 1
        yield SimulatedRound(k, accepted)
