"""A real window that chats with a scripted engine until it is killed: a program for a test.

It prints a line for every message that was sent, after it was; then the reply grows.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.engine.requests import Command, ReplyRequest
from tests.gui.conftest import Window
from tests.gui.scripted_engine import ScriptedEngine, round_of, token


class ChattingWindow(Window):
    """Every question is told of, and answered."""

    def _make_engine(self) -> ScriptedEngine:
        engine = super()._make_engine()
        engine.on_command = self._answer
        return engine

    def _answer(self, _: int, command: Command) -> None:
        if isinstance(command, ReplyRequest):
            print(command.turns[-1].content, flush=True)
            self.engine.reply([round_of(token(f"word{number} ")) for number in range(30)])


def main(folder: Path) -> None:
    app = QApplication([])
    request = SimpleNamespace(getfixturevalue=lambda _: app)
    application = ChattingWindow(SimpleNamespace(_request=request), folder).application  # type: ignore[arg-type]
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
