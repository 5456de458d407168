"""The header of a model that is about to be used: checked before anything native sees the file.
Knows nothing of loading it."""

from __future__ import annotations

import re
from pathlib import Path

from app.engine.gguf_format import Header, Tensor, Value, read_any, whole
from app.engine.gguf_kinds import refusal
from app.errors import ModelFileError
from app.words import Words

__all__ = ["Header", "Tensor", "Value", "later_parts", "part_paths", "read_header"]


def read_header(path: Path) -> Header:
    """Read and check the header.

    Raises:
        ModelFileError: no such file, no GGUF, truncated, or no model for chatting.
    """
    header = read_any(path)
    refused = refusal(header)
    if refused:
        raise refused
    _check_parts(header)
    return header


def part_paths(path: Path) -> tuple[Path, ...]:
    """All parts of a split model by the name of one, in order; of any other file itself."""
    found = re.search(r"-(\d{5})-of-(\d{5})\.gguf$", path.name)
    if not found:
        return (path,)
    stem, count = path.name[: found.start()], int(found[2])
    return tuple(path.with_name(f"{stem}-{i:05d}-of-{found[2]}.gguf") for i in range(1, count + 1))


def later_parts(path: Path) -> list[Header]:
    """The headers of a split model's other parts, by its first one.

    Raises:
        ModelFileError: one of them can't be read.
    """
    return [read_any(part) for part in part_paths(path)[1:]]


def _check_parts(header: Header) -> None:
    """A model split over several files needs all of them beside the first."""
    path = header.path
    parts = part_paths(path)
    if len(parts) < 2 or whole(header.values.get("split.count")) < 2:
        return
    if path.name != parts[0].name:
        raise ModelFileError(
            Words("{name} is a later part of a model.", name=path.name),
            Words("Open {name}.", name=parts[0].name),
        )
    missing = [part.name for part in parts if not part.exists()]
    if missing:
        raise ModelFileError(
            Words(
                "{missing} of this model's {count} parts are missing.",
                missing=len(missing),
                count=len(parts),
            ),
            Words("Put {name} beside it.", name=missing[0]),
        )
