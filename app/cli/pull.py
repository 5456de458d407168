"""`paceline pull`: download a model, showing how it goes. Knows nothing of loading it."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click

from app import hub as model_hub
from app.catalogue import read_catalogue
from app.hub import Downloaded, DownloadEvent, Hub, HubFile, OfflineError, Phase, Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

_LINE_EVERY = 10.0  # seconds, where there is no terminal


@click.command()
@click.argument("id")
def pull(id: str) -> None:
    """Download a model and print its path.

    ID is one from `paceline models`, owner/name:quant, owner/name (then Q4_K_M), or
    owner/name/file.gguf. Ctrl+C keeps what has come: the same command goes on with it.
    """
    hub = Hub.from_environment()
    try:
        file = model_hub.choose_file(hub, read_catalogue(), id)
    except OfflineError as error:
        print(_on_disk(hub, id, error))
        return
    last: DownloadEvent | None = None
    try:
        with _shown(file) as view:
            for last in model_hub.download(hub, file):
                if isinstance(last, Progress):
                    view.show(last)
    except KeyboardInterrupt:
        done = last.bytes_done if isinstance(last, Progress) else 0
        print(
            f"Stopped at {_amount(done)} of {_amount(file.size_bytes)}, which is kept. To go on:\n"
            f"  paceline pull {shlex.quote(id)}",
            file=sys.stderr,
        )
        raise
    assert isinstance(last, Downloaded)
    print(last.path)


def _on_disk(hub: Hub, id: str, error: OfflineError) -> Path:
    """Where the file lies already. Raises `error` where it does not."""
    wanted = model_hub.read_wanted(read_catalogue(), id, hub.url)
    path = model_hub.find_on_disk(hub, wanted.repo, wanted.file) if wanted.file else None
    if path is None:
        raise error
    print(f"paceline: {error.what} This one was downloaded before:", file=sys.stderr)
    return path


class _View(Protocol):
    def show(self, progress: Progress) -> None: ...


@contextmanager
def _shown(file: HubFile) -> Iterator[_View]:
    """A bar on a terminal, a line now and then elsewhere; both on stderr."""
    parts = f" in {len(file.parts)} parts" if len(file.parts) > 1 else ""
    head = f"{file.repo}/{file.name}  {_amount(file.size_bytes)}{parts}"
    print(head, file=sys.stderr)
    if not sys.stderr.isatty():
        yield _Lines()
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.DownloadColumn(),
        progress.TextColumn("{task.fields[pace]}"),
    )
    with progress.Progress(*columns, console=Console(stderr=True, highlight=False)) as bar:
        yield _Bar(bar, bar.add_task("", total=None, pace=""))


@dataclass(slots=True)
class _Bar:
    bar: Bar
    task: int

    def show(self, progress: Progress) -> None:
        if progress.note:
            self.bar.console.print(progress.note, markup=False)
        self.bar.update(
            self.task,  # type: ignore[arg-type]
            description=progress.phase,
            completed=progress.bytes_done,
            total=progress.bytes_total,
            pace=_pace(progress),
        )


@dataclass(slots=True)
class _Lines:
    phase: Phase | None = None
    at: float = field(default=float("-inf"))

    def show(self, progress: Progress) -> None:
        """A line for each change of phase, each note, every few seconds, and at the end."""
        now = time.monotonic()
        ended = progress.bytes_done == progress.bytes_total
        if (
            progress.phase is not self.phase
            or progress.note
            or ended
            or now - self.at >= _LINE_EVERY
        ):
            share = 100 * progress.bytes_done // max(1, progress.bytes_total)
            words = progress.note or f"{progress.phase} {share} %  {_pace(progress)}"
            print(words.rstrip(), file=sys.stderr, flush=True)
            self.phase, self.at = progress.phase, now


def _pace(progress: Progress) -> str:
    if progress.bytes_per_second is None or progress.seconds_left is None:
        return ""
    return f"{_amount(progress.bytes_per_second)}/s, {_time(progress.seconds_left)} left"


def _amount(count: float) -> str:
    """Decimal units, as the hub's pages have them."""
    for unit in ("bytes", "kB", "MB"):
        if count < 1000:
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.2f} GB"


def _time(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"
