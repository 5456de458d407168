"""Where everything lies in the window. Knows layout and menus only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.gui.attach.message_box import MODEL, local_files
from app.gui.look.labels import rule
from app.gui.look.theme import GRID
from app.gui.tab_order import put_in_order
from app.gui.translation import tr
from app.gui.up_down_scroll import UpDownScroll

_SIDE_WIDTH = 240
_PANEL_WIDTH = 400


class MainWindow(QMainWindow):
    target_dropped = Signal(object)  # Path
    draft_dropped = Signal(object)  # Path
    files_dropped = Signal(object)  # tuple[Path, ...], none of them a model
    page_changed = Signal(object)  # QWidget, or None: the chat
    panes_resized = Signal(object)  # tuple[int, ...]: sidebar, chat, panel, as a hand left them
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.may_close: Callable[[], bool] = lambda: True  # asked before it closes
        self.setWindowTitle("Paceline")
        self.setAcceptDrops(True)
        self.resize(1200, 800)
        self._pages = QStackedWidget()
        self._above_chat = QVBoxLayout()
        self._views = QStackedWidget()

    def lay_out(
        self,
        top: QWidget,
        banner: QWidget,
        first_page: QWidget,
        composer: QWidget,
        bottom: QWidget,
    ) -> None:
        """What is seen first, with room beside the chat for what comes later."""
        for page in (
            UpDownScroll(first_page),
            QWidget(),
        ):  # the second stands in for a chat that is on its way
            self._pages.addWidget(page)
        left = QWidget(objectName="page")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._above_chat)
        column.addWidget(self._pages, 1)
        column.addWidget(composer)
        splitter = self._splitter = QSplitter(Qt.Orientation.Horizontal, handleWidth=1)
        self.side, self._side_column = _column()
        self.side.setMinimumWidth(180)
        self.side.setMaximumWidth(420)
        panel, self._panel_column = _column()
        self._panel_column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID)
        self._panel_column.setSpacing(GRID * 2)
        right = UpDownScroll(panel)
        right.setMaximumWidth(640)
        for pane in (self.side, left, right):
            splitter.addWidget(pane)
        self._regions = [top, banner, self.side, self._pages, composer, right, bottom]
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_SIDE_WIDTH, 1200 - _SIDE_WIDTH - _PANEL_WIDTH, _PANEL_WIDTH])
        splitter.setChildrenCollapsible(False)
        splitter.splitterMoved.connect(lambda: self.panes_resized.emit(tuple(splitter.sizes())))
        chat, below = _column()
        below.addWidget(splitter, 1)
        below.addWidget(rule())
        below.addWidget(bottom)
        self._views.addWidget(chat)
        whole, rows = _column()
        for widget in (top, rule(), banner):
            rows.addWidget(widget)
        rows.addWidget(self._views, 1)
        self.setCentralWidget(whole)

    def add_above_chat(self, strip: QWidget) -> None:
        """A line that stands over the conversation."""
        self._above_chat.addWidget(strip)

    def add_transcript(self, transcript: QWidget) -> None:
        """What takes the first page's place in a chat that is not empty."""
        self._pages.insertWidget(1, transcript)

    def fill_side(self, side: QWidget) -> None:
        """Left of the chat."""
        self._side_column.addWidget(side)

    def fill_panel(self, parts: Iterable[QWidget]) -> None:
        """Right of the chat, from top to bottom; the last one takes the room that is left."""
        for before in range(self._panel_column.count()):
            self._panel_column.setStretch(before, 0)
        for part in parts:
            if self._panel_column.count():
                self._panel_column.addWidget(rule())
            self._panel_column.addWidget(part)
        self._panel_column.setStretchFactor(part, 1)

    def order_tab_stops(self) -> None:
        """Once all is laid out: Tab walks as one reads."""
        put_in_order(self._regions)

    def show_panes(self, side: int, panel: int) -> None:
        """The widths of what is left and right of the chat, in pixels."""
        # Behind another page it has not been given the window's width yet.
        self._splitter.resize(self.width(), self._splitter.height())
        self._splitter.setSizes([side, max(1, self.width() - side - panel), panel])

    def come_forward(self, target: Path | None) -> None:
        """Before all other windows, as far as the desktop allows it, with what was brought."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if target is not None:
            self.target_dropped.emit(target)

    def add_page(self, page: QWidget) -> None:
        """Something that can take the place of all but the top."""
        self._views.addWidget(page)

    @property
    def page(self) -> QWidget | None:
        """The page that is shown in place of the chat."""
        return None if self._views.currentIndex() == 0 else self._views.currentWidget()

    def show_page(self, page: QWidget | None) -> None:
        """One of the pages that were added, or with None the chat, which goes on behind them."""
        if page is self.page:
            return
        if page is None:
            self._views.setCurrentIndex(0)
        else:
            self._views.setCurrentWidget(page)
        self.page_changed.emit(page)

    def show_chat(self, shown: bool) -> None:
        """The transcript, or the first page."""
        self._pages.setCurrentIndex(1 if shown else 0)

    def show_waiting(self) -> None:
        """Neither: a chat is on its way."""
        self._pages.setCurrentIndex(self._pages.count() - 1)

    def show_geometry(self, geometry: str) -> None:
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))

    def geometry_text(self) -> str:
        """The window's place, as base64."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_model(event) is not None or local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path, files = _dropped_model(event), local_files(event.mimeData())
        if files:
            event.acceptProposedAction()
        if path is None:
            if files:
                self.files_dropped.emit(files)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("Load {name} as target").format(name=path.name)
        menu.addAction(words, lambda: self.target_dropped.emit(path))
        menu.addAction(tr("Load it as draft"), lambda: self.draft_dropped.emit(path))
        menu.popup(self.mapToGlobal(event.position().toPoint()))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closed.emit()
        event.accept()


def _dropped_model(event: QDropEvent) -> Path | None:
    for path in local_files(event.mimeData()):
        if path.suffix.lower() == MODEL:
            return path
    return None


def _column() -> tuple[QWidget, QVBoxLayout]:
    widget = QWidget()
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return widget, column
