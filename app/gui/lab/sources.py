"""Results that are kept, and prompts to measure with. Knows no widgets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path

from app.errors import UserError
from app.gui.background import Stopped
from app.gui.translation import tr
from app.lab.experiment import Kind, LabResult, LabRow
from app.lab.prompts import Prompt, one_of_each_kind, read_prompts
from app.lab.results import read_results


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


def as_csv(result: LabResult) -> str:
    """A line for each row, as the table has it; numbers in full."""
    text = io.StringIO()
    names = [field.name for field in fields(LabRow)]
    writer = csv.DictWriter(text, names)
    writer.writeheader()
    for row in result.rows:
        values = asdict(row)
        values["alpha_by_position"] = " ".join(map(str, row.alpha_by_position))
        writer.writerow(values)
    return text.getvalue()


def as_json(result: LabResult) -> str:
    """Everything that is known of it; no text of a reply is among it."""
    values = asdict(result)
    values["path"] = None if result.path is None else result.path.name
    return json.dumps(values, indent=2, ensure_ascii=False) + "\n"


def write(path: Path, text: str) -> None:
    """Raises UserError where it can't be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(
            tr("{name} can't be written: {why}.").format(name=path.name, why=error.strerror),
            tr("Choose another folder."),
        ) from error
