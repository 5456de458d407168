"""Results that are kept, and prompts to measure with. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.errors import UserError
from app.gui.background import Stopped
from app.lab.experiment import Kind, LabResult
from app.lab.prompts import Prompt, one_of_each_kind, read_prompts
from app.lab.results import read_results
from app.words import Words


def kept(folder: Path, stopped: Stopped) -> Iterator[LabResult]:
    """All that was measured, newest first."""
    for result in read_results(folder):
        if stopped():
            return
        yield result


def prompts_for(kind: Kind, most: int) -> tuple[Prompt, ...]:
    """The prompts that ship with the app: one of each kind where kinds are compared."""
    prompts = read_prompts()
    return one_of_each_kind(prompts) if kind is Kind.PROMPTS else tuple(prompts[:most])


def write(path: Path, content: str | bytes) -> None:
    """Raises UserError where it can't be written."""
    try:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise UserError(
            Words("{name} can't be written: {reason}.", name=path.name, reason=error.strerror),
            Words("Choose another folder."),
        ) from error
