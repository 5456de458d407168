"""Where everything lies on the Proof page, and its figures. Knows layout only."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.figure import UNKNOWN, Figure
from app.gui.look.labels import label
from app.gui.look.theme import GRID, figure_font
from app.gui.numerals import numeral
from app.gui.page import SidePage
from app.gui.places import Place
from app.gui.proof.form import ProofForm
from app.gui.proof.histogram import Histogram
from app.gui.proof.words import p_words, verdict_words
from app.gui.translation import tr
from app.lab.proof import ProofState


class ProofPage(SidePage):
    def __init__(self, form: ProofForm, histogram: Histogram) -> None:
        super().__init__(Place.PROOF)
        self._histogram = histogram
        self._verdict = QLabel(wordWrap=True)
        self._verdict.setFont(figure_font(self.font()))
        self._why = label(tone="muted")
        self._why.setMinimumHeight(2 * self._why.fontMetrics().lineSpacing())
        self._progress = QProgressBar(textVisible=False)
        self._progress.setAccessibleName(tr("Draws so far"))
        figures = QHBoxLayout()
        figures.setSpacing(GRID * 3)
        self._figures = [Figure(words, widest, tip, 0.75) for words, widest, tip in _figures()]
        for figure in self._figures:
            figures.addWidget(figure, 1)
        right = QVBoxLayout()
        right.setSpacing(GRID)
        for widget in (self._verdict, self._why, self._progress):
            right.addWidget(widget)
        right.addLayout(figures)
        right.addSpacing(GRID)
        right.addWidget(histogram, 1)
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
        columns.setSpacing(GRID * 4)
        form.setMaximumWidth(360)
        columns.addWidget(form, 2)
        columns.addLayout(right, 5)
        self.lay_out_body(body)
        self.show_state(None)

    def show_state(self, state: ProofState | None) -> None:
        """The proof after some draws, or before any."""
        self._histogram.show_state(state)
        if state is None:
            self._verdict.setText(tr("Does guessing change the distribution?"))
            self._why.setText(
                tr(
                    "Thousands of rounds begin at the same place. If their first tokens come as "
                    "often as the target alone would write them, guessing has changed nothing."
                )
            )
            for figure in self._figures:
                figure.show_value(UNKNOWN)
            self._progress.setValue(0)
            return
        verdict, why = verdict_words(state)
        self._verdict.setText(verdict)
        self._why.setText(why)
        self._progress.setMaximum(state.of)
        self._progress.setValue(state.draws)
        expected = state.expected_tokens_per_pass
        per_pass = numeral(state.tokens_per_pass, ".2f")
        if expected is not None:
            per_pass += f" / {numeral(expected, '.2f')}"
        values = (
            numeral(state.draws, ","),
            numeral(state.fit.total_variation, ".4f"),
            numeral(state.fit.noise, ".4f"),
            p_words(state.fit.p_value),
            UNKNOWN if state.alpha is None else numeral(state.alpha, ".2f"),
            per_pass,
        )
        for figure, value in zip(self._figures, values, strict=True):
            figure.show_value(value)


def _figures() -> tuple[tuple[str, str, str], ...]:
    """Their names, widest values and definitions."""
    return (
        (tr("draws"), "20,000", tr("Rounds played at this place; their first token counts.")),
        (
            tr("total variation"),
            "0.0000",
            tr("Half the sum of |share - p|: 0 = the same, 1 = nothing in common."),
        ),
        (tr("sampling noise"), "0.0000", tr("The total variation of honest draws, on average.")),
        (tr("p-value"), "0.0000", tr("χ² test: how often honest draws stray at least so far.")),
        (tr("acceptance α"), "0.00", tr("Σ min(p, q) at the first position.")),
        (
            tr("tokens/pass"),
            "0.00 / 0.00",
            tr("Of these rounds; after it what the formula expects from that α."),
        ),
    )
