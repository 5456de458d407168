"""Shows one control in place of another. Knows nothing of what they do."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def show_in_place(shown: QWidget, hidden: QWidget) -> None:
    """The focus stays where it was, or Tab would begin at the top of the window again."""
    focused = hidden.hasFocus()
    shown.show()
    if focused:
        shown.setFocus()
    hidden.hide()
