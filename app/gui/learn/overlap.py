"""Draws two distributions over each other: what is kept, what is crossed out, what fills the gap.
Knows no models."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.gui.look.theme import Colours, caption_font, mix
from app.gui.translation import tr

_HEIGHT = 176
_BASE = 118.0  # where the columns stand
_SCALE = 150.0  # pixels for a chance of 1
_P = (0.62, 0.08, 0.16, 0.06, 0.08)
_Q = (0.38, 0.14, 0.12, 0.28, 0.08)


class Overlap(QWidget):
    """For five words: the part of q under p is accepted, the part above is refused and replaced
    from the part of p that q does not reach. Both of them add up to p."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            tr(
                "Five words with their chances. Where the draft gives too little, the target adds "
                "it; where it gives too much, that much is crossed out."
            )
        )

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = tr("sun rain wind snow fog").split()
        width = min(64.0, self.width() / len(words))
        for i, (word, p, q) in enumerate(zip(words, _P, _Q, strict=False)):
            self._draw_word(painter, i * width, width, word, (p, q))
        self._draw_key(painter)

    def _draw_word(
        self, painter: QPainter, x: float, width: float, word: str, chances: tuple[float, float]
    ) -> None:
        colours, (p, q) = self._colours, chances
        bar = QRectF(x + 8, 0, width - 16, 0)
        self._fill(painter, bar, 0, min(p, q), QColor(colours.accepted))
        if p > q:
            self._fill(painter, bar, q, p, QColor(colours.corrected))
        else:
            self._hatch(painter, bar, p, q)
        painter.setPen(QPen(QColor(colours.text), 2))
        y = _BASE - p * _SCALE
        painter.drawLine(QPointF(bar.left() - 4, y), QPointF(bar.right() + 4, y))
        painter.setFont(self.font())
        painter.setPen(QColor(colours.text))
        painter.drawText(QRectF(x, _BASE + 2, width, 20), Qt.AlignmentFlag.AlignCenter, word)

    def _fill(
        self, painter: QPainter, bar: QRectF, low: float, high: float, colour: QColor
    ) -> None:
        top = _BASE - high * _SCALE
        painter.fillRect(QRectF(bar.left(), top, bar.width(), (high - low) * _SCALE), colour)

    def _hatch(self, painter: QPainter, bar: QRectF, low: float, high: float) -> None:
        box = QRectF(bar.left(), _BASE - high * _SCALE, bar.width(), (high - low) * _SCALE)
        pen = QPen(QColor(self._colours.muted), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(mix(self._colours.muted, self._colours.background, 0.12))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_key(self, painter: QPainter) -> None:
        painter.setFont(caption_font(self.font()))
        metrics = painter.fontMetrics()
        keys = (
            (QColor(self._colours.accepted), tr("accepted")),
            (QColor(self._colours.corrected), tr("corrected")),
            (mix(self._colours.muted, self._colours.background, 0.3), tr("crossed out")),
            (QColor(self._colours.text), tr("line: p")),
        )
        x = 0.0
        for colour, words in keys:
            painter.fillRect(QRectF(x, _BASE + 36, 10, 10), colour)
            painter.setPen(QColor(self._colours.muted))
            painter.drawText(QPointF(x + 14, _BASE + 45), words)
            x += 14 + metrics.horizontalAdvance(words) + 12
