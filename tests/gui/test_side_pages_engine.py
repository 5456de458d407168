"""The pages on a real engine in its child process, with tiny models: a comparison and a proof."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.engine.process import EngineProcess
from app.engine.requests import CacheType, LoadRequest
from app.gui.places import Place
from tests.gui.conftest import Window
from tests.tiny_gguf import TinyModels


class _RealEngine(Window):
    """The same window around the engine that people have."""

    def _make_engine(self) -> EngineProcess:  # type: ignore[override]
        return EngineProcess()


@pytest.mark.timeout(600)
def test_a_comparison_and_a_proof(qtbot: QtBot, tmp_path: Path, tiny: TinyModels) -> None:
    window = _RealEngine(qtbot, tmp_path)
    application = window.application
    application.start(tiny.target)
    pair = LoadRequest(tiny.target, tiny.draft, cache_type=CacheType.F32)
    application.pairs.load(pair)  # as it is: choices would put the usual cache

    def until(holds) -> None:  # type: ignore[no-untyped-def]
        qtbot.waitUntil(holds, timeout=250_000)

    until(lambda: application.pairs.loaded is not None and application.pairs.pair == pair)
    pages = application.side_pages
    pages.enter(Place.COMPARE)
    pages.compare.form.start_pressed.emit()
    until(lambda: not pages.compare.task.running)
    pages.compare.replay.go_to(1e9)
    left, right = pages.compare.panes
    assert left.text and left.text == right.text  # F32: they could not differ
    assert "as they must be" in pages.compare.page._verdict.text()
    pages.enter(Place.PROOF)
    pages.proof.form._draws.setCurrentIndex(0)
    pages.proof.form.start_pressed.emit()
    until(lambda: not pages.proof.task.running)
    assert pages.proof.page._figures[0].shown == "500"
    assert pages.proof.page._verdict.text() == "The distribution has not changed."
    assert application.pairs.loaded is not None
    application.window.close()
    application.close()
    application.window.deleteLater()
    qtbot.wait(1)
