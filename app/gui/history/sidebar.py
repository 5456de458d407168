"""The list of chats beside the chat, with its search. Knows nothing of where chats are kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.chats.values import Chat, ChatId
from app.gui.history.row_list import LINE_ROLE, ChatRows
from app.gui.history.row_painter import ChatRowPainter
from app.gui.history.rows import ChatLine, Line
from app.gui.key_tip import KeyTip
from app.gui.look.labels import heading, label
from app.gui.look.theme import GRID, Colours
from app.gui.translation import tr

_SEARCH_MS = 150


class Sidebar(QWidget):
    chosen = Signal(object)  # ChatLine: to be opened
    searched = Signal(str)  # "" = all chats
    delete_pressed = Signal(object)  # Chat
    menu_asked = Signal(object, object)  # Chat, and where on the screen
    renamed = Signal(object, str)
    archive_left = Signal()

    def __init__(self, colours: Colours, new_chat: QAction, more: QMenu) -> None:
        super().__init__(objectName="sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._rows = ChatRows()
        self._painter = ChatRowPainter(colours)
        self._open: ChatId | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SEARCH_MS)
        self._timer.timeout.connect(lambda: self.searched.emit(self._search.text().strip()))
        self._build(more)
        self._lay_out(new_chat)
        self._search.textChanged.connect(self._timer.start)
        self._search.installEventFilter(self)
        self._list.installEventFilter(self)
        self._list.clicked.connect(self._choose)
        self._list.customContextMenuRequested.connect(self._ask_for_menu)
        self._rows.renamed.connect(self.renamed)
        self._leave.clicked.connect(self.archive_left)
        self._leave.clicked.connect(self._focus_list)

    @property
    def query(self) -> str:
        return self._search.text().strip()

    @property
    def selected(self) -> Chat | None:
        """The chat of the chosen line."""
        line = self._list.currentIndex().data(LINE_ROLE)
        return line.chat if isinstance(line, ChatLine) else None

    def show_lines(self, lines: tuple[Line, ...], empty: str) -> None:
        """`empty` says why there are none."""
        kept = self.selected if self._list.hasFocus() else None
        if self._rows.show_lines(lines):
            there = kept is not None and self._rows.index_of(kept.id).isValid()
            self._select(kept.id if kept is not None and there else self._open)
        self._empty.setText(empty)
        self._empty.setVisible(not lines)
        self._list.setVisible(bool(lines))

    def show_open(self, chat: ChatId | None) -> None:
        """This chat is shown beside the list."""
        self._open = chat
        self._painter.show_open(chat)
        self._select(chat)
        self._list.viewport().update()

    def show_archive(self, shown: bool) -> None:
        """What is listed are the chats in the archive, or those outside."""
        self._archive.setVisible(shown)

    def show_look(self, colours: Colours) -> None:
        self._painter.show_look(colours)
        self._list.viewport().update()

    def focus_search(self) -> None:
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def rename(self, chat: ChatId) -> None:
        """Have the person type another title, in its line."""
        index = self._rows.index_of(chat)
        if index.isValid():
            self._list.setCurrentIndex(index)
            self._list.edit(index)

    # ------------------------------------------------------------------ built

    def _build(self, more: QMenu) -> None:
        self._search = QLineEdit(placeholderText=tr("Search chats"), clearButtonEnabled=True)
        self._search.setAccessibleName(tr("Search chats"))
        self._more = QToolButton(text="⋯", toolTip=tr("More about chats"))
        self._more.setAccessibleName(tr("More about chats"))
        self._more.setProperty("weight", "quiet")
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._more.setMenu(more)
        self._empty = label(tone="muted")
        self._empty.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, 0)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._archive = QWidget()
        self._archive.hide()
        self._leave = QPushButton(tr("All chats"), objectName="link")
        self._leave.setToolTip(tr("Back from the archive to all other chats"))
        view = self._list = QListView(objectName="chat_list")
        view.setAccessibleName(tr("Chats"))
        view.setModel(self._rows)
        view.setItemDelegate(self._painter)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)

    def _lay_out(self, new_chat: QAction) -> None:
        new = QToolButton(text=tr("+ New chat"))
        KeyTip(new, tr("New chat"), new_chat)
        new.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        new.clicked.connect(new_chat.trigger)
        top = QHBoxLayout()
        top.setContentsMargins(GRID, GRID, GRID, 0)
        top.addWidget(new, 1)
        top.addWidget(self._more)
        search = QHBoxLayout()
        search.setContentsMargins(GRID, 0, GRID, 0)
        search.addWidget(self._search)
        archive = QHBoxLayout(self._archive)
        archive.setContentsMargins(GRID * 2, 0, GRID, 0)
        archive.addWidget(heading(tr("Archive")), 1)
        archive.addWidget(self._leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(top)
        column.addLayout(search)
        column.addWidget(self._archive)
        column.addWidget(self._empty, 1)
        column.addWidget(self._list, 1)
        new.setSizePolicy(new.sizePolicy().Policy.Expanding, new.sizePolicy().Policy.Fixed)

    # ------------------------------------------------------------------ what a hand does

    def _select(self, chat: ChatId | None) -> None:
        index = self._rows.index_of(chat)
        self._list.setCurrentIndex(index)
        if not index.isValid():
            self._list.clearSelection()

    def _choose(self) -> None:
        line = self._list.currentIndex().data(LINE_ROLE)
        if isinstance(line, ChatLine):
            self.chosen.emit(line)

    def _ask_for_menu(self, point: QPoint) -> None:
        index = self._list.indexAt(point)
        line = index.data(LINE_ROLE) if index.isValid() else None
        if isinstance(line, ChatLine):
            self.menu_asked.emit(line.chat, self._list.viewport().mapToGlobal(point))

    def _press(self, key: int) -> bool:
        """In the list; True where the key was for us."""
        chat = self.selected
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._choose()
            case Qt.Key.Key_Delete if chat is not None:
                self.delete_pressed.emit(chat)
            case Qt.Key.Key_Menu if chat is not None:
                corner = self._list.visualRect(self._list.currentIndex()).bottomLeft()
                self.menu_asked.emit(chat, self._list.viewport().mapToGlobal(corner))
            case _:
                return False
        return True

    def _focus_list(self) -> None:
        self._list.setFocus()
        if not self._list.currentIndex().isValid():
            for number, line in enumerate(self._rows.lines):
                if isinstance(line, ChatLine):
                    self._list.setCurrentIndex(self._rows.index(number))
                    return

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return bool(super().eventFilter(watched, event))
        pressed = event.type() is QEvent.Type.KeyPress
        if watched is self._list and pressed and self._press(event.key()):
            return True
        if watched is self._search:
            if event.key() == Qt.Key.Key_Escape and self._search.text():
                event.accept()  # here it empties the search, rather than stop a reply
                if pressed:
                    self._search.clear()
                return True
            enter = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if pressed and event.key() in enter:
                self._focus_list()
                return True
        return bool(super().eventFilter(watched, event))
