"""Widgets that nobody holds any more die in the window's thread."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.gui.garbage import Garbage


class Knot:
    """Holds itself, and notes in which thread it died."""

    died: list[threading.Thread]

    def __init__(self) -> None:
        self.own = self

    def __del__(self) -> None:
        self.died.append(threading.current_thread())


@pytest.fixture
def garbage() -> Iterator[None]:
    keeper = Garbage()
    yield
    keeper.deleteLater()
    gc.unfreeze()


def test_it_dies_in_the_windows_thread(qtbot: QtBot, garbage: None) -> None:
    Knot.died = []
    Knot()

    kept: list[list[int]] = []  # far more than what makes Python look for garbage

    filling = threading.Thread(target=lambda: kept.extend([i] for i in range(20_000)))
    filling.start()
    filling.join()
    assert not Knot.died
    qtbot.waitUntil(lambda: bool(Knot.died), timeout=10_000)
    assert Knot.died == [threading.main_thread()]
