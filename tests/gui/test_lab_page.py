"""The Lab page: experiments asked for, shown as they come, kept, gone on with, exported."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.engine.events import TaskDone, TaskStep
from app.engine.requests import DrafterKind, LoadRequest, RunTask
from app.gui.lab.lines import Source, chart_of
from app.gui.lab.page import Export
from app.gui.lab.sources import prompts_for
from app.gui.lab.words import Metric, finding_words
from app.gui.places import Place
from app.lab.experiment import (
    BestLength,
    CurvePoint,
    Experiment,
    Fact,
    Kind,
    LabResult,
    LabRow,
    RunLab,
    Series,
)
from app.lab.results import Keeper
from app.words import Words
from tests.gui.chat_hands import told
from tests.gui.conftest import Window
from tests.tiny_gguf import TinyModels


def row(series: Series, x: float, speedup: float, kind: str = "") -> LabRow:
    return LabRow(
        series=series.value, draft="", x=x, kind=kind, k=int(x), temperature=0.0,
        draft_temperature=None, batch=1, context=0, cache_type="f16", flash_attention=None,
        prefix_reused=True, tokens=100, tokens_per_second=20 * speedup, plain_tokens_per_second=20,
        tokens_per_pass=1 + x / 2, expected_tokens_per_pass=1 + x / 2, alpha=0.6,
        alpha_by_position=(0.7, 0.6), c=0.1, v=1.2, speedup=speedup, predicted_speedup=speedup,
        spread=0.02, first_token_seconds=0.3,
    )  # fmt: skip


def result(kind: Kind = Kind.LENGTH, done: int = 4, path: Path | None = None) -> LabResult:
    rows = (row(Series.PLAIN, 0, 1.0), *(row(Series.DRAFT, k, 1.5 - 0.2 * k) for k in (1, 2, 4)))
    return LabResult(
        kind=kind, target="Target", draft="Draft", started="2026-11-20T12:30:00+00:00",
        machine=(Fact("cores", 2),), settings=(Fact("cache_type", "f16"),), rows=rows,
        curve=(
            CurvePoint(1, 1.4, 1.6, 1.4, 1.6, 0.7, 0.1, 1.1),
            CurvePoint(2, 1.3, 1.9, 1.2, 1.8, 0.9, 0.1, 1.2),
        ),
        best=BestLength(1, 1.4, 1, 1.3), done=done, total=4, path=path,
    )  # fmt: skip


def test_an_experiment_is_run_and_shown(window: Window) -> None:
    pages = window.application.side_pages
    pages.enter(Place.LAB)
    pages.lab.form.start_pressed.emit()
    task = window.engine.sent[-1]
    assert isinstance(task, RunTask) and isinstance(task.task, RunLab)
    assert task.task.experiment.kind is Kind.LENGTH and len(task.task.experiment.prompts) == 2
    window.engine.say(TaskStep(result(done=2)))
    window.engine.say(TaskStep(result()))
    window.engine.say(TaskDone())
    window.until(lambda: not pages.lab.task.running)
    assert pages.lab.page.result == result()
    assert "best k measured is 1" in pages.lab.page._finding.text()
    assert pages.lab.table.model().rowCount() == 4


def test_without_a_row_there_is_neither_chart_nor_table(window: Window) -> None:
    lab = window.application.side_pages.lab
    window.application.side_pages.enter(Place.LAB)
    assert not lab.table.isVisible()
    lab.page.show_result(replace(result(done=0), rows=()))
    assert not lab.table.isVisible() and not lab.chart.isVisible()
    assert lab.page._finding.text() == "Nothing measured yet."
    lab.page.show_result(result())
    assert lab.table.isVisible() and lab.chart.isVisible()


def test_the_table_is_sorted_by_numbers(window: Window) -> None:
    lab = window.application.side_pages.lab
    lab.page.show_result(result())
    lab.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    model = lab.table.model()
    shown = [model.index(i, 3).data() for i in range(model.rowCount())]
    assert shown == ["1.30", "1.10", "1.00", "0.70"]


def test_a_chart_has_measured_points_and_the_formula() -> None:
    measured, theory, simple = chart_of(result(), Metric.SPEEDUP).lines
    assert measured.xs == (1, 2, 4) and measured.source is Source.MEASURED
    assert theory.source is Source.FORMULA and theory.ys == (1.4, 1.3)
    assert simple.source is Source.ONE_ALPHA and simple.ys == (1.4, 1.2)
    plain, _draft = chart_of(result(), Metric.TOKENS_PER_SECOND).lines
    assert plain.name == "plain"


def test_kinds_of_text_are_bars() -> None:
    rows = tuple(row(Series.DRAFT, 0, 1.2, kind) for kind in ("code", "chat"))
    base = result(Kind.PROMPTS)
    chart = chart_of(
        LabResult(base.kind, "T", "D", base.started, (), (), rows, done=1, total=1), Metric.SPEEDUP
    )
    assert chart.ticks == ("code", "chat") and chart.lines[0].xs == (0, 1)


def test_slower_than_plain_is_said_plainly() -> None:
    rows = (row(Series.SCRAMBLED, 2, 0.6), row(Series.DRAFT, 0, 1.4))
    found = LabResult(Kind.DRAFTERS, "T", "D", "2026-11-20T12:30:00", (), (), rows, done=1, total=1)
    assert finding_words(found) == "Slower than plain here: scrambled draft."


def test_results_are_exported(window: Window, tmp_path: Path) -> None:
    lab = window.application.side_pages.lab
    lab.page.show_result(result())
    for export in Export:
        window.chosen_file = tmp_path / f"result.{export.value}"
        lab.page.export_asked.emit(export)
        assert window.chosen_file.stat().st_size > 100, export
        assert f"exported to “result.{export.value}”" in told(window)
    assert len(json.loads((tmp_path / "result.json").read_text("utf-8"))["rows"]) == 4
    assert len((tmp_path / "result.csv").read_text("utf-8").splitlines()) == 5
    assert "<svg" in (tmp_path / "result.html").read_text("utf-8")


def test_what_can_not_be_exported_is_told(window: Window, tmp_path: Path) -> None:
    application = window.application
    application.side_pages.lab.page.show_result(result())
    for export in Export:
        application.banner.dismiss()
        window.chosen_file = tmp_path / "gone" / f"result.{export.value}"
        application.side_pages.lab.page.export_asked.emit(export)
        assert application.banner.notice is not None, export
        assert "can't be written" in application.banner.notice.what


def test_a_result_without_rows_says_why(window: Window) -> None:
    page = window.application.side_pages.lab.page
    why = Words("This kind of model can't take back guesses of several replies at once.")
    page.show_result(replace(result(Kind.BATCH), rows=(), curve=(), best=None, notes=(why,)))
    assert page._finding.text() == why


def test_a_result_is_deleted_and_had_back(window: Window, tiny: TinyModels) -> None:
    lab = window.application.side_pages.lab
    experiment = Experiment(Kind.LENGTH, LoadRequest(tiny.target), prompts_for(Kind.LENGTH, 1))
    path = Keeper.open(experiment, lab.presenter._folder).path
    window.application.side_pages.enter(Place.LAB)
    window.until(lambda: lab.page._list.count() == 1)
    lab.page._list.setCurrentRow(0)
    assert lab.page.result is not None and lab.page.result.path == path
    lab.page._list.setFocus()
    window.qtbot.keyClick(lab.page._list, Qt.Key.Key_Delete)
    assert not path.exists() and lab.page.result is None and lab.page._list.count() == 0
    window.application.banner._choose()
    assert path.exists()
    window.until(lambda: lab.page._list.count() == 1)
    assert lab.page.result is not None and lab.page.result.path == path


def test_the_server_command_is_copied(window: Window) -> None:
    application = window.application
    application.actions.copy_llama_server.trigger()
    text = QApplication.clipboard().text()
    assert text.startswith("llama-server") and "SmolLM2-135M.gguf" in text
    application.actions.copy_vllm.trigger()
    assert "--speculative-config" in QApplication.clipboard().text()
    notice = application.banner.notice
    assert notice is not None and "vLLM reads GGUF" in notice.todo
    assert application.controls.speculation.drafter is DrafterKind.LOOKUP
