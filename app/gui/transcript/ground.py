"""Paints what lies under the text of the transcript. Knows nothing of tokens or of messages.

The ground of questions and of code, the bars of quotes, rules, and the words that copy.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextBlock

from app.gui.look.theme import GRID, Colours, caption_font
from app.gui.transcript.block_data import data_of
from app.gui.transcript.typography import (
    ASKED_KINDS,
    CODE_HEAD,
    QUOTE_STEP,
    Kind,
    kind_of,
    language_of,
    quotes_of,
)
from app.gui.translation import tr

_EDGE = GRID * 1.5  # the document's own margin


class GroundPainter:
    def __init__(self, font: QFont, colours: Colours) -> None:
        self._hot: int | None = None  # the block whose word is under the pointer
        self._done: int | None = None  # the block that was copied just now
        self.show_look(font, colours)

    def show_look(self, font: QFont, colours: Colours) -> None:
        self._font = caption_font(font)
        self._colours = colours

    def show_hot(self, block_number: int | None) -> bool:
        """The pointer is over this block's word; whether that is news."""
        news, self._hot = block_number != self._hot, block_number
        return news

    def show_done(self, block_number: int | None) -> None:
        self._done = block_number

    def paint(self, painter: QPainter, block: QTextBlock, corner: QPointF, width: float) -> None:
        """Paint under one block whose text begins at `corner`."""
        match kind_of(block):
            case Kind.QUESTION | Kind.ATTACHMENT:
                self._paint_question(painter, block, corner, width)
            case Kind.CODE:
                self._paint_code(painter, block, corner, width)
            case Kind.RULE:
                y = corner.y() + block.layout().boundingRect().height() / 2
                left = block.blockFormat().leftMargin()
                line = QRectF(left, round(y), width - left, 1)
                painter.fillRect(line, QColor(self._colours.border))
            case _:
                pass
        if quotes_of(block):
            self._paint_quotes(painter, block, corner)
        spot = self.copy_spot(block, corner, width)
        if spot is not None:
            self._paint_word(painter, block, spot)

    def copy_spot(self, block: QTextBlock, corner: QPointF, width: float) -> QRectF | None:
        """Where the word stands that copies what begins at this block."""
        metrics = QFontMetricsF(self._font)
        size = metrics.horizontalAdvance(tr("Copied")) + GRID
        if language_of(block) is not None:
            top = corner.y() - CODE_HEAD + GRID / 2
            return QRectF(width - size - _EDGE, top, size, CODE_HEAD - GRID)
        data = data_of(block)
        if data is not None and data.source is not None:
            return QRectF(width - size, corner.y(), size, block.layout().boundingRect().height())
        return None

    def _paint_word(self, painter: QPainter, block: QTextBlock, spot: QRectF) -> None:
        painter.setFont(self._font)
        number = block.blockNumber()
        tone = self._colours.accent if number == self._hot else self._colours.muted
        painter.setPen(QColor(tone))
        word = tr("Copied") if number == self._done else tr("Copy")
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(spot, middle | Qt.AlignmentFlag.AlignRight, word)
        language = language_of(block)
        if language:
            painter.setPen(QColor(self._colours.muted))
            left = block.blockFormat().leftMargin() + _EDGE
            place = QRectF(left, spot.top(), spot.left() - left, spot.height())
            painter.drawText(place, middle | Qt.AlignmentFlag.AlignLeft, language)

    def _paint_question(
        self, painter: QPainter, block: QTextBlock, corner: QPointF, width: float
    ) -> None:
        first = kind_of(block.previous()) not in ASKED_KINDS
        last = kind_of(block.next()) not in ASKED_KINDS
        bottom = corner.y() + block.layout().boundingRect().height() + 4
        if not last:
            bottom = _top_of(block.next())
        top = corner.y() - (4 if first else 0)
        ground = QRectF(0, top, width, bottom - top)
        painter.fillPath(_panel(ground, first, last), QColor(self._colours.surface))
        if kind_of(block) is Kind.ATTACHMENT and block.layout().lineCount():
            text = block.layout().lineAt(0).naturalTextRect().translated(corner)
            chip = text.adjusted(-GRID * 0.75, -1, GRID * 0.75, 1)
            painter.setPen(QColor(self._colours.border))
            painter.setBrush(QColor(self._colours.raised))
            painter.drawRoundedRect(chip, 6, 6)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_code(
        self, painter: QPainter, block: QTextBlock, corner: QPointF, width: float
    ) -> None:
        first = language_of(block) is not None
        after = block.next()
        last = kind_of(after) is not Kind.CODE or language_of(after) is not None
        top = corner.y() - (CODE_HEAD if first else 0)
        bottom = corner.y() + block.layout().boundingRect().height() + GRID
        if not last:
            bottom = _top_of(after)
        left = block.blockFormat().leftMargin()
        ground = QRectF(left, top, width - left, bottom - top)
        painter.fillPath(_panel(ground, first, last), QColor(self._colours.surface))

    def _paint_quotes(self, painter: QPainter, block: QTextBlock, corner: QPointF) -> None:
        after = block.next()
        bottom = corner.y() + block.layout().boundingRect().height() + 2
        if quotes_of(after):
            bottom = _top_of(after)
        for level in range(quotes_of(block)):
            bar = QRectF(level * QUOTE_STEP + _EDGE, corner.y(), 3, bottom - corner.y())
            painter.fillRect(bar, QColor(self._colours.border))


def _top_of(block: QTextBlock) -> float:
    layout = block.document().documentLayout()
    return float(layout.blockBoundingRect(block).top())


def _panel(ground: QRectF, first: bool, last: bool) -> QPainterPath:
    """Rounded where it starts and ends."""
    path = QPainterPath()
    path.addRoundedRect(ground, GRID, GRID)
    if not first:
        path.addRect(ground.adjusted(0, 0, 0, -GRID))
    if not last:
        path.addRect(ground.adjusted(0, GRID, 0, 0))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
