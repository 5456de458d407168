"""A history in a folder of its own, and a clock that moves a second at every look."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.chats.history import History, open_history


@pytest.fixture
def clock() -> Callable[[], float]:
    seconds = itertools.count(1_700_000_000)
    return lambda: float(next(seconds))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Benutzer Ö 田中"


@pytest.fixture
def history(folder: Path, clock: Callable[[], float]) -> Iterator[History]:
    history = open_history(folder, clock)
    yield history
    history.close()
