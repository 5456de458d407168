"""The chat as text, each token with its origin. Knows neither engines nor how chats are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from app.engine.events import Token
from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import GRID, Colours, column_side
from app.gui.transcript.block_data import Placed, data_of
from app.gui.transcript.change import change, go_to_end, is_at_end
from app.gui.transcript.copying import as_written, is_all, last_answer, plain_text, source_from
from app.gui.transcript.document_places import character_at, visible_blocks
from app.gui.transcript.folds import toggle
from app.gui.transcript.ground import GroundPainter
from app.gui.transcript.keys import turn_page
from app.gui.transcript.memory_mark import draw_memory_mark
from app.gui.transcript.message_pen import MessagePen, Section
from app.gui.transcript.passage import Passage
from app.gui.transcript.pointer import TranscriptPointer
from app.gui.transcript.reply_writer import ReplyView
from app.gui.transcript.token_map import TokenMap
from app.gui.transcript.token_painter import TokenPainter
from app.gui.transcript.typography import REPLY_KINDS, TranscriptType, kind_of
from app.gui.transcript.version_arrows import Versions
from app.gui.translation import tr
from app.settings import Density


class Transcript(QTextEdit):
    link_followed = Signal(str)  # an address, which nobody has looked at yet
    copy_asked = Signal(str)  # text for the clipboard
    version_pressed = Signal(object)  # VersionStep
    attachment_opened = Signal(object)  # Attachment
    figures_asked = Signal(int)  # the section of a reply
    about_to_rewrite = Signal()  # every message that is whole is going to be written anew

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="transcript", readOnly=True, undoRedoEnabled=False)
        self.setAccessibleName(tr("Conversation"))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(GRID * 1.5)
        self.viewport().setMouseTracking(True)
        self._colours = colours
        self._colours_visible = True
        self._view = ReplyView()
        self._tokens = TokenMap(self.document())
        self._painter = TokenPainter(colours)
        self._ground = GroundPainter(self.font(), colours)
        self._type = TranscriptType(self.document(), self.font(), colours)
        self.passage = Passage(self.document(), self.verticalScrollBar())
        reach = (self._seen, self.passage.section_at)
        self._pointer = TranscriptPointer(self, self._tokens, self._ground, *reach)
        self._pointer.link_followed.connect(self.link_followed)
        self._pointer.copy_word_pressed.connect(
            lambda block: self.copy_asked.emit(source_from(block, self._tokens))
        )
        self._pointer.version_pressed.connect(self.version_pressed)
        self._pointer.attachment_pressed.connect(self.attachment_opened)
        self._first_remembered: Callable[[], int | None] = lambda: None
        self._whole_chat: Callable[[], str] = lambda: ""
        self._pointer.line_pressed.connect(self._press_line)
        self._pen = self._make_pen()
        self._question: Section | None = None  # the last one, until something is said to it

    # ------------------------------------------------------------------ shown

    def show_question(self, text: str) -> None:
        """Append what the person asked. Asking is news: the view goes to the end."""
        self._pen.show_question(text)
        self._question = self.passage.sections[-1]
        go_to_end(self)

    def drop_question(self) -> None:
        """Cut off the last question: it could not be asked."""
        if self._question in self.passage.sections:
            self.passage.drop_from(self.passage.sections.index(self._question))
            self._pen = self._make_pen()
        self._question = None

    def show_reply_start(self, tokens_before: int) -> None:
        """Open a reply, or go on with the one of which `tokens_before` are shown already."""
        change(self, lambda: self._pen.show_reply_start(tokens_before, live=True))

    def reopen_reply(self) -> None:
        """The last reply is going to be gone on with: its figures go."""
        section = self.passage.sections[-1]
        self.passage.drop_last()
        self._pen = self._make_pen()
        self._pen.reopen(section)

    def show_thinking(self, thinking: bool) -> None:
        """Whether the reply begins inside its thoughts, before its first token."""
        self._pen.show_thinking(thinking)

    def show_tokens(self, tokens: list[Token], seconds: Sequence[float] = ()) -> None:
        """Add tokens to the reply, as Markdown or each exactly as it is."""
        writer = self._pen.writer
        if tokens and writer is not None:
            self._question = None
            followed = is_at_end(self)
            change(self, lambda: self._pen.show_tokens(tokens, seconds))
            writer.show_figures()
            # Nothing moves under the eyes of somebody who reads the thoughts.
            if followed and not self.textCursor().hasSelection() and writer.fold_when_answered():
                go_to_end(self)

    def mark_switch(self, mark: SwitchMark) -> None:
        """Mark where speculation went on or off, as soon as that token is there."""
        self._pen.mark_switch(mark)

    def show_footer(self, text: str) -> None:
        """Close the reply with its figures."""
        change(self, lambda: self._pen.show_footer(text))

    def show_versions(self, versions: Versions) -> None:
        """Which version of a message is the last one here, before more is said."""
        change(self, lambda: self._pen.show_versions(versions))

    def show_memory(self, first_remembered: Callable[[], int | None]) -> None:
        """Mark the section with which the model's memory begins; None: it has them all."""
        self._first_remembered = first_remembered

    def show_whole(self, whole_chat: Callable[[], str]) -> None:
        """What is copied where all is selected, though only a part of the chat stands here."""
        self._whole_chat = whole_chat

    def show_origins(self, visible: bool) -> None:
        """Show or hide the colours; the text stays as it is."""
        self._colours_visible = visible
        self.viewport().update()

    def show_raw(self, raw: bool) -> None:
        """The text as it was sampled, or as the Markdown that it is."""
        self._show_again(replace(self._view, raw=raw))

    def show_ghosts(self, visible: bool) -> None:
        """Show or hide the refused guesses, struck through in their places."""
        self._show_again(replace(self._view, ghosts=visible))

    def show_density(self, density: Density) -> None:
        """How closely what is said stands."""
        if density is not self._view.density:
            self._show_again(replace(self._view, density=density))

    def show_look(self, colours: Colours) -> None:
        """Light, dark, or another font size."""
        self._colours = colours
        self._painter.show_colours(colours)
        self._painter.forget_shapes()
        self._ground.show_look(self.font(), colours)
        self._type.show_look(self.font(), colours)
        self.viewport().update()

    def start_over(self) -> None:
        """Empty, for a new chat."""
        self.clear()
        self.passage.sections.clear()
        self._question = None
        self._pen = self._make_pen()

    @property
    def view(self) -> ReplyView:
        return self._view

    def token_at(self, position: int) -> Placed | None:
        """The token whose text covers this position of the document."""
        return self._tokens.at(position)

    def explain_token(self) -> None:
        """The tooltip of the token at the cursor: for those who use the keyboard."""
        cursor = self.textCursor()
        where = self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())
        self._pointer.explain(cursor.position(), where)

    def copy_reply(self) -> None:
        """The source of the last reply."""
        if text := last_answer(self.passage.sections):
            self.copy_asked.emit(text)

    # ------------------------------------------------------------------ how text is added

    def _show_again(self, view: ReplyView) -> None:
        """Write everything anew in this way, with what is seen about where it was."""
        self._view = view
        self.about_to_rewrite.emit()
        old = self.passage
        gaps = old.gap_heights
        sections, asked, in_progress = list(old.sections), self._question, self._pen.writer
        place = old.place()
        self.start_over()
        old.show_gaps(gaps[0], 0)
        for section in sections:
            self._pen.show_again(section)
            if section is asked:
                self._question = self.passage.sections[-1]
        if in_progress is None:
            self._pen.writer = None
        old.show_gaps(*gaps)
        old.go_to(place)

    def _make_pen(self) -> MessagePen:
        """For what is said from now on, at the end."""
        return MessagePen(self.document(), self._view, self.passage.sections.append)

    # ------------------------------------------------------------------ under the pointer

    def _offset(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _width(self) -> float:
        """Of the column of text."""
        return min(self.viewport().width(), self.width() - 2 * column_side(self.width()))

    def _seen(self) -> tuple[QRectF, float]:
        return QRectF(self.viewport().rect()).translated(self._offset()), self._width()

    def _press_line(self, block: QTextBlock) -> None:
        data = data_of(block)
        if data is not None and data.fold is not None:
            toggle(self, data.fold)
        else:
            self.figures_asked.emit(self.passage.section_at(block.position()))

    # ------------------------------------------------------------------ Qt's own

    def createMimeDataFromSelection(self) -> QMimeData:
        cursor, part = self.textCursor(), self.passage.has_gap_above or self.passage.has_gap_below
        whole = self._whole_chat() if is_all(cursor) and (part or not self._view.raw) else ""
        text = whole or plain_text(cursor, self._tokens)
        return as_written(super().createMimeDataFromSelection(), text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._offset())
        clip = QRectF(event.rect()).translated(self._offset())
        clip.adjust(0, 0, 0, 2 * GRID)  # what the block below paints above its text
        marked = self.passage.start_of(self._first_remembered())
        for block, corner in visible_blocks(self.document(), clip):
            if block.position() == marked:
                draw_memory_mark(painter, corner, self._width(), self.font(), self._colours)
            self._ground.paint(painter, block, corner, self._width())
            if self._colours_visible and kind_of(block) in REPLY_KINDS:
                self._painter.paint(painter, block, corner)
        painter.end()
        super().paintEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            point = QPointF(event.pos()) + self._offset()
            self._pointer.explain(character_at(self.document(), point), event.globalPos())
            return True
        return bool(super().viewportEvent(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._pointer.move(event.position() + self._offset())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self._pointer.click(event.position() + self._offset())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not turn_page(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar, followed = self.verticalScrollBar(), is_at_end(self)
        side = column_side(self.width())
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, 0, side - bar.sizeHint().width(), 0)
        super().resizeEvent(event)
        self._painter.forget_shapes()
        if followed:
            go_to_end(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_type"):
            self.show_look(self._colours)
