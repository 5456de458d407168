"""A large history opens at once: a twentieth of the benchmark, in the processor's time."""

from __future__ import annotations

from pathlib import Path

from app.chats.history import open_history
from tests.chats.benchmark_store import fill, measure


def test_a_large_chat_opens_at_once(tmp_path: Path) -> None:
    history = open_history(tmp_path)
    chat = fill(history, messages=100, tokens=20_000, others=20)
    history.close()
    measured = measure(tmp_path, chat)
    assert measured.to_last_screen.processor < 0.5
    assert measured.size < 20_000 * 60
