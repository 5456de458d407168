"""Changes the text of a view without taking away what a person selected or reads. Knows nothing of
what changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextEdit

_NEAR_END = 4  # pixels: closer than this counts as "at the end"


def is_at_end(text: QTextEdit) -> bool:
    bar = text.verticalScrollBar()
    return bar.value() >= bar.maximum() - _NEAR_END


def go_to_end(text: QTextEdit) -> None:
    text.verticalScrollBar().setValue(text.verticalScrollBar().maximum())


def change(text: QTextEdit, how: Callable[[], None]) -> None:
    """Change the text so that selection and scroll position stay; at the end, follow it."""
    bar = text.verticalScrollBar()
    followed, value = is_at_end(text), bar.value()
    selected = text.textCursor()
    anchor, position = selected.anchor(), selected.position()
    how()
    moved = text.textCursor()
    if (moved.anchor(), moved.position()) != (anchor, position):
        last = text.document().characterCount() - 1
        moved.setPosition(min(anchor, last))
        moved.setPosition(min(position, last), QTextCursor.MoveMode.KeepAnchor)
        text.setTextCursor(moved)
    bar.setValue(bar.maximum() if followed else value)
