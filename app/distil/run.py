"""The three steps in turn, each going on where an earlier run ended. Knows no window."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from app import paths
from app.distil.prompts import read_prompts, read_text
from app.engine.cache_file import fingerprint
from app.engine.gguf_header import Header, read_header
from app.errors import UserError
from app.whole_file import write_whole
from app.words import Words

if TYPE_CHECKING:
    from app.distil.corpus import Record
    from app.distil.student import Shape
    from app.distil.train import Agreement, Training

COLLECT_SHARE = 0.45  # of the time; the rest is training
MOST_TOKENS = 4_000_000  # after which collecting ends before its time
FEWEST_TOKENS = 2_000  # with fewer, training learns nothing
DISK_BYTES = 2 << 30  # that must be free to begin
TINY_BYTES = 24 << 20  # a target below this can hardly be made faster


class Size(StrEnum):
    """How large the draft is; a smaller one guesses faster and less well."""

    TINY = "tiny"
    SMALL = "small"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted. `prompts`: a file in place of the list that ships with the app. `texts`: read
    by the target as well."""

    target: Path
    out: Path
    size: Size = Size.SMALL
    minutes: float = 60.0
    prompts: Path | None = None
    texts: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """Something worth knowing that stops nothing."""

    text: Words


@dataclass(frozen=True, slots=True)
class Collecting:
    """`tokens`: reply tokens so far, in all runs together."""

    tokens: int
    tokens_per_second: float
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Learning:
    """`match`, `acceptance`: on held-out replies, where they were measured just now."""

    tokens: int
    loss: float
    match: float | None
    acceptance: float | None
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Made:
    """The draft is ready."""

    path: Path
    size_bytes: int
    match: float
    acceptance: float


Step = Notice | Collecting | Learning | Made


def work_folder(target: Path) -> Path:
    """Where everything collected from a target is kept."""
    return paths.data_folder() / "distil" / fingerprint(target)


def distil(plan: Plan, stop: Callable[[], bool]) -> Iterator[Step]:
    """Make a draft: progress, and at last `Made`, unless `stop` said so.

    Raises:
        UserError: a file can't be used, or disk, memory or a package is wanting.
        OSError: the disk can't be written.
    """
    header = read_header(plan.target)
    _check(plan, header)
    if header.size_bytes < TINY_BYTES:
        yield Notice(
            Words("{name} is itself tiny: a draft can hardly make it faster.", name=header.name)
        )
    work = work_folder(plan.target)
    work.mkdir(parents=True, exist_ok=True)
    yield from _collect(plan, work, stop)
    if stop():
        return
    yield from _train_and_write(plan, header, work, stop)


def _check(plan: Plan, header: Header) -> None:
    try:
        import gguf  # noqa: F401
        import torch  # noqa: F401
    except ImportError:
        raise UserError(
            Words("Distilling needs PyTorch and gguf, which are not installed."),
            Words("Install paceline[distil]."),
        ) from None
    if (
        "tokenizer.ggml.merges" not in header.arrays
        and "tokenizer.ggml.scores" not in header.arrays
    ):
        raise UserError(
            Words("The vocabulary of {name} can't be copied into a draft.", name=header.name),
            Words("Choose another one."),
        )
    if not plan.out.absolute().parent.is_dir():
        raise UserError(
            Words("There is no folder {name}.", name=str(plan.out.parent)),
            Words("Make it, or choose another."),
        )
    if plan.out.suffix != ".gguf":
        raise UserError(
            Words("{name} does not end with .gguf.", name=plan.out.name),
            Words("Choose another name."),
        )
    folder = paths.data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    free = shutil.disk_usage(folder).free
    if free < DISK_BYTES:
        raise UserError(
            Words(
                "Distilling needs {needed} GB of disk, and {free:.1f} GB are free.",
                needed=DISK_BYTES >> 30,
                free=free / 1e9,
            ),
            Words("Make room and start again."),
        )


def read_clock(work: Path) -> float:
    """Seconds that earlier runs spent on collecting."""
    path = work / "collected.json"
    try:
        return float(json.loads(path.read_text("utf-8"))["seconds"])
    except FileNotFoundError:
        return 0.0


class _Clock:
    """Seconds spent on collecting, over all runs."""

    def __init__(self, work: Path) -> None:
        self._path = work / "collected.json"
        self._before = read_clock(work)
        self._started = monotonic()

    @property
    def seconds(self) -> float:
        return self._before + monotonic() - self._started

    def save(self) -> None:
        write_whole(self._path, json.dumps({"seconds": self.seconds}))


def _collect(plan: Plan, work: Path, stop: Callable[[], bool]) -> Iterator[Collecting]:
    from app.distil.workers import collect

    wanted = plan.minutes * 60 * COLLECT_SHARE
    training = plan.minutes * 60 - wanted
    clock = _Clock(work)
    if clock.seconds >= wanted:
        return

    def enough(tokens: int) -> bool:
        over = clock.seconds >= wanted and tokens >= FEWEST_TOKENS
        return over or tokens >= MOST_TOKENS

    texts = tuple(piece for path in plan.texts for piece in read_text(path))
    prompts = replace(read_prompts(plan.prompts), texts=texts)
    for news in collect(plan.target, work / "corpus", prompts, enough, stop):
        clock.save()
        left = max(0.0, wanted - clock.seconds) + training
        yield Collecting(news.tokens, news.tokens_per_second, left)
    clock.save()


def _train_and_write(
    plan: Plan, header: Header, work: Path, stop: Callable[[], bool]
) -> Iterator[Step]:
    from app.distil.corpus import Corpus
    from app.distil.shapes import shape_for
    from app.distil.start import starting_embedding
    from app.distil.train import Recipe, Training

    records = Corpus(work / "corpus").read()
    if not any(not record.held_out for record in records):
        raise UserError(Words("Nothing was collected to train on."), Words("Give it more minutes."))
    shape = shape_for(plan.size, header)
    recipe = Recipe(seconds=plan.minutes * 60 * (1 - COLLECT_SHARE))
    embedding = starting_embedding(plan.target, shape.width)
    training = Training(shape, embedding, records, recipe, work / f"training-{plan.size}.pt")
    for news in training.run(stop):
        agreement = news.agreement
        yield Learning(
            news.tokens,
            news.loss,
            agreement.match if agreement else None,
            agreement.acceptance if agreement else None,
            max(0.0, recipe.seconds - news.seconds),
        )
    if stop():
        return
    yield _write(plan, header, shape, training, records)


def _write(
    plan: Plan, header: Header, shape: Shape, training: Training, records: list[Record]
) -> Made:
    from app.distil.write import write_draft

    agreement = training.agreement()
    write_draft(
        plan.out,
        header,
        shape,
        training.weights(),
        _origin(plan, header, training, records, agreement),
    )
    return Made(plan.out, plan.out.stat().st_size, agreement.match, agreement.acceptance)


def _origin(
    plan: Plan, header: Header, training: Training, records: list[Record], agreement: Agreement
) -> dict[str, str | int | float]:
    """What the draft was made of, for its metadata."""
    return {
        "target": header.name,
        "target_sha256": _digest(plan.target),
        "target_fingerprint": fingerprint(plan.target),
        "reply_tokens": sum(len(record.rows) for record in records),
        "trained_tokens": training.progress.tokens,
        "minutes": plan.minutes,
        "greedy_match": agreement.match,
        "acceptance": agreement.acceptance,
        "made_by": f"paceline {version('paceline')}: paceline distil --size {plan.size} "
        f"--minutes {plan.minutes:g}",
    }


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
