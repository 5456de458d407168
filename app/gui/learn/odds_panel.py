"""What should come of it and what does: the figures beside the sliders. Knows no drawing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app import theory
from app.gui.learn.odds import best_length, break_even_words, pass_time, speedup
from app.gui.learn.script import Figures
from app.gui.look.labels import small
from app.gui.look.theme import GRID, strong, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr
from app.theory import Tally

_UNKNOWN = "–"


class OddsPanel(QWidget):
    """A line for each figure: by the formula, and as seen in the rounds that were played."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = Figures()
        self._tally = Tally()
        rows = (
            (tr("tokens per pass"), tr("(1 - α^(γ+1)) / (1 - α); seen: tokens ÷ passes.")),
            (tr("acceptance α"), tr("Seen: accepted ÷ checked guesses.")),
            (tr("speedup"), tr("Tokens per pass ÷ (γ c + v); seen: plain time ÷ time taken.")),
        )
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID * 2)
        self._grid.setVerticalSpacing(GRID // 2)
        for column, words in enumerate((tr("expected"), tr("seen")), 1):
            self._grid.addWidget(small(words), 0, column, Qt.AlignmentFlag.AlignRight)
        self._cells = [self._add(row, *words) for row, words in enumerate(rows, 1)]
        self._best = QLabel(wordWrap=True)
        self._line = QLabel(wordWrap=True)
        self._line.setMinimumHeight(2 * self._line.fontMetrics().lineSpacing())
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self._best, 4, 0, 1, 3)
        self._grid.addWidget(self._line, 5, 0, 1, 3)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(6, 1)
        self.show_figures(self._figures)

    def show_figures(self, figures: Figures) -> None:
        self._figures = figures
        self._show()
        best = best_length(figures)
        at_best = speedup(figures, best)
        words = tr("Best γ here: {best}, for {speedup:.2f}×.")
        if at_best <= 1:
            words = tr("No γ pays here; the least bad is {best}, with {speedup:.2f}×.")
        self._best.setText(words.format(best=best, speedup=at_best))
        self._line.setText(break_even_words(figures))

    def show_played(self, tally: Tally) -> None:
        self._tally = tally
        self._show()

    def _show(self) -> None:
        figures, tally = self._figures, self._tally
        v = pass_time(figures, figures.gamma)
        expected = (
            theory.expected_tokens(figures.alpha, figures.gamma),
            figures.alpha,
            speedup(figures, figures.gamma),
        )
        seen = (tally.tokens_per_pass, tally.acceptance_rate, tally.speedup(figures.c, v))
        units = ("", "", "×")
        for cells, by_formula, found, unit in zip(self._cells, expected, seen, units, strict=True):
            cells[0].setText(f"{numeral(by_formula, '.2f')}{unit}")
            cells[1].setText(_UNKNOWN if found is None else f"{numeral(found, '.2f')}{unit}")
        for _, cell in self._cells:
            cell.setToolTip(tr("from {n} rounds").format(n=numeral(tally.rounds, ",")))

    def _add(self, row: int, name: str, tip: str) -> tuple[QLabel, QLabel]:
        label = QLabel(name, toolTip=tip)
        cells = (QLabel(), QLabel())
        font = tabular(strong(self.font()))
        self._grid.addWidget(label, row, 0)
        for column, cell in enumerate(cells, 1):
            cell.setFont(font)
            cell.setAlignment(Qt.AlignmentFlag.AlignRight)
            cell.setMinimumWidth(cell.fontMetrics().horizontalAdvance("00.00×"))
            cell.setAccessibleName(name)
            self._grid.addWidget(cell, row, column)
        return cells
