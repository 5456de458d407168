"""The pages beside the chat that teach and measure: builds them, and makes the ways between them.
application.py's other half. Knows nothing of what is on them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.engine.requests import Turn
from app.gui.actions import Actions
from app.gui.banner import Banner
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation
from app.gui.chat.session import ChatSession
from app.gui.compare.view import CompareView
from app.gui.engine_link import EngineLink
from app.gui.history.view import HistoryView
from app.gui.lab.view import LabView
from app.gui.learn.view import LearnView
from app.gui.look.theme import Colours
from app.gui.main_window import MainWindow
from app.gui.outside import Outside
from app.gui.page import Page
from app.gui.pair.presenter import PairPresenter
from app.gui.pair.session import PairSession
from app.gui.pair.task_session import TaskSession
from app.gui.panel.draft_controls import DraftControls
from app.gui.panel.pace_line import PaceLine
from app.gui.panel.server_commands import ServerCommands
from app.gui.places import Place
from app.gui.proof.view import ProofView


class View(Protocol):
    """What each of them has."""

    @property
    def page(self) -> Page: ...
    def enter(self) -> None: ...
    def leave(self) -> None: ...
    def show_look(self, colours: Colours) -> None: ...


class SidePages(QObject):
    def __init__(
        self,
        window: MainWindow,
        widgets: tuple[Composer, PaceLine, DraftControls, Banner],
        sessions: tuple[EngineLink, ChatSession, Conversation, PairSession],
        actions: Actions,
        outside: Outside,
        folder: Path,
        colours: Colours,
        history: HistoryView,
        pair_presenter: PairPresenter,
    ) -> None:
        """`folder`: of the program's data, where what is measured is kept."""
        super().__init__()
        self._window = window
        self._composer, pace, controls, banner = widgets
        link, chat, conversation, pairs = sessions
        self.learn = LearnView(lambda: conversation.session_stats, colours)
        task = TaskSession(link, pairs, chat)
        self.compare = CompareView(task, pairs, outside, banner, colours)
        self.proof = ProofView(TaskSession(link, pairs, chat), pairs, banner, colours)
        self.lab = LabView(
            TaskSession(link, pairs, chat), pairs, outside, banner, folder / "lab", colours
        )
        self._views: dict[Place, View] = {
            Place.LEARN: self.learn,
            Place.COMPARE: self.compare,
            Place.LAB: self.lab,
            Place.PROOF: self.proof,
        }
        self._tasks = (self.compare.task, self.lab.task, self.proof.task)
        clipboard = QGuiApplication.clipboard()
        self.servers = ServerCommands(actions, pairs, controls, banner, clipboard)
        self._connect_sessions(chat, pairs)
        for view in self._views.values():
            self._add_page(view.page)
        for place, action in actions.places.items():
            action.triggered.connect(lambda _=False, place=place: self.switch(place))
        pace.theory_asked.connect(lambda: self.enter(Place.LEARN))
        window.page_changed.connect(self._take_page)
        history.menu.compare_asked.connect(self.compare_turns)
        pair_presenter.opening.connect(self.stop_tasks)

    def switch(self, place: Place) -> None:
        """Show this page, or from it go back to the chat."""
        if self._window.page is self._views[place].page:
            self.leave()
        else:
            self.enter(place)

    def enter(self, place: Place) -> None:
        self._window.show_page(self._views[place].page)
        self._views[place].enter()

    def leave(self) -> None:
        self._window.show_page(None)
        self._composer.focus_text()

    def compare_turns(self, turns: tuple[Turn, ...]) -> None:
        """Have a question of the chat answered in two ways."""
        self.compare.show_turns(turns)
        self.enter(Place.COMPARE)

    def stop_tasks(self) -> None:
        """Something else is wanted of the engine."""
        for task in self._tasks:
            task.stop()

    def show_look(self, colours: Colours) -> None:
        for view in self._views.values():
            view.show_look(colours)

    def close(self) -> None:
        """Nothing plays or is drawn any more."""
        self._take_page(None)
        self.lab.close()
        self.proof.close()

    def _connect_sessions(self, chat: ChatSession, pairs: PairSession) -> None:
        pairs.pair_loaded.connect(self.learn.show_pair)
        pairs.load_started.connect(lambda _: self.learn.show_pair(None))
        for fact in (
            pairs.pair_loaded,
            pairs.load_started,
            pairs.lent,
            chat.reply_started,
            chat.reply_ended,
            chat.question_returned,
            chat.reply_dropped,
            chat.left,
        ):
            fact.connect(self._show_readiness)
        self._show_readiness()

    def _show_readiness(self) -> None:
        for view in (self.compare, self.lab, self.proof):
            view.show_readiness()

    def _add_page(self, page: Page) -> None:
        self._window.add_page(page)
        page.left.connect(self.leave)
        page.place_chosen.connect(self.enter)

    def _take_page(self, page: object) -> None:
        for view in self._views.values():
            if view.page is not page:
                view.leave()
