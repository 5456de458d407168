"""Chooses who guesses and how far, before each round. Knows no tokens' values.

The k with the greatest expected tokens per second, k = 0 included, from the acceptance seen so far
and the measured costs. All it looks at are counts and times of finished rounds and how long a
match prompt lookup has in tokens already accepted (exactness rule 4b of the design: never the value
of a token that is sampled in the round itself).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from app.engine.catching_up import CatchingUp
from app.engine.events import Costs, Round
from app.engine.requests import DrafterKind, Speculation
from app.engine.running_costs import RunningCosts
from app.words import NOTHING, Words

LONG_MATCH = 8  # tokens; from here on lookup is trusted over a draft model where k is fixed
MOST = {DrafterKind.MODEL: 8, DrafterKind.LOOKUP: 16}  # longest drafts that "auto" considers


class Source(Enum):
    """Where guesses come from, as far as their chances differ. Value: (drafter, prior of α)."""

    MODEL = (DrafterKind.MODEL, 0.7)
    SHORT_MATCH = (DrafterKind.LOOKUP, 0.6)  # 3 to 4 tokens
    MIDDLE_MATCH = (DrafterKind.LOOKUP, 0.75)  # 5 to 7
    LONG_MATCH = (DrafterKind.LOOKUP, 0.92)  # 8 and more

    @property
    def drafter(self) -> DrafterKind:
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Plan:
    """What the next round does. `speedup` is what is expected of it against plain; `held_back`
    says that somebody could guess but plain decoding is faster."""

    drafter: DrafterKind
    k: int
    why: Words = NOTHING
    speedup: float = 1.0
    held_back: bool = False


PLAIN = Plan(DrafterKind.NONE, 0)
NOTHING_KNOWN = Plan(DrafterKind.NONE, 0, Words("nothing like this stands in the conversation yet"))
NOBODY = Plan(DrafterKind.NONE, 0, Words("nobody can guess for this model"))
PLAIN_LOOK = Plan(DrafterKind.NONE, 0, Words("a plain token, to see what one costs by now"))


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

    def fade(self) -> None:
        """Half of what was seen is forgotten: the text may have changed since."""
        self._accepted = [value / 2 for value in self._accepted]
        self._checked = [value / 2 for value in self._checked]

    def learn(self, accepted: int, checked: int) -> None:
        """Take in one round: the first `accepted` guesses of `checked` passed."""
        for position in range(min(checked, self._positions)):
            self._accepted[position] *= self.FADING
            self._checked[position] *= self.FADING
            self._accepted[position] += position < accepted
            self._checked[position] += 1


class Pace:
    """Follows acceptance and costs of one pair, and plans rounds by them."""

    MARGIN = 1.05  # the best of several estimates is rather too high: less is no gain
    FIRST_LOOK, LAST_LOOK = 40, 160  # rounds that a source is left alone before it is tried again
    HOPELESS_LOOK = 384  # the same where it would not pay if every guess were right
    FIRST_PLAIN, LATER_PLAIN = 4, 256  # rounds of guessing, after which a plain one is due

    def __init__(self, costs: Costs) -> None:
        self.costs = RunningCosts(costs)
        self._catching_up = CatchingUp(costs)
        self._acceptance = {source: Acceptance(source.value[1]) for source in Source}
        self._waited = dict.fromkeys(Source, 0)
        self._patience = dict.fromkeys(Source, self.FIRST_LOOK)
        self._looking = dict.fromkeys(Source, False)
        self._source: Source | None = None
        self._rounds_since_plain = 0

    def begin_reply(self) -> None:
        """Another text begins: what the last one showed counts little, and looks come soon."""
        self._catching_up.begin_reply()
        for source in Source:
            self._acceptance[source].fade()
            self._acceptance[source].fade()
            if self._potential(source) > 1:
                self._patience[source] = self.FIRST_LOOK

    def plan(
        self,
        speculation: Speculation,
        has_model: bool,
        match_length: int,
        can_guess: bool = True,
        missed: int = 0,
    ) -> Plan:
        """Who guesses in the next round, and how far.

        Args:
            has_model: whether a draft model is loaded.
            match_length: of prompt lookup; 0 = it has nothing.
            can_guess: whether the target can take back rejected tokens.
            missed: tokens that the draft model has to read before it can guess.
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
            return (NOTHING_KNOWN if can_guess else NOBODY) if auto else PLAIN
        if speculation.draft_length is None:
            return self._best(sources, missed)
        fixed = sources[0]
        if Source.LONG_MATCH in sources or len(sources) == 1:
            fixed = sources[-1]
        self._source = fixed
        return Plan(fixed.drafter, speculation.draft_length)

    def caught_up(self, tokens: int, seconds: float) -> None:
        """The draft has read what it had missed."""
        self._catching_up.learn(tokens, seconds / self.costs.present.plain_seconds)

    def judge(self, round: Round, missed: int) -> Round:
        """Learn from a round; the round with what is known by it: the plain cost, and a gap.

        Args:
            missed: tokens that the draft read in it, beside its steps.
        """
        by_model = round.drafter is DrafterKind.MODEL
        read = self._catching_up.takes(missed) if by_model else 0.0
        gap = self.costs.gap(round.drafted, by_model, round.seconds, read)
        if gap:
            worked = round.seconds - gap
            share = worked / round.seconds
            round = replace(
                round,
                gap=gap,
                seconds=worked,
                draft_seconds=round.draft_seconds * share,
                pass_seconds=round.pass_seconds * share,
            )
        # One missed token is the usual last guess of a round; more is no step's own cost.
        self.learn(round, own_steps=missed <= 1)
        return replace(round, plain_seconds=self.costs.plain.seconds)

    def learn(self, round: Round, own_steps: bool = True) -> None:
        """Take in what the planned round showed.

        Args:
            own_steps: whether the draft's time was all its steps', none of it catching up.
        """
        self.costs.learn(round, own_steps)
        self._catching_up.wrote(len(round.tokens))
        self._rounds_since_plain = 0 if round.plain else self._rounds_since_plain + 1
        source = self._source
        if source is None or not round.drafted:
            return
        self._acceptance[source].learn(round.accepted, round.checked)
        if round.accepted < round.drafted:
            self._looking[source] = False  # a look goes on for as long as every guess is right

    def alpha(self, source: Source) -> float:
        """The acceptance rate expected of this source."""
        return self._acceptance[source].rate

    def _plain_is_due(self) -> bool:
        """Without a plain round now and then, nobody knows what speculation is faster than."""
        patience = self.LATER_PLAIN if self.costs.plain.known else self.FIRST_PLAIN
        return self._rounds_since_plain >= patience

    def _best(self, sources: list[Source], missed: int) -> Plan:
        if self._plain_is_due():
            self._source = None
            return PLAIN_LOOK
        self._look_if_due(sources, missed)
        plans = {source: self._best_of(source) for source in sources}
        if Source.MODEL in plans and not self._looking[Source.MODEL]:
            plan = plans[Source.MODEL]
            left = self._catching_up.speedup(plan.speedup, missed)
            plans[Source.MODEL] = replace(plan, speedup=left)
        source = max(sources, key=lambda source: plans[source].speedup)
        plan = plans[source]
        if plan.speedup < self.MARGIN:
            looking = [source for source in sources if self._looking[source]]
            if not looking:
                self._source = None
                return Plan(DrafterKind.NONE, 0, self._why_not(source, missed), held_back=True)
            # The text may have become predictable, or the machine quiet.
            source = looking[0]
            self._looking[source] = self._potential(source) > 1
            why = Words("trying a few guesses, to see whether they pay by now")
            plan = Plan(source.drafter, plans[source].k, why)
        self._source, self._waited[source] = source, 0
        return plan

    def _look_if_due(self, sources: list[Source], missed: int) -> None:
        for source in sources:
            self._waited[source] += 1
            if self._potential(source) <= 1:  # then only the costs are worth a look
                self._patience[source] = self.HOPELESS_LOOK
        due = [s for s in sources if self._waited[s] >= self._patience[s]]
        if not self._catching_up.affords_look(missed):
            due = [source for source in due if source is not Source.MODEL]
        if not due:
            return
        overdue = max(due, key=lambda source: self._waited[source] - self._patience[source])
        if overdue is Source.MODEL:
            self._catching_up.look(missed)
        self._patience[overdue] = min(self.LAST_LOOK, 2 * self._patience[overdue])
        self._waited[overdue] = 0
        self._looking[overdue] = True
        self._acceptance[overdue].fade()

    def _best_of(self, source: Source) -> Plan:
        """The k from 1 up with the greatest expected speed, whether it pays or not."""
        acceptance = self._acceptance[source]
        c = self.costs.c if source is Source.MODEL else 0.0
        best, best_k = 0.0, 1
        tokens, reached = 1.0, 1.0
        for k in range(1, MOST[source.drafter] + 1):
            reached *= acceptance.at(k - 1)
            tokens += reached
            speedup = tokens / (k * c + self.costs.v(k))
            if speedup > best:
                best, best_k = speedup, k
        why = Words(
            "at an acceptance rate of {alpha:.2f} {k} guesses a pass should give {speedup:.1f}×",
            alpha=self.alpha(source),
            k=best_k,
            speedup=best,
        )
        return Plan(source.drafter, best_k, why, best)

    def _potential(self, source: Source) -> float:
        """The speedup if every guess were accepted."""
        c = self.costs.c if source is Source.MODEL else 0.0
        lengths = range(1, MOST[source.drafter] + 1)
        return max((k + 1) / (k * c + self.costs.v(k)) for k in lengths)

    def _why_not(self, source: Source, missed: int) -> Words:
        if source is Source.MODEL and self._best_of(source).speedup >= self.MARGIN:
            return Words(
                "the draft would have to read {missed:,} tokens first, which takes longer than its "
                "guesses are likely to save",
                missed=missed,
            )
        c = self.costs.c if source is Source.MODEL else 0.0
        return Words(
            "a round of 4 guesses costs {cost:.1f} plain passes here: at an acceptance rate of "
            "{alpha:.2f} speculation does not pay",
            cost=self.costs.v(4) + 4 * c,
            alpha=self.alpha(source),
        )


def _match_source(length: int) -> Source:
    if length >= LONG_MATCH:
        return Source.LONG_MATCH
    return Source.MIDDLE_MATCH if length >= 5 else Source.SHORT_MATCH
