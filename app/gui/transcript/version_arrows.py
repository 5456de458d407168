"""The arrows between the versions of a message, beside its heading. Knows no chats.

They are text with links, so that they are read out, and found where every other link is.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QTextBlock, QTextCursor

from app.gui.transcript.block_data import data_of
from app.gui.transcript.reply_layout import Look, Span
from app.gui.translation import tr

_BEFORE, _AFTER = "version:before", "version:after"
_SPACE = "\u00a0"  # makes the arrows wide enough to hit


@dataclass(frozen=True, slots=True)
class Versions:
    """Which of how many versions of a message is shown, from 1."""

    number: int
    count: int


@dataclass(frozen=True, slots=True)
class VersionStep:
    """One version on (1) or back (-1), of the message that this section shows."""

    section: int
    by: int


def step_of(address: str) -> int:
    """What a link leads to: 1 or -1 versions on; 0 if it is another link."""
    return {_BEFORE: -1, _AFTER: 1}.get(address, 0)


def words_for(address: str) -> str:
    """What is said of an arrow under the pointer; "" of other links."""
    match step_of(address):
        case -1:
            return tr("Previous version")
        case 1:
            return tr("Next version")
        case _:
            return ""


def arrows_in(block: QTextBlock) -> tuple[int, int] | None:
    """From where to where in the document they stand, if they stand in this paragraph."""
    spans = getattr(data_of(block), "spans", ())
    if not spans or not step_of(spans[0].look.link):
        return None
    return block.position() + spans[0].start - 1, block.position() + block.length() - 1


def write_versions(start: QTextCursor, versions: Versions) -> None:
    """Behind the heading that begins at `start`."""
    cursor = QTextCursor(start)
    data = data_of(cursor.block())
    if data is None:
        return
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    arrow = f"{_SPACE}{_SPACE}‹{_SPACE}"
    middle = f"{versions.number} / {versions.count}"
    first = cursor.positionInBlock() + 1
    second = first + len(arrow) + len(middle)
    data.spans = (
        Span(first, first + len(arrow), Look(link=_BEFORE)),
        Span(second, second + len(arrow), Look(link=_AFTER)),
    )
    cursor.insertText(f"{_SPACE}{arrow}{middle}{_SPACE}›{_SPACE}{_SPACE}")
