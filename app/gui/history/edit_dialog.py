"""A question that was asked, to be asked in other words. Knows no chats."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.attachments.quoting import quote, unquote
from app.gui.attach.chips import ChipRow
from app.gui.attach.words import lines_words
from app.gui.look.theme import GRID
from app.gui.translation import tr


class EditDialog(QDialog):
    sent = Signal(str)
    left = Signal(str)  # what stood there and was not sent

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Edit message"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(560, 240)
        quoted = unquote(text)
        self._attachments = list(quoted.attachments)
        self.chips = ChipRow()
        self.chips.removed.connect(self._remove)
        self.text = QPlainTextEdit(quoted.text)
        self.text.setAccessibleName(tr("Message"))
        self.text.setTabChangesFocus(True)
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._send = buttons.addButton(tr("Send"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._send.setProperty("weight", "primary")
        self._send.setShortcut(QKeySequence("Ctrl+Return"))
        keys = self._send.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._send.setToolTip(f"{tr('Send')} ({keys})")
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.rejected.connect(lambda: self.left.emit(self._written()))
        self.text.textChanged.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.addWidget(self.chips)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        self._follow()

    def _follow(self) -> None:
        self.chips.show_chips([(file.name, lines_words(file)) for file in self._attachments])
        self._send.setEnabled(bool(self._attachments or self.text.toPlainText().strip()))

    def _remove(self, place: int) -> None:
        del self._attachments[place]
        self._follow()

    def _accept(self) -> None:
        self.sent.emit(self._written())
        self.accept()

    def _written(self) -> str:
        return quote(self._attachments, self.text.toPlainText())
