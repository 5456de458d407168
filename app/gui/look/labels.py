"""Labels and lines as they look everywhere. Knows no words and no place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.gui.look.theme import caption_font, strong


def label(words: str = "", tone: str = "", *, wrap: bool = True) -> QLabel:
    """`tone`: muted, error, or "" as text is."""
    made = QLabel(words, wordWrap=wrap)
    made.setProperty("tone", tone)
    return made


def heading(words: str = "", times: float = 1.0) -> QLabel:
    """So many times as large as text."""
    made = QLabel(words, wordWrap=True)
    made.setFont(strong(made.font(), times))
    return made


def small(words: str = "", *, wrap: bool = False) -> QLabel:
    """Muted, in the smaller of the two text sizes."""
    made = label(words, "muted", wrap=wrap)
    made.setFont(caption_font(made.font()))
    return made


def caption(words: str, field: QWidget) -> QLabel:
    """Over a field, with its tooltip."""
    made = small(words)
    made.setBuddy(field)
    made.setToolTip(field.toolTip())
    return made


def selectable(made: QLabel) -> QLabel:
    """By mouse and by keys, to be copied."""
    flag = Qt.TextInteractionFlag
    made.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
    return made


def rule() -> QFrame:
    """A line across."""
    made = QFrame(objectName="rule")
    made.setFixedHeight(1)
    return made
