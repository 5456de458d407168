"""Larger and smaller text, by keys and by Ctrl with the wheel. Knows no settings but the size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea

from app.gui.look.appearance import next_size

_NOTCH = 120  # of a wheel, in eighths of a degree
_REST_MS = 60  # laying out a long chat takes longer than turning the wheel by a notch


class Zoom(QObject):
    size_chosen = Signal(int)  # percent

    def __init__(self, area: QAbstractScrollArea, present: Callable[[], int]) -> None:
        """The wheel counts over `area`; `present` says how large text is now."""
        super().__init__()
        self._viewport = area.viewport()
        self._present = present
        self._turned = 0
        self._timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._timer.timeout.connect(self._take_turn)
        self._viewport.installEventFilter(self)

    def step(self, steps: int) -> None:
        """So many steps larger, or smaller."""
        self.size_chosen.emit(next_size(self._present(), steps))

    def reset(self) -> None:
        self.size_chosen.emit(100)

    def _take_turn(self) -> None:
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps:
            self.step(steps)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and isinstance(event, QWheelEvent) and _with_ctrl(event):
            self._turned += event.angleDelta().y()
            self._timer.start()
            return True
        return False


def _with_ctrl(event: QWheelEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
