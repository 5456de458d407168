"""Every action with its keys, to be searched and changed. Knows nothing of what actions do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.labels import label
from app.gui.look.theme import GRID, strong
from app.gui.shortcuts import Binding
from app.gui.translation import tr

_WIDEST = 760
_BINDING = Qt.ItemDataRole.UserRole


class KeysPane(QWidget):
    keys_entered = Signal(object)  # QKeySequence, which nobody has looked at yet
    keys_confirmed = Signal(object)  # QKeySequence, though another action has it
    removed = Signal()
    reset = Signal()
    all_reset = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumWidth(_WIDEST)
        self._bindings: tuple[Binding, ...] = ()
        self._fixed: tuple[tuple[str, str], ...] = ()
        self._taken: QKeySequence | None = None
        self._build()
        self._lay_out()
        self._filter.textChanged.connect(self._fill)
        self._filter.installEventFilter(self)
        self._list.installEventFilter(self)
        self._list.currentItemChanged.connect(self._show_chosen)
        self._list.itemActivated.connect(lambda *_: self._keys.setFocus())
        self._keys.keySequenceChanged.connect(self._enter)
        self._take.clicked.connect(self._confirm)
        self._remove.clicked.connect(self.removed)
        self._reset.clicked.connect(self.reset)
        self._reset_all.clicked.connect(self.all_reset)

    @property
    def chosen(self) -> Binding | None:
        item = self._list.currentItem()
        binding = None if item is None else item.data(0, _BINDING)
        return binding if isinstance(binding, Binding) else None

    def show_bindings(
        self, bindings: tuple[Binding, ...], fixed: tuple[tuple[str, str], ...]
    ) -> None:
        """`fixed` are keys with what they do, which can't be changed."""
        self._bindings, self._fixed = bindings, fixed
        self._reset_all.setEnabled(any(binding.changed for binding in bindings))
        self._fill()

    def show_refusal(self, words: str) -> None:
        """These keys can't be had."""
        self._say(words)

    def show_conflict(self, keys: QKeySequence, holder: Binding) -> None:
        """Another action has these keys; it would lose them."""
        self._say(tr("These are the keys of “{action}”.").format(action=holder.words))
        self._taken = keys
        self._take.show()

    def focus_filter(self) -> None:
        self._filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._filter.selectAll()

    # ------------------------------------------------------------------ built

    def _build(self) -> None:
        words = tr("Search by action or by keys")
        self._filter = QLineEdit(placeholderText=words, clearButtonEnabled=True)
        self._filter.setAccessibleName(words)
        self._reset_all = QPushButton(tr("Reset all"), toolTip=tr("All actions: the usual keys"))
        self._list = QTreeWidget(rootIsDecorated=False)
        self._list.setAccessibleName(tr("Keyboard shortcuts"))
        self._list.setHeaderLabels([tr("Action"), tr("Keys")])
        header = self._list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionsClickable(False)
        self._name = QLabel()
        self._keys = QKeySequenceEdit()
        self._keys.setMaximumSequenceLength(1)
        self._keys.setMaximumWidth(GRID * 24)
        self._keys.setAccessibleName(tr("New keys"))
        self._keys.setToolTip(tr("Press the new keys here"))
        self._keys.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._remove = QPushButton(tr("No keys"), toolTip=tr("The action stays in the menu"))
        self._reset = QPushButton(tr("Reset"), toolTip=tr("The usual keys again"))
        self._words = label(tone="error")
        self._take = QPushButton(tr("Use them here"), toolTip=tr("The other action loses them"))
        self._take.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._filter, 1)
        top.addWidget(self._reset_all)
        below = QHBoxLayout()
        below.setSpacing(GRID)
        below.addWidget(self._name, 1)
        for widget in (self._keys, self._remove, self._reset):
            below.addWidget(widget)
        told = QHBoxLayout()
        told.addWidget(self._words, 1)
        told.addWidget(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.setSpacing(GRID)
        column.addLayout(top)
        column.addWidget(self._list, 1)
        column.addLayout(below)
        column.addLayout(told)

    # ------------------------------------------------------------------ shown

    def _fill(self) -> None:
        kept, wanted = self.chosen, self._filter.text().casefold().split()
        self._list.blockSignals(True)  # nothing is disabled in between: the focus would be lost
        self._list.clear()
        for binding in self._bindings:
            if _matches(f"{binding.words} {binding.keys}", wanted):
                item = QTreeWidgetItem([binding.words, binding.keys])
                item.setData(0, _BINDING, binding)
                if binding.changed:
                    item.setFont(1, strong(self._list.font()))
                    item.setToolTip(1, tr("Changed by you"))
                self._list.addTopLevelItem(item)
                if kept is not None and binding.action == kept.action:
                    self._list.setCurrentItem(item)
        for keys, words in self._fixed:
            if _matches(f"{words} {keys}", wanted):
                item = QTreeWidgetItem([words, keys])
                item.setDisabled(True)
                item.setToolTip(0, tr("These keys can't be changed"))
                self._list.addTopLevelItem(item)
        first = self._list.topLevelItem(0)
        if self._list.currentItem() is None and first is not None:
            self._list.setCurrentItem(first)
        self._list.blockSignals(False)
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.chosen
        self._say("")
        self._name.setText(self._nothing() if chosen is None else chosen.words)
        with QSignalBlocker(self._keys):
            self._keys.setKeySequence(QKeySequence("" if chosen is None else chosen.keys))
        self._keys.setEnabled(chosen is not None)
        self._remove.setEnabled(chosen is not None and bool(chosen.keys))
        self._reset.setEnabled(chosen is not None and chosen.changed)

    def _nothing(self) -> str:
        return "" if self._list.topLevelItemCount() else tr("Nothing found.")

    def _say(self, words: str) -> None:
        self._taken = None
        self._take.hide()
        self._words.setText(words)

    # ------------------------------------------------------------------ what a hand does

    def _enter(self, keys: QKeySequence) -> None:
        # Qt tells what stands there also when the field is only left.
        present = QKeySequence("" if self.chosen is None else self.chosen.keys)
        if keys in (QKeySequence(), present):
            return
        self._say("")
        if self.chosen is not None:
            self.keys_entered.emit(keys)

    def _confirm(self) -> None:
        if self._taken is not None:
            self.keys_confirmed.emit(self._taken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if watched is self._filter and (enter or event.key() == Qt.Key.Key_Down):
                self._list.setFocus()
                return True
            if watched is self._list and enter:
                self._keys.setFocus()
                return True
        return bool(super().eventFilter(watched, event))


def _matches(text: str, wanted: list[str]) -> bool:
    """Also where somebody writes “ctrl n” for “Ctrl+N”."""
    text = text.casefold()
    return all(word in text for word in wanted)
