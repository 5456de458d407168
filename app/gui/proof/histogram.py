"""Draws how often each token came against the chance that the target gives it. Knows no draws."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.gui.look.theme import GRID, Colours, caption_font, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr
from app.lab.proof import Bin, ProofState, Verdict

_LABEL = 96.0
_FIGURES = 128.0
_ROW = 26.0
_LEAST_ROW = 17.0
_KEY = 28.0


class Histogram(QWidget):
    """A row for each token, the likeliest first: a bar for how often it came, a line where p is,
    and around the line the band in which honest draws lie nineteen times of twenty."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._state: ProofState | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(420, 240))
        self.setAccessibleName(tr("How often each token came, against its chance"))

    def show_state(self, state: ProofState | None) -> None:
        self._state = state
        if state is not None:
            words = ", ".join(
                f"{_name(found)} {_share(found.count / state.draws)} ({_share(found.p)})"
                for found in state.bins
            )
            self.setAccessibleDescription(words)
        self.update()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    # ------------------------------------------------------------------ drawing

    def _rows(self) -> tuple[Bin, ...]:
        """As many as there is room for; what is not shown is still counted in the figures."""
        assert self._state is not None
        room = max(1, int((self.height() - _KEY) / _LEAST_ROW))
        return self._state.bins[:room]

    def _row_height(self, count: int) -> float:
        return max(_LEAST_ROW, min(_ROW, (self.height() - _KEY) / max(1, count)))

    def _scale(self, rows: tuple[Bin, ...]) -> float:
        """Pixels for a share of 1."""
        assert self._state is not None
        draws = max(1, self._state.draws)
        most = max(max(found.p + _noise(found, draws), found.count / draws) for found in rows)
        return (self.width() - _LABEL - _FIGURES) / max(most * 1.02, 1e-6)

    def _draw_row(self, painter: QPainter, found: Bin, row: QRectF, scale: float) -> None:
        assert self._state is not None
        top, height = row.top(), row.height()
        colours, draws = self._colours, max(1, self._state.draws)
        share = found.count / draws
        middle = Qt.AlignmentFlag.AlignVCenter
        name = QFontMetricsF(painter.font()).elidedText(
            _name(found), Qt.TextElideMode.ElideRight, _LABEL - GRID
        )
        painter.setPen(QColor(colours.text if found.id is not None else colours.muted))
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(0, top, _LABEL - GRID, height), right, name)
        wrong = self._state.verdict is Verdict.DIFFERS
        colour = colours.corrected if wrong else colours.accepted
        painter.fillRect(QRectF(_LABEL, top + 4, share * scale, height - 8), QColor(colour))
        noise = _noise(found, draws)
        x = _LABEL + found.p * scale
        band = QRectF(x - noise * scale, top + 1.5, 2 * noise * scale, height - 3)
        band.setLeft(max(_LABEL, band.left()))
        shade = QColor(colours.text)
        shade.setAlphaF(0.14)
        painter.fillRect(band, shade)
        painter.setPen(QPen(QColor(colours.text), 2))
        painter.drawLine(QPointF(x, top + 2), QPointF(x, top + height - 2))
        painter.setFont(tabular(caption_font(self.font())))
        painter.setPen(QColor(colours.muted))
        figures = QRectF(self.width() - _FIGURES, top, _FIGURES, height)
        painter.drawText(figures, right, f"{_share(share)}   p {_share(found.p)}")
        painter.setFont(self.font())

    def _draw_key(self, painter: QPainter, y: float) -> None:
        painter.setFont(caption_font(self.font()))
        painter.setPen(QColor(self._colours.muted))
        words = tr("bar: how often it came · line: the target's p · band: sampling noise, 95 %")
        painter.drawText(QPointF(_LABEL, y), words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._state is None:
            painter.setPen(QColor(self._colours.muted))
            words = tr("Nothing has been drawn yet.")
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
            return
        rows = self._rows()
        scale, height = self._scale(rows), self._row_height(len(rows))
        for number, found in enumerate(rows):
            row = QRectF(0, number * height, self.width(), height)
            self._draw_row(painter, found, row, scale)
        self._draw_key(painter, len(rows) * height + 20)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            known = self._rows() if self._state is not None else ()
            number = int(event.pos().y() / self._row_height(len(known)))
            words = ""
            if self._state is not None and number < len(known):
                found = known[number]
                words = tr("{name}: {count} of {draws} draws; expected {expected:.1f}").format(
                    name=_name(found),
                    count=numeral(found.count, ","),
                    draws=numeral(self._state.draws, ","),
                    expected=found.p * self._state.draws,
                )
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)


def _noise(found: Bin, draws: int) -> float:
    """How far a share strays from p, nineteen times of twenty."""
    return 1.96 * math.sqrt(found.p * (1 - found.p) / draws)


def _name(found: Bin) -> str:
    if found.id is None:
        return tr("all others")
    text = found.text.replace("\n", "⏎").replace(" ", "␣")
    return text or tr("(nothing)")


def _share(share: float) -> str:
    return numeral(share, ".3f")
