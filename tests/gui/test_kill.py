"""Ten times a real window is killed in the middle of chatting: nothing that was sent is missing."""

from __future__ import annotations

from pathlib import Path

from tests.gui.kill_window import kills

KILLS = 10


def test_a_killed_window_loses_nothing_that_was_sent(tmp_path: Path) -> None:
    found = list(kills(tmp_path, KILLS, seed=6))
    assert all(killed.notice == "" and killed.missing == [] for killed in found)
    assert sum(len(killed.sent) for killed in found) > KILLS
