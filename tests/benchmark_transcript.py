"""Is a chat of 2,000 messages with 400,000 tokens as quick as a small one? Run by hand; not a test.

    nice python tests/benchmark_transcript.py [--messages 2000] [--tokens 400000] [--no-streaming]

Opens it from a real database in the real window with a scripted engine, scrolls through it in every
way that there is, types, and streams a reply of 4,000 tokens of Markdown at 200 tokens a second.
Prints one JSON object. Every time is told twice: as a person waits (wall), and as the processor
works (cpu), which is what counts on a machine that others use too. A stall is the time between two
ticks of a timer of 5 ms.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.chats.history import open_history
from app.chats.values import ChatId
from app.engine.events import Round, StopReason
from app.gui.application import Application
from app.gui.first_screen import FirstScreen
from app.settings import read_settings
from tests.benchmark_streaming import MARKDOWN, measure, no_builtin, rounds_without_end
from tests.chats.made import MAKING
from tests.gui.scripted_engine import ScriptedEngine

_TICK_MS = 5
Figures = dict[str, float]


def fill(folder: Path, messages: int, tokens: int) -> ChatId:
    """A chat of questions and replies in Markdown, so many tokens in all."""
    rounds = rounds_without_end(MARKDOWN)
    with closing(open_history(folder)) as history:
        chat = history.chats.create().id
        parent = None
        for number in range(messages // 2):
            words = f"Question {number}: how does it turn, and what does it cost?"
            question = history.messages.add(chat, parent, words)
            writer = history.messages.begin_reply(chat, question.id, MAKING)
            writer.append(_reply(rounds, tokens // (messages // 2)))
            writer.finish(StopReason.END)
            parent = writer.message
    return chat


def _reply(rounds: Iterator[Round], tokens: int) -> tuple[Round, ...]:
    made: list[Round] = []
    while sum(len(round.tokens) for round in made) < tokens:
        made.append(next(rounds))
    return tuple(made)


class Bench:
    """The window, with a hand on it."""

    def __init__(self, folder: Path) -> None:
        engine = ScriptedEngine()
        first = FirstScreen(_app(), read_settings(folder), folder)
        self.application = Application(first, lambda: engine, no_builtin)
        for _ in self.application.build():
            pass
        self.transcript = self.application.transcript
        self.bar = self.transcript.verticalScrollBar()
        self.reader = self.application.history.reader
        self.ticks: list[tuple[float, float]] = []
        self._timer = QTimer(interval=_TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self.application.start(Path("/a/model.gguf"))
        self.wait(0.5)
        gc.freeze()  # as the program does

    def open(self, chat: ChatId) -> Figures:
        """Until the last screen is painted."""
        wall, cpu = time.perf_counter(), time.process_time()
        assert self.application.history.desk.open(chat)
        self.transcript.viewport().repaint()
        figures = {
            "wall_ms": round((time.perf_counter() - wall) * 1000, 1),
            "cpu_ms": round((time.process_time() - cpu) * 1000, 1),
        }
        assert self.bar.value() == self.bar.maximum()
        self.settle()
        return figures

    def settle(self) -> None:
        """Until nothing more is going to be shown."""
        self.wait(0.05)
        while self.reader.busy:
            self.wait(0.05)

    def wait(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def repeat(self, deed: Callable[[int], None], times: int, seconds: float) -> None:
        for number in range(times):
            deed(number)
            self.wait(seconds)

    @contextmanager
    def stalls(self) -> Iterator[Figures]:
        """Of the event loop meanwhile, in milliseconds."""
        figures: Figures = {}
        gc.collect()
        self.ticks.clear()
        self._timer.start()
        yield figures
        self.settle()
        self._timer.stop()
        walls = [(b[0] - a[0]) * 1000 for a, b in pairwise(self.ticks)]
        cpus = [(b[1] - a[1]) * 1000 for a, b in pairwise(self.ticks)]
        figures["longest_wall_ms"] = round(max(walls), 1)
        figures["longest_cpu_ms"] = round(max(cpus), 1)
        figures["over_50_wall"] = sum(gap > 50 for gap in walls)
        figures["over_50_cpu"] = sum(gap > 50 for gap in cpus)
        figures["ticks"] = len(walls)

    def _tick(self) -> None:
        self.ticks.append((time.perf_counter(), time.process_time()))

    # ------------------------------------------------------------------ what a hand does

    def turn_wheel(self, up: bool) -> None:
        viewport = self.transcript.viewport()
        centre = QPointF(viewport.rect().center())
        turned = QPoint(0, 240 if up else -240)
        _app().sendEvent(
            viewport,
            QWheelEvent(
                centre, viewport.mapToGlobal(centre), QPoint(), turned,
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self.transcript, key, modifier)

    def drag(self, start: float, end: float, steps: int) -> None:
        """The handle of the scroll bar, to shares of its way."""
        self.bar.setSliderDown(True)
        for step in range(1, steps + 1):
            share = start + (end - start) * step / steps
            self.bar.setSliderPosition(round(share * self.bar.maximum()))
            self.wait(0.016)
        self.bar.setSliderDown(False)

    def type(self, words: str) -> None:
        """While the chat still slides."""
        self.bar.setValue(self.bar.maximum() // 3)
        box = self.application.composer.focusProxy() or self.application.composer
        self.application.composer.focus_text()
        box = _app().focusWidget() or box
        for letter in words:
            QTest.keyClicks(box, letter)
            self.wait(0.01)


def scroll_through(bench: Bench, times: int) -> dict[str, Figures]:
    """Every way of scrolling, `times` steps of each."""
    none, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    found: dict[str, Figures] = {}
    with bench.stalls() as found["wheel_up"]:
        bench.repeat(lambda _: bench.turn_wheel(up=True), times, 0.008)
    with bench.stalls() as found["page_up_held"]:
        bench.repeat(lambda _: bench.press(Qt.Key.Key_PageUp, none), times, 0.03)
    with bench.stalls() as found["dragged_to_top"]:
        bench.drag(bench.bar.value() / bench.bar.maximum(), 0.0, max(10, times // 4))
    assert bench.reader.start == 0 and bench.bar.value() == 0
    with bench.stalls() as found["wheel_down"]:
        bench.repeat(lambda _: bench.turn_wheel(up=False), times, 0.008)
    with bench.stalls() as found["control_end"]:
        bench.press(Qt.Key.Key_End, control)
        bench.wait(0.3)
    assert bench.bar.value() == bench.bar.maximum()
    with bench.stalls() as found["control_home"]:
        bench.press(Qt.Key.Key_Home, control)
        bench.wait(0.3)
    assert bench.reader.start == 0 and bench.bar.value() == 0
    with bench.stalls() as found["typing"]:
        bench.type("What is typed is seen at once.")
    assert bench.application.composer.text() == "What is typed is seen at once."
    return found


def memory_mb() -> float:
    """Of this process, without what it shares with others."""
    return round(psutil.Process().memory_full_info().uss / 1e6, 1)


def measure_chat(messages: int, tokens: int, times: int) -> dict[str, Figures | float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        chat = fill(folder, messages, tokens)
        gc.collect()
        bench = Bench(folder)
        bench.start()
        before = memory_mb()
        found: dict[str, Figures | float] = {"memory_before_mb": before, "open": bench.open(chat)}
        found |= scroll_through(bench, times)
        found["memory_mb"] = memory_mb()
        found["resident_mb"] = round(psutil.Process().memory_info().rss / 1e6, 1)
        bench.application.window.close()
        bench.application.close()
    return found


def _app() -> QApplication:
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication([])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--tokens", type=int, default=400_000)
    parser.add_argument("--steps", type=int, default=200, help="of each way of scrolling")
    parser.add_argument("--no-streaming", action="store_true")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app()
    found: dict[str, object] = dict(measure_chat(options.messages, options.tokens, options.steps))
    if not options.no_streaming:
        found["streaming"] = measure(MARKDOWN, 200, 20)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
