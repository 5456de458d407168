"""What can go wrong around the window: the disk, the clock, the engine. Nothing said is lost."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.catalogue import EmbeddedPair
from app.chats.history import open_history
from app.engine.process import EngineProcess
from app.gui.banner import WayOn
from tests.gui.chat_hands import ROUNDS, converse, stored, text_of, told
from tests.gui.conftest import Window
from tests.tiny_gguf import TinyModels

_ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions are of another kind")


def chat_in(folder: Path, *questions: str) -> dict[str, str]:
    """What a window of its own says after these questions, by the first word of the line."""
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.gui.hard_times", folder, *questions],
        capture_output=True,
        text=True,
        cwd=_ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PACELINE_DATA": str(folder)},
        timeout=120,
    )
    lines = dict(line.split(":", 1) for line in done.stdout.splitlines() if ":" in line)
    assert done.stdout.endswith("closed\n"), done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return lines


def said_in(folder: Path) -> list[str]:
    with closing(open_history(folder)) as history:
        return [
            message.content
            for chat in history.chats.list()
            for message in history.messages.path(chat.id)
        ]


@pytest.fixture
def outer() -> Iterator[Path]:
    """Not in pytest's own folder, which no other user may enter."""
    with tempfile.TemporaryDirectory() as made:
        os.chmod(made, 0o777)
        yield Path(made)


@posix
def test_in_a_read_only_folder_one_can_chat_and_is_told(outer: Path) -> None:
    folder = outer / "data"
    folder.mkdir()
    with closing(open_history(folder)) as history:
        history.messages.add(history.chats.create().id, None, "Said before")
    (folder / "chats.sqlite3").chmod(0o444)
    folder.chmod(0o555)
    said = chat_in(folder, "A question")
    folder.chmod(0o755)
    assert "can't be written to" in said["told"]
    assert "A question" in said["chat"] and "An answer." in said["chat"]
    assert said_in(folder) == ["Said before"]


@posix
def test_where_no_folder_can_be_made_one_can_chat_and_is_told(outer: Path) -> None:
    outer.chmod(0o555)
    said = chat_in(outer / "none", "A question")
    outer.chmod(0o777)
    assert "only while this window is open" in said["told"]
    assert "An answer." in said["chat"]


@pytest.fixture
def small_disk(outer: Path) -> Iterator[Path]:
    place = outer / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=400k,mode=777", "tmpfs", str(place)]
    if sys.platform != "linux" or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_on_a_full_disk_one_can_chat_and_is_told(small_disk: Path) -> None:
    folder = small_disk / "data"
    assert "An answer." in chat_in(folder, "Before it was full")["chat"]
    (small_disk / "ballast").write_bytes(b"")
    with pytest.raises(OSError), (small_disk / "ballast").open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 1024)
    said = chat_in(folder, "x" * 50_000, "Another question")
    assert "disk is full" in said["told"] or "full" in said["told"]
    assert "Another question" in said["chat"] and said["chat"].count("An answer.") >= 2
    (small_disk / "ballast").unlink()
    assert said_in(folder)[:2] == ["Before it was full", "An answer."]
    assert "Go on" in chat_in(folder, "Go on")["chat"]
    assert said_in(folder)[-2:] == ["Go on", "An answer."]


@posix
def test_a_data_folder_that_vanishes_is_told_and_what_was_said_is_saved_when_it_is_back(
    window: Window, tmp_path: Path
) -> None:
    history = window.application.history
    history.recorder._retry_timer.setInterval(50)
    converse(window, "First")
    folder = history.history._database.path.parent
    away = tmp_path.parent / f"{tmp_path.name}-away"
    shutil.move(folder, away)
    converse(window, "While it was away")
    assert "data folder" in told(window) and history.recorder.waiting
    assert "While it was away" in text_of(window)
    shutil.rmtree(folder, ignore_errors=True)  # where settings were written meanwhile
    shutil.move(away, folder)
    window.until(lambda: not history.recorder.waiting)
    assert [content for _, content in stored(window)] == [
        "First", "Once upon a time.", "While it was away", "Once upon a time.",
    ]  # fmt: skip


class RealWindow(Window):
    """With the engine's real process."""

    def _make_engine(self) -> EngineProcess:  # type: ignore[override]
        return EngineProcess()


def test_a_real_engine_killed_during_a_reply_goes_on_in_the_same_message(
    qtbot, tmp_path: Path, tiny: TinyModels
) -> None:
    window = RealWindow(qtbot, tmp_path, answer_loads=False)
    application = window.application
    application.pair_presenter._find_builtin = lambda: EmbeddedPair(tiny.target, None)
    application.start()
    qtbot.waitUntil(lambda: application.pairs.loaded is not None, timeout=60_000)
    window.ask("What is in the box?")
    reply = application.conversation
    qtbot.waitUntil(
        lambda: reply.reply is not None and len(reply.reply.tokens) > 20, timeout=60_000
    )
    engine = application.link._engine
    assert isinstance(engine, EngineProcess) and engine.pid is not None
    os.kill(engine.pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    qtbot.waitUntil(lambda: not application.link.alive, timeout=60_000)
    notice = application.banner.notice
    assert notice is not None and notice.way_on is WayOn.RESTART
    assert reply.reply is not None
    kept = reply.reply.text
    qtbot.waitUntil(lambda: not application.history.recorder.waiting, timeout=10_000)
    assert stored(window)[-1] == ("assistant", kept)
    application.banner._choose()
    qtbot.waitUntil(
        lambda: reply.reply is not None and len(reply.reply.text) > len(kept), timeout=60_000
    )
    application.chat.stop()
    qtbot.waitUntil(lambda: not application.chat.replying, timeout=60_000)
    qtbot.waitUntil(lambda: not application.history.recorder.waiting, timeout=10_000)
    assert len(stored(window)) == 2 and stored(window)[-1][1].startswith(kept)
    application.window.close()
    application.close()


def test_closing_while_a_reply_and_a_count_are_under_way(window: Window) -> None:
    window.ask("Hello")
    window.engine.reply(ROUNDS[:1], reason=None)
    window.until(lambda: "Once" in text_of(window))
    window.application.composer.show_text("typed meanwhile")
    window.application.window.close()
    assert window.engine.closed
    with closing(open_history(window.application.history.history._database.path.parent)) as other:
        (chat,) = other.chats.list()
        assert [m.content for m in other.messages.path(chat.id)] == ["Hello", "Once upon"]
        assert chat.draft == "typed meanwhile"
