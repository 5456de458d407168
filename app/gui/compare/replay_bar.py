"""Replay, pause, pace, and the moment that is shown. Knows nothing of what is replayed."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from app.gui.look.theme import GRID, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr

_SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)
_STEPS = 1000


class ReplayBar(QWidget):
    replay_pressed = Signal()
    play_pressed = Signal()
    moment_chosen = Signal(float)  # seconds
    speed_chosen = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self._length = 0.0
        self._replay = QPushButton(tr("Replay"), toolTip=tr("From the beginning"))
        self._replay.clicked.connect(self.replay_pressed)
        self._play = QPushButton(tr("Pause"))
        self._play.setMinimumWidth(80)
        self._play.clicked.connect(self.play_pressed)
        self._moment = QSlider(Qt.Orientation.Horizontal, maximum=_STEPS)
        self._moment.setAccessibleName(tr("Moment of the replay"))
        self._moment.valueChanged.connect(self._choose)
        self._seconds = QLabel()
        self._seconds.setFont(tabular(self.font()))
        self._seconds.setMinimumWidth(self.fontMetrics().horizontalAdvance("000.0 / 000.0 s"))
        self._speed = QComboBox(toolTip=tr("Pace of the replay; 1× is how fast it was"))
        self._speed.setAccessibleName(tr("Pace of the replay"))
        for speed in _SPEEDS:
            self._speed.addItem(f"{numeral(speed, 'g')}×", speed)
        self._speed.setCurrentIndex(_SPEEDS.index(1.0))
        self._speed.currentIndexChanged.connect(
            lambda _: self.speed_chosen.emit(self._speed.currentData())
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for widget in (self._replay, self._play):
            row.addWidget(widget)
        row.addWidget(self._moment, 1)
        row.addWidget(self._seconds)
        row.addWidget(self._speed)
        self.show_length(0.0)
        self.show_playing(False)

    def show_length(self, seconds: float) -> None:
        """0 = there is nothing to replay."""
        self._length = seconds
        for widget in (self._replay, self._play, self._moment):
            widget.setEnabled(seconds > 0)
        self.show_moment(0.0)

    def show_moment(self, seconds: float) -> None:
        with QSignalBlocker(self._moment):  # it is shown, not chosen
            self._moment.setValue(round(_STEPS * seconds / self._length) if self._length else 0)
        self._seconds.setText(
            f"{numeral(seconds, '.1f')} / {numeral(self._length, '.1f')} s" if self._length else ""
        )

    def show_playing(self, playing: bool) -> None:
        self._play.setText(tr("Pause") if playing else tr("Play"))

    def _choose(self, step: int) -> None:
        self.moment_chosen.emit(step / _STEPS * self._length)
