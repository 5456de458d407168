"""What the window does before it is there: as little as it can."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.gui.look.theme import DARK, LIGHT
from app.gui.panel.plots_later import PlotsLater
from tests.gui.scripted_engine import round_of, token

ROOT = Path(__file__).resolve().parents[2]
# Each takes long to import, and the first screen needs none.
LATER = ("numpy", "pyqtgraph", "llama_cpp", "huggingface_hub", "jinja2", "torch", "PySide6.QtSvg")


def test_the_first_screen_waits_for_nothing_that_it_does_not_show() -> None:
    code = f"import sys, app.gui.start; print([m for m in {LATER!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.usefixtures("qapp")
def test_the_plots_come_when_the_window_has_been_painted(qtbot: QtBot) -> None:
    plots = PlotsLater(LIGHT)
    qtbot.addWidget(plots)
    plots.start_over()
    plots.show_rounds((round_of(token("early")),))
    plots.show_look(DARK)
    assert not plots.built
    plots.show()
    qtbot.waitUntil(lambda: plots.built and plots._plots.isVisible(), timeout=20000)
    inner = plots._plots
    assert inner is not None and inner._colours == DARK
    plots.show_rounds((round_of(token("late")),))
    assert len(inner._history.series().acceptance) == 2
