"""Writes one reply into a document as it grows. Knows nothing of scrolling or painting.

Paragraphs that have not changed stay; what follows the first that has is written anew. While a
reply streams that is its last paragraph, or the last line of its code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextTableFormat,
)

from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import GRID
from app.gui.transcript.block_data import BlockData, Placed, data_of
from app.gui.transcript.reply_layout import (
    NO_TOKEN,
    Paragraph,
    Shape,
    Span,
    paragraphs_of,
    raw_lines,
)
from app.gui.transcript.reply_source import ReplySource
from app.gui.transcript.typography import Kind, cell_paragraph, kind_of, reply_paragraph, spaced
from app.markdown.stream import MarkdownStream, fit
from app.settings import Density

_CELL_PADDING = 6
_TABLE_END = "\ufdd1"  # as Qt keeps it in the document
_BORDER = QColor(138, 147, 160, 90)  # seen in the light and in the dark


@dataclass(frozen=True, slots=True)
class ReplyView:
    """How replies are shown: as sampled, with the guesses that were refused, and how closely."""

    raw: bool = False
    ghosts: bool = False
    density: Density = Density.COMFORTABLE


class _Rest(ReplySource):
    """A reply from one of its characters on: places are counted from there."""

    def __init__(self, whole: ReplySource, start: int) -> None:
        super().__init__(whole.before)
        self._whole = whole
        self._start = start
        self.tokens, self.marks = whole.tokens, whole.marks

    def token_at(self, place: int) -> int:
        return self._whole.token_at(self._start + place)


class ReplyWriter:
    def __init__(
        self,
        end: Callable[[], QTextCursor],
        source: ReplySource,
        view: ReplyView = ReplyView(),
        base: QTextCursor | None = None,
        start: int = 0,
        thoughts: bool = False,
    ) -> None:
        """`end` tells where the text ends that it writes; `base` stands above it and moves with the
        text there. `start` is the place of the text in the reply."""
        self._end = end
        self.source = source
        self._part = source if not start else _Rest(source, start)
        self._raw = view.raw
        self._ghosts = view.ghosts
        self._density = view.density
        self._thoughts = thoughts
        self._stream = MarkdownStream()
        self._raw_tail = ""  # the last line, which may still grow
        self._raw_start = 0
        self._before: Shape | None = None  # of the last paragraph that stays as it is
        self._shown: list[Paragraph] = []  # those after them
        self._base = QTextCursor(end().document()) if base is None else base  # places count from it
        if base is None:
            self._base.setKeepPositionOnInsert(True)
        # Where each of these begins: what is removed with it, and its text.
        self._starts: list[tuple[int, int]] = []
        self._marks: list[tuple[SwitchMark, int]] = []  # those shown, and where
        first = source.before + (source.token_at(start) if start else 0)
        self._marks_before = sum(mark.token_index < first for mark in source.marks)

    def feed(self, text: str) -> None:
        """Show more of the text of the source."""
        fresh, settled = self._read_raw(text) if self._raw else self._read(text)
        same = 0
        while same < min(len(fresh), len(self._shown)) and fresh[same] == self._shown[same]:
            same += 1
        cursor = self._end()
        cursor.beginEditBlock()
        if same < len(self._shown):
            self._cut(cursor, same)
        for made in fresh[same:]:
            self._write(cursor, made)
        cursor.endEditBlock()
        if settled:
            self._before = self._shown[settled - 1].shape
            del self._shown[:settled], self._starts[:settled]

    # ------------------------------------------------------------------ what is to be shown

    def _read(self, text: str) -> tuple[list[Paragraph], int]:
        """The paragraphs from the first that may have changed, and how many of them are final."""
        first = self._stream.feed(text)
        made: list[Paragraph] = []
        settled = 0
        for index, block in enumerate(self._stream.blocks[first:], first):
            made += paragraphs_of(block, self._part, self._ghosts)
            if index < self._stream.settled:
                settled = len(made)
        if self._thoughts:
            made = [replace(shown, quotes=shown.quotes + 1) for shown in made]
        return made, settled

    def _read_raw(self, text: str) -> tuple[list[Paragraph], int]:
        tail = self._raw_tail + fit(text)
        made = raw_lines(tail, self._raw_start, self._part, self._ghosts)
        last = tail.rfind("\n") + 1
        self._raw_tail = tail[last:]
        self._raw_start += last
        return made, len(made) - 1

    # ------------------------------------------------------------------ how it is written

    def _cut(self, cursor: QTextCursor, index: int) -> None:
        """Remove the text of all paragraphs from this one on."""
        start, text_start = self._starts[index]
        del self._shown[index:], self._starts[index:]
        cursor.setPosition(self._base.position() + start)
        before = cursor.block()
        look, data, empty = before.blockFormat(), data_of(before), before.length() == 1
        cursor.setPosition(self._end().position(), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        if empty:  # it would take over from the paragraph that goes
            cursor.setBlockFormat(look)
            cursor.block().setUserData(BlockData() if data is None else data.copied())
        elif start == text_start:  # the paragraph that goes was this one; a table leaves it empty
            cursor.block().setUserData(BlockData())
        self._marks = [mark for mark in self._marks if mark[1] < text_start]

    def _write(self, cursor: QTextCursor, made: Paragraph) -> None:
        cursor.setPosition(self._end().position())
        start = cursor.position() - self._base.position()
        before = self._shown[-1].shape if self._shown else self._before
        self._shown.append(made)
        if made.shape is Shape.TABLE:
            self._starts.append((start, start + 1))
            self._write_table(cursor, made)
            return
        look = reply_paragraph(made, before, self._thoughts)
        open_block(cursor, spaced(look, self._density))
        self._starts.append((start, cursor.position() - self._base.position()))
        self._write_text(cursor, made)

    def _write_text(self, cursor: QTextCursor, made: Paragraph) -> None:
        """Into an empty paragraph."""
        text, at = _for_qt(made.text)
        spans = (Span(at(span.start), at(span.end), span.look) for span in made.spans)
        data = BlockData(tuple(spans))
        ghosts = [(span.start, span.end) for span in made.spans if span.look.ghost]
        start = cursor.position() - self._base.position()
        for number, first, last, ghost in _pieces(made, ghosts):
            end = at(min(last, len(made.text))) + (last > len(made.text))
            if not ghost:
                self._mark(number, at(first), start, data)
            if end > at(first):  # bytes of a character still incomplete have no place
                token = self.source.tokens[number]
                data.tokens.append(Placed(at(first), end, token, ghost))
        cursor.block().setUserData(data)  # before the text: it says how that is laid out
        cursor.insertText(text)

    def _mark(self, number: int, place: int, start: int, data: BlockData) -> None:
        """The switches before this token are marked where the text that follows them begins."""
        for mark in self.source.marks[self._marks_before + len(self._marks) :]:
            if mark.token_index > number + self.source.before:
                return
            data.switches[place] = mark.on
            self._marks.append((mark, start + place))

    def _write_table(self, cursor: QTextCursor, made: Paragraph) -> None:
        table = cursor.insertTable(len(made.rows), len(made.rows[0]), _table_format(made))
        for row, cells in enumerate(made.rows):
            for column, shown in enumerate(cells):
                inside = table.cellAt(row, column).firstCursorPosition()
                look = cell_paragraph(shown, self._thoughts)
                inside.setBlockFormat(spaced(look, self._density))
                self._write_text(inside, shown)


def open_block(cursor: QTextCursor, look: QTextBlockFormat) -> None:
    """A new paragraph here; the empty one that Qt keeps behind a table is taken."""
    place = cursor.block().position()
    behind_table = place > 0 and cursor.document().characterAt(place - 1) == _TABLE_END
    kind, empty = kind_of(cursor.block()), cursor.block().length() == 1
    unused = (empty and kind is None) or (cursor.document().isEmpty() and kind is not Kind.GAP)
    if unused or (behind_table and empty):
        cursor.setBlockFormat(look)
        cursor.setBlockCharFormat(QTextCharFormat())
        cursor.block().setUserData(BlockData())
    else:
        cursor.insertBlock(look, QTextCharFormat())


def _table_format(made: Paragraph) -> QTextTableFormat:
    look = QTextTableFormat()
    look.setHeaderRowCount(1)
    look.setCellPadding(_CELL_PADDING)
    look.setCellSpacing(0)
    look.setBorder(1)
    look.setBorderCollapse(True)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(_BORDER)
    look.setTopMargin(GRID)
    look.setBottomMargin(GRID)
    look.setLeftMargin((made.depth * 3 + made.quotes * 2) * GRID)
    return look


def _for_qt(text: str):  # type: ignore[no-untyped-def]
    """The text as Qt takes it, and places in it as Qt counts them, in UTF-16."""
    text = text.replace("\n", "\u2028")
    if text.isascii() or max(text) <= "\uffff":
        return text, lambda place: place
    places = [0]
    for character in text:
        places.append(places[-1] + 1 + (character > "\uffff"))
    return text, places.__getitem__


def _pieces(made: Paragraph, ghosts: list[tuple[int, int]]) -> Iterator[tuple[int, int, int, bool]]:
    """Token, start, end and whether it is a ghost, for each stretch of one token.

    The line break behind the text counts as one more character.
    """
    tokens = made.tokens if made.end_token == NO_TOKEN else (*made.tokens, made.end_token)
    haunted = [False] * len(tokens)
    for start, end in ghosts:
        haunted[start:end] = [True] * (end - start)
    at = 0
    for (number, ghost), alike in groupby(zip(tokens, haunted, strict=True)):
        length = sum(1 for _ in alike)
        if number != NO_TOKEN:
            yield number, at, at + length, ghost
        at += length
