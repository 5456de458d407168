"""How long a large history takes to open, with 2,000 messages and 400,000 tokens in one chat among
200 others, and how large it is on disk. By hand:

    python -m tests.chats.benchmark_store
"""

from __future__ import annotations

import tempfile
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from app.chats.history import History, open_history
from app.chats.opening import FILE
from app.chats.values import ChatId
from app.engine.events import StopReason
from tests.chats.made import MAKING, rounds_of

T = TypeVar("T")
MESSAGES = 2000
TOKENS = 400_000
OTHERS = 200
SCREEN = 4  # replies on the last screen
SAVES = 10  # of each reply, as it grows


@dataclass(frozen=True, slots=True)
class Timed:
    """Seconds. On a busy machine those of the processor say more."""

    processor: float
    wall: float

    def __str__(self) -> str:
        return f"{self.processor * 1000:8.1f} ms of the processor, {self.wall * 1000:8.1f} ms"


@dataclass(frozen=True, slots=True)
class Measured:
    open: Timed
    list: Timed
    path: Timed
    last_screen: Timed
    turns: Timed
    search: Timed
    size: int  # bytes on disk

    @property
    def to_last_screen(self) -> Timed:
        parts = (self.open, self.list, self.path, self.last_screen)
        return Timed(sum(part.processor for part in parts), sum(part.wall for part in parts))


def fill(history: History, messages: int, tokens: int, others: int) -> ChatId:
    """The chat with all the messages; others with a question each."""
    chat = history.chats.create().id
    each = tokens // (messages // 2)
    parent = None
    for number in range(messages // 2):
        question = history.messages.add(chat, parent, f"Question {number}: how does it turn?")
        writer = history.messages.begin_reply(chat, question.id, MAKING)
        rounds = rounds_of(each, seed=number)
        step = max(len(rounds) // SAVES, 1)
        for start in range(0, len(rounds), step):
            writer.append(rounds[start : start + step])
        writer.finish(StopReason.END)
        parent = writer.message
    for number in range(others):
        history.messages.add(history.chats.create().id, None, f"Another chat, number {number}")
    return chat


def measure(folder: Path, chat: ChatId) -> Measured:
    history, opening = _timed(lambda: open_history(folder))
    chats, listing = _timed(history.chats.list)
    assert chat in {line.id for line in chats}
    path, walking = _timed(lambda: history.messages.path(chat))
    replies = [message.id for message in path if message.reply is not None]
    _, reading = _timed(lambda: [history.messages.rounds(reply) for reply in replies[-SCREEN:]])
    _, asking = _timed(lambda: history.messages.turns(chat, MAKING.target))
    hits, searching = _timed(lambda: history.search("rider wind"))
    assert hits
    history.close()
    size = (folder / FILE).stat().st_size
    return Measured(opening, listing, walking, reading, asking, searching, size)


def _timed(work: Callable[[], T]) -> tuple[T, Timed]:
    processor, wall = time.process_time(), time.perf_counter()
    value = work()
    return value, Timed(time.process_time() - processor, time.perf_counter() - wall)


def _peak(folder: Path, chat: ChatId) -> int:
    tracemalloc.start()
    history = open_history(folder)
    path = history.messages.path(chat)
    history.messages.rounds(path[-1].id)
    history.close()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        history = open_history(folder)
        chat, filling = _timed(lambda: fill(history, MESSAGES, TOKENS, OTHERS))
        history.close()
        measured = measure(folder, chat)
        peak = _peak(folder, chat)
    saves = MESSAGES // 2 * (SAVES + 3)
    print(f"{MESSAGES} messages, {TOKENS} tokens, {OTHERS} other chats")
    print(f"a save {filling.processor / saves * 1000:.2f} ms of the processor, ", end="")
    print(f"{filling.wall / saves * 1000:.2f} ms with waiting for the disk")
    print(f"on disk {measured.size / 1e6:.1f} MB: {measured.size / TOKENS:.1f} bytes a token")
    for what in ("open", "list", "path", "last_screen", "to_last_screen", "turns", "search"):
        print(f"{what:>15} {getattr(measured, what)}")
    print(f"memory at its peak {peak / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
