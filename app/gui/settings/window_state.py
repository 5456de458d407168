"""How the window was left, and is found again: its panes, its page, its place on a screen. Knows
nothing of what is in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QAction, QGuiApplication

from app.gui.main_window import MainWindow
from app.gui.settings_keeper import SettingsKeeper

_SEEN = QSize(160, 48)  # pixels of a window that must be on some screen to take hold of it


class WindowState(QObject):
    def __init__(
        self,
        window: MainWindow,
        keeper: SettingsKeeper,
        pages: dict[str, tuple[Callable[[], bool], QAction]],
    ) -> None:
        """`pages` by a name for the settings: whether each is shown now, and what opens it."""
        super().__init__()
        self._window = window
        self._keeper = keeper
        self._pages = pages
        window.panes_resized.connect(lambda sizes: keeper.change(splitter_sizes=sizes))

    def restore(self) -> None:
        """The page; the first screen sees to the panes."""
        page = self._keeper.settings.page
        if page in self._pages:
            shown, action = self._pages[page]
            if not shown():
                action.trigger()

    def come_onto_a_screen(self) -> None:
        """A screen that was there the last time may be gone, or be a smaller one."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if not self._window.isMaximized() and not self._window.isFullScreen():
            self._window.setGeometry(onto_a_screen(self._window.geometry(), screens))

    def keep(self) -> None:
        """Before the window goes."""
        found = [name for name, (shown, _) in self._pages.items() if shown()]
        self._keeper.change(page=found[0] if found else "")


def onto_a_screen(place: QRect, screens: list[QRect]) -> QRect:
    """The place on the screen, the first of which is the main one, where its upper edge can be
    taken hold of; in the middle of the main one if there is none. Never larger than the screen."""
    top = QRect(place.x(), place.y(), place.width(), _SEEN.height())
    for screen in screens:
        seen = screen.intersected(top)
        if seen.width() >= _SEEN.width() and seen.height() >= _SEEN.height() // 2:
            if place.width() <= screen.width() and place.height() <= screen.height():
                return place
            return _within(place, screen)
    return _within(place, screens[0]) if screens else place


def _within(place: QRect, screen: QRect) -> QRect:
    moved = QRect(screen.topLeft(), place.size().boundedTo(screen.size()))
    moved.moveCenter(screen.center())
    return moved
