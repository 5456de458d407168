"""Ten times a real window is killed in the middle of chatting: nothing that was sent is missing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from app.chats.history import open_history
from app.engine.requests import Role

KILLS = 10
_ROOT = Path(__file__).parents[2]


def sent_until_killed(folder: Path, seconds: float) -> list[str]:
    """What a window in this folder sent until it was killed, so long after its first message."""
    window = subprocess.Popen(
        [sys.executable, "-m", "tests.gui.killed_window", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=_ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        text=True,
    )
    assert window.stdout is not None
    first = window.stdout.readline()
    time.sleep(seconds)
    window.kill()
    rest, _ = window.communicate(timeout=60)
    # The last line may be cut.
    return [first.strip(), *(line for line in rest.split("\n")[:-1])]


def test_a_killed_window_loses_nothing_that_was_sent(tmp_path: Path) -> None:
    chance = random.Random(6)
    sent: list[str] = []
    for _ in range(KILLS):
        sent += sent_until_killed(tmp_path, chance.uniform(0.0, 0.8))
        with closing(open_history(tmp_path)) as history:
            assert history.notice is None
            stored = [
                message.content
                for chat in history.chats.list()
                for message in history.messages.path(chat.id)
                if message.role is Role.USER
            ]
        missing = [text for text in sent if stored.count(text) < sent.count(text)]
        assert not missing
    assert len(sent) > KILLS
