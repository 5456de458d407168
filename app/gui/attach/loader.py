"""Reads files in the background, one after the other. Knows no widgets."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.attachments.reading import AttachError, Read, read_attachment
from app.gui.background import Background, Stopped


class Loader(QObject):
    read = Signal(object)  # Read
    refused = Signal(object)  # AttachError

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[Path] = deque()
        self._background = Background("attach", self._take, self._go_on)

    def load(self, paths: Iterable[Path]) -> None:
        self._waiting.extend(paths)
        self._go_on()

    def close(self) -> None:
        self._background.close()

    def _go_on(self) -> None:
        if self._waiting and not self._background.running:
            self._background.start(self._read_all)

    def _read_all(self, stopped: Stopped) -> Iterator[Read | AttachError]:
        while self._waiting and not stopped():
            try:
                yield read_attachment(self._waiting.popleft())
            except AttachError as error:
                yield error

    def _take(self, values: tuple[Read | AttachError, ...]) -> None:
        for value in values:
            if isinstance(value, Read):
                self.read.emit(value)
            else:
                self.refused.emit(value)
