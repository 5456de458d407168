"""The one place where a person is told what went wrong and what to do. Knows no causes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import UserError
from app.gui.look.theme import GRID, Colours
from app.gui.translation import said, tr

if TYPE_CHECKING:
    from app.engine.events import Failed


_READ_MS = 10_000  # a line that asks for nothing has been read by then


class WayOn(Enum):
    """What the button does."""

    RESTART = auto()
    ADD_DRAFT = auto()
    CHOOSE_DRAFT = auto()
    CHOOSE_TARGET = auto()
    USE_BUILTIN = auto()
    NEW_CHAT = auto()
    SHOW_MODELS = auto()
    RESTORE_CHAT = auto()
    USE_DOWNLOADED = auto()
    RESUME_DOWNLOADS = auto()
    USE_MADE = auto()
    SHOW_MAKING = auto()
    LEAVE_OUT = auto()
    MAKE_ROOM = auto()
    RESTORE_RESULT = auto()


class Weight(Enum):
    NOTICE = "notice"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Notice:
    """In the window's language, or in Words, which the banner translates."""

    what: str
    todo: str = ""
    way_on: WayOn | None = None
    weight: Weight = Weight.ERROR

    @property
    def passing(self) -> bool:
        """It only says what was done, and may go by itself."""
        return self.weight is Weight.NOTICE and not self.todo and self.way_on is None


class Banner(QFrame):
    way_chosen = Signal(object)  # WayOn

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="banner")
        self._colours = colours
        self._notice: Notice | None = None
        self._what = QLabel(wordWrap=True)
        font = self._what.font()
        font.setWeight(font.Weight.DemiBold)
        self._what.setFont(font)
        self._todo = QLabel(wordWrap=True)
        self._todo.setProperty("tone", "muted")
        self._button = QPushButton()
        self._button.setAutoDefault(True)  # Enter presses it too, though this is no dialog
        self._button.clicked.connect(self._choose)
        self._close = QToolButton(text="✕", toolTip=tr("Dismiss"))
        self._close.setProperty("weight", "quiet")
        self._close.setAccessibleName(tr("Dismiss"))
        self._close.clicked.connect(self.dismiss)
        self._passing = QTimer(self, singleShot=True, interval=_READ_MS)
        self._passing.timeout.connect(self._pass)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._what)
        words.addWidget(self._todo)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID * 2 + 4, GRID, GRID, GRID)
        row.setSpacing(GRID * 2)
        row.addLayout(words, 1)
        row.addWidget(self._button)
        row.addWidget(self._close)
        self.hide()

    @property
    def notice(self) -> Notice | None:
        """What is shown now."""
        return self._notice

    def show_notice(self, notice: Notice) -> None:
        """Show it in place of the last one."""
        self._notice = notice
        what, todo = said(notice.what), said(notice.todo)
        self._what.setText(what)
        self._todo.setText(todo)
        self._todo.setVisible(bool(todo))
        self._button.setVisible(notice.way_on is not None)
        if notice.way_on is not None:
            self._button.setText(_way_words(notice.way_on))
        self.setAccessibleName(f"{what} {todo}")
        self.setVisible(True)
        self._passing.stop()
        if notice.passing:
            self._passing.start()

    def show_error(self, error: UserError | Failed) -> None:
        """What happened and what to do, where nothing is to be offered."""
        self.show_notice(Notice(error.what, error.todo))

    def dismiss(self) -> None:
        self._notice = None
        self._passing.stop()
        self.hide()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def _pass(self) -> None:
        if self.underMouse():
            self._passing.start()
        else:
            self.dismiss()

    def _choose(self) -> None:
        notice = self._notice
        self.dismiss()
        if notice is not None and notice.way_on is not None:
            self.way_chosen.emit(notice.way_on)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        error = self._notice is not None and self._notice.weight is Weight.ERROR
        colour = QColor(self._colours.error if error else self._colours.accent)
        QPainter(self).fillRect(0, 0, 4, self.height(), colour)


def _way_words(way: WayOn) -> str:
    """What stands on the button."""
    match way:
        case WayOn.RESTART:
            return tr("Restart and go on")
        case WayOn.ADD_DRAFT:
            return tr("Choose a draft…")
        case WayOn.CHOOSE_DRAFT:
            return tr("Choose another draft…")
        case WayOn.CHOOSE_TARGET:
            return tr("Open a target…")
        case WayOn.USE_BUILTIN:
            return tr("Use the built-in model")
        case WayOn.NEW_CHAT:
            return tr("New chat")
        case WayOn.SHOW_MODELS:
            return tr("Show models")
        case WayOn.RESTORE_CHAT | WayOn.RESTORE_RESULT:
            return tr("Undo")
        case WayOn.USE_DOWNLOADED:
            return tr("Use it")
        case WayOn.RESUME_DOWNLOADS:
            return tr("Go on with it")
        case WayOn.USE_MADE:
            return tr("Use it now")
        case WayOn.SHOW_MAKING:
            return tr("Show")
        case WayOn.LEAVE_OUT:
            return tr("Leave out the oldest messages")
        case WayOn.MAKE_ROOM:
            return tr("Leave out the oldest and go on")
        case _:
            assert_never(way)
