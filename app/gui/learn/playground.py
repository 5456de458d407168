"""The part of the Learn page that is played with: a round, the text, the clock, the odds. Knows
layout only."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from app.gui.learn.growing_text import GrowingText
from app.gui.learn.knobs import Knobs
from app.gui.learn.odds_panel import OddsPanel
from app.gui.learn.race import Race
from app.gui.learn.stage import Stage
from app.gui.learn.surface import Across, Surface
from app.gui.look.labels import small
from app.gui.look.theme import GRID
from app.gui.translation import tr

_PACES = (0.5, 1.0, 2.0, 4.0, 8.0, 20.0, 60.0)


class Playground(QScrollArea):
    step_pressed = Signal()
    run_pressed = Signal()
    pace_chosen = Signal(float)
    restart_pressed = Signal()
    across_chosen = Signal(object)  # Across

    def __init__(self, rounds: tuple[Stage, GrowingText, Race], odds: tuple[Knobs, OddsPanel],
                 surface: Surface) -> None:  # fmt: skip
        super().__init__(widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget(objectName="page")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(body)
        column.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
        column.setSpacing(GRID)
        column.addLayout(self._buttons())
        for widget in rounds:
            column.addWidget(widget)
        column.addSpacing(GRID)
        knobs, panel = odds
        left = QVBoxLayout()
        left.setSpacing(GRID * 2)
        left.addWidget(knobs)
        left.addWidget(panel)
        left.addStretch(1)
        below = QHBoxLayout()
        below.setSpacing(GRID * 4)
        below.addLayout(left, 5)
        below.addLayout(self._surface(surface), 6)
        column.addLayout(below, 1)
        self._body = body
        self.setWidget(body)

    def show_running(self, running: bool) -> None:
        self._run.setText(tr("Pause") if running else tr("Run"))

    def focus_step(self) -> None:
        self._step.setFocus()

    def _buttons(self) -> QHBoxLayout:
        self._step = QPushButton(tr("Step"), toolTip=tr("One guess, one look, one word at a time"))
        self._step.clicked.connect(self.step_pressed)
        self._run = QPushButton(tr("Run"), toolTip=tr("Go on by itself"))
        self._run.setProperty("weight", "primary")
        self._run.setMinimumWidth(88)
        self._run.clicked.connect(self.run_pressed)
        restart = QPushButton(tr("Start over"), toolTip=tr("Forget what was played"))
        restart.clicked.connect(self.restart_pressed)
        pace = QSlider(Qt.Orientation.Horizontal, maximum=len(_PACES) - 1, pageStep=1)
        pace.setFixedWidth(120)
        pace.setAccessibleName(tr("Pace"))
        pace.setToolTip(tr("From slow motion to many rounds a second"))
        pace.valueChanged.connect(lambda number: self.pace_chosen.emit(_PACES[number]))
        self._pace = pace
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for widget in (self._step, self._run, restart):
            row.addWidget(widget)
        row.addStretch(1)
        for words in (tr("slow"), tr("fast")):
            row.addWidget(small(words))
        row.insertWidget(row.count() - 1, pace)
        return row

    def show_pace(self, pace: float) -> None:
        self._pace.setValue(_PACES.index(pace))

    def _surface(self, surface: Surface) -> QVBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID * 2)
        title = QLabel(tr("Speedup"))
        title.setToolTip(
            tr(
                "Green pays, orange does not. Full line: the best γ. Dotted line: where it breaks "
                "even. Ring: the sliders. Click to go there."
            )
        )
        row.addWidget(title)
        row.addStretch(1)
        group = QButtonGroup(self)
        words = {Across.ALPHA: tr("over α and γ"), Across.COST: tr("over c and γ")}
        for across in Across:
            button = QRadioButton(words[across])
            button.setChecked(across is Across.ALPHA)
            button.toggled.connect(
                lambda on, across=across: self.across_chosen.emit(across) if on else None
            )
            group.addButton(button)
            row.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(GRID // 2)
        column.addLayout(row)
        column.addWidget(surface, 1)
        return column

    def minimumSizeHint(self) -> QSize:
        """As wide as what is in it, which would be cut off: it scrolls up and down only."""
        width = self._body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())
