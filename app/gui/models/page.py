"""The Models page: three lists, a filter, the chosen model beside them. Knows no model."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from app.engine.memory import FitVerdict
from app.gui.look.labels import label
from app.gui.look.theme import GRID, Colours
from app.gui.models.details_pane import DetailsPane
from app.gui.models.row_list import ROW_ROLE, RowList
from app.gui.models.row_painter import RowPainter
from app.gui.models.rows import Row
from app.gui.numerals import numeral
from app.gui.page import Page
from app.gui.translation import tr


class Tab(Enum):
    DISK = "disk"
    CATALOGUE = "catalogue"
    HUB = "hub"


def _tab_words(tab: Tab) -> str:
    return {
        Tab.DISK: tr("On this computer"),
        Tab.CATALOGUE: tr("Catalogue"),
        Tab.HUB: tr("Search the hub"),
    }[tab]


def _hint(tab: Tab) -> str:
    """What stands in the field above the list."""
    return {
        Tab.DISK: tr("Filter by name, quant, family or folder"),
        Tab.CATALOGUE: tr("Filter by name, licence, “draft”, “gated”…"),
        Tab.HUB: tr("Search GGUF models on the hub, then Enter"),
    }[tab]


class ModelsPage(Page):
    tab_chosen = Signal(object)  # Tab
    row_selected = Signal(str)  # its key, or "" for none
    row_activated = Signal(str)
    delete_pressed = Signal()
    search_entered = Signal(str)
    open_asked = Signal()
    folder_asked = Signal()

    def __init__(
        self, colours: Colours, details: DetailsPane, judge: Callable[[str], FitVerdict | None]
    ) -> None:
        super().__init__(tr("Models"))
        self._details = details
        self._texts = dict.fromkeys(Tab, "")
        self._build(colours, judge)
        self._lay_out()
        self._tabs.currentChanged.connect(self._change_tab)
        self._filter.textChanged.connect(self._filter_rows)
        self._filter.returnPressed.connect(self._enter_filter)
        self._filter.installEventFilter(self)
        self._list.installEventFilter(self)
        self._list.selectionModel().currentChanged.connect(self._tell_row)
        self._list.activated.connect(lambda index: self.row_activated.emit(_key(index)))
        self._show_hint()

    @property
    def tab(self) -> Tab:
        return list(Tab)[self._tabs.currentIndex()]

    @property
    def selected(self) -> str:
        """The key of the chosen line, or ""."""
        index = self._list.currentIndex()
        return _key(index) if index.isValid() else ""

    def show_tab(self, tab: Tab) -> None:
        self._tabs.setCurrentIndex(list(Tab).index(tab))

    def show_rows(self, rows: tuple[Row, ...], empty: str, select: str = "") -> None:
        """The lines of the present tab; `empty` says why there are none. The selection stays,
        or goes to `select`, or to the first line."""
        self._empty_words = empty
        self._keep_selection(lambda: self._rows.show_rows(rows), select)

    def show_count(self, tab: Tab, count: int | None) -> None:
        words = _tab_words(tab) if count is None else f"{_tab_words(tab)} ({numeral(count, ',')})"
        self._tabs.setTabText(list(Tab).index(tab), words)

    def judge_anew(self) -> None:
        self._rows.judge_anew()
        self._details.judge_anew()

    def focus_list(self) -> None:
        if self.tab is Tab.HUB and not self._rows.rows:
            self.focus_filter()
        else:
            self._list.setFocus()

    def focus_filter(self) -> None:
        self._filter.setFocus()
        self._filter.selectAll()

    def show_look(self, colours: Colours) -> None:
        self._painter.show_look(colours)
        self._list.viewport().update()
        self._details.show_look(colours)

    def _build(self, colours: Colours, judge: Callable[[str], FitVerdict | None]) -> None:
        self._tabs = QTabBar(drawBase=False, expanding=False)
        self._tabs.setAccessibleName(tr("Where to look for models"))
        for tab in Tab:
            self._tabs.addTab(_tab_words(tab))
        self._filter = QLineEdit()
        self.opener = QPushButton(tr("Open a GGUF…"))
        self.opener.clicked.connect(self.open_asked)
        self._folder = QPushButton(tr("Add a folder…"), toolTip=tr("List its models too, in place"))
        self._folder.clicked.connect(self.folder_asked)
        self._rows = RowList(judge, self)
        self._painter = RowPainter(colours, self)
        self._list = QListView(uniformItemSizes=True)
        self._list.setModel(self._rows)
        self._list.setItemDelegate(self._painter)
        self._list.setMouseTracking(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setAccessibleName(tr("Models"))
        self._empty = label(tone="muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._empty_words = ""
        self._quiet = False  # while lines change, the selection is put right afterwards

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setContentsMargins(GRID * 2, GRID, GRID * 2, GRID)
        tools.addWidget(self._filter, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._list)
        self._stack.addWidget(self._empty)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(tools)
        column.addWidget(self._stack, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal, handleWidth=1)
        splitter.addWidget(left)
        splitter.addWidget(self._details)
        splitter.setSizes([680, 480])
        splitter.setStretchFactor(0, 1)
        splitter.setChildrenCollapsible(False)
        self._details.setMinimumWidth(360)
        self.lay_out((self._tabs,), splitter, self.opener, self._folder)
        stops = (self.back, self._tabs, self._filter, self._list, *self._details.stops)
        for one, following in pairwise((*stops, self.opener, self._folder)):
            self.setTabOrder(one, following)

    def _keep_selection(self, change: Callable[[], object], select: str = "") -> None:
        key = select or self.selected
        self._quiet = True
        change()
        index = self._rows.index_of(key)
        if not index.isValid() and self._rows.rows:
            index = self._rows.index(0)
        if index != self._list.currentIndex():
            self._list.setCurrentIndex(index)
            if index.isValid():
                self._list.scrollTo(index)
        self._quiet = False
        words = self._empty_words
        if not self._rows.rows and self._filter.text() and self.tab is not Tab.HUB:
            words = tr("Nothing here has “{text}” in it.").format(text=self._filter.text())
        self._empty.setText(words)
        self._stack.setCurrentIndex(0 if self._rows.rows else 1)
        if self.selected != key:
            self.row_selected.emit(self.selected)

    def _change_tab(self) -> None:
        with QSignalBlocker(self._filter):
            self._filter.setText(self._texts[self.tab])
        self._rows.show_rows(())
        self._rows.show_filter("" if self.tab is Tab.HUB else self._filter.text())
        self._show_hint()
        self.tab_chosen.emit(self.tab)
        if self._tabs.underMouse():  # who steps through the tabs by keys stays among them
            self.focus_list()

    def _show_hint(self) -> None:
        self._filter.setPlaceholderText(_hint(self.tab))
        self._filter.setAccessibleName(_hint(self.tab))

    def _filter_rows(self, text: str) -> None:
        self._texts[self.tab] = text
        if self.tab is not Tab.HUB:
            self._keep_selection(lambda: self._rows.show_filter(text))

    def _enter_filter(self) -> None:
        if self.tab is Tab.HUB:
            self.search_entered.emit(self._filter.text().strip())
        else:
            self._list.setFocus()

    def _tell_row(self, index: QModelIndex) -> None:
        if not self._quiet:
            self.row_selected.emit(_key(index) if index.isValid() else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self._filter and event.key() == Qt.Key.Key_Down:
                self._list.setFocus()
                return True
            if watched is self._list and event.key() == Qt.Key.Key_Delete:
                self.delete_pressed.emit()
                return True
        return super().eventFilter(watched, event)


def _key(index: QModelIndex) -> str:
    return index.data(ROW_ROLE).key
