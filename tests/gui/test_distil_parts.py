"""The parts that a draft is made with in the window, and all of it on a tiny target."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.distil.run import Collecting, Learning
from app.engine.gguf_header import read_header
from app.engine.pairing import judge
from app.gui.distil import words
from app.gui.distil.progress import Progress, Stage, advance
from app.gui.distil.workshop import RealWorkshop, place_for, what_is_kept
from tests.gui.conftest import BUILTIN, Window
from tests.gui.making import Making
from tests.gui.scripted_workshop import ScriptedWorkshop
from tests.tiny_gguf import TinyModels


def test_progress_never_goes_back() -> None:
    first = advance(Progress(), Collecting(10, 5.0, 30.0), 60)
    assert (first.fraction, first.stage) == (0.5, Stage.COLLECTING)
    assert advance(first, Collecting(20, 5.0, 40.0), 60).fraction == 0.5
    assert advance(first, Learning(1, 2.0, None, None, -3.0), 60).fraction == 1.0


def test_times_in_words() -> None:
    assert words.duration(20) == "20 minutes" and words.duration(61) == "1 hour 1 minute"
    assert words.left(30) == "less than a minute left" and words.left(None) == ""


def test_a_place_is_never_one_that_is_taken(data_folder: Path) -> None:
    first = place_for(BUILTIN)
    assert first == data_folder / "drafts" / "SmolLM2-135M-draft.gguf"
    first.parent.mkdir()
    first.touch()
    assert place_for(BUILTIN).name == "SmolLM2-135M-draft-2.gguf"


def test_the_window_never_imports_pytorch(tiny: TinyModels) -> None:
    code = (
        "import sys; from pathlib import Path; import app.gui.application; "
        "from app.gui.distil.workshop import RealWorkshop; "
        f"facts = RealWorkshop().look(Path({str(tiny.target)!r}), 'it'); assert not facts.kept; "
        "print({'torch', 'gguf', 'llama_cpp'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "set()", done.stderr


def test_from_the_window_to_a_loaded_pair(
    make_window: Callable[..., Window], tiny: TinyModels, data_folder: Path
) -> None:
    """The real work on a tiny target, all in child processes of this one."""
    pytest.importorskip("torch", reason="PyTorch is not installed: paceline[distil]")
    window = make_window(workshop=RealWorkshop())
    making = Making(window, ScriptedWorkshop())
    application = window.application
    application.start(tiny.target)
    making.until(lambda: application.pairs.loaded is not None)
    making.open()
    making.dialog._form._own.setMinimum(0.1)
    making.dialog._form._own.setDecimals(1)
    making.dialog._form._own.setValue(0.1)
    making.dialog._start.click()
    window.qtbot.waitUntil(lambda: making.dialog._use.isVisible(), timeout=240_000)
    assert what_is_kept(tiny.target) is not None
    making.dialog._use.click()
    request = application.pairs.loading or application.pairs.pair
    assert request is not None and request.draft is not None
    assert request.draft == data_folder / "drafts" / f"{tiny.target.stem}-draft.gguf"
    assert judge(read_header(tiny.target), read_header(request.draft)).fits
