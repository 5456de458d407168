"""The frozen program on a screen of its own, with hands on its keyboard. Knows its files, not its
inside."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from app.chats.opening import FILE
from app.chats.pieces import Piece, unpack
from app.engine.events import Origin

PATIENCE = 300.0  # seconds: the machine may be busy


class Screen:
    """An X server without a window manager."""

    def __init__(self, log: Path) -> None:
        read, write = os.pipe()
        wanted = [
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1400x1000x24",
            "-nolisten",
            "tcp",
            "-ac",
        ]
        with log.open("wb") as words:
            self._server = subprocess.Popen(
                ["Xvfb", *wanted], pass_fds=[write], stdout=words, stderr=words
            )
        os.close(write)
        with os.fdopen(read) as said:
            self.name = f":{said.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


class FrozenWindow:
    """One start of the program: an empty home, no Python on PATH, and no network where the kernel
    lets us take it away."""

    def __init__(
        self, program: Path, screen: Screen, home: Path, language: str = "C.UTF-8"
    ) -> None:
        self._screen = screen.name
        self._data = home / ".local" / "share" / "paceline"
        environment = {
            "HOME": str(home),
            "PATH": str(home),
            "DISPLAY": screen.name,
            "LANG": language,
        }
        self.alone = without_network()
        self._started = time.monotonic()
        self.process = subprocess.Popen([*self.alone, str(program)], env=environment, cwd=home)
        self._window = ""
        self.until(self._found, "its window")
        self.seconds_to_window = time.monotonic() - self._started

    def say(self, words: str) -> None:
        """Type it, and press Return until it is taken: the model may still be loading."""
        before = len(self.messages())
        self._hand("windowfocus", self._window)
        self._hand("type", "--delay", "25", words)

        def sent() -> bool:
            self._hand("key", "Return")
            time.sleep(1)
            return len(self.messages()) > before

        self.until(sent, "the message on disk")

    def press(self, keys: str) -> None:
        self._hand("windowfocus", self._window)
        self._hand("key", keys)

    def reply(self, number: int) -> tuple[str, Counter[Origin]]:
        """Waited for until it has ended: its text, and how many tokens had which origin."""
        self.until(lambda: len(self._ended()) > number, f"the end of reply {number}")
        message = self._ended()[number]
        rows = self._read(
            "SELECT text, ids, figures FROM pieces WHERE message = ? ORDER BY number", message
        )
        pieces = [Piece(*row) for row in rows]
        tokens = [token for piece in pieces for one in unpack(piece) for token in one.tokens]
        return "".join(piece.text for piece in pieces), Counter(token.origin for token in tokens)

    def messages(self) -> list[tuple[int, str, str]]:
        """Chat, role and content, oldest first."""
        return self._read("SELECT chat, role, content FROM messages ORDER BY id")

    def open(self, keys: str, title: str) -> None:
        """Press them until a window of that title is there: the first may have no focus yet."""

        def shown() -> bool:
            self.press(keys)
            time.sleep(2)
            return bool(self._hand("search", "--onlyvisible", "--name", f"^{title}$"))

        self.until(shown, f"the window {title}")

    def quit(self) -> int:
        self.press("ctrl+q")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, f"the program ended before {what} came"
            assert time.monotonic() < end, f"{what} did not come in {PATIENCE:.0f} seconds"
            time.sleep(0.2)

    def _found(self) -> bool:
        found = self._hand("search", "--onlyvisible", "--name", "^Paceline")
        self._window = found.split("\n")[0]
        return bool(self._window)

    def _hand(self, *wanted: str) -> str:
        environment = os.environ | {"DISPLAY": self._screen}
        done = subprocess.run(["xdotool", *wanted], capture_output=True, text=True, env=environment)
        return done.stdout

    def _ended(self) -> list[int]:
        rows = self._read("SELECT message FROM replies WHERE reason IS NOT NULL ORDER BY message")
        return [row[0] for row in rows]

    def _read(self, query: str, *values: object) -> list[tuple]:  # type: ignore[type-arg]
        file = self._data / FILE
        if not file.exists():
            return []
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            try:
                return connection.execute(query, values).fetchall()
            except sqlite3.OperationalError:  # its tables are being made
                return []


def without_network() -> list[str]:
    """The words before a command that take its network away; none where that is not allowed."""
    words = ["unshare", "--map-root-user", "--net"]
    if shutil.which("unshare") is None or subprocess.run([*words, "true"]).returncode:
        print("The network stays: unshare is not allowed here.")
        return []
    return [str(shutil.which("unshare")), *words[1:]]
