"""A page in place of the chat: the way back, what it is for, and room below. Knows nothing of what
is on it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.labels import heading, label
from app.gui.look.theme import GRID
from app.gui.places import Place, place_words
from app.gui.translation import tr
from app.gui.up_down_scroll import Shrinking, UpDownScroll


class Page(QWidget):
    left = Signal()  # back to the chat

    def __init__(self, place: Place) -> None:
        super().__init__(objectName="page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(place_words(place)[0])
        back = QToolButton(text=tr("← Chat"), toolTip=tr("Back to the chat (Esc)"))
        back.setProperty("weight", "quiet")
        back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        back.clicked.connect(self.left)
        words, what = place_words(place)
        title, about = heading(words), label(what, "muted")
        for line in (title, about):
            line.setWordWrap(False)
            line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._head = QHBoxLayout()
        self._head.setContentsMargins(GRID, GRID, GRID * 2, GRID)
        self._head.setSpacing(GRID)
        for widget in (back, title, about):
            self._head.addWidget(widget)
        self._head.addStretch(1)
        rule = QFrame(objectName="rule")
        rule.setFixedHeight(1)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addLayout(self._head)
        self._rows.addWidget(rule)

    def lay_out(self, body: QWidget, *tools: QWidget) -> None:
        """What the page is about, and what stands at the right of its head. In a low window the
        body scrolls."""
        for tool in tools:
            self._head.addWidget(tool)
        self._rows.addWidget(UpDownScroll(Shrinking(body)), 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
