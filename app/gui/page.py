"""A page in place of the chat: its head with the way back, and room below. Knows nothing of what is
on it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.labels import heading, label, rule
from app.gui.look.theme import GRID
from app.gui.places import Place, place_words
from app.gui.translation import tr
from app.gui.up_down_scroll import Shrinking, UpDownScroll


class Page(QWidget):
    left = Signal()  # back to the chat

    def __init__(self, name: str) -> None:
        super().__init__(objectName="page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(name)
        self.back = QToolButton(text=tr("← Chat"), toolTip=tr("Back to the chat (Esc)"))
        self.back.setProperty("weight", "quiet")
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.left)

    def lay_out(self, beside: tuple[QWidget, ...], body: QWidget, *tools: QWidget) -> None:
        """What stands in the head beside the way back, what the page is about, and what stands at
        the right of its head."""
        head = QHBoxLayout()
        head.setContentsMargins(GRID, GRID, GRID * 2, GRID)
        head.setSpacing(GRID)
        head.addStrut(GRID * 4)
        for widget in (self.back, *beside):
            head.addWidget(widget)
        head.addStretch(1)
        for widget in tools:
            head.addWidget(widget)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(head)
        rows.addWidget(rule())
        rows.addWidget(body, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class SidePage(Page):
    """One of those that teach and measure. In a low window its body scrolls."""

    def __init__(self, place: Place) -> None:
        words, what = place_words(place)
        super().__init__(words)
        self._words = heading(words), label(what, "muted")

    def lay_out_body(self, body: QWidget, *tools: QWidget) -> None:
        """Under the name of the page, what a person finds there, and at the right the tools."""
        for line in self._words:
            line.setWordWrap(False)
            line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.lay_out(self._words, UpDownScroll(Shrinking(body)), *tools)
