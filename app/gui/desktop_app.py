"""The program as the desktop knows it: may be handed files while it runs. Knows no window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class DesktopApp(QApplication):
    """macOS names no file on the command line: Finder sends an event, at the start as later."""

    opened = Signal(object)  # Path

    def __init__(self, argv: list[str]) -> None:
        super().__init__(argv)
        self.file: Path | None = None  # the last one; it may have come before anybody listened

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if not event.file():  # an address on the web
                return False
            self.file = Path(event.file())
            self.opened.emit(self.file)
            return True
        return super().event(event)
