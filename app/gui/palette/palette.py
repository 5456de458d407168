"""The command palette: whatever can be done, found by a few letters. Knows nothing of what it
offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsDropShadowEffect,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.labels import label
from app.gui.look.theme import GRID, Colours
from app.gui.palette.fuzzy import fit
from app.gui.palette.row import NOTE_ROLE, PaletteRow
from app.gui.translation import tr

_MOST = 100  # lines: nobody reads further
_WIDTH = 640
_LINES = 10
_STEPS: dict[int, int] = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_PageUp: -8,
}


@dataclass(frozen=True, slots=True)
class Offer:
    """`note` stands at the right: keys, or what sort of thing it is."""

    words: str
    note: str
    act: Callable[[], object]


class Palette(QFrame):
    """Lies over the top of its window; Enter does what is chosen, Esc closes it."""

    def __init__(
        self, colours: Colours, window: QWidget, gather: Callable[[], tuple[Offer, ...]]
    ) -> None:
        """`gather` is asked for what there is each time that it opens."""
        super().__init__(window, objectName="palette")
        self._window = window
        self._gather = gather
        self._offers: tuple[Offer, ...] = ()
        self._before: QWidget | None = None
        self.setAccessibleName(tr("Commands"))
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(GRID * 4)
        shadow.setOffset(0, GRID)
        shadow.setColor(QColor(0, 0, 0, 90))
        self.setGraphicsEffect(shadow)
        self._build(colours)
        self._field.textChanged.connect(self._fill)
        self._list.itemClicked.connect(lambda _: self._do())
        for widget in (self._field, self._list, window):
            widget.installEventFilter(self)
        self.hide()

    def show_look(self, colours: Colours) -> None:
        self._row.show_look(colours)

    def open(self) -> None:
        """Open, or close if it is open."""
        if self.isVisible():
            self._close()
            return
        self._before = self._window.focusWidget()
        self._offers = self._gather()
        self._field.clear()
        self._fill()
        self._place()
        self.show()
        self.raise_()
        self._field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _build(self, colours: Colours) -> None:
        words = tr("Type a command, a chat or a model")
        self._field = QLineEdit(placeholderText=words)
        self._field.setAccessibleName(words)
        self._list = QListWidget(uniformItemSizes=True)
        self._list.setAccessibleName(tr("What was found"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it is walked from the field
        self._row = PaletteRow(colours, self)
        self._list.setItemDelegate(self._row)
        self._empty = label(tr("Nothing fits."), "muted")
        self._empty.setContentsMargins(GRID, GRID, GRID, GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID, GRID, GRID, GRID)
        column.setSpacing(GRID)
        for widget in (self._field, self._list, self._empty):
            column.addWidget(widget)

    def _fill(self) -> None:
        typed = self._field.text()
        scored = [(fit(typed, offer.words), offer) for offer in self._offers]
        found = [(score, offer) for score, offer in scored if score is not None]
        found.sort(key=lambda pair: -pair[0])  # equals keep their order
        self._list.clear()
        for _, offer in found[:_MOST]:
            item = QListWidgetItem(offer.words, self._list)
            item.setData(NOTE_ROLE, offer.note)
            item.setData(Qt.ItemDataRole.UserRole, offer)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{offer.words}, {offer.note}")
        self._list.setCurrentRow(0)
        self._list.setVisible(bool(found))
        self._empty.setVisible(not found)
        self._place()

    def _place(self) -> None:
        lines = max(1, min(_LINES, self._list.count()))
        self._list.setFixedHeight(lines * (self.fontMetrics().height() + GRID) + 2)
        width = min(_WIDTH, self._window.width() - GRID * 4)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((self._window.width() - width) // 2, GRID * 8)

    def _do(self) -> None:
        item = self._list.currentItem()
        offer = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        if isinstance(offer, Offer):
            self._close()
            offer.act()

    def _close(self) -> None:
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _press(self, event: QKeyEvent) -> bool:
        """In the field; True where the key was for us."""
        by = _STEPS.get(event.key(), 0)
        match event.key():
            case Qt.Key.Key_Escape:
                self._close()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._do()
            case Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                pass  # it stays until it is closed
            case _ if by and self._list.count():
                row = self._list.currentRow() + by
                if abs(by) == 1:
                    row %= self._list.count()
                self._list.setCurrentRow(max(0, min(self._list.count() - 1, row)))
            case _:
                return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                event.accept()  # or it would stop a reply
                return True
            if event.type() is QEvent.Type.KeyPress:
                return self._press(event)
        if watched is self._field and isinstance(event, QFocusEvent) and _leaves(event):
            self.hide()
        if watched is self._window and event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return bool(super().eventFilter(watched, event))


def _leaves(event: QFocusEvent) -> bool:
    """The focus goes to something else here, not with the whole window."""
    return event.lostFocus() and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason
