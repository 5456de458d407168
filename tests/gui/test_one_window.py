"""A second start comes to the window that is there."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from pytestqt.qtbot import QtBot

from app.gui.one_window import OneWindow, hand_over

# A process of its own: a thread that waits for a socket would keep this one from answering.
_SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.gui.one_window import hand_over
app = QCoreApplication([])
print(hand_over(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2] else None))
"""


@pytest.mark.parametrize("file", [None, Path("/models/田中 ö.gguf")])
def test_a_second_start_hands_its_file_over(
    qtbot: QtBot, tmp_path: Path, file: Path | None
) -> None:
    first = OneWindow(tmp_path)
    with qtbot.waitSignal(first.called, timeout=30_000) as called:
        second = Popen([sys.executable, "-c", _SECOND, tmp_path, file or ""], stdout=PIPE)
    answer, _ = second.communicate(timeout=30)
    first.close()
    assert answer.strip() == b"True" and called.args == [file]


def test_a_window_without_the_claim_leaves_the_one_that_has_it_to_be_found(
    qtbot: QtBot, tmp_path: Path
) -> None:
    first = OneWindow(tmp_path)
    OneWindow(tmp_path, ours=False).close()
    with qtbot.waitSignal(first.called, timeout=30_000):
        second = Popen([sys.executable, "-c", _SECOND, tmp_path, ""], stdout=PIPE)
    answer, _ = second.communicate(timeout=30)
    first.close()
    assert answer.strip() == b"True"


def test_where_there_is_no_window_nobody_answers(qtbot: QtBot, tmp_path: Path) -> None:
    assert not hand_over(tmp_path, None)
    gone = OneWindow(tmp_path)
    gone.close()
    assert not hand_over(tmp_path, None)


# One that opens stays until its input ends, and says when another came to it.
_START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSocketNotifier
from app.gui.claim import Claim
from app.gui.one_window import OneWindow, hand_over_to_holder
app = QCoreApplication([])
folder = Path(sys.argv[1])
claim = Claim(folder)
opened = claim.take() or not hand_over_to_holder(claim, folder, None)
print("opened" if opened else "handed over", flush=True)
if opened:
    window = OneWindow(folder)
    window.called.connect(lambda _: print("called", flush=True))
    end = QSocketNotifier(0, QSocketNotifier.Type.Read)
    end.activated.connect(lambda *_: app.quit())
    app.exec()
    window.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe can't be waited for there")
def test_of_three_that_start_at_once_one_opens(tmp_path: Path) -> None:
    starts = [
        Popen([sys.executable, "-c", _START, tmp_path], stdin=PIPE, stdout=PIPE, text=True)
        for _ in range(3)
    ]
    firsts, rests = [], {}
    for start in starts:
        assert start.stdout is not None
        firsts.append(start.stdout.readline().strip())
    for start, first in zip(starts, firsts, strict=True):
        assert start.stdin is not None and start.stdout is not None
        start.stdin.close()
        rests[first] = start.stdout.read().split()
        start.stdout.close()
        start.wait(30)
    assert sorted(firsts) == ["handed over", "handed over", "opened"]
    assert rests["opened"] == ["called", "called"]
