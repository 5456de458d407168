"""A clock for recordings: play, pause, faster, to any moment. Knows nothing of what is played."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

_FRAME_MS = 40


class Replay(QObject):
    moved = Signal(float)  # seconds since the beginning
    playing_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._at = self._length = 0.0
        self._speed = 1.0
        self._last = 0.0
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def take_length(self, seconds: float) -> None:
        self._length = seconds

    def take_speed(self, speed: float) -> None:
        """1 = the pace at which it was recorded."""
        self._speed = speed

    def start_over(self) -> None:
        """From the beginning."""
        self.go_to(0.0)
        self._play()

    def switch(self) -> None:
        """Pause, or go on; at the end, from the beginning."""
        if self.playing:
            self.pause()
        elif self._at >= self._length:
            self.start_over()
        else:
            self._play()

    def pause(self) -> None:
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def go_to(self, seconds: float) -> None:
        self._at = max(0.0, min(seconds, self._length))
        self.moved.emit(self._at)

    def _play(self) -> None:
        if not self.playing:
            self._last = monotonic()
            self._timer.start()
            self.playing_changed.emit(True)

    def _tick(self) -> None:
        now = monotonic()
        passed, self._last = now - self._last, now
        self.go_to(self._at + passed * self._speed)
        if self._at >= self._length:
            self.pause()
