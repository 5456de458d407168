"""A window with something that no disk has taken yet does not close unasked."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from tests.gui.chat_hands import converse, stored
from tests.gui.conftest import Window

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="open files can't be moved there")


@contextmanager
def no_disk(window: Window, tmp_path: Path) -> Iterator[Callable[[], None]]:
    """The data folder is away, until what is handed over is called."""
    window.application.history.recorder._retry_timer.setInterval(50)
    folder = window.application.history.history._database.path.parent
    away = tmp_path.parent / f"{tmp_path.name}-away"
    shutil.move(folder, away)

    def bring_back() -> None:
        if away.exists():
            shutil.rmtree(folder, ignore_errors=True)
            shutil.move(away, folder)

    yield bring_back
    bring_back()


def press(window: Window, words: str) -> None:
    box = question(window)
    assert box is not None
    next(button for button in box.buttons() if button.text() == words).click()


def question(window: Window) -> QMessageBox | None:
    return window.application.history.unsaved.box


def test_what_was_said_and_not_saved_keeps_the_window_open(window: Window, tmp_path: Path) -> None:
    converse(window, "First")
    main = window.application.window
    with no_disk(window, tmp_path) as bring_back:
        converse(window, "While it was away")
        main.close()
        main.close()  # asked once
        assert main.isVisible() and question(window) is not None
        press(window, "Keep it open")
        window.until(lambda: question(window) is None)
        bring_back()
        main.close()  # saved now, and not asked
        assert not main.isVisible() and question(window) is None


def test_what_was_typed_and_not_saved_may_be_left(window: Window, tmp_path: Path) -> None:
    converse(window, "First")
    main = window.application.window
    with no_disk(window, tmp_path):
        window.application.composer.show_text("typed, not sent")
        main.close()
        assert main.isVisible()
        press(window, "Close anyway")
        window.until(lambda: not main.isVisible())


def test_with_all_saved_nobody_is_asked(window: Window) -> None:
    converse(window, "First")
    assert len(stored(window)) == 2
    window.application.composer.show_text("typed, not sent")
    window.application.window.close()
    assert not window.application.window.isVisible() and question(window) is None
