"""The text of one attached file, to be read. Knows nothing of where it comes from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.attachments.quoting import Attachment
from app.gui.attach.words import lines_words
from app.gui.look.labels import label
from app.gui.look.theme import GRID, code_font
from app.gui.translation import tr


class AttachmentViewer(QDialog):
    def __init__(self, attachment: Attachment, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(attachment.name)
        self.resize(720, 520)
        words = tr("{lines}, as the model reads them").format(lines=lines_words(attachment))
        self.text = QPlainTextEdit(attachment.text, readOnly=True)
        self.text.setAccessibleName(attachment.name)
        self.text.setFont(code_font(self.font()))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.addWidget(label(words, "muted"))
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
