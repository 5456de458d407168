"""What lies where in a document that is laid out. Knows nothing of what it says."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextLine

_BELOW = 4  # pixels under a line of text that still count as the line


def visible_blocks(document: QTextDocument, clip: QRectF) -> list[tuple[QTextBlock, QPointF]]:
    """The blocks that touch `clip`, with their corners, in the document's coordinates."""
    layout = document.documentLayout()
    position = max(0, layout.hitTest(clip.topLeft(), Qt.HitTestAccuracy.FuzzyHit))
    block = document.findBlock(position)
    found = []
    while block.isValid():
        corner = layout.blockBoundingRect(block).topLeft()
        if corner.y() > clip.bottom():
            break
        found.append((block, corner))
        block = block.next()
    return found


def character_at(document: QTextDocument, point: QPointF) -> int | None:
    """The position of the character under a point of the document."""
    layout = document.documentLayout()
    block = document.findBlock(max(0, layout.hitTest(point, Qt.HitTestAccuracy.FuzzyHit)))
    inside = point - layout.blockBoundingRect(block).topLeft()
    for index in range(block.layout().lineCount()):
        line = block.layout().lineAt(index)
        if line.y() <= inside.y() <= line.y() + line.height() + _BELOW:
            natural = line.naturalTextRect()
            if not natural.left() <= inside.x() <= natural.right():
                return None
            edge = QTextLine.CursorPosition.CursorOnCharacter
            return block.position() + int(line.xToCursor(inside.x(), edge))
    return None
