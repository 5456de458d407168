"""A few words in the colours of one set, as they stand in a reply. Knows no settings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.engine.events import Origin
from app.gui.look.theme import GRID, Colours
from app.gui.panel.origin_words import origin_word
from app.gui.transcript.origin_lines import add_line, draw_lines

_ORIGINS = (Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS)


class OriginSample(QWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = sum(metrics.horizontalAdvance(words) + 4 for words in _words())
        return QSize(width + GRID * 2, metrics.height() + GRID * 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._colours.border))
        painter.setBrush(QColor(self._colours.background))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        metrics = self.fontMetrics()
        left, top = float(GRID), (self.height() - metrics.height()) / 2 - 1
        for origin, words in zip(_ORIGINS, _words(), strict=True):
            width = metrics.horizontalAdvance(words)
            place = QRectF(left, top, width, metrics.height())
            if self._colours.tint_share:
                painter.fillRect(place, self._colours.tint(origin))
            path = QPainterPath()
            add_line(path, origin, left, left + width, place.bottom() + 2.5)
            draw_lines(painter, path, origin, QColor(self._colours.line(origin)))
            painter.setPen(QColor(self._colours.text))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, words)
            left += width + 4


def _words() -> tuple[str, ...]:
    return tuple(map(origin_word, _ORIGINS))
