"""Keeps the frozen program's libraries from other programs that it opens. Knows none of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# PyInstaller sets the first for its own start, PySide6 the second: a browser or a file manager
# that inherits them loads our libraries in place of its own.
_LIBRARIES, _PLUGINS = "LD_LIBRARY_PATH", "QT_PLUGIN_PATH"


@contextmanager
def own_libraries_kept_back() -> Iterator[None]:
    """What is started meanwhile has the person's environment."""
    if not getattr(sys, "frozen", False):
        yield
        return
    ours = {name: os.environ.pop(name, None) for name in (_LIBRARIES, _PLUGINS)}
    before = os.environ.get(f"{_LIBRARIES}_ORIG")  # where PyInstaller keeps it
    if before is not None:
        os.environ[_LIBRARIES] = before
    try:
        yield
    finally:
        os.environ.pop(_LIBRARIES, None)
        os.environ.update({name: value for name, value in ours.items() if value is not None})
