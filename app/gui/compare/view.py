"""Builds the Compare page and connects it: application.py's other half. Knows no details of any
of it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.engine.requests import Turn
from app.gui.banner import Banner
from app.gui.compare.form import CompareForm
from app.gui.compare.page import ComparePage
from app.gui.compare.presenter import ComparePresenter
from app.gui.compare.replay import Replay
from app.gui.compare.replay_bar import ReplayBar
from app.gui.compare.side_pane import SidePane
from app.gui.look.theme import Colours
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.pair.task_session import TaskSession
from app.gui.translation import tr


class CompareView(QObject):
    def __init__(
        self,
        task: TaskSession,
        pairs: PairSession,
        outside: Outside,
        banner: Banner,
        colours: Colours,
    ) -> None:
        super().__init__()
        self.task = task
        self.form = CompareForm()
        self.panes = (SidePane(tr("Left"), colours), SidePane(tr("Right"), colours))
        self.bar = ReplayBar()
        self.replay = Replay()
        self.page = ComparePage(self.form, self.panes, self.bar)
        self.presenter = ComparePresenter(
            self.form, self.page, self.replay, task, lambda: pairs.pair, outside.choose_file
        )
        pairs.pair_loaded.connect(self.presenter.show_pair)
        if pairs.loaded is not None:  # before anybody came here
            self.presenter.show_pair(pairs.loaded)
        task.task_failed.connect(banner.show_error)
        self._connect()

    def show_turns(self, turns: tuple[Turn, ...]) -> None:
        """A question of the chat with what was said before it."""
        self.form.show_turns(turns)

    def show_readiness(self) -> None:
        """Whether a comparison can be started."""
        self.form.show_hindrance(self.task.hindrance)

    def show_look(self, colours: Colours) -> None:
        for pane in self.panes:
            pane.show_look(colours)

    def enter(self) -> None:
        """The page is being shown."""
        self.form.focus_prompt()

    def leave(self) -> None:
        """Nothing is replayed where nobody looks."""
        self.replay.pause()

    def _connect(self) -> None:
        form, presenter, task = self.form, self.presenter, self.task
        form.start_pressed.connect(presenter.start)
        form.stop_pressed.connect(task.stop)
        form.other_asked.connect(presenter.choose_draft)
        task.task_started.connect(lambda: form.show_running(True))
        task.task_ended.connect(lambda: form.show_running(False))
        task.steps_arrived.connect(presenter.take_steps)
        task.task_ended.connect(presenter.show_end)
        self.bar.replay_pressed.connect(self.replay.start_over)
        self.bar.play_pressed.connect(self.replay.switch)
        self.bar.moment_chosen.connect(self.replay.go_to)
        self.bar.speed_chosen.connect(self.replay.take_speed)
        self.replay.moved.connect(presenter.show_moment)
        self.replay.playing_changed.connect(self.bar.show_playing)
