"""Whether the sidebar is seen: as the person wants, and where the window has room. Knows no
chats."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction, QResizeEvent

from app.gui.main_window import MainWindow
from app.gui.settings_keeper import SettingsKeeper

_ROOM = 1080  # pixels of window: in less, the chat would be left too little


class Drawer(QObject):
    def __init__(self, window: MainWindow, action: QAction, keeper: SettingsKeeper) -> None:
        super().__init__()
        self._window = window
        self._side = window.side
        self._action = action
        self._keeper = keeper
        self._asked_for = False  # in a narrow window
        action.triggered.connect(self._switch)
        window.installEventFilter(self)
        self._show()

    def open(self) -> None:
        """See it, also in a narrow window."""
        if not self._side.isVisibleTo(self._window):
            self._switch(True)

    def _switch(self, shown: bool) -> None:
        if self._narrow:
            self._asked_for = shown
        else:
            self._keeper.change(show_chats=shown)
        self._show()

    @property
    def _narrow(self) -> bool:
        return self._window.width() < _ROOM

    def _show(self) -> None:
        shown = self._asked_for if self._narrow else self._keeper.settings.show_chats
        if not shown and self._side.isAncestorOf(self._window.focusWidget() or self._window):
            self._window.setFocus()
        comes = shown and self._side.isHidden()
        self._side.setVisible(shown)
        sizes = self._keeper.settings.splitter_sizes
        if comes and len(sizes) == 3:
            # Once the panes have the room of the window that has just grown.
            QTimer.singleShot(0, self, lambda: self._window.show_panes(sizes[0], sizes[2]))
        self._action.setChecked(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent) and watched is self._window:
            if not self._narrow:
                self._asked_for = False
            self._show()
        return False
