"""The settings page: panes under tabs, and the way back. Knows nothing of what is in the panes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.theme import GRID
from app.gui.translation import tr


class SettingsPage(QWidget):
    left = Signal()  # back to the chat

    def __init__(self, panes: tuple[tuple[str, QWidget], ...]) -> None:
        super().__init__(objectName="page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        back = QToolButton(text=tr("← Chat"), toolTip=tr("Back to the chat (Esc)"))
        back.setProperty("weight", "quiet")
        back.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        back.clicked.connect(self.left)
        self._tabs = QTabBar(drawBase=False, expanding=False)
        self._tabs.setAccessibleName(tr("Settings"))
        self._panes = QStackedWidget()
        for words, pane in panes:
            self._tabs.addTab(words)
            self._panes.addWidget(pane)
        self._tabs.currentChanged.connect(self._panes.setCurrentIndex)
        head = QHBoxLayout()
        head.setContentsMargins(GRID, GRID, GRID * 2, GRID)
        head.setSpacing(GRID)
        head.addWidget(back)
        head.addWidget(self._tabs)
        head.addStretch(1)
        rule = QFrame(objectName="rule")
        rule.setFixedHeight(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(head)
        rows.addWidget(rule)
        rows.addWidget(self._panes, 1)

    @property
    def pane(self) -> QWidget | None:
        """The one that is shown."""
        return self._panes.currentWidget()

    def show_pane(self, pane: QWidget) -> None:
        self._tabs.setCurrentIndex(self._panes.indexOf(pane))
        self._tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
