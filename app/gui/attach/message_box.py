"""The box that a message is typed into: files and very long texts that come in are told of. Knows
nothing of what becomes of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QDragEnterEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

MODEL = ".gguf"
LONG_PASTE = 3000  # characters: about two pages


class MessageBox(QPlainTextEdit):
    files_brought = Signal(object)  # tuple[Path, ...]: pasted or dropped
    long_text_pasted = Signal(str)  # it stands in the box now

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A model is no attachment: the window is asked, which holds the box."""
        if any(path.suffix.lower() == MODEL for path in local_files(event.mimeData())):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return bool(local_files(source)) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        files = local_files(source)
        if files:
            self.files_brought.emit(files)
            return
        start = self.textCursor().selectionStart()
        super().insertFromMimeData(source)
        pasted = self.textCursor()
        pasted.setPosition(start, QTextCursor.MoveMode.KeepAnchor)
        if pasted.selectionEnd() - pasted.selectionStart() >= LONG_PASTE:
            # As it stands in the box, which has its own line ends and spaces.
            self.long_text_pasted.emit(pasted.selection().toPlainText())


def local_files(source: QMimeData) -> tuple[Path, ...]:
    """The files that somebody copied or drags."""
    urls = source.urls() if source.hasUrls() else []
    return tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())
