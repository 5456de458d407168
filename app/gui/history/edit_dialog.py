"""A question that was asked, to be asked in other words. Knows no chats."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.gui.theme import GRID


class EditDialog(QDialog):
    sent = Signal(str)

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Edit message")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(560, 240)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName("Message")
        self.text.setTabChangesFocus(True)
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._send = buttons.addButton("Send", QDialogButtonBox.ButtonRole.AcceptRole)
        self._send.setProperty("weight", "primary")
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.text.textChanged.connect(
            lambda: self._send.setEnabled(bool(self.text.toPlainText().strip()))
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)

    def _accept(self) -> None:
        self.sent.emit(self.text.toPlainText())
        self.accept()
