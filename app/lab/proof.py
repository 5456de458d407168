"""Does the text still follow the target? N rounds at one place, against p. Knows no window.

Each draw is a whole round of the engine's own algorithm after the same conversation; what counts is
its first token, whichever way it came about. `Prove` is a task of the engine; `prove_toy` needs no
model and yields the same values.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.engine.requests import Controls, SamplerSettings, Speculation, Turn
from app.lab.goodness import Goodness, goodness
from app.lab.rules import Rule, toy_rule
from app.theory import Tally, expected_tokens, toy

if TYPE_CHECKING:
    from app.engine.workbench import Workbench

ALARM = 1e-3  # a final p-value below it: honest draws stray so far once in a thousand proofs
EARLY_ALARM = 1e-9  # the same before the end, where many looks are taken
MOST_BINS = 24


class Verdict(StrEnum):
    DRAWING = "drawing"
    FOLLOWS = "follows"  # the draws are what the target's distribution gives
    DIFFERS = "differs"
    CERTAIN = "certain"  # the target leaves one token only: there is little to prove here


@dataclass(frozen=True, slots=True)
class Bin:
    """A token (or all others, where `id` is None) with its probability and how often it came."""

    id: int | None
    text: str
    p: float
    count: int


@dataclass(frozen=True, slots=True)
class ProofState:
    """The proof after some draws. `bins`: likeliest first, at last all other tokens.

    `alpha`: expected at the first position, the sum of min(p, q); None without a draft.
    `tokens_per_pass`: of these rounds. `expected_tokens_per_pass`: by the formula from that α.
    """

    draws: int
    of: int
    rule: Rule
    bins: tuple[Bin, ...]
    fit: Goodness
    alpha: float | None
    tokens_per_pass: float
    expected_tokens_per_pass: float | None
    passes: int  # of the target, that were really run: the same guesses give the same logits

    @property
    def verdict(self) -> Verdict:
        if self.fit.p_value < (ALARM if self.draws >= self.of else EARLY_ALARM):
            return Verdict.DIFFERS
        if self.draws < self.of:
            return Verdict.DRAWING
        return Verdict.FOLLOWS if self.fit.degrees else Verdict.CERTAIN


@dataclass(frozen=True, slots=True)
class Place:
    """Where to draw: after these turns and the beginning of a reply, by these settings."""

    turns: tuple[Turn, ...]
    reply: str = ""
    sampler: SamplerSettings = SamplerSettings(temperature=1.0)
    speculation: Speculation = Speculation(draft_length=4)


@dataclass(frozen=True, slots=True)
class Prove:
    """The proof as a task of the engine: a `ProofState` now and then, and one at the end.

    Stopped, the last one has fewer draws than it should.
    """

    place: Place
    draws: int = 2000
    seed: int = 0
    rule: Rule = Rule.EXACT

    def run(self, workbench: Workbench, controls: Controls) -> Iterator[ProofState]:
        from app.lab.drawing import draw_rounds

        return draw_rounds(self, workbench.pair, controls)


def prove_toy(
    draws: int = toy.ROUNDS, seed: int = 0, rule: Rule = Rule.EXACT, every: int = 250
) -> Iterator[ProofState]:
    """The second seed's toy as a proof: with the default values its printed figures come out.

    Args:
        every: draws between two states.
    """
    accept, replace = toy_rule(rule)
    tally, counts = Tally(), [0] * len(toy.WORDS)
    rounds = toy.play(seed=seed, accept=accept, replace=replace)
    for n, played in enumerate(rounds, 1):
        counts[toy.WORDS.index(played.words[0])] += 1
        tally = tally.after(played.round)
        if n % every == 0 or n >= draws:
            yield _toy_state(n, draws, rule, counts, tally)
        if n >= draws:
            return


def _toy_state(draws: int, of: int, rule: Rule, counts: list[int], tally: Tally) -> ProofState:
    p, alpha = toy.target(toy.START), toy.acceptance_rate()
    bins = [Bin(i, word, p[i], counts[i]) for i, word in enumerate(toy.WORDS)]
    return ProofState(
        draws=draws,
        of=of,
        rule=rule,
        bins=tuple(bins),
        fit=goodness(p, counts),
        alpha=alpha,
        tokens_per_pass=tally.tokens_per_pass or 0.0,
        expected_tokens_per_pass=expected_tokens(alpha, toy.LENGTH),
        passes=draws,
    )
