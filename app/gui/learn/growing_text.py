"""Draws the end of the text that the rounds have written, each word with its origin. Knows no
rounds to come."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.events import Origin
from app.gui.learn.player import Finished
from app.gui.learn.story import Word
from app.gui.look.theme import GRID, Colours
from app.gui.transcript.origin_lines import add_line, draw_lines
from app.gui.translation import tr

_LINES = 2
_LINE_HEIGHT = 30.0
_KEPT = 160  # words: more never fit


@dataclass(frozen=True, slots=True)
class _Written:
    word: str
    origin: Origin


class GrowingText(QWidget):
    def __init__(self, story: tuple[Word, ...], colours: Colours) -> None:
        super().__init__()
        self._story = story
        self._colours = colours
        self._written: list[_Written] = []
        self.setFixedHeight(round(_LINES * _LINE_HEIGHT) + GRID)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("The text so far"))

    def show_rounds(self, finished: tuple[Finished, ...]) -> None:
        """More of it."""
        for scene in (one.scene for one in finished):
            for offset, origin in enumerate(scene.origins):
                word = self._story[(scene.start + offset) % len(self._story)].right
                self._written.append(_Written(word, origin))
        del self._written[:-_KEPT]
        self.update()

    def start_over(self) -> None:
        self._written.clear()
        self.update()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._written:
            painter.setPen(QColor(self._colours.muted))
            words = tr("The text that comes of it grows here.")
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, words)
            return
        metrics = QFontMetricsF(self.font())
        for row, line in enumerate(self._lines(metrics)):
            self._draw_line(painter, metrics, line, row * _LINE_HEIGHT)

    def _lines(self, metrics: QFontMetricsF) -> list[list[_Written]]:
        """The last lines; filled from the front, so that words never change their line."""
        lines: list[list[_Written]] = [[]]
        room = float(self.width())
        for written in self._written:
            width = metrics.horizontalAdvance(written.word) + 8
            if width > room:
                lines.append([])
                room = float(self.width())
            lines[-1].append(written)
            room -= width
        return lines[-_LINES:]

    def _draw_line(
        self, painter: QPainter, metrics: QFontMetricsF, line: list[_Written], top: float
    ) -> None:
        x = 0.0
        for written in line:
            width = metrics.horizontalAdvance(written.word)
            box = QRectF(x, top + 2, width + 6, metrics.height() + 2)
            painter.fillRect(box, self._colours.tint(written.origin))
            path = QPainterPath(QPointF(0, 0))
            add_line(path, written.origin, box.left(), box.right(), box.bottom() + 2)
            draw_lines(painter, path, written.origin, QColor(self._colours.line(written.origin)))
            painter.setPen(QColor(self._colours.text))
            painter.drawText(QPointF(x + 3, top + 3 + metrics.ascent()), written.word)
            x += width + 8
