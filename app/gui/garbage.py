"""Garbage is looked for in the window's thread only. Knows nothing of what it finds.

Python looks for it in whatever thread happens to allocate; a widget that is found in another one
dies there, and Qt crashes later.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 500


class Garbage(QObject):
    """Looks as often as Python would, by the counts that it keeps."""

    def __init__(self, parent: QObject | None = None) -> None:
        """What is there now stays: looking through it again would be a pause in mid-scroll."""
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        timer = QTimer(self, interval=_INTERVAL_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
