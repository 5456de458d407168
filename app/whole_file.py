"""Files replaced in one step: a crash leaves the old one or the new one. Knows no content."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to be written beside `path`, whose place it takes in the end; a failure leaves none.

    Raises:
        OSError: the disk is full, or may not be written.
    """
    passing = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        yield passing
        with passing.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(passing, path)
    finally:
        passing.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """In UTF-8, in a folder that is made where there is none. Raises OSError.

    A lone half of a surrogate pair, which no UTF-8 can hold, becomes a question mark.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as passing:
        passing.write_text(text, "utf-8", "replace", "\n")
