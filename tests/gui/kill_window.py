"""Kills a real window again and again while it chats, and looks whether anything is missing.

    nice python -m tests.gui.kill_window 200

Each time at another moment of the same conversation, as drawn from a seed, and always in the same
data folder. The suite does it ten times.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.chats.history import open_history
from app.engine.requests import Role
from tests.gui.killed_window import run

# Every window is a process of its own; what it imports is imported once for all of them.
_WAY = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
_PROCESSES: Any = multiprocessing.get_context(_WAY)
if _WAY == "forkserver":
    _PROCESSES.set_forkserver_preload(["tests.gui.killed_window"])
_LONGEST = 0.8  # seconds after the first message


@dataclass(frozen=True, slots=True)
class Killed:
    """What one kill left."""

    sent: list[str]
    missing: list[str]
    notice: str  # what the next window would tell of the history; "" = that all is well


def kills(folder: Path, times: int, seed: int) -> Iterator[Killed]:
    """One after the other, in the same data folder."""
    chance = random.Random(seed)
    sent: Counter[str] = Counter()
    for _ in range(times):
        now = sent_until_killed(folder, chance.uniform(0.0, _LONGEST))
        sent.update(now)
        stored, notice = _stored(folder)
        yield Killed(now, list((sent - stored).elements()), notice)


def sent_until_killed(folder: Path, seconds: float) -> list[str]:
    """What a window in this folder sent until it was killed, so long after its first message."""
    heard, said = _PROCESSES.Pipe(duplex=False)
    window = _PROCESSES.Process(target=run, args=(folder, said))
    window.start()
    said.close()
    sent = [str(heard.recv())]
    time.sleep(seconds)
    window.kill()
    window.join(60)
    with suppress(EOFError, OSError):  # the last one may be cut
        while True:
            sent.append(str(heard.recv()))
    return sent


def _stored(folder: Path) -> tuple[Counter[str], str]:
    with closing(open_history(folder)) as history:
        questions = Counter(
            message.content
            for chat in history.chats.list()
            for message in history.messages.path(chat.id)
            if message.role is Role.USER
        )
        return questions, "" if history.notice is None else str(history.notice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("times", type=int, nargs="?", default=10)
    parser.add_argument("--seed", type=int, default=6)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for number, killed in enumerate(kills(Path(folder), options.times, options.seed), 1):
            found.append(killed)
            print(number, len(killed.sent), killed.missing, killed.notice, flush=True)
    missing = sum(bool(killed.missing) for killed in found)
    noticed = sum(bool(killed.notice) for killed in found)
    sent = sum(len(killed.sent) for killed in found)
    print(f"{options.times} kills, {sent} messages sent")
    print(
        f"after {missing} of them a message was missing; after {noticed} the history told of harm"
    )
    sys.exit(bool(missing or noticed))


if __name__ == "__main__":
    main()
