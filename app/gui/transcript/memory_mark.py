"""The line above which the model remembers nothing. Knows no messages."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextDocument

from app.gui.look.theme import GRID, Colours, caption_font
from app.gui.translation import tr

_QUOTED = 60  # characters: enough to find a message again


def memory_words(document: QTextDocument, start: int | None) -> str:
    """For those who don't see the line: with which message the memory begins; "" = with all or
    with one that is not shown. `start` is where its heading stands."""
    if start is None:
        return ""
    heading = document.findBlock(start)
    begins = f"{heading.text()}: {heading.next().text()[:_QUOTED]}"
    words = tr("The model's memory begins with “{message}”; what is above was left out")
    return words.format(message=begins)


def draw_memory_mark(
    painter: QPainter, corner: QPointF, width: float, font: QFont, colours: Colours
) -> None:
    """Draw it in the room above a heading whose text begins at `corner`."""
    words = tr("The model's memory begins here; what is above was left out")
    caption = caption_font(font)
    metrics = QFontMetricsF(caption)
    size = metrics.horizontalAdvance(words) + 2 * GRID
    middle = corner.y() - GRID * 1.5
    place = QRectF((width - size) / 2, middle - metrics.height() / 2, size, metrics.height())
    painter.save()
    painter.setFont(caption)
    painter.setPen(QPen(QColor(colours.muted), 1, Qt.PenStyle.DashLine))
    y = round(middle) + 0.5
    painter.drawLine(QPointF(0, y), QPointF(max(0.0, place.left()), y))
    painter.drawLine(QPointF(place.right(), y), QPointF(max(place.right(), width), y))
    painter.setPen(QColor(colours.muted))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()
