"""The three lines that tell origins apart without colour. Knows nothing of text or tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.engine.origin import Origin

LINE_WIDTH = 2.0  # pixels
_WAVE = 3.0  # half a period of the wavy line
_DOT_STEP = 4.0


def add_line(path: QPainterPath, origin: Origin, left: float, right: float, y: float) -> None:
    """Add the line of this origin from `left` to `right`; `y` is its middle."""
    match origin:
        case Origin.ACCEPTED:
            path.addRect(QRectF(left, y - LINE_WIDTH / 2, right - left, LINE_WIDTH))
        case Origin.CORRECTED:
            _add_wave(path, left, right, y)
        case Origin.BONUS:
            x = left
            while x + LINE_WIDTH <= right + 0.5:
                path.addEllipse(QRectF(x, y - LINE_WIDTH / 2, LINE_WIDTH, LINE_WIDTH))
                x += _DOT_STEP
        case Origin.PLAIN:
            pass


def draw_lines(painter: QPainter, path: QPainterPath, origin: Origin, colour: QColor) -> None:
    """Draw what `add_line` gathered: the wave is stroked, the others are filled."""
    if origin is Origin.CORRECTED:
        pen = QPen(colour, 1.75, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    else:
        painter.fillPath(path, colour)


def _add_wave(path: QPainterPath, left: float, right: float, y: float) -> None:
    path.moveTo(QPointF(left, y))
    x, up = left, True
    while x < right - 0.5:
        step = min(_WAVE, right - x)
        path.quadTo(QPointF(x + step / 2, y + (-2.6 if up else 2.6)), QPointF(x + step, y))
        x, up = x + step, not up
