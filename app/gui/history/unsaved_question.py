"""Asks before the window closes while something could not be saved. Knows no disk and no chats."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from app.gui.main_window import MainWindow
from app.gui.translation import tr


class UnsavedQuestion(QObject):
    def __init__(self, window: MainWindow, save: Callable[[], bool]) -> None:
        """`save` tries once more, and tells whether all is saved."""
        super().__init__(window)
        self._window = window
        self._save = save
        self.box: QMessageBox | None = None
        window.may_close = self._may_close

    def _may_close(self) -> bool:
        if self._save():
            return True
        if self.box is None:
            self._ask()
        return False

    def _ask(self) -> None:
        box = self.box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(tr("Not saved"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(tr("What was said or typed last could not be saved."))
        box.setInformativeText(
            tr(
                "It is lost if Paceline closes now. Make room on the disk, or the data folder "
                "writable: then it is saved by itself."
            )
        )
        stay = box.addButton(tr("Keep it open"), QMessageBox.ButtonRole.RejectRole)
        leave = box.addButton(tr("Close anyway"), QMessageBox.ButtonRole.DestructiveRole)
        leave.clicked.connect(self._leave)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.finished.connect(self._forget)
        box.open()

    def _leave(self) -> None:
        self._window.may_close = lambda: True
        self._window.close()

    def _forget(self) -> None:
        self.box = None
