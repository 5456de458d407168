"""A real window that chats with a scripted engine until it is killed: a program for a test.

It tells of every message that was sent, after it was; then the reply grows.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.engine.requests import Command, ReplyRequest
from tests.gui.conftest import Window
from tests.gui.scripted_engine import ScriptedEngine, round_of, token


class ChattingWindow(Window):
    """Every question is told of, and answered."""

    tell: Callable[[str], None]

    def _make_engine(self) -> ScriptedEngine:
        engine = super()._make_engine()
        engine.on_command = self._answer
        return engine

    def _answer(self, _: int, command: Command) -> None:
        if isinstance(command, ReplyRequest):
            self.tell(command.turns[-1].content)
            self.engine.reply([round_of(token(f"word{number} ")) for number in range(30)])


def run(folder: Path, told: Connection) -> None:
    app = QApplication([])
    request = SimpleNamespace(getfixturevalue=lambda _: app)
    window = ChattingWindow(SimpleNamespace(_request=request), folder)  # type: ignore[arg-type]
    window.tell = told.send
    application = window.application
    application.start()
    count = 0

    def go_on() -> None:
        nonlocal count
        if application.pairs.loaded is not None and not application.chat.replying:
            count += 1
            if count % 7 == 0:
                application.actions.new_chat.trigger()
            application.composer.show_text(f"question {count}")
            application.composer.send()

    timer = QTimer(interval=5)
    timer.timeout.connect(go_on)
    timer.start()
    app.exec()
