"""Chooses who guesses and how far, before each round. Knows no tokens' values.

The k with the greatest expected tokens per second, k = 0 included, from the acceptance seen so far
and the measured costs. All it looks at are counts and times of finished rounds and how long a
match prompt lookup has in tokens already accepted (exactness rule 4b of the design: never the value
of a token that is sampled in the round itself).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.engine.costs import RunningCosts
from app.engine.events import Costs, DrafterKind, Round, Speculation

LONG_MATCH = 8  # tokens; from here on lookup is trusted over a draft model where k is fixed
MOST = {DrafterKind.MODEL: 8, DrafterKind.LOOKUP: 16}  # longest drafts that "auto" considers


class Source(Enum):
    """Where guesses come from, as far as their chances differ. Value: (drafter, prior of α)."""

    MODEL = (DrafterKind.MODEL, 0.7)
    SHORT_MATCH = (DrafterKind.LOOKUP, 0.4)  # 3 to 4 tokens
    MIDDLE_MATCH = (DrafterKind.LOOKUP, 0.6)  # 5 to 7
    LONG_MATCH = (DrafterKind.LOOKUP, 0.85)  # 8 and more

    @property
    def drafter(self) -> DrafterKind:
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Plan:
    """What the next round does. `speedup` is what is expected of it against plain."""

    drafter: DrafterKind
    k: int
    why: str = ""
    speedup: float = 1.0


PLAIN = Plan(DrafterKind.NONE, 0)
NOTHING_KNOWN = Plan(DrafterKind.NONE, 0, "nothing like this stands in the conversation yet")


class Acceptance:
    """α by position, old tests fading.

    Where a position was hardly ever tested, the rate of all positions stands in for it.
    """

    FADING = 0.98  # of the weight of old tests, for each new one: about 50 count
    PRIOR = 4.0  # tests that the prior is worth, and the common rate for a position

    def __init__(self, prior: float) -> None:
        self._prior = prior
        self._positions = max(MOST.values())
        self._accepted = [0.0] * self._positions
        self._checked = [0.0] * self._positions

    @property
    def rate(self) -> float:
        """Of all positions together."""
        accepted = sum(self._accepted) + self.PRIOR * self._prior
        return accepted / (sum(self._checked) + self.PRIOR)

    def at(self, position: int) -> float:
        """The chance that the guess at this position is accepted if those before it were."""
        common = self.PRIOR * self.rate
        accepted, checked = self._accepted[position], self._checked[position]
        return (accepted + common) / (checked + self.PRIOR)

    def learn(self, accepted: int, checked: int) -> None:
        """Take in one round: the first `accepted` guesses of `checked` passed."""
        for position in range(min(checked, self._positions)):
            self._accepted[position] *= self.FADING
            self._checked[position] *= self.FADING
            self._accepted[position] += position < accepted
            self._checked[position] += 1


class Pace:
    """Follows acceptance and costs of one pair, and plans rounds by them."""

    FIRST_LOOK, LAST_LOOK = 24, 384  # rounds that a source is left alone before it is tried again

    def __init__(self, costs: Costs) -> None:
        self.costs = RunningCosts(costs)
        self._acceptance = {source: Acceptance(source.value[1]) for source in Source}
        self._waited = dict.fromkeys(Source, 0)
        self._patience = dict.fromkeys(Source, self.FIRST_LOOK)
        self._source: Source | None = None

    def plan(self, speculation: Speculation, has_model: bool, match_length: int) -> Plan:
        """Who guesses in the next round, and how far.

        Args:
            has_model: whether a draft model is loaded.
            match_length: of prompt lookup; 0 = it has nothing.
        """
        wanted = speculation.drafter
        sources = []
        if has_model and wanted in (DrafterKind.MODEL, DrafterKind.BOTH):
            sources.append(Source.MODEL)
        if match_length and wanted in (DrafterKind.LOOKUP, DrafterKind.BOTH):
            sources.append(_match_source(match_length))
        if not speculation.drafts or not sources:
            self._source = None
            auto = speculation.drafts and speculation.draft_length is None
            return NOTHING_KNOWN if auto else PLAIN
        if speculation.draft_length is None:
            return self._best(sources)
        fixed = sources[0]
        if Source.LONG_MATCH in sources or len(sources) == 1:
            fixed = sources[-1]
        self._source = fixed
        return Plan(fixed.drafter, speculation.draft_length)

    def learn(self, round: Round) -> None:
        """Take in what the planned round showed."""
        self.costs.learn(round)
        if self._source is not None and round.drafted:
            self._acceptance[self._source].learn(round.accepted, round.checked)

    def alpha(self, source: Source) -> float:
        """The acceptance rate expected of this source."""
        return self._acceptance[source].rate

    def _best(self, sources: list[Source]) -> Plan:
        plans = [self._best_of(source) for source in sources]
        best = max(range(len(plans)), key=lambda i: plans[i].speedup)
        source, plan = sources[best], plans[best]
        for waiting in sources:
            self._waited[waiting] += 1
        if plan.k:
            self._waited[source], self._patience[source] = 0, self.FIRST_LOOK
        elif self._waited[source] >= self._patience[source]:
            # Try it all the same: the text may have become predictable, or the machine quiet.
            self._waited[source] = 0
            self._patience[source] = min(self.LAST_LOOK, 2 * self._patience[source])
            why = "trying a few guesses, to see whether they pay by now"
            plan = Plan(source.drafter, 1 if source is Source.MODEL else 3, why)
        self._source = source if plan.k else None
        return plan

    def _best_of(self, source: Source) -> Plan:
        """The k with the greatest expected speed; 0 where none beats plain decoding."""
        acceptance = self._acceptance[source]
        c = self.costs.c if source is Source.MODEL else 0.0
        best = Plan(source.drafter, 0)
        tokens, reached = 1.0, 1.0
        for k in range(1, MOST[source.drafter] + 1):
            reached *= acceptance.at(k - 1)
            tokens += reached
            speedup = tokens / (k * c + self.costs.v(k))
            if speedup > best.speedup:
                best = Plan(source.drafter, k, "", speedup)
        return Plan(best.drafter, best.k, self._why(source, best), best.speedup)

    def _why(self, source: Source, plan: Plan) -> str:
        rate = f"at an acceptance rate of {self.alpha(source):.2f}"
        if plan.k:
            return f"{rate} {plan.k} guesses a pass should give {plan.speedup:.1f}×"
        c = self.costs.c if source is Source.MODEL else 0.0
        cost = self.costs.v(4) + 4 * c
        return (
            f"a round of 4 guesses costs {cost:.1f} plain passes here: {rate} "
            "speculation does not pay"
        )


def _match_source(length: int) -> Source:
    if length >= LONG_MATCH:
        return Source.LONG_MATCH
    return Source.MIDDLE_MATCH if length >= 5 else Source.SHORT_MATCH
