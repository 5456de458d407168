"""A window of its own for making a draft: what to make, how far it is, what became of it. Knows
nothing of how it is made. Closing it stops nothing."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.distil.run import Made
from app.gui.distil.form import DistilForm
from app.gui.distil.pages import MadePage, RunningPage
from app.gui.distil.progress import Progress
from app.gui.distil.workshop import Facts
from app.gui.look.labels import heading, rule
from app.gui.look.theme import GRID
from app.gui.translation import tr
from app.gui.up_down_scroll import UpDownScroll


class _Page(Enum):
    FORM = auto()
    RUNNING = auto()
    MADE = auto()


class DistilDialog(QDialog):
    start_asked = Signal(object)  # Choice
    stop_asked = Signal()
    use_asked = Signal()
    folder_asked = Signal()
    another_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowTitle(tr("Make a draft"))
        self._title = heading(times=1.35)
        self._form = DistilForm()
        self._running = RunningPage()
        self._made = MadePage()
        self._pages = QStackedWidget()
        for page in (self._form, self._running, self._made):
            self._pages.addWidget(UpDownScroll(page))
        self._start = _button(tr("Start"), self._ask_start, primary=True)
        self._stop = _button(tr("Stop for now"), self._ask_stop)
        self._use = _button(tr("Use it now"), self.use_asked.emit, primary=True)
        self._folder = _button(tr("Show in folder"), self.folder_asked.emit)
        self._another = _button(tr("Make another…"), self.another_asked.emit)
        self._close = _button(tr("Close"), self.reject)
        self._lay_out()
        self._turn_to(_Page.FORM)
        self.resize(540, 600)

    def bring_up(self) -> None:
        """Show it, in front, with the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()

    def show_form(self, facts: Facts, trouble: str = "") -> None:
        """What can be made; `trouble`: why the last run ended."""
        self._title.setText(tr("Make a draft for {name}").format(name=facts.name))
        self._form.show_facts(facts)
        self._form.show_trouble(trouble)
        self._start.setEnabled(self._form.can_start)
        self._start.setText(tr("Start") if facts.kept is None else tr("Go on"))
        self._turn_to(_Page.FORM)

    def show_running(self, name: str) -> None:
        """A run has begun, for the target of this name."""
        self._title.setText(tr("Making a draft for {name}").format(name=name))
        self._running.show_progress(Progress())
        self._stop.setEnabled(True)
        self._turn_to(_Page.RUNNING)

    def show_progress(self, progress: Progress) -> None:
        if self._stop.isEnabled():
            self._running.show_progress(progress)

    def show_made(self, made: Made, name: str) -> None:
        """The draft is ready, for the target of this name."""
        self._title.setText(tr("The draft for {name} is ready").format(name=name))
        self._made.show_made(made)
        self._turn_to(_Page.MADE)

    def _ask_start(self) -> None:
        self.start_asked.emit(self._form.choice)

    def _ask_stop(self) -> None:
        self._stop.setEnabled(False)
        self._close.setFocus()
        self._running.show_stopping()
        self.stop_asked.emit()

    def _turn_to(self, page: _Page) -> None:
        self._pages.setCurrentIndex(list(_Page).index(page))
        for button, where in (
            (self._start, _Page.FORM),
            (self._stop, _Page.RUNNING),
            (self._use, _Page.MADE),
            (self._folder, _Page.MADE),
            (self._another, _Page.MADE),
        ):
            button.setVisible(page is where)
        main = {_Page.FORM: self._start, _Page.RUNNING: self._close, _Page.MADE: self._use}[page]
        if not main.isEnabled():
            main = self._close
        main.setDefault(True)
        main.setFocus()

    def _lay_out(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(GRID * 3, GRID * 3, GRID * 3, GRID)
        top.addWidget(self._title)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
        buttons.setSpacing(GRID)
        buttons.addWidget(self._folder)
        buttons.addWidget(self._another)
        buttons.addStretch(1)
        for button in (self._close, self._stop, self._start, self._use):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._pages, 1)
        column.addWidget(rule())
        column.addLayout(buttons)


def _button(text: str, act: Callable[[], object], primary: bool = False) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    if primary:
        button.setProperty("weight", "primary")
    button.clicked.connect(lambda: act())
    return button
