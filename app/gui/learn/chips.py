"""Draws a word as a chip that says where it came from. Knows no rounds."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from app.engine.events import Origin
from app.gui.look.theme import Colours, mix
from app.gui.transcript.origin_lines import add_line, draw_lines

CHIP_HEIGHT = 32.0
_ROUND = 6.0


class State(Enum):
    """Of a guess that the target has not taken."""

    WAITING = "waiting"  # for the target to look at it
    CROSSED_OUT = "crossed out"
    UNSEEN = "unseen"  # after the first that was crossed out: thrown away


def draw_kept(painter: QPainter, box: QRectF, word: str, origin: Origin, colours: Colours) -> None:
    """A word of the text, with the tint and the line of its origin."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.tint(origin))
    painter.drawRoundedRect(box, _ROUND, _ROUND)
    colour = QColor(colours.line(origin))
    path = QPainterPath(QPointF(0, 0))
    add_line(path, origin, box.left() + 6, box.right() - 6, box.bottom() - 4)
    draw_lines(painter, path, origin, colour)
    _write(painter, box.adjusted(0, -3, 0, -3), word, QColor(colours.text))


def draw_guess(painter: QPainter, box: QRectF, word: str, state: State, colours: Colours) -> None:
    """A word that is a guess only."""
    faded = mix(colours.muted, colours.background, 0.55)
    waiting = state is State.WAITING
    pen = QPen(QColor(colours.muted) if waiting else QColor(colours.border), 1)
    if not waiting:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(colours.raised) if waiting else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
    _write(painter, box, word, QColor(colours.text) if waiting else faded)
    if state is State.CROSSED_OUT:
        width = min(QFontMetricsF(painter.font()).horizontalAdvance(word), box.width() - 8) + 6
        middle = box.center()
        painter.setPen(QPen(QColor(colours.corrected), 2))
        half = QPointF(width / 2, 0)
        painter.drawLine(middle - half, middle + half)


def draw_room(painter: QPainter, box: QRectF, colours: Colours) -> None:
    """A place where a word will stand."""
    painter.setPen(QPen(QColor(colours.border), 1, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)


def _write(painter: QPainter, box: QRectF, word: str, colour: QColor) -> None:
    painter.setPen(colour)
    metrics = QFontMetricsF(painter.font())
    room = box.width() - 4
    shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
