"""Paints each token's origin under its text. Knows nothing of replies, scrolling or messages."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTextBlock, QTextLine

from app.engine.events import Origin
from app.gui.look.theme import Colours
from app.gui.transcript.block_data import BlockData, Placed, Shapes, data_of
from app.gui.transcript.origin_lines import add_line, draw_lines

_GAP = 1.0  # between the tints of two tokens, so that each is seen as one
_STUB = 5.0  # how wide a line break is drawn at the end of its line
_LINE_OFFSET = 2.5  # from the bottom of the text to the middle of the line


class TokenPainter:
    """Shapes are kept per block and made anew only when the block has changed."""

    def __init__(self, colours: Colours) -> None:
        self._colours = colours
        self._look = 0  # shapes that were made for another are not true any more

    def show_colours(self, colours: Colours) -> None:
        self._colours = colours

    def forget_shapes(self) -> None:
        """The fonts or the width have changed."""
        self._look += 1

    def paint(self, painter: QPainter, block: QTextBlock, corner: QPointF) -> None:
        """Paint the tints and lines of one laid-out block whose corner is at `corner`."""
        data = data_of(block)
        if data is None or not (data.tokens or data.switches):
            return
        shapes = self._shapes_of(block, data)
        painter.save()
        painter.translate(corner)
        for origin, path in shapes.tints.items() if self._colours.tint_share else ():
            painter.fillPath(path, self._colours.tint(origin))
        for origin, path in shapes.lines.items():
            draw_lines(painter, path, origin, QColor(self._colours.line(origin)))
        for top, height, on in shapes.marks:
            self._paint_mark(painter, top, height, on)
        painter.restore()

    def _paint_mark(self, painter: QPainter, top: QPointF, height: float, on: bool) -> None:
        """A hair line with a full head (on) or a hollow one (off): no part of the text."""
        colour = QColor(self._colours.accent)
        x = round(top.x()) - 1  # on a whole pixel, or it is a blur
        painter.fillRect(QRectF(x, round(top.y()) - 2, 1, height + 4), colour)
        painter.setPen(colour)
        painter.setBrush(colour if on else QColor(self._colours.background))
        painter.drawEllipse(QPointF(x + 0.5, top.y() - 4), 2.5, 2.5)

    def _shapes_of(self, block: QTextBlock, data: BlockData) -> Shapes:
        width = block.layout().boundingRect().width()
        key = (self._look, block.length(), block.revision(), width)
        if data.shapes is not None and data.shapes.key == key:
            return data.shapes
        made = data.shapes = Shapes(key)
        for index in range(block.layout().lineCount()):
            self._add_text_line(made, block.length(), data, block.layout().lineAt(index))
        return made

    def _add_text_line(self, shapes: Shapes, length: int, data: BlockData, line: QTextLine) -> None:
        first = line.textStart()
        last = first + line.textLength()
        for placed in data.between(first, last + (1 if last == length - 1 else 0)):
            if placed.start in data.switches and placed.start >= first:
                top = line.y() + line.height() - line.descent() - line.ascent()
                height = line.ascent() + line.descent()
                spot = QPointF(_x(line, placed.start), top)
                shapes.marks.append((spot, height, data.switches[placed.start]))
            if placed.token.origin is not Origin.PLAIN and not placed.ghost:
                self._add_token(shapes, length, line, placed)

    def _add_token(self, shapes: Shapes, length: int, line: QTextLine, placed: Placed) -> None:
        start = max(placed.start, line.textStart())
        end = min(placed.end, line.textStart() + line.textLength())
        natural = line.naturalTextRect()
        left = min(_x(line, start), natural.right())
        right = min(_x(line, max(start, end)), natural.right())
        if right - left < _STUB and end >= length - 1:
            right = left + _STUB
        if right - left <= _GAP:
            return
        right -= _GAP
        bottom = line.y() + line.height()
        top = bottom - line.ascent() - line.descent()
        origin = placed.token.origin
        tint = shapes.tints.setdefault(origin, QPainterPath())
        tint.addRect(QRectF(left, top, right - left, bottom - top + 1))
        path = shapes.lines.setdefault(origin, QPainterPath())
        add_line(path, origin, left, right, bottom + _LINE_OFFSET)


def _x(line: QTextLine, position: int) -> float:
    """PySide gives the position back too, where C++ changes it in place."""
    answer: Any = line.cursorToX(position)
    return float(answer[0] if isinstance(answer, tuple) else answer)
