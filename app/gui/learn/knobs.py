"""The sliders for α, γ, c and v. Knows no formula."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSlider, QWidget

from app.gui.learn.script import Figures
from app.gui.look.labels import small
from app.gui.look.theme import GRID, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr

MOST_GUESSES = 12


@dataclass(frozen=True, slots=True)
class _Scale:
    """A slider's whole numbers as values: `least` + number × `step`."""

    least: float
    step: float
    steps: int
    digits: int

    def number(self, value: float) -> int:
        return max(0, min(self.steps, round((value - self.least) / self.step)))

    def value(self, number: int) -> float:
        return round(self.least + number * self.step, 4)


_ALPHA = _Scale(0.0, 0.01, 100, 2)
_GAMMA = _Scale(1, 1, MOST_GUESSES - 1, 0)
_C = _Scale(0.0, 0.01, 100, 2)
_V = _Scale(1.0, 0.05, 80, 2)


class _Knob(QSlider):
    """Qt's slider, with the value that its place stands for."""

    def __init__(self, scale: _Scale, name: str, tip: str) -> None:
        super().__init__(Qt.Orientation.Horizontal, maximum=scale.steps, toolTip=tip)
        self._scale = scale
        self.setAccessibleName(name)
        self.setPageStep(max(1, scale.steps // 10))

    @property
    def amount(self) -> float:
        return self._scale.value(self.value())

    @property
    def words(self) -> str:
        return numeral(self.amount, f".{self._scale.digits}f")

    def show_amount(self, amount: float) -> None:
        self.setValue(self._scale.number(amount))


class Knobs(QWidget):
    figures_changed = Signal(object)  # Figures
    pair_asked = Signal()  # the figures of the pair that is loaded

    def __init__(self) -> None:
        super().__init__()
        self._measured: tuple[tuple[int, float], ...] = ()
        self._showing = False
        alpha = (tr("α  agreement"), tr("The chance that the target accepts a guess: Σ min(p, q)."))
        gamma = (tr("γ  guesses"), tr("Tokens drafted in each round; elsewhere also called k."))
        cost = (tr("c  draft step"), tr("Time of a draft step, in one-token passes of the target."))
        whole = (
            tr("v  pass"),
            tr(
                "Time of a pass over γ + 1 tokens, in one-token passes: 1 while memory is the limit"
            ),
        )
        self._alpha = _Knob(_ALPHA, *alpha)
        self._gamma = _Knob(_GAMMA, *gamma)
        self._c = _Knob(_C, *cost)
        self._v = _Knob(_V, *whole)
        self._values: dict[_Knob, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(GRID)
        knobs = ((self._alpha, alpha), (self._gamma, gamma), (self._c, cost), (self._v, whole))
        for row, (knob, words) in enumerate(knobs):
            self._add(grid, row, knob, words)
        self._pair = QPushButton(tr("Use my pair's figures"))
        self._pair.setToolTip(
            tr("α of the replies of this session, c and v as measured on this machine")
        )
        self._pair.clicked.connect(self.pair_asked)
        self._note = small(wrap=True)
        grid.addWidget(self._pair, 4, 0, 1, 3)
        grid.addWidget(self._note, 5, 0, 1, 3)
        grid.setRowStretch(6, 1)
        self.show_figures(Figures())

    @property
    def figures(self) -> Figures:
        return Figures(
            self._alpha.amount, round(self._gamma.amount), self._c.amount, self._v.amount,
            self._measured,
        )  # fmt: skip

    def show_figures(self, figures: Figures, note: str = "") -> None:
        """Put the sliders there; `note` says where the figures come from."""
        self._showing = True
        self._alpha.show_amount(figures.alpha)
        self._gamma.show_amount(figures.gamma)
        self._c.show_amount(figures.c)
        self._v.show_amount(figures.v)
        self._showing = False
        self._measured = figures.measured
        self._note.setText(note)
        self._tell()

    def show_pass(self, v: float) -> None:
        """What a pass takes at the γ that was chosen, where it was measured; nothing is told."""
        self._showing = True
        self._v.show_amount(v)
        self._showing = False
        self._values[self._v].setText(self._v.words)

    def show_pair_known(self, known: bool) -> None:
        self._pair.setEnabled(known)

    def _add(self, grid: QGridLayout, row: int, knob: _Knob, words: tuple[str, str]) -> None:
        name = QLabel(words[0], toolTip=words[1])
        value = QLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        value.setFont(tabular(self.font()))
        value.setMinimumWidth(value.fontMetrics().horizontalAdvance("0.00") + GRID)
        self._values[knob] = value
        for column, widget in enumerate((name, knob, value)):
            grid.addWidget(widget, row, column)
        grid.setColumnStretch(1, 1)
        knob.valueChanged.connect(lambda _: self._take(knob))

    def _take(self, knob: _Knob) -> None:
        if self._showing:
            return
        if knob is self._v:  # what was measured is overruled by hand
            self._measured = ()
        self._tell()

    def _tell(self) -> None:
        for knob, value in self._values.items():
            value.setText(knob.words)
        self.figures_changed.emit(self.figures)
