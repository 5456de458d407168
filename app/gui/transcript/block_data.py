"""What is known of one paragraph beside its text, and moves with it. Knows nothing of documents.

Kept at the paragraph itself, so that text can be added and removed above it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTextBlock, QTextBlockUserData

from app.attachments.quoting import Attachment
from app.engine.events import Origin, Token

if TYPE_CHECKING:
    from app.gui.transcript.reply_layout import Span
    from app.gui.transcript.reply_source import ReplySource
    from app.gui.transcript.thought_fold import ThoughtFold


@dataclass(frozen=True, slots=True)
class Placed:
    """A token and where its text stands, `end` exclusive; in UTF-16.

    Of a ghost, the text is that of the guess which the token replaced.
    """

    start: int
    end: int
    token: Token
    ghost: bool = False

    def moved(self, by: int) -> Placed:
        return Placed(self.start + by, self.end + by, self.token, self.ghost)


@dataclass(slots=True)
class Shapes:
    """What is drawn under one paragraph, relative to its corner, while `key` holds."""

    key: tuple[int, int, int, float]
    tints: dict[Origin, QPainterPath] = field(default_factory=dict)
    lines: dict[Origin, QPainterPath] = field(default_factory=dict)
    marks: list[tuple[QPointF, float, bool]] = field(default_factory=list)


class BlockData(QTextBlockUserData):
    """Places are relative to the paragraph."""

    def __init__(
        self,
        spans: tuple[Span, ...] = (),
        source: ReplySource | None = None,
        attachment: Attachment | None = None,
    ) -> None:
        super().__init__()
        self.attachment = attachment  # whose name stands here
        self.spans = spans
        self.source = source  # of the reply that this paragraph is the heading of
        self.fold: ThoughtFold | None = None  # what this paragraph is the heading of
        self.tokens: list[Placed] = []  # in their order
        self.switches: dict[int, bool] = {}  # speculation went on or off before this character
        self.shapes: Shapes | None = None

    def copied(self) -> BlockData:
        """The same for another paragraph."""
        made = BlockData(self.spans, self.source)
        made.fold, made.tokens, made.switches = self.fold, self.tokens, self.switches
        made.attachment = self.attachment
        return made

    def at(self, place: int) -> Placed | None:
        """The token whose text covers the character at `place`."""
        index = bisect_right(self.tokens, place, key=_start) - 1
        if index < 0 or place >= self.tokens[index].end:
            return None
        return self.tokens[index]

    def between(self, start: int, end: int) -> list[Placed]:
        """The tokens that touch the places from `start` up to and without `end`."""
        first = bisect_right(self.tokens, start, key=_start) - 1
        if first < 0 or self.tokens[first].end <= start:
            first += 1
        return self.tokens[first : bisect_left(self.tokens, end, key=_start)]


def data_of(block: QTextBlock) -> BlockData | None:
    found = block.userData()
    return found if isinstance(found, BlockData) else None


def _start(placed: Placed) -> int:
    return placed.start
