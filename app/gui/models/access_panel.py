"""For a gated model: what that means, the way to its licence, and a field for the token. Knows
nothing of the hub."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.gui.look.theme import GRID
from app.gui.translation import tr


class AccessPanel(QWidget):
    licence_asked = Signal()
    token_entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(wordWrap=True)
        self._licence = QPushButton(tr("Read the licence…"))
        self._licence.clicked.connect(self.licence_asked)
        self._token = QLineEdit(placeholderText="hf_…")
        self._token.setEchoMode(QLineEdit.EchoMode.Password)
        self._token.setAccessibleName(tr("Token of your account on the hub"))
        self._token.setToolTip(
            tr(
                "Made in your account's settings on the hub, with read access. It is kept where "
                "huggingface_hub keeps it, for other programs too."
            )
        )
        self._token.returnPressed.connect(self._enter)
        self._enter_button = QPushButton(tr("Log in"))
        self._enter_button.clicked.connect(self._enter)
        row = QHBoxLayout()
        row.addWidget(self._token, 1)
        row.addWidget(self._enter_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._words)
        licence = QHBoxLayout()
        licence.addWidget(self._licence)
        licence.addStretch(1)
        column.addLayout(licence)
        column.addLayout(row)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return self._licence, self._token, self._enter_button

    def show_words(self, words: str) -> None:
        self._words.setText(words)

    def show_logging_in(self, busy: bool) -> None:
        self._enter_button.setEnabled(not busy)
        self._enter_button.setText(tr("Asking…") if busy else tr("Log in"))

    def clear_token(self) -> None:
        """Nothing of it stays in the window."""
        self._token.clear()

    def _enter(self) -> None:
        if token := self._token.text().strip():
            self.token_entered.emit(token)
