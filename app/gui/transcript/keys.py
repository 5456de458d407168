"""Keys that turn pages: by the scroll bar, as not all of a chat need be in the document. Knows no
messages."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSlider, QTextEdit

_DEEDS = {
    QKeySequence.StandardKey.MoveToPreviousPage: QAbstractSlider.SliderAction.SliderPageStepSub,
    QKeySequence.StandardKey.MoveToNextPage: QAbstractSlider.SliderAction.SliderPageStepAdd,
    QKeySequence.StandardKey.MoveToStartOfDocument: QAbstractSlider.SliderAction.SliderToMinimum,
    QKeySequence.StandardKey.MoveToEndOfDocument: QAbstractSlider.SliderAction.SliderToMaximum,
}


def turn_page(text: QTextEdit, event: QKeyEvent) -> bool:
    """Scroll as the key says, and take the cursor along; False where it says no such thing."""
    deed = next((deed for key, deed in _DEEDS.items() if event.matches(key)), None)
    if deed is None:
        return False
    bar = text.verticalScrollBar()
    bar.triggerAction(deed)
    value = bar.value()
    text.setTextCursor(text.cursorForPosition(QPoint(0, 0)))
    bar.setValue(value)
    return True
