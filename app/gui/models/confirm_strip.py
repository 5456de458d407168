"""Asks before something is done that can't be undone, in its place. Knows nothing of what it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.gui.look.theme import GRID
from app.gui.translation import tr


class Deed(Enum):
    """What is done after a yes."""

    DELETE = "delete"
    CANCEL = "cancel"
    OPEN_PAGE = "open page"


def _deed_words(deed: Deed) -> str:
    return {
        Deed.DELETE: tr("Delete"),
        Deed.CANCEL: tr("Throw it away"),
        Deed.OPEN_PAGE: tr("Open in the browser"),
    }[deed]


@dataclass(frozen=True, slots=True)
class Question:
    deed: Deed
    what: str
    key: str  # of what it is about


class ConfirmStrip(QFrame):
    confirmed = Signal(object)  # Question
    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="question")
        self._question: Question | None = None
        self._words = QLabel(wordWrap=True)
        self._yes = QPushButton()
        self._no = QPushButton(tr("Keep it"))
        for button in (self._yes, self._no):
            button.setAutoDefault(True)  # Enter presses it too, though this is no dialog
        self._yes.clicked.connect(self._confirm)
        self._no.clicked.connect(self._decline)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID)
        column.addWidget(self._words)
        row = QHBoxLayout()
        row.addWidget(self._no)
        row.addWidget(self._yes)
        row.addStretch(1)
        column.addLayout(row)
        self.hide()

    @property
    def question(self) -> Question | None:
        return self._question

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return self._no, self._yes

    def ask(self, question: Question) -> None:
        """Show it; the harmless answer has the focus."""
        self._question = question
        self._words.setText(question.what)
        self._yes.setText(_deed_words(question.deed))
        self._no.setText(tr("Not now") if question.deed is Deed.OPEN_PAGE else tr("Keep it"))
        self.setAccessibleName(question.what)
        self.show()
        self._no.setFocus()

    def dismiss(self) -> None:
        self._question = None
        self.hide()

    def _confirm(self) -> None:
        question = self._question
        self.dismiss()
        if question is not None:
            self.confirmed.emit(question)
            self.declined.emit()

    def _decline(self) -> None:
        self.dismiss()
        self.declined.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._decline()
        else:
            super().keyPressEvent(event)
