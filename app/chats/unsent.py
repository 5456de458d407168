"""What is typed before a chat has begun, so that a crash does not lose it. Knows no window."""

from __future__ import annotations

import logging
from pathlib import Path

from app.whole_file import write_whole

_log = logging.getLogger(__name__)


class Unsent:
    """One text in a file of its own; the text of a chat that has begun stands with the chat."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "unsent.txt"
        self._kept = self.read()

    def read(self) -> str:
        """What was left; "" where there is nothing."""
        try:
            return self._path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def keep(self, text: str) -> bool:
        """In place of what was kept before; a blank one is none. Whether the disk took it."""
        if text == self._kept:
            return True
        try:
            if text.strip():
                write_whole(self._path, text)
            else:
                self._path.unlink(missing_ok=True)
            self._kept = text
        except OSError as error:
            _log.warning("what is typed could not be saved: %s", error)
            return False
        return True
