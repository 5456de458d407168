"""A tooltip that names the keys of what a control does, whichever they are now. Knows no action by
name."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class KeyTip(QObject):
    """Lives as long as what it explains: a control, or an action whose buttons take its tooltip."""

    def __init__(self, shown: QWidget | QAction, words: str, action: QAction) -> None:
        """`words` say what it does; the keys are those of `action`."""
        super().__init__(shown)
        self._shown, self._words, self._action = shown, words, action
        action.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._shown.setToolTip(f"{self._words} ({keys})" if keys else self._words)
