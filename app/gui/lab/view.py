"""Builds the Lab page and connects it: application.py's other half. Knows no details of any of
it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from app.gui.background import Background
from app.gui.banner import Banner
from app.gui.lab.chart_later import ChartLater
from app.gui.lab.form import LabForm
from app.gui.lab.page import LabPage
from app.gui.lab.presenter import LabPresenter
from app.gui.lab.table import ResultTable
from app.gui.look.theme import Colours
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.pair.task_session import TaskSession


class LabView(QObject):
    def __init__(
        self,
        task: TaskSession,
        pairs: PairSession,
        outside: Outside,
        banner: Banner,
        folder: Path,
        colours: Colours,
    ) -> None:
        """`folder`: where results are kept."""
        super().__init__()
        self.task = task
        self._banner = banner
        self.reading = Background("kept-results")
        self.form = LabForm()
        self.chart = ChartLater(colours)
        self.table = ResultTable()
        self.page = LabPage(self.form, self.chart, self.table)
        widgets = (self.form, self.page, self.chart, banner)
        self.presenter = LabPresenter(
            widgets, task, self.reading, lambda: pairs.pair, outside, folder
        )
        self._connect()

    def show_readiness(self) -> None:
        """Whether anything can be measured."""
        self.form.show_hindrance(self.task.hindrance)

    def show_look(self, colours: Colours) -> None:
        self.chart.show_look(colours)

    def enter(self) -> None:
        """The page is being shown."""
        self.presenter.read_kept()
        self.form.focus_kind()

    def leave(self) -> None:
        """What is measured goes on behind the chat."""

    def close(self) -> None:
        self.reading.close()

    def _connect(self) -> None:
        form, page, presenter, task = self.form, self.page, self.presenter, self.task
        form.start_pressed.connect(presenter.start)
        form.stop_pressed.connect(task.stop)
        form.drafts_asked.connect(presenter.add_draft)
        page.result_chosen.connect(presenter.choose)
        page.resume_pressed.connect(presenter.resume)
        page.delete_pressed.connect(presenter.delete)
        self._banner.way_chosen.connect(presenter.take_way)
        page.export_asked.connect(presenter.export)
        self.reading.values_arrived.connect(presenter.take_kept)
        task.task_started.connect(lambda: self._show_running(True))
        task.task_ended.connect(lambda: self._show_running(False))
        task.task_ended.connect(presenter.read_kept)
        task.steps_arrived.connect(presenter.take_steps)
        task.task_failed.connect(self._banner.show_error)

    def _show_running(self, running: bool) -> None:
        self.form.show_running(running)
        self.page.show_busy(running)
