"""What the window asks of the desktop, by the dialogs that Qt brings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.gui.outside import desktop


@pytest.mark.parametrize(
    ("typed", "wanted"), [("mine", "mine.md"), ("mine.txt", "mine.txt"), ("", "Old title.md")]
)
def test_a_new_file_has_the_proposed_ending_unless_another_is_typed(
    qtbot: QtBot, tmp_path: Path, typed: str, wanted: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        if typed:
            field.setText(typed)
        dialog.accept()

    QTimer.singleShot(200, answer)
    assert desktop(window).choose_new_file("Old title.md") == tmp_path / wanted


def test_who_thinks_better_of_it_makes_no_file(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QTimer.singleShot(200, lambda: QApplication.activeModalWidget().close())
    assert desktop(window).choose_new_preset("mine.toml") is None
