"""What a draft step and a pass cost on this machine, and which k pays. Knows no tokens' values."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

import numpy as np

from app import theory
from app.engine.events import Costs, DrafterKind, Round
from app.engine.speculative import Target

LENGTHS = (0, 1, 3, 7, 15)  # k for which a pass is measured; between them v(k) is interpolated
PREFIX = 16  # tokens before the measured ones
BUDGET_SECONDS = 1.5
LOOKUP_MOST = 16
MODEL_MOST = 8


def measure(target: Target, draft: Target | None) -> Iterator[float | Costs]:
    """Time passes of the target and steps of the draft: fractions from 0 to 1, then the costs.

    Stops early on a slow machine; longer passes are then extrapolated.
    """
    tokens = np.arange(10, 10 + PREFIX + max(LENGTHS) + 1, dtype=np.int32)

    def seconds(model: Target, k: int, times: int) -> float:
        taken: list[float] = []
        for _ in range(times + 1):  # the first one builds the graph
            started = perf_counter()
            model.logits(tokens[: PREFIX + k + 1], k + 1)
            taken.append(perf_counter() - started)
        return float(median(taken[1:]))

    started = perf_counter()
    plain = seconds(target, 0, 5)
    yield 0.3
    c = seconds(draft, 0, 5) / plain if draft else 0.0
    yield 0.5
    v = [(0, 1.0)]
    for k in LENGTHS[1:]:
        expected = v[-1][1] * plain * 4
        if perf_counter() - started + expected > BUDGET_SECONDS and len(v) > 1:
            break
        v.append((k, max(seconds(target, k, 2) / plain, v[-1][1])))
        yield 0.5 + 0.1 * len(v)
    yield Costs(plain, c, tuple(v))


def pass_cost(costs: Costs, k: int) -> float:
    """v(k), between and past the measured points along straight lines."""
    lengths = [length for length, _ in costs.v]
    values = [value for _, value in costs.v]
    if k <= lengths[-1]:
        return float(np.interp(k, lengths, values))
    if len(lengths) < 2:
        return values[-1] + k - lengths[-1]
    slope = (values[-1] - values[-2]) / (lengths[-1] - lengths[-2])
    return values[-1] + slope * (k - lengths[-1])


class Pace:
    """Chooses k before each round so that the expected tokens per second are greatest.

    α is followed for each drafter over the accept tests of the rounds so far, old ones fading.
    Where nothing pays k is 0; every EXPLORE rounds a short draft is tried all the same, so that it
    notices when the text becomes predictable. Both depend on counts of finished rounds only
    (exactness rule 4b: never on a token sampled in the round itself).
    """

    EXPLORE = 48
    FADING = 0.97  # of the weight of old tests, for each new one

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self._accepted = {DrafterKind.MODEL: 2.1, DrafterKind.LOOKUP: 1.5}  # a prior of 3 tests
        self._checked = dict.fromkeys(self._accepted, 3.0)
        self._since_draft = 0

    def alpha(self, drafter: DrafterKind) -> float:
        """The acceptance rate expected of the next draft."""
        return self._accepted[drafter] / self._checked[drafter]

    def choose(self, drafter: DrafterKind) -> tuple[int, str]:
        """The draft length for the next round, and why, in words for a person."""
        alpha, costs = self.alpha(drafter), self.costs
        c, most = (costs.c, MODEL_MOST) if drafter is DrafterKind.MODEL else (0.0, LOOKUP_MOST)

        def v(k: int) -> float:
            return pass_cost(costs, k)

        k = theory.best_draft_length(alpha, c, v, range(most + 1))
        if k > 0:
            gain = theory.speedup(alpha, k, c, v(k))
            return k, f"{k} guesses at an acceptance rate of {alpha:.2f} should give {gain:.1f}×"
        if self._since_draft >= self.EXPLORE:
            return 2, "trying two guesses, to see whether the text has become predictable"
        return 0, (
            f"a pass over 5 tokens costs {v(4) + 4 * c:.1f} plain passes here, drafts included: "
            f"at an acceptance rate of {alpha:.2f} speculation does not pay"
        )

    def learn(self, round: Round) -> None:
        """Take in what a finished round showed."""
        if round.plain:
            self._since_draft += 1
            return
        self._since_draft = 0
        fade = self.FADING**round.checked
        kind = round.drafter
        self._accepted[kind] = self._accepted[kind] * fade + round.accepted
        self._checked[kind] = self._checked[kind] * fade + round.checked
