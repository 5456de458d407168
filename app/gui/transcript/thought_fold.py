"""What was thought before an answer: a line with its figures, and the text under it while that is
shown. Knows nothing of scrolling or painting."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextBlock, QTextCharFormat, QTextCursor

from app.gui.numerals import numeral
from app.gui.transcript.block_data import BlockData
from app.gui.transcript.reply_source import ReplySource, TokenSums
from app.gui.transcript.reply_writer import ReplyView, ReplyWriter, open_block
from app.gui.transcript.typography import Kind, paragraph, spaced, thoughts_end
from app.gui.translation import tr

_OPEN, _SHUT = "▾", "▸"


class ThoughtFold:
    """Thoughts in a row. Its text stays with the source: folded, nothing of it is laid out."""

    def __init__(
        self, end: Callable[[], QTextCursor], source: ReplySource, view: ReplyView, start: int
    ) -> None:
        """`end` tells where the reply ends; `start` is the place of the thoughts in it."""
        self._source = source
        self._view = view
        self._start = start
        self._length = 0
        self._sums = TokenSums()
        self._counted = source.token_at(start)  # the first token that the sums do not have yet
        self._going_on = True
        self._writer: ReplyWriter | None = None
        cursor = end()
        open_block(cursor, spaced(paragraph(Kind.THOUGHTS), view.density))
        self._head = QTextCursor(cursor)
        self._head.setKeepPositionOnInsert(True)
        data = BlockData()
        data.fold = self
        cursor.block().setUserData(data)
        cursor.insertText(self._words())
        self._tail = QTextCursor(cursor)  # where the text ends; it moves with it
        self._foot: QTextCursor | None = None  # the line that ends the thoughts, once it is there
        if source.unfolded:
            self._open()

    @property
    def unfolded(self) -> bool:
        return self._writer is not None

    @property
    def going_on(self) -> bool:
        """Whether more may come."""
        return self._going_on

    @property
    def block(self) -> QTextBlock:
        """The line with the figures."""
        return self._head.block()

    def feed(self, text: str) -> None:
        """More of it came."""
        self._length += len(text)
        if self._writer is not None:
            self._writer.feed(text)

    def finish(self) -> QTextCursor:
        """No more comes; where they end, which is below the text whether that is shown or not.

        What follows must not share a paragraph with it: not with its line, nor with a table.
        """
        if self._foot is None:
            self._going_on = False
            cursor = QTextCursor(self._tail)
            cursor.insertBlock(thoughts_end(self.unfolded), QTextCharFormat())
            cursor.block().setUserData(BlockData())
            self._foot = QTextCursor(cursor)
            self._foot.setKeepPositionOnInsert(True)
        return self._foot

    def toggle(self) -> None:
        """Show or hide the text, which then stays so."""
        if self._writer is None:
            self._open()
        else:
            self._shut()
        if self._foot is not None:
            # Not by that cursor: its other end has moved on with the text.
            QTextCursor(self._foot.block()).setBlockFormat(thoughts_end(self.unfolded))
        self._source.unfolded, self._source.folds_itself = self.unfolded, False
        self.show_figures()

    def show_figures(self) -> None:
        """Write the line anew with what is known by now."""
        if not self._length:
            return
        end = self._source.token_at(self._start + self._length - 1) + 1
        self._sums += self._source.sums(self._counted, end)
        self._counted = end
        words = self._words()
        if words == self.block.text():
            return
        # The new words go in before the old ones leave: the paragraph is never empty, and what is
        # known of it stays.
        cursor = QTextCursor(self.block)
        cursor.beginEditBlock()
        cursor.insertText(words)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.endEditBlock()

    # ------------------------------------------------------------------ the text

    def _open(self) -> None:
        self._tail = self._head_end()
        base = self._head_end()
        base.setKeepPositionOnInsert(True)
        self._writer = ReplyWriter(
            lambda: QTextCursor(self._tail), self._source, self._view, base, self._start, True
        )
        if self._length:
            self._writer.feed(self._source.text[self._start : self._start + self._length])

    def _shut(self) -> None:
        self._writer = None
        end = self._tail if self._foot is None else self._foot
        cursor = self._head_end()
        cursor.setPosition(
            end.position() - (self._foot is not None), QTextCursor.MoveMode.KeepAnchor
        )
        cursor.removeSelectedText()
        self._tail = self._head_end()

    def _head_end(self) -> QTextCursor:
        cursor = QTextCursor(self.block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        return cursor

    # ------------------------------------------------------------------ the line

    def _words(self) -> str:
        sums = self._sums
        parts = [_lead(sums.seconds, self._going_on)]
        if sums.tokens == 1:
            parts.append(tr("1 token"))
        elif sums.tokens:
            parts.append(tr("{count} tokens").format(count=numeral(sums.tokens, ",")))
        if sums.checked and not self._going_on:
            parts.append(tr("α {rate}").format(rate=numeral(sums.accepted / sums.checked, ".2f")))
        return f"{_OPEN if self.unfolded else _SHUT} {' · '.join(parts)}"


def _lead(seconds: float, going_on: bool) -> str:
    if going_on:
        return tr("Thinking {time}").format(time=_time(seconds)) if seconds else tr("Thinking")
    return tr("Thought for {time}").format(time=_time(seconds)) if seconds else tr("Thoughts")


def _time(seconds: float) -> str:
    if seconds < 60:
        return tr("{seconds} s").format(
            seconds=numeral(seconds, ".0f") if seconds >= 10 else numeral(seconds, ".1f")
        )
    minutes, rest = divmod(round(seconds), 60)
    return tr("{minutes} min {seconds} s").format(minutes=minutes, seconds=rest)
