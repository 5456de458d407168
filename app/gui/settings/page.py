"""The settings page: panes under tabs. Knows nothing of what is in the panes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QStackedWidget,
    QTabBar,
    QWidget,
)

from app.gui.page import Page
from app.gui.translation import tr


class SettingsPage(Page):
    def __init__(self, panes: tuple[tuple[str, QWidget], ...]) -> None:
        super().__init__(tr("Settings"))
        self._tabs = QTabBar(drawBase=False, expanding=False)
        self._tabs.setAccessibleName(tr("Settings"))
        self._panes = QStackedWidget()
        for words, pane in panes:
            self._tabs.addTab(words)
            self._panes.addWidget(pane)
        self._tabs.currentChanged.connect(self._panes.setCurrentIndex)
        self.lay_out((self._tabs,), self._panes)

    @property
    def pane(self) -> QWidget | None:
        """The one that is shown."""
        return self._panes.currentWidget()

    def show_pane(self, pane: QWidget) -> None:
        self._tabs.setCurrentIndex(self._panes.indexOf(pane))
        self._tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)
