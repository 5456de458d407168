"""Has experiments carried out, keeps the list of results, exports. Knows no layout."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from app.engine.requests import LoadRequest
from app.errors import UserError
from app.gui.background import Background
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.lab.chart_later import ChartLater
from app.gui.lab.form import LabForm
from app.gui.lab.page import Export, LabPage
from app.gui.lab.sources import kept, prompts_for, write
from app.gui.lab.words import progress_words, result_words
from app.gui.outside import Outside
from app.gui.pair.task_session import TaskSession
from app.gui.translation import tr
from app.lab.experiment import Experiment, LabProgress, LabResult, RunLab
from app.lab.report import report
from app.lab.results import delete_result, read_experiment, read_result, restore_result
from app.lab.tables import as_csv, as_json


class LabPresenter(QObject):
    def __init__(
        self,
        widgets: tuple[LabForm, LabPage, ChartLater, Banner],
        task: TaskSession,
        reading: Background,
        present: Callable[[], LoadRequest | None],
        outside: Outside,
        folder: Path,
    ) -> None:
        """`present`: how the loaded pair was asked for; `folder`: where results are kept."""
        super().__init__()
        self._form, self._page, self._chart, self._banner = widgets
        self._task = task
        self._reading = reading
        self._present = present
        self._outside = outside
        self._folder = folder
        self._drafts: tuple[Path, ...] = ()
        self._kept: list[LabResult] = []
        self._deleted: tuple[Path, bytes] | None = None

    def read_kept(self) -> None:
        """The list of results, read in the background."""
        self._kept = []
        self._reading.start(lambda stopped: kept(self._folder, stopped))

    def take_kept(self, results: tuple[LabResult, ...]) -> None:
        self._kept += results
        self._page.show_kept(tuple(self._kept))

    def start(self) -> None:
        """Measure what the form says."""
        load = self._present()
        if load is None or self._task.hindrance:
            return
        form = self._form
        experiment = Experiment(
            form.kind,
            load,
            prompts_for(form.kind, form.prompts),
            k=form.k,
            temperature=form.temperature,
            repeats=form.repeats,
            max_tokens=form.max_tokens,
            other_drafts=self._drafts,
        )
        self._run(experiment)

    def resume(self) -> None:
        """Go on with the result that is shown."""
        result = self._page.result
        if result is None or result.path is None or self._task.hindrance:
            return
        try:
            self._run(read_experiment(result.path))
        except UserError as error:
            self._banner.show_error(error)

    def take_steps(self, steps: tuple[object, ...]) -> None:
        """Progress, and the newest of the results so far."""
        progress = [step for step in steps if isinstance(step, LabProgress)]
        results = [step for step in steps if isinstance(step, LabResult)]
        if progress:
            last = progress[-1]
            self._form.show_progress(last.done, last.total, progress_words(last))
        if results:
            self._page.show_result(results[-1])

    def choose(self, path: Path) -> None:
        """Show a result that is kept."""
        try:
            self._page.show_result(read_result(path))
        except UserError as error:
            self._banner.show_error(error)

    def delete(self) -> None:
        """The result that is shown; it can be had back as long as the banner says so."""
        result = self._page.result
        if result is None or result.path is None or self._task.running:
            return
        try:
            self._deleted = (result.path, delete_result(result.path))
        except UserError as error:
            self._banner.show_error(error)
            return
        self._page.show_result(None)
        self._kept = [kept for kept in self._kept if kept.path != result.path]
        self._page.show_kept(tuple(self._kept))
        words = tr("“{name}” was deleted.").format(name=result_words(result)[0])
        way = WayOn.RESTORE_RESULT
        self._banner.show_notice(Notice(words, way_on=way, weight=Weight.NOTICE))

    def take_way(self, way: WayOn) -> None:
        if way is WayOn.RESTORE_RESULT and self._deleted is not None:
            path, content = self._deleted
            self._deleted = None
            try:
                restore_result(path, content)
            except UserError as error:
                self._banner.show_error(error)
                return
            self.choose(path)
            self.read_kept()

    def add_draft(self) -> None:
        """One more draft to measure; none chosen forgets them."""
        path = self._outside.choose_file(tr("A further draft model to measure"))
        self._drafts = () if path is None else (*self._drafts, path)
        self._form.show_drafts(tuple(draft.stem for draft in self._drafts))

    def export(self, export: Export) -> None:
        result = self._page.result
        if result is None:
            return
        path = self._outside.choose_new_file(f"paceline-{result.kind.value}.{export.value}")
        if path is None:
            return
        try:
            match export:
                case Export.CSV:
                    write(path, as_csv(result))
                case Export.JSON:
                    write(path, json.dumps(as_json(result), indent=2, ensure_ascii=False) + "\n")
                case Export.REPORT:
                    write(path, report(result))
                case Export.PNG | Export.SVG:
                    write(path, self._chart.picture(export is Export.SVG))
        except UserError as error:
            self._banner.show_error(error)
        else:
            words = tr("“{title}” was exported to “{file}”.")
            what = words.format(title=result_words(result)[0], file=path.name)
            self._banner.show_notice(Notice(what, weight=Weight.NOTICE))

    def _run(self, experiment: Experiment) -> None:
        words = tr("The lab is measuring; the chat waits.")
        self._task.start(RunLab(experiment, self._folder), words)
