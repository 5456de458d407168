"""The part of a chat that stands in the document: messages come and go at both of its ends, and
what is seen stays where it is. Knows nothing of where messages come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QScrollBar

from app.gui.transcript.block_data import BlockData, data_of
from app.gui.transcript.message_pen import MessagePen, Section
from app.gui.transcript.reply_writer import ReplyView
from app.gui.transcript.typography import Kind, gap, kind_of

T = TypeVar("T")


class Passage:
    """Room is kept for those messages that are not shown, so that the scroll bar means the chat."""

    def __init__(self, document: QTextDocument, bar: QScrollBar) -> None:
        self._document = document
        self._bar = bar
        self.sections: list[Section] = []
        self._exact = 0.0  # what the bar was set to, before it was rounded: or many changes drift

    # ------------------------------------------------------------------ where things are

    def top_of(self, section: Section) -> float:
        """In pixels of the document, as everything here."""
        block = self._document.findBlock(section.start.position())
        return float(self._document.documentLayout().blockBoundingRect(block).top())

    @property
    def top(self) -> float:
        """Where the first message begins."""
        return self.top_of(self.sections[0]) if self.sections else 0.0

    @property
    def bottom(self) -> float:
        """Where the last message ends."""
        block = self._document.lastBlock()
        if self.has_gap_below:
            block = block.previous()
        return float(self._document.documentLayout().blockBoundingRect(block).bottom())

    @property
    def has_gap_above(self) -> bool:
        return kind_of(self._document.firstBlock()) is Kind.GAP

    @property
    def has_gap_below(self) -> bool:
        """Not everything that was said is shown."""
        last = self._document.lastBlock()
        return last.blockNumber() > 0 and kind_of(last) is Kind.GAP

    def section_at(self, position: int) -> int:
        """The number of the section that this position of the document is in; -1: of none."""
        found = -1
        for number, section in enumerate(self.sections):
            if section.start.position() > position:
                break
            found = number
        return found

    def start_of(self, number: int | None) -> int | None:
        """The position of the document where this section starts; None where it is not shown."""
        known = number is not None and 0 <= number < len(self.sections)
        return self.sections[number].start.position() if number is not None and known else None

    @property
    def gap_heights(self) -> tuple[float, float]:
        """The room above and below."""
        above = self._document.firstBlock().blockFormat().bottomMargin()
        below = self._document.lastBlock().blockFormat().topMargin()
        return above if self.has_gap_above else 0.0, below if self.has_gap_below else 0.0

    def place(self) -> tuple[int, float]:
        """What is at the top of the view: a section's number, and how far below its beginning."""
        value = self._exact if self._bar.value() == round(self._exact) else self._bar.value()
        found = (-1, float(value))
        for number, section in enumerate(self.sections):
            top = self.top_of(section)
            if number and top > value:
                break
            found = (number, value - top)
        return found

    def go_to(self, place: tuple[int, float]) -> None:
        """Have this at the top of the view."""
        number, offset = place
        top = self.top_of(self.sections[number]) if 0 <= number < len(self.sections) else 0.0
        self._document.documentLayout().documentSize()  # the bar's range is true from here on
        self._exact = top + offset
        self._bar.setValue(round(self._exact))

    # ------------------------------------------------------------------ how it changes

    def keep_in_place(self, change: Callable[[], T]) -> T:
        """Change what is above or below so that what is seen stays where it is; at the beginning
        and at the end of the chat one stays there."""
        at_end, at_start = self._bar.value() >= self._bar.maximum(), self._bar.value() == 0
        number, offset = self.place()
        anchor = self.sections[number] if number >= 0 else None
        result = change()
        if at_end:
            self._bar.setValue(self._bar.maximum())
        elif at_start:
            self._bar.setValue(0)
        elif anchor is not None and anchor in self.sections:
            self.go_to((self.sections.index(anchor), offset))
        else:
            self.go_to((-1, offset))
        return result

    def show_gaps(self, above: float, below: float) -> None:
        """Room for the messages before and behind; none for 0."""
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        if above > 0 and not self.has_gap_above:
            self._open_gap_above(cursor)
        if above > 0:
            cursor.setPosition(0)
            cursor.setBlockFormat(gap(above, above=True))
        elif self.has_gap_above and self.sections:
            cursor.setPosition(0)
            cursor.setPosition(1, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        cursor.clearSelection()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if below > 0 and self.has_gap_below:
            cursor.setBlockFormat(gap(below, above=False))
        elif below > 0:
            cursor.insertBlock(gap(below, above=False), QTextCharFormat())
        elif self.has_gap_below:
            self._remove_tail(cursor.position() - 1, cursor.position())
        cursor.endEditBlock()

    def pen_above(self, view: ReplyView) -> MessagePen:
        """Writes one message above all others; there must be room kept for it."""
        tail = QTextCursor(self._document)
        return MessagePen(self._document, view, lambda made: self.sections.insert(0, made), tail)

    def pen_below(self, view: ReplyView) -> MessagePen:
        """Writes messages below all others."""
        tail = QTextCursor(self._document)
        tail.movePosition(QTextCursor.MoveOperation.End)
        if self.has_gap_below:
            tail.movePosition(QTextCursor.MoveOperation.PreviousBlock)
            tail.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        return MessagePen(self._document, view, self.sections.append, tail)

    def drop_first(self) -> None:
        """Let the first message go, which is not the only one."""
        start = 1 if self.has_gap_above else 0
        self._remove(start, self.sections[1].start.position())
        del self.sections[0]

    def drop_last(self) -> None:
        """Let the last message go."""
        self.drop_from(len(self.sections) - 1)

    def drop_from(self, number: int) -> None:
        """Let all messages from this one on go."""
        end = self._document.characterCount() - 1
        if self.has_gap_below:
            end = self._document.lastBlock().position() - 1
        self._remove_tail(max(0, self.sections[number].start.position() - 1), end)
        del self.sections[number:]

    def _remove(self, start: int, end: int) -> None:
        cursor = QTextCursor(self._document)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _remove_tail(self, start: int, end: int) -> None:
        """What ends a paragraph and all behind it; an empty one would take over from what goes."""
        block = self._document.findBlock(start)
        look, empty = block.blockFormat(), block.length() == 1
        self._remove(start, end)
        if empty and start:
            cursor = QTextCursor(self._document)
            cursor.setPosition(start)
            cursor.setBlockFormat(look)
            cursor.block().setUserData(BlockData())

    def _open_gap_above(self, cursor: QTextCursor) -> None:
        """An empty line at the very top; Qt leaves what is known of a line with its upper part."""
        if self._document.isEmpty():
            return
        cursor.setPosition(0)
        head = cursor.block()
        look, data = head.blockFormat(), data_of(head)
        cursor.insertBlock(look)
        cursor.block().setUserData(BlockData(source=data.source if data else None))
        head.setUserData(BlockData())
