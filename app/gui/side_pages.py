"""The pages beside the chat that teach and measure: builds each when it is first entered, since the
window's start shall not wait for it, and makes the ways between them. application.py's other half.
Knows nothing of what is on them."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, assert_never

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.engine.requests import Turn
from app.gui.actions import Actions
from app.gui.banner import Banner
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation
from app.gui.chat.session import ChatSession
from app.gui.engine_link import EngineLink
from app.gui.history.view import HistoryView
from app.gui.key_tip import KeyTip
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
from app.gui.translation import tr

if TYPE_CHECKING:
    from app.gui.compare.view import CompareView
    from app.gui.lab.view import LabView
    from app.gui.learn.view import LearnView
    from app.gui.proof.view import ProofView


class View(Protocol):
    """What each of them has."""

    @property
    def page(self) -> Page: ...
    def enter(self) -> None: ...
    def leave(self) -> None: ...
    def show_look(self, colours: Colours) -> None: ...


class MeasuringView(View, Protocol):
    """Of those that ask the engine."""

    @property
    def task(self) -> TaskSession: ...
    def show_readiness(self) -> None: ...


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
        self._window, self._outside, self._folder = window, outside, folder
        self._composer, pace, controls, self._banner = widgets
        self._link, self._chat, self._conversation, self._pairs = sessions
        self._actions, self._colours = actions, colours
        self._built: dict[Place, View] = {}
        self._measuring: list[MeasuringView] = []
        clipboard = QGuiApplication.clipboard()
        self.servers = ServerCommands(actions, self._pairs, controls, self._banner, clipboard)
        for place, action in actions.places.items():
            action.triggered.connect(lambda _=False, place=place: self.switch(place))
        words = tr("What guessing yields and costs, to play with")
        KeyTip(pace.theory, words, actions.places[Place.LEARN])
        pace.theory_asked.connect(lambda: self.enter(Place.LEARN))
        window.page_changed.connect(self._take_page)
        history.menu.compare_asked.connect(self.compare_turns)
        pair_presenter.opening.connect(self.stop_tasks)

    @cached_property
    def learn(self) -> LearnView:
        from app.gui.learn.view import LearnView

        view = LearnView(lambda: self._conversation.session_stats, self._colours)
        self._pairs.pair_loaded.connect(view.show_pair)
        self._pairs.load_started.connect(lambda _: view.show_pair(None))
        view.show_pair(self._pairs.loaded)
        self._take_in(Place.LEARN, view)
        return view

    @cached_property
    def compare(self) -> CompareView:
        from app.gui.compare.view import CompareView

        view = CompareView(self._task(), self._pairs, self._outside, self._banner, self._colours)
        self._take_in_measuring(Place.COMPARE, view)
        return view

    @cached_property
    def lab(self) -> LabView:
        from app.gui.lab.view import LabView

        kept = self._folder / "lab"
        view = LabView(self._task(), self._pairs, self._outside, self._banner, kept, self._colours)
        self._take_in_measuring(Place.LAB, view)
        return view

    @cached_property
    def proof(self) -> ProofView:
        from app.gui.proof.view import ProofView

        view = ProofView(self._task(), self._pairs, self._banner, self._colours)
        self._take_in_measuring(Place.PROOF, view)
        return view

    def shows(self, place: Place) -> bool:
        """Whether this page is shown now."""
        view = self._built.get(place)
        return view is not None and self._window.page is view.page

    def switch(self, place: Place) -> None:
        """Show this page, or from it go back to the chat."""
        if self.shows(place):
            self.leave()
        else:
            self.enter(place)

    def enter(self, place: Place) -> None:
        view = self._view(place)
        self._window.show_page(view.page)
        view.enter()

    def leave(self) -> None:
        self._window.show_page(None)
        self._composer.focus_text()

    def compare_turns(self, turns: tuple[Turn, ...]) -> None:
        """Have a question of the chat answered in two ways."""
        self.compare.show_turns(turns)
        self.enter(Place.COMPARE)

    def stop_tasks(self) -> None:
        """Something else is wanted of the engine."""
        for view in self._measuring:
            view.task.stop()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        for view in self._built.values():
            view.show_look(colours)

    def close(self) -> None:
        """Nothing plays or is drawn any more."""
        self._take_page(None)
        if Place.LAB in self._built:
            self.lab.close()
        if Place.PROOF in self._built:
            self.proof.close()

    def _view(self, place: Place) -> View:
        match place:
            case Place.LEARN:
                return self.learn
            case Place.COMPARE:
                return self.compare
            case Place.LAB:
                return self.lab
            case Place.PROOF:
                return self.proof
            case _:
                assert_never(place)

    def _task(self) -> TaskSession:
        return TaskSession(self._link, self._pairs, self._chat)

    def _take_in(self, place: Place, view: View) -> None:
        self._built[place] = view
        self._window.add_page(view.page)
        view.page.left.connect(self.leave)

    def _take_in_measuring(self, place: Place, view: MeasuringView) -> None:
        pairs, chat = self._pairs, self._chat
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
            fact.connect(view.show_readiness)
        view.show_readiness()
        self._measuring.append(view)
        self._take_in(place, view)

    def _take_page(self, page: object) -> None:
        shown = [place for place, view in self._built.items() if view.page is page]
        self._actions.show_place(shown[0] if shown else None)
        for view in self._built.values():
            if view.page is not page:
                view.leave()
