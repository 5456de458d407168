"""Folds and unfolds thoughts in a view, with what is read where it was. Knows no replies."""

from __future__ import annotations

from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QTextEdit

from app.gui.transcript.block_data import data_of
from app.gui.transcript.thought_fold import ThoughtFold


def toggle(text: QTextEdit, fold: ThoughtFold) -> None:
    """The line over the thoughts stays where it is, or comes into view."""
    value = text.verticalScrollBar().value()
    fold.toggle()
    layout = text.document().documentLayout()
    layout.documentSize()  # the bar's range is true from here on
    text.verticalScrollBar().setValue(int(min(value, layout.blockBoundingRect(fold.block).top())))


def toggle_seen(text: QTextEdit) -> None:
    """Those of the latest reply that is seen."""
    foot = text.cursorForPosition(text.viewport().rect().bottomLeft()).block()
    if (fold := _fold_before(foot)) is not None:
        toggle(text, fold)


def _fold_before(block: QTextBlock) -> ThoughtFold | None:
    """The last thoughts at or above this paragraph; below it where there are none."""
    for step in (QTextBlock.previous, QTextBlock.next):
        found = block
        while found.isValid():
            data = data_of(found)
            if data is not None and data.fold is not None:
                return data.fold
            found = step(found)
    return None
