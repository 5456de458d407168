"""Builds the Proof page and connects it: application.py's other half. Knows no details of any of
it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.gui.background import Background
from app.gui.banner import Banner
from app.gui.look.theme import Colours
from app.gui.pair.session import PairSession
from app.gui.pair.task_session import TaskSession
from app.gui.proof.form import ProofForm
from app.gui.proof.histogram import Histogram
from app.gui.proof.page import ProofPage
from app.gui.proof.presenter import ProofPresenter


class ProofView(QObject):
    def __init__(
        self, task: TaskSession, pairs: PairSession, banner: Banner, colours: Colours
    ) -> None:
        super().__init__()
        self.task = task
        self.toy = Background("toy")
        self.form = ProofForm()
        self.histogram = Histogram(colours)
        self.page = ProofPage(self.form, self.histogram)
        self.presenter = ProofPresenter(self.form, self.page, task, self.toy, lambda: pairs.loaded)
        form, presenter = self.form, self.presenter
        form.start_pressed.connect(presenter.start)
        form.stop_pressed.connect(presenter.stop)
        form.subject_chosen.connect(lambda _: self.page.show_state(None))
        task.task_started.connect(lambda: form.show_running(True))
        task.task_ended.connect(lambda: form.show_running(False))
        task.steps_arrived.connect(presenter.take_steps)
        task.task_failed.connect(banner.show_error)
        self.toy.values_arrived.connect(presenter.take_steps)
        self.toy.finished.connect(lambda: form.show_running(False))

    def show_readiness(self) -> None:
        """Whether anything can be drawn from the pair."""
        self.form.show_hindrance(self.task.hindrance)

    def show_look(self, colours: Colours) -> None:
        self.histogram.show_look(colours)

    def enter(self) -> None:
        """The page is being shown."""
        self.form.focus_start()

    def leave(self) -> None:
        """The proof goes on; it is seen again when one comes back."""

    def close(self) -> None:
        self.toy.close()
