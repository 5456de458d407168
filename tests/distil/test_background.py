"""Distilling in a child process: told, stopped, killed, orphaned."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest

from app.distil.background import END_SECONDS, Told, distil_apart
from app.distil.corpus import Corpus
from app.distil.run import Collecting, Made, Plan, work_folder
from app.engine.events import Crashed, Failed
from tests.tiny_gguf import TinyModels

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None,
    reason="PyTorch is not installed: paceline[distil]",
)


def children() -> list[psutil.Process]:
    """Of this process, and theirs, that distil."""
    return [p for p in psutil.Process().children(recursive=True) if "spawn_main" in _line(p)]


def _line(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


def wait_for(condition: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.05)


def until_collecting(steps: Iterator[Told]) -> Collecting:
    return next(step for step in steps if isinstance(step, Collecting) and step.tokens)


def test_a_user_error_arrives_as_a_value(tiny: TinyModels, tmp_path: Path) -> None:
    (told,) = distil_apart(Plan(tiny.page, tmp_path / "d.gguf"), lambda: False)
    assert isinstance(told, Failed) and told.what and told.todo
    assert not children()


def test_a_bug_arrives_with_its_traceback(tmp_path: Path) -> None:
    plan = Plan(None, tmp_path / "d.gguf")  # type: ignore[arg-type]
    (told,) = distil_apart(plan, lambda: False)
    assert isinstance(told, Crashed) and "Traceback" in told.traceback


def test_a_folder_that_cannot_be_made_is_told(tiny: TinyModels, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    plan = Plan(tiny.target, tmp_path / "file" / "d.gguf")
    (told,) = distil_apart(plan, lambda: False)
    assert isinstance(told, Failed) and "can't be used" in told.what


@needs_torch
def test_stopped_it_ends_in_order_and_keeps(tiny: TinyModels, tmp_path: Path) -> None:
    stopped: list[bool] = []
    steps = distil_apart(Plan(tiny.target, tmp_path / "d.gguf", minutes=5), lambda: bool(stopped))
    until_collecting(steps)
    stopped.append(True)
    started = time.monotonic()
    rest = list(steps)
    assert time.monotonic() - started < END_SECONDS * 2
    assert not any(isinstance(step, Made | Failed | Crashed) for step in rest)
    wait_for(lambda: not children())
    assert Corpus(work_folder(tiny.target) / "corpus").rows > 0


@needs_torch
def test_killed_it_says_so(tiny: TinyModels, tmp_path: Path) -> None:
    steps = distil_apart(Plan(tiny.target, tmp_path / "d.gguf", minutes=5), lambda: False)
    until_collecting(steps)
    (child,) = [p for p in psutil.Process().children() if p in children()]  # not the tracker
    child.kill()
    (*_, last) = steps
    assert isinstance(last, Failed) and "stopped unexpectedly" in last.what
    assert "kept" in last.todo
    wait_for(lambda: not children())


@needs_torch
def test_it_ends_with_its_parent(tiny: TinyModels, tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\n"
        "from app.distil.background import distil_apart\n"
        "from app.distil.run import Plan\n"
        "if __name__ == '__main__':\n"
        f"    plan = Plan(Path({str(tiny.target)!r}), Path({str(tmp_path / 'd.gguf')!r}), "
        "minutes=5)\n"
        "    for step in distil_apart(plan, lambda: False):\n"
        "        print(step, flush=True)\n"
    )
    script = tmp_path / "parent.py"
    script.write_text(code)
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert parent.stdout is not None
    while "Collecting" not in parent.stdout.readline():
        assert parent.poll() is None
    family = psutil.Process(parent.pid).children(recursive=True)
    assert any("spawn_main" in _line(process) for process in family)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_for(lambda: not any(process.is_running() for process in family))
