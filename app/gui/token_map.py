"""Which token stands at which position of a document. Knows nothing of painting or of Qt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from app.engine.events import Token


@dataclass(frozen=True, slots=True)
class Placed:
    """A token and where its text stands: positions of the document, `end` exclusive.

    Of a ghost, the text is that of the guess which the token replaced.
    """

    start: int
    end: int
    token: Token
    ghost: bool = False


class TokenMap:
    """Tokens in the order of their positions. The document only changes at its end.

    Of Markdown not every character is shown, so a token may have several places, or none. A side
    table instead of one text format per token: the text keeps a single format, so that the font
    shapes it as a whole and a long paragraph stays cheap to lay out.
    """

    def __init__(self) -> None:
        self._placed: list[Placed] = []
        self._starts: list[int] = []

    def __len__(self) -> int:
        return len(self._placed)

    def add(self, start: int, end: int, token: Token, ghost: bool = False) -> None:
        """Tokens without text (bytes of a character still incomplete) have no place."""
        if end > start:
            self._placed.append(Placed(start, end, token, ghost))
            self._starts.append(start)

    def cut(self, position: int) -> None:
        """Forget all that starts at `position` or after it: that text is gone."""
        first = bisect_left(self._starts, position)
        del self._placed[first:], self._starts[first:]
        if self._placed and self._placed[-1].end > position:
            last = self._placed[-1]
            self._placed[-1] = Placed(last.start, position, last.token, last.ghost)

    def at(self, position: int) -> Placed | None:
        """The token whose text covers the character at `position`."""
        index = bisect_right(self._starts, position) - 1
        if index < 0 or position >= self._placed[index].end:
            return None
        return self._placed[index]

    def between(self, start: int, end: int) -> list[Placed]:
        """The tokens that touch the positions from `start` up to and without `end`."""
        first = bisect_right(self._starts, start) - 1
        if first < 0 or self._placed[first].end <= start:
            first += 1
        return self._placed[first : bisect_left(self._starts, end)]

    def clear(self) -> None:
        self._placed.clear()
        self._starts.clear()
