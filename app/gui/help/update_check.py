"""A small window that says whether there is a newer release. Knows no release and no network."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.gui.look.theme import GRID
from app.gui.translation import tr

_WIDTH = 400


class UpdateCheck(QDialog):
    page_asked = Signal(object)  # str: its address

    def __init__(self, host: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Updates"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._page = ""
        self.what = QLabel(tr("Asking {host}…").format(host=host), wordWrap=True)
        font = self.what.font()
        font.setWeight(font.Weight.DemiBold)
        self.what.setFont(font)
        self.todo = QLabel(tr("Nothing about you or your chats is sent."), wordWrap=True)
        self.todo.setProperty("tone", "muted")
        self._waiting = QProgressBar(textVisible=False)
        self._waiting.setRange(0, 0)
        self._waiting.setAccessibleName(tr("Asking for the newest release"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        self.open_page = buttons.addButton(
            tr("Open its page"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.open_page.clicked.connect(lambda: self.page_asked.emit(self._page))
        self.open_page.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 3, GRID * 3, GRID * 3, GRID * 2)
        column.setSpacing(GRID)
        for label in (self.what, self.todo):
            label.setMinimumWidth(_WIDTH)
            column.addWidget(label)
        column.addWidget(self._waiting)
        column.addSpacing(GRID)
        column.addWidget(buttons)

    def show_answer(self, what: str, todo: str, page: str = "") -> None:
        """`page`: an address that is worth opening, if there is one."""
        self._page = page
        self.what.setText(what)
        self.todo.setText(todo)
        self._waiting.hide()
        self.open_page.setVisible(bool(page))
        if page:
            self.open_page.setFocus()
        self.adjustSize()
