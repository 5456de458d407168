"""How far a draft is: a fold over the steps of its making. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from app.distil.run import Collecting, Learning, Notice
from app.words import NOTHING, Words


class Stage(Enum):
    STARTING = "starting"
    COLLECTING = "collecting"
    LEARNING = "learning"
    WRITING = "writing"


@dataclass(frozen=True, slots=True)
class Progress:
    """`fraction`: 0 to 1 of the time, never less than before. What is not known yet is None.

    `collected`: reply tokens of the target, `rate` of them a second; `learnt`: tokens trained on.
    `match`, `acceptance`: on held-out replies, as measured last. `note`: worth knowing.
    """

    stage: Stage = Stage.STARTING
    fraction: float = 0.0
    seconds_left: float | None = None
    collected: int | None = None
    rate: float | None = None
    learnt: int | None = None
    match: float | None = None
    acceptance: float | None = None
    note: Words = NOTHING


def advance(before: Progress, step: Notice | Collecting | Learning, seconds: float) -> Progress:
    """After one more step of a run that takes `seconds` in all."""
    match step:
        case Notice(text):
            return replace(before, note=text)
        case Collecting():
            return replace(
                _at(before, step.seconds_left, seconds),
                stage=Stage.COLLECTING,
                collected=step.tokens,
                rate=step.tokens_per_second,
            )
        case Learning():
            return replace(
                _at(before, step.seconds_left, seconds),
                stage=Stage.LEARNING if step.seconds_left > 0 else Stage.WRITING,
                rate=None,
                learnt=step.tokens,
                match=before.match if step.match is None else step.match,
                acceptance=before.acceptance if step.acceptance is None else step.acceptance,
            )
        case _:
            assert_never(step)


def _at(before: Progress, left: float, seconds: float) -> Progress:
    fraction = min(1.0, max(before.fraction, 1 - left / seconds))
    return replace(before, fraction=fraction, seconds_left=max(0.0, left))
