"""Which token stands at which position of a document. Knows nothing of painting."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument

from app.gui.transcript.block_data import Placed, data_of


class TokenMap:
    """Of Markdown not every character is shown, so a token may have several places, or none.

    A side table instead of one text format per token: the text keeps a single format, so that the
    font shapes it as a whole and a long paragraph stays cheap to lay out.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document

    def at(self, position: int) -> Placed | None:
        """The token whose text covers the character at this position of the document."""
        block = self._document.findBlock(position)
        data = data_of(block)
        found = None if data is None else data.at(position - block.position())
        return None if found is None else found.moved(block.position())

    def between(self, start: int, end: int) -> list[Placed]:
        """The tokens that touch the positions from `start` up to and without `end`."""
        block = self._document.findBlock(start)
        found: list[Placed] = []
        while block.isValid() and block.position() < end:
            corner, data = block.position(), data_of(block)
            if data is not None:
                inside = data.between(start - corner, end - corner)
                found += [placed.moved(corner) for placed in inside]
            block = block.next()
        return found
