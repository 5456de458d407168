"""One prompt by two set-ups in turn, kept with its times to be replayed. Knows no window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.engine.events import Event, LoadProgress
from app.engine.requests import Controls, LoadRequest, SamplerSettings, Speculation, Turn
from app.engine.stats import Stats

if TYPE_CHECKING:
    from app.engine.workbench import Workbench


@dataclass(frozen=True, slots=True)
class SetUp:
    """One side. Two of different `load` are loaded one after the other."""

    load: LoadRequest
    speculation: Speculation


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of one side (0 or 1), with the seconds since that side began."""

    side: int
    seconds: float
    event: Event


class Agreement(StrEnum):
    """How the two texts compare."""

    IDENTICAL_EXACTLY = "identical exactly"  # F32 throughout: they could not differ
    IDENTICAL = "identical"  # though the last digits of the logits may differ
    PARTED = "parted"  # at a near-tie, which other rounding decided otherwise
    STOPPED = "stopped"  # one side was stopped: the same as far as they go
    SAMPLED = "sampled"  # by dice: two texts of one distribution, not to be compared


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where two greedy texts part. `position`: tokens that they share.

    `texts`, `ids`: the token of either side; "" and None where that side ended there.
    `gap`: logit of the first side's token less that of the second's, in a pass over one token;
    `batched_gap`: the same in a pass over several, as verification does it. Gaps of different sign,
    or of less than a few hundredths, are rounding; None where a side ended.
    `exact`: F32 weights and an F32 cache, where this should not be.
    """

    position: int
    texts: tuple[str, str]
    ids: tuple[int | None, int | None]
    gap: float | None
    batched_gap: float | None
    exact: bool


@dataclass(frozen=True, slots=True)
class SideFigures:
    """`seconds`: of the reply without its prompt. `first_token_seconds`: prompt included."""

    stats: Stats
    seconds: float
    first_token_seconds: float


@dataclass(frozen=True, slots=True)
class Compared:
    """`speedup`: of the second side against the first, in tokens per second."""

    sides: tuple[SideFigures, SideFigures]
    agreement: Agreement
    divergence: Divergence | None
    speedup: float | None


CompareStep = LoadProgress | Moment | Compared


@dataclass(frozen=True, slots=True)
class Compare:
    """The comparison as a task of the engine: the first side's moments, the second's, `Compared`.

    Both start from empty caches, after a few tokens that warm the machine up.
    """

    turns: tuple[Turn, ...]
    first: SetUp
    second: SetUp
    sampler: SamplerSettings = SamplerSettings(temperature=0.0)
    seed: int = 0
    max_tokens: int = 256

    def run(self, workbench: Workbench, controls: Controls) -> Iterator[CompareStep]:
        from app.lab.side_by_side import compare

        return compare(self, workbench, controls)
