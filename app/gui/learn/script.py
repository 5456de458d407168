"""A simulated round as the scenes in which it is shown. Knows no drawing and no formula."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.events import Origin
from app.theory import Ending, SimulatedRound


@dataclass(frozen=True, slots=True)
class Figures:
    """What the sliders say. `v`: a pass over γ + 1 tokens, in one-token passes; `measured`: v(k)
    points of the loaded pair, which hold until a slider says otherwise."""

    alpha: float = 0.8
    gamma: int = 4
    c: float = 0.05
    v: float = 1.0
    measured: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a round.

    `guesses` stand there; the pass was made (`passed`); `judged` of the guesses were looked at,
    left to right; `own`: the target has said its own word, the corrected one or the bonus.
    """

    start: int  # the place of its first word in the text
    round: SimulatedRound
    guesses: int = 0
    passed: bool = False
    judged: int = 0
    own: bool = False

    @property
    def gamma(self) -> int:
        return self.round.drafted

    @property
    def accepted(self) -> int:
        return self.round.accepted

    @property
    def origins(self) -> tuple[Origin, ...]:
        """Of the words that the round leaves in the text once it is over."""
        return (*(Origin.ACCEPTED,) * self.round.accepted, _origin(self.round.ending))


def scenes(start: int, round: SimulatedRound) -> Iterator[Scene]:
    """The round token by token: guess, guess, …, one pass, judge, judge, …, the target's own."""
    scene = Scene(start, round)
    for guesses in range(1, round.drafted + 1):
        scene = replace(scene, guesses=guesses)
        yield scene
    scene = replace(scene, passed=True)
    yield scene
    for judged in range(1, round.checked + 1):
        scene = replace(scene, judged=judged)
        yield scene
    yield replace(scene, own=True)


def _origin(ending: Ending) -> Origin:
    match ending:
        case Ending.CORRECTED:
            return Origin.CORRECTED
        case Ending.BONUS:
            return Origin.BONUS
        case Ending.PLAIN:
            return Origin.PLAIN
