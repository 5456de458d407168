"""Text for the clipboard out of the transcript. Knows nothing of the clipboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextBlock, QTextCursor

from app.gui.transcript.block_data import data_of
from app.gui.transcript.message_pen import Section
from app.gui.transcript.reply_source import ReplySource
from app.gui.transcript.token_map import TokenMap
from app.gui.transcript.typography import Kind, kind_of, language_of
from app.gui.transcript.version_arrows import arrows_in


def as_written(data: QMimeData, text: str) -> QMimeData:
    """Copy the characters as they are: Qt would turn no-break spaces into spaces.

    `data` is Qt's own object, not one made here: the clipboard outlives the interpreter, and taking
    down an object made by Python then crashes.
    """
    data.text()  # it fills itself when first asked, and would overwrite what follows
    data.clear()
    data.setText(text)
    return data


def plain_text(cursor: QTextCursor, tokens: TokenMap) -> str:
    """What is selected, without the guesses that were refused and the arrows between versions."""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    piece = QTextCursor(cursor)
    kept = []
    for first, after in (*_not_copied(cursor, tokens), (end, end)):
        piece.setPosition(start)
        piece.setPosition(min(end, max(start, first)), QTextCursor.MoveMode.KeepAnchor)
        kept.append(piece.selectedText())
        start = max(start, min(end, after))
    text = "".join(kept).replace("\u2029", "\n").replace("\u2028", "\n")
    return text.replace("\ufdd0", "").replace("\ufdd1", "")  # Qt's bounds of a table


def _not_copied(cursor: QTextCursor, tokens: TokenMap) -> list[tuple[int, int]]:
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    found = [(placed.start, placed.end) for placed in tokens.between(start, end) if placed.ghost]
    block = cursor.document().findBlock(start)
    while block.isValid() and block.position() < end:
        if arrows := arrows_in(block):
            found.append(arrows)
        block = block.next()
    return sorted(found)


def is_all(cursor: QTextCursor) -> bool:
    """Whether everything that stands in the document is selected."""
    end = cursor.document().characterCount() - 1
    return cursor.selectionStart() == 0 and cursor.selectionEnd() == end


def source_from(block: QTextBlock, tokens: TokenMap) -> str:
    """The reply that this header stands over, without thoughts, or the code that begins here."""
    data = data_of(block)
    if data is None or data.source is None:
        return code_from(block, tokens)
    return data.source.answer


def last_answer(sections: Sequence[Section]) -> str:
    """The source of the last reply, as it was sampled, without its thoughts."""
    entries = (entry for section in reversed(sections) for entry in section.entries)
    return next((entry.answer for entry in entries if isinstance(entry, ReplySource)), "")


def code_from(block: QTextBlock, tokens: TokenMap) -> str:
    """The code that begins at this block, to its last line."""
    cursor = QTextCursor(block)
    after = block.next()
    while kind_of(after) is Kind.CODE and language_of(after) is None:
        block, after = after, after.next()
    cursor.setPosition(block.position() + block.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    return plain_text(cursor, tokens)
