"""The chat as text, each token with its origin. Knows nothing of engines or of how chats are kept.

Text is only ever appended (or cut off at the end), so positions in the document stay true.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QTextEdit, QToolTip, QWidget

from app.engine.events import Token
from app.gui.conversation import SwitchMark
from app.gui.theme import GRID, Colours, column_side
from app.gui.token_map import Placed, TokenMap
from app.gui.token_painter import TokenPainter
from app.gui.token_tooltip import describe
from app.gui.transcript_type import Kind, TranscriptType, kind_of, paragraph

_NEAR_END = 4  # pixels: closer than this counts as "at the end"


class Transcript(QTextEdit):
    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="transcript", readOnly=True, undoRedoEnabled=False)
        self.setAccessibleName("Conversation")
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(GRID * 1.5)
        self._colours = colours
        self._colours_visible = True
        self._tokens = TokenMap()
        self._painter = TokenPainter(self._tokens, colours)
        self._type = TranscriptType(self.document(), self.font(), colours)
        self._question_start: int | None = None
        self._reply_open = False
        self._token_count = 0  # of the reply in progress
        self._waiting_marks: list[SwitchMark] = []

    # ------------------------------------------------------------------ shown

    def show_question(self, text: str) -> None:
        """Append what the person asked. Asking is news: the view goes to the end."""
        self._reply_open = False
        self._question_start = self._end().position()
        self._append("You", Kind.HEADER)
        self._append(text, Kind.QUESTION)
        self._scroll_to_end()

    def drop_question(self) -> None:
        """Cut off the last question: it could not be asked."""
        if self._question_start is None:
            return
        cursor = self._end()
        cursor.setPosition(self._question_start, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._question_start = None
        self._painter.forget_shapes()

    def show_reply_start(self, tokens_before: int) -> None:
        """Open a reply, or go on with the one of which `tokens_before` are shown already."""
        self._token_count = tokens_before
        self._waiting_marks.clear()
        if not self._reply_open:
            self._reply_open = True
            self._change(self._open_reply)

    def show_tokens(self, tokens: list[Token]) -> None:
        """Append tokens to the reply, each exactly as it is."""
        if tokens:
            self._question_start = None
            self._change(lambda: self._insert(tokens))

    def mark_switch(self, mark: SwitchMark) -> None:
        """Mark where speculation went on or off, as soon as that token is there."""
        self._waiting_marks.append(mark)

    def show_footer(self, text: str) -> None:
        """Close the reply with its figures."""
        self._reply_open = False
        self._change(lambda: self._append(text, Kind.FOOTER))

    def show_origins(self, visible: bool) -> None:
        """Show or hide the colours; the text stays as it is."""
        self._colours_visible = visible
        self.viewport().update()

    def show_look(self, colours: Colours) -> None:
        """Light, dark, or another font size."""
        self._colours = colours
        self._painter.show_colours(colours)
        self._painter.forget_shapes()
        self._type.show_look(self.font(), colours)
        self.viewport().update()

    def start_over(self) -> None:
        """Empty, for a new chat."""
        self.clear()
        self._tokens.clear()
        self._painter.clear()
        self._waiting_marks.clear()
        self._question_start = None
        self._reply_open = False

    def token_at(self, position: int) -> Placed | None:
        """The token whose text covers this position of the document."""
        return self._tokens.at(position)

    def explain_token(self) -> None:
        """The tooltip of the token at the cursor: for those who use the keyboard."""
        cursor = self.textCursor()
        placed = self._tokens.at(cursor.position())
        if placed is not None:
            where = self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())
            QToolTip.showText(where, describe(placed.token), self.viewport())

    # ------------------------------------------------------------------ how text is added

    def _change(self, change) -> None:  # type: ignore[no-untyped-def]
        """Change the text so that selection and scroll position stay; at the end, follow it."""
        bar = self.verticalScrollBar()
        followed, value = bar.value() >= bar.maximum() - _NEAR_END, bar.value()
        selected = self.textCursor()
        anchor, position = selected.anchor(), selected.position()
        change()
        moved = self.textCursor()
        if (moved.anchor(), moved.position()) != (anchor, position):
            moved.setPosition(anchor)
            moved.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(moved)
        bar.setValue(bar.maximum() if followed else value)

    def _end(self) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def _append(self, text: str, kind: Kind) -> None:
        cursor = self._end()
        first = self.document().isEmpty()
        if first:
            cursor.setBlockFormat(paragraph(kind, first=True))
        else:
            cursor.insertBlock(paragraph(kind), QTextCharFormat())
        cursor.insertText(text)

    def _open_reply(self) -> None:
        self._append("Paceline", Kind.HEADER)
        self._append("", Kind.REPLY)

    def _insert(self, tokens: list[Token]) -> None:
        cursor = self._end()
        cursor.beginEditBlock()
        for token in tokens:
            start = cursor.position()
            cursor.insertText(token.text)
            self._tokens.add(start, cursor.position(), token)
            marks = self._waiting_marks
            if marks and token.text and self._token_count >= marks[0].token_index:
                self._painter.mark_switch(start, marks.pop(0).on)
            self._token_count += 1
        cursor.endEditBlock()

    def _scroll_to_end(self) -> None:
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    # ------------------------------------------------------------------ what is painted

    def _visible_blocks(self, clip: QRectF) -> list[tuple[QTextBlock, QPointF]]:
        """The blocks that touch `clip`, with their corners, in the document's coordinates."""
        layout = self.document().documentLayout()
        position = max(0, layout.hitTest(clip.topLeft(), Qt.HitTestAccuracy.FuzzyHit))
        block = self.document().findBlock(position)
        found = []
        while block.isValid():
            corner = layout.blockBoundingRect(block).topLeft()
            if corner.y() > clip.bottom():
                break
            found.append((block, corner))
            block = block.next()
        return found

    def _character_at(self, point: QPointF) -> int | None:
        """The position of the character under a point of the document."""
        layout = self.document().documentLayout()
        block = self.document().findBlock(
            max(0, layout.hitTest(point, Qt.HitTestAccuracy.FuzzyHit))
        )
        inside = point - layout.blockBoundingRect(block).topLeft()
        for index in range(block.layout().lineCount()):
            line = block.layout().lineAt(index)
            if line.y() <= inside.y() <= line.y() + line.height() + 4:
                if (
                    not line.naturalTextRect().left()
                    <= inside.x()
                    <= line.naturalTextRect().right()
                ):
                    return None
                edge = QTextLine.CursorPosition.CursorOnCharacter
                return block.position() + int(line.xToCursor(inside.x(), edge))
        return None

    def _paint_question(self, painter: QPainter, block: QTextBlock, corner: QPointF) -> None:
        """A soft ground behind all paragraphs of a question, rounded where it starts and ends."""
        first = kind_of(block.previous()) is not Kind.QUESTION
        last = kind_of(block.next()) is not Kind.QUESTION
        height = block.layout().boundingRect().height()
        width = min(self.viewport().width(), self.width() - 2 * column_side(self.width()))
        ground = QRectF(0, corner.y() - 4, width, height + 8)
        path = QPainterPath()
        path.addRoundedRect(ground, GRID, GRID)
        if not first:
            path.addRect(ground.adjusted(0, 0, 0, -GRID))
        if not last:
            path.addRect(ground.adjusted(0, GRID, 0, 0))
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, QColor(self._colours.surface))

    def _offset(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    # ------------------------------------------------------------------ Qt's own

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the characters as they are: Qt would turn no-break spaces into spaces."""
        # Qt's own object, not one made here: the clipboard outlives the interpreter, and taking
        # down an object made by Python then crashes.
        data = super().createMimeDataFromSelection()
        data.text()  # it fills itself when first asked, and would overwrite what follows
        data.clear()
        data.setText(self.textCursor().selectedText().replace("\u2029", "\n"))
        return data

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._offset())
        clip = QRectF(event.rect()).translated(self._offset())
        for block, corner in self._visible_blocks(clip):
            kind = kind_of(block)
            if kind is Kind.QUESTION:
                self._paint_question(painter, block, corner)
            elif kind is Kind.REPLY and self._colours_visible:
                self._painter.paint(painter, block, corner)
        painter.end()
        super().paintEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            position = self._character_at(QPointF(event.pos()) + self._offset())
            placed = None if position is None else self._tokens.at(position)
            if placed is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), describe(placed.token), self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        followed = bar.value() >= bar.maximum() - _NEAR_END
        side = column_side(self.width())
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, 0, side - bar.sizeHint().width(), 0)
        super().resizeEvent(event)
        self._painter.forget_shapes()
        if followed:
            self._scroll_to_end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_type"):
            self.show_look(self._colours)
