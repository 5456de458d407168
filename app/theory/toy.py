"""A language of five words, in which everything can be worked out. Knows no real model.

Each word is mostly followed by the next one: the target is surer of that than the draft is. The
rounds are those of the second seed document, dice for dice, so that its printed figures come out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from app.theory.simulator import SimulatedRound

WORDS = ("the", "cat", "sat", "on", "mat")
START = "cat"
ROUNDS = 20_000  # of the printed figures
LENGTH = 4

_SURE, _LESS_SURE = 8.0, 4.0


@dataclass(frozen=True, slots=True)
class ToyRound:
    """The words of one round, and how they came about."""

    words: tuple[str, ...]
    round: SimulatedRound


Chances = list[float]
Replace = Callable[[Chances, Chances], Chances]
Accept = Callable[[float, float], float]


def target(previous: str) -> Chances:
    """p: a chance for each of WORDS."""
    return _chances(previous, _SURE)


def draft(previous: str) -> Chances:
    """q, likewise."""
    return _chances(previous, _LESS_SURE)


def acceptance_rate(previous: str = START) -> float:
    """α = the sum over all words of min(p, q) (Leviathan et al. 2022, theorem 3.5)."""
    return sum(min(p, q) for p, q in zip(target(previous), draft(previous), strict=True))


def accept_chance(p: float, q: float) -> float:
    """min(1, p/q): how likely a guessed word is kept."""
    return min(1.0, p / q)


def leftover(p: Chances, q: Chances) -> Chances:
    """max(0, p - q): what a refused word is replaced from, not normalised."""
    return [max(0.0, a - b) for a, b in zip(p, q, strict=True)]


def play(
    k: int = LENGTH,
    seed: int = 0,
    start: str = START,
    accept: Accept = accept_chance,
    replace: Replace = leftover,
) -> Iterator[ToyRound]:
    """Rounds without end, each of them after the same word.

    Args:
        accept, replace: the rule. With another one the words no longer follow the target.
    """
    dice = random.Random(seed)
    while True:
        yield _round(k, start, dice, accept, replace)


def _round(k: int, word: str, dice: random.Random, accept: Accept, replace: Replace) -> ToyRound:
    # Drafting goes hand in hand with checking here; the words are as likely as in two steps.
    words: list[str] = []
    while len(words) < k:
        p, q = target(word), draft(word)
        guess = _draw(q, dice)
        if dice.random() >= accept(p[guess], q[guess]):
            words.append(WORDS[_draw(replace(p, q), dice)])
            return ToyRound(tuple(words), SimulatedRound(k, len(words) - 1))
        word = WORDS[guess]
        words.append(word)
    words.append(WORDS[_draw(target(word), dice)])
    return ToyRound(tuple(words), SimulatedRound(k, k))


def _chances(previous: str, weight: float) -> Chances:
    after = (WORDS.index(previous) + 1) % len(WORDS)
    total = weight + len(WORDS) - 1
    return [(weight if i == after else 1.0) / total for i in range(len(WORDS))]


def _draw(chances: Sequence[float], dice: random.Random) -> int:
    return dice.choices(range(len(WORDS)), chances)[0]
