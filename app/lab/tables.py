"""A result as JSON, CSV and text cells: the same figures in each. Knows no terminal and no page."""

from __future__ import annotations

import csv
import dataclasses
import io
from typing import Any

from app.lab.experiment import Kind, LabResult, LabRow


def as_json(result: LabResult) -> dict[str, Any]:
    """One object with `rows`."""
    return {
        "experiment": result.kind.value,
        "target": result.target,
        "draft": result.draft,
        "started": result.started,
        "finished": result.finished,
        "machine": {fact.name: fact.value for fact in result.machine},
        "settings": {fact.name: fact.value for fact in result.settings},
        "rows": [row_as_json(row) for row in result.rows],
        "curve": [dataclasses.asdict(point) for point in result.curve],
        "best": dataclasses.asdict(result.best) if result.best else None,
        "notes": list(result.notes),
    }


def row_as_json(row: LabRow) -> dict[str, Any]:
    """Its fields, and whether it was slower than plain."""
    values = dataclasses.asdict(row)
    values["alpha_by_position"] = list(row.alpha_by_position)
    return {**values, "slower_than_plain": row.slower_than_plain}


def as_csv(result: LabResult) -> str:
    """A line for each row, with a head; the chances by position share a field."""
    out = io.StringIO()
    rows = [row_as_json(row) for row in result.rows]
    names = list(rows[0]) if rows else []
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        row["alpha_by_position"] = " ".join(f"{rate:.4f}" for rate in row["alpha_by_position"])
        writer.writerow(row)
    return out.getvalue()


# What a table for people shows, by the kind of experiment: heads and fields.
_ALWAYS = {
    "tok/s": "tokens_per_second",
    "tok/pass": "tokens_per_pass",
    "α": "alpha",
    "c": "c",
    "v": "v",
    "speedup": "speedup",
    "predicted": "predicted_speedup",
    "spread": "spread",
}
_OWN = {
    Kind.LENGTH: {"series": "series", "k": "k"},
    Kind.DRAFTERS: {"series": "series", "draft": "draft", "k": "k"},
    Kind.TEMPERATURE: {"series": "series", "T": "temperature", "draft's T": "draft_temperature"},
    Kind.PROMPTS: {"kind": "kind", "series": "series"},
    Kind.BATCH: {"batch": "batch", "series": "series"},
    Kind.CONTEXT: {
        "context": "context",
        "cache": "cache_type",
        "flash": "flash_attention",
        "reused": "prefix_reused",
        "series": "series",
        "first token s": "first_token_seconds",
    },
}


def heads(result: LabResult) -> list[str]:
    """Of the columns that matter in this experiment."""
    return [*_OWN[result.kind], *_ALWAYS, "than plain"]


def cells(result: LabResult) -> list[list[str]]:
    """The same columns of each row; the last one says where guessing was slower than plain."""
    fields = [*_OWN[result.kind].values(), *_ALWAYS.values()]
    return [
        [
            *(_cell(getattr(row, field)) for field in fields),
            "slower" if row.slower_than_plain else "",
        ]
        for row in result.rows
    ]


def _cell(value: object) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "on" if value else "off"
        case float():
            return f"{value:.2f}"
        case _:
            return str(value)
