"""Text for the clipboard out of the transcript. Knows nothing of the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QTextBlock, QTextCursor

from app.gui.token_map import TokenMap
from app.gui.transcript_type import Kind, kind_of, language_of


def plain_text(cursor: QTextCursor, tokens: TokenMap) -> str:
    """What is selected, without the guesses that were refused."""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    ghosts = [placed for placed in tokens.between(start, end) if placed.ghost]
    piece = QTextCursor(cursor)
    kept = []
    for ghost in [*ghosts, None]:
        stop = end if ghost is None else max(start, ghost.start)
        piece.setPosition(start)
        piece.setPosition(stop, QTextCursor.MoveMode.KeepAnchor)
        kept.append(piece.selectedText())
        start = stop if ghost is None else min(end, ghost.end)
    text = "".join(kept).replace("\u2029", "\n").replace("\u2028", "\n")
    return text.replace("\ufdd0", "").replace("\ufdd1", "")  # Qt's bounds of a table


def code_from(block: QTextBlock, tokens: TokenMap) -> str:
    """The code that begins at this block, to its last line."""
    cursor = QTextCursor(block)
    after = block.next()
    while kind_of(after) is Kind.CODE and language_of(after) is None:
        block, after = after, after.next()
    cursor.setPosition(block.position() + block.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    return plain_text(cursor, tokens)
