"""What is measured and what comes out, as frozen values. Knows nothing of how it is measured.

`RunLab` is an `app.engine.requests.Task`: the window hands it to the engine, the command line runs
it in its own process. Both get the same `LabStep`s.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.requests import CacheType, Controls, DrafterKind, LoadRequest
from app.lab.prompts import Prompt
from app.words import Words

if TYPE_CHECKING:
    from app.engine.workbench import Workbench


class Kind(StrEnum):
    """The six sweeps."""

    LENGTH = "k"  # draft length 1 … 16: speedup against the formula
    DRAFTERS = "drafters"  # the draft, others, a scrambled one, lookup
    TEMPERATURE = "temperature"  # target and draft alike and apart
    PROMPTS = "prompts"  # kinds of text
    BATCH = "batch"  # sequences side by side
    CONTEXT = "context"  # its length, its cache, flash attention, a reused prefix


def usual_size(kind: Kind) -> tuple[int, int]:
    """Repeats, and tokens of each reply. How many guesses of long drafts are right shows in many
    rounds only, and a text that is written again has the same ones."""
    return (1, 256) if kind is Kind.LENGTH else (3, 64)


@dataclass(frozen=True, slots=True)
class Experiment:
    """One sweep with all its settings; the same one always measures the same things.

    `load`: the pair; `prompts`: one or more; `k`: where the draft length is not what varies;
    `temperature`: likewise; `repeats`: whole turns over everything; `max_tokens`: of each reply.
    The other fields are what their kind of sweep goes through.
    """

    kind: Kind
    load: LoadRequest
    prompts: tuple[Prompt, ...]
    k: int = 4
    temperature: float = 0.0
    repeats: int = 3
    max_tokens: int = 64
    lengths: tuple[int, ...] = tuple(range(1, 17))
    other_drafts: tuple[Path, ...] = ()
    temperatures: tuple[float, ...] = (0.0, 0.3, 0.6, 0.9, 1.2, 1.5)
    batches: tuple[int, ...] = (1, 2, 4, 8, 16)
    contexts: tuple[int, ...] = (128, 512, 1024, 2048)
    cache_types: tuple[CacheType, ...] = (CacheType.F32, CacheType.Q8_0, CacheType.Q4_0)


class Series(StrEnum):
    """Who guesses, as far as lines of a chart are concerned."""

    PLAIN = "plain"
    DRAFT = "draft"
    OTHER_DRAFT = "other draft"  # its file is `LabRow.draft`
    SCRAMBLED = "scrambled draft"  # the draft with its words exchanged: its cost, no agreement
    LOOKUP = "lookup"


@dataclass(frozen=True, slots=True)
class Condition:
    """What is measured at one point. `x` is its place on the sweep's axis.

    `batch`: sequences side by side. `context`: tokens of text before the prompt. `cold`: caches
    are emptied before the reply. `kind`: of the prompts, "" where all are taken together.
    """

    series: Series
    x: float
    load: LoadRequest
    k: int = 0
    temperature: float = 0.0
    draft_temperature: float | None = None
    kind: str = ""
    batch: int = 1
    context: int = 0
    cold: bool = False

    @property
    def drafter(self) -> DrafterKind:
        match self.series:
            case Series.PLAIN:
                return DrafterKind.NONE
            case Series.LOOKUP:
                return DrafterKind.LOOKUP
            case _:
                return DrafterKind.MODEL


@dataclass(frozen=True, slots=True)
class Block:
    """What is measured in turn, close together: plain, the other, plain again.

    `conditions[0]` is plain; all are of one `load`.
    """

    prompt: int
    repeat: int
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """A round's counts and times. `sequences` > 1: of a round of that many side by side, summed;
    for `guessing` of them something was drafted."""

    tokens: int
    drafted: int
    checked: int
    accepted: int
    draft_seconds: float
    seconds: float
    sequences: int = 1
    guessing: int = 1


@dataclass(frozen=True, slots=True)
class Probe:
    """Parts of a round, timed between the rounds of a reply, in seconds: a plain pass; the drafting
    of a round of k guesses; the whole of that round, whose guesses are not kept."""

    plain_seconds: float
    draft_seconds: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Run:
    """One reply of a block. `condition`: its place there; the second plain one comes last.
    `plain_seconds`: of plain passes between its rounds, if something was drafted; `probes`: there
    too, where draft lengths are measured."""

    block: int
    condition: int
    first_token_seconds: float
    prompt_tokens: int
    reused: int
    passes: tuple[Pass, ...]
    plain_seconds: tuple[float, ...] = ()
    probes: tuple[Probe, ...] = ()


@dataclass(frozen=True, slots=True)
class LabRow:
    """A condition over all prompts and repeats: medians over the repeats.

    `speedup`: against plain passes between the rounds of the same replies; of several sequences at
    once, and of a target whose state can't be gone back in, against the plain replies around them.
    `predicted_speedup`: what the formula (1-α^(k+1))/((1-α)(kc+v)) makes of this row's own α, c
    and v, prompt by prompt; where there is a curve its value instead, which knows nothing of this
    row. `spread`:
    (largest - smallest) / median of the speedup over the repeats, of plain ones of the tokens per
    second. c and v in plain rounds.
    """

    series: str
    draft: str  # the draft's file, "" where none is asked
    x: float
    kind: str
    k: int
    temperature: float
    draft_temperature: float | None
    batch: int
    context: int
    cache_type: str
    flash_attention: bool | None  # None = llama.cpp decided
    prefix_reused: bool
    tokens: int
    tokens_per_second: float
    plain_tokens_per_second: float
    tokens_per_pass: float
    expected_tokens_per_pass: float | None
    alpha: float | None
    alpha_by_position: tuple[float, ...]
    c: float | None
    v: float | None
    speedup: float
    predicted_speedup: float | None
    spread: float | None  # None = measured once
    first_token_seconds: float

    @property
    def slower_than_plain(self) -> bool:
        return self.series != Series.PLAIN and self.speedup < 1


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """What the formula says of k guesses a round; where it takes its figures from: see `curve`.

    `speedup`, `tokens_per_pass`: with each position's own chance of acceptance;
    `one_alpha_…`: with one chance for all, as in the papers. `chance`: that the k-th guess is
    accepted if those before it were; None = never seen. `c`, `v`: as probed, in plain passes.
    """

    k: int
    speedup: float
    tokens_per_pass: float
    one_alpha_speedup: float
    one_alpha_tokens_per_pass: float
    chance: float | None
    c: float | None
    v: float | None


@dataclass(frozen=True, slots=True)
class BestLength:
    """The draft length to use; 0 = plain is fastest."""

    predicted: int
    predicted_speedup: float
    measured: int
    measured_speedup: float


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to know of the conditions: of the machine, the versions, the settings."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class LabResult:
    """What is known so far; the last one has `finished`.

    `curve` and `best` are of the sweep over draft lengths only. `notes`: what could not be measured
    and why. `started`: ISO 8601.
    """

    kind: Kind
    target: str
    draft: str
    started: str
    machine: tuple[Fact, ...]
    settings: tuple[Fact, ...]
    rows: tuple[LabRow, ...]
    curve: tuple[CurvePoint, ...] = ()
    best: BestLength | None = None
    notes: tuple[Words, ...] = ()
    done: int = 0
    total: int = 0
    path: Path | None = None  # where it is kept

    @property
    def finished(self) -> bool:
        return self.done >= self.total

    @property
    def usual_cache(self) -> str:
        """How the pair's cache was stored, where caches are not what is measured."""
        return next((str(f.value) for f in self.settings if f.name == "cache_type"), "f16")


@dataclass(frozen=True, slots=True)
class LabProgress:
    """`done` of `total` replies; `now`: what is being measured; `seconds_left` None = unknown."""

    done: int
    total: int
    now: Condition
    seconds_left: float | None


LabStep = LabProgress | LabResult


@dataclass(frozen=True, slots=True)
class RunLab:
    """The experiment as a task of the engine. Yields `LabStep`s: progress before each reply, and a
    result so far after each block. Where the same experiment was begun and not finished in
    `folder`, it goes on there; stopped or killed, nothing that was measured is lost."""

    experiment: Experiment
    folder: Path

    def run(self, workbench: Workbench, controls: Controls) -> Iterator[LabStep]:
        from app.lab.measure import measure

        return measure(self.experiment, self.folder, workbench, controls)
