"""Paints each token's origin under its text. Knows nothing of replies, scrolling or messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTextBlock, QTextLine

from app.engine.events import Origin
from app.gui.origin_lines import add_line, draw_lines
from app.gui.theme import Colours
from app.gui.token_map import Placed, TokenMap

_GAP = 1.0  # between the tints of two tokens, so that each is seen as one
_STUB = 5.0  # how wide a line break is drawn at the end of its line
_LINE_OFFSET = 2.5  # from the bottom of the text to the middle of the line


@dataclass(slots=True)
class _Shapes:
    """What is drawn for one block, relative to the block's own corner."""

    key: tuple[int, int, int, float]
    tints: dict[Origin, QPainterPath] = field(default_factory=dict)
    lines: dict[Origin, QPainterPath] = field(default_factory=dict)
    marks: list[tuple[QPointF, float, bool]] = field(default_factory=list)


class TokenPainter:
    """Shapes are kept per block and made anew only when the block has changed."""

    def __init__(self, tokens: TokenMap, colours: Colours) -> None:
        self._tokens = tokens
        self._colours = colours
        self._switches: dict[int, bool] = {}
        self._shapes: dict[int, _Shapes] = {}

    def show_colours(self, colours: Colours) -> None:
        self._colours = colours

    def mark_switch(self, position: int, on: bool) -> None:
        """Speculation went on or off before the character at `position`."""
        self._switches[position] = on

    def cut(self, position: int) -> None:
        """The text from `position` on is gone."""
        for place in [place for place in self._switches if place >= position]:
            del self._switches[place]

    def forget_shapes(self) -> None:
        """The fonts or the width have changed."""
        self._shapes.clear()

    def clear(self) -> None:
        self._shapes.clear()
        self._switches.clear()

    def paint(self, painter: QPainter, block: QTextBlock, corner: QPointF) -> None:
        """Paint the tints and lines of one laid-out block whose corner is at `corner`."""
        shapes = self._shapes_of(block)
        painter.save()
        painter.translate(corner)
        for origin, path in shapes.tints.items():
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

    def _shapes_of(self, block: QTextBlock) -> _Shapes:
        width = block.layout().boundingRect().width()
        key = (block.position(), block.length(), block.revision(), width)
        kept = self._shapes.get(block.blockNumber())
        if kept is not None and kept.key == key:
            return kept
        made = _Shapes(key)
        for index in range(block.layout().lineCount()):
            self._add_text_line(made, block, block.layout().lineAt(index))
        self._shapes[block.blockNumber()] = made
        return made

    def _add_text_line(self, shapes: _Shapes, block: QTextBlock, line: QTextLine) -> None:
        first = block.position() + line.textStart()
        last = first + line.textLength()
        ends_block = last == block.position() + block.length() - 1
        for placed in self._tokens.between(first, last + (1 if ends_block else 0)):
            if placed.start in self._switches and placed.start >= first:
                x = _x(line, placed.start - block.position())
                top = QPointF(x, line.y() + line.height() - line.descent() - line.ascent())
                height = line.ascent() + line.descent()
                shapes.marks.append((top, height, self._switches[placed.start]))
            if placed.token.origin is not Origin.PLAIN and not placed.ghost:
                self._add_token(shapes, block, line, placed)

    def _add_token(
        self, shapes: _Shapes, block: QTextBlock, line: QTextLine, placed: Placed
    ) -> None:
        start = max(placed.start - block.position(), line.textStart())
        end = min(placed.end - block.position(), line.textStart() + line.textLength())
        natural = line.naturalTextRect()
        left = min(_x(line, start), natural.right())
        right = min(_x(line, max(start, end)), natural.right())
        if right - left < _STUB and end >= block.length() - 1:
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
