"""A real window in a data folder that does not do what it should: a program for tests.

It chats with a scripted engine and prints what the person is told and what stands in the chat.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtWidgets import QApplication

from app.engine.requests import Command, ReplyRequest
from app.gui.bug_report import log_to
from tests.gui.conftest import Window
from tests.gui.scripted_engine import ScriptedEngine, round_of, token

_NOBODY = 65534
# What the window imports once it is there.
_LATER = ("email.parser", "logging.handlers", "psutil", "tomli_w", "app.gui.panel.plots")


class PlainWindow(Window):
    """Without a test around it."""

    def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            QApplication.processEvents()

    def _make_engine(self) -> ScriptedEngine:
        engine = super()._make_engine()
        engine.on_command = self._answer
        return engine

    def _answer(self, _: int, command: Command) -> None:
        if isinstance(command, ReplyRequest):
            self.engine.reply([round_of(token("An answer."))])


def main(folder: Path) -> None:
    for name in _LATER:  # nobody may not read the Python of root
        import_module(name)
    if os.getuid() == 0:
        os.setuid(_NOBODY)  # what is forbidden is allowed to root
    app = QApplication([])
    log_to(folder)
    request = SimpleNamespace(getfixturevalue=lambda _: app)
    window = PlainWindow(SimpleNamespace(_request=request), folder)  # type: ignore[arg-type]
    banner, heard = window.application.banner, []
    show = banner.show_notice
    banner.show_notice = lambda notice: (heard.append(notice), show(notice))  # type: ignore
    application = window.start()
    for question in sys.argv[2:]:
        window.ask(question)
        window.until(lambda: not application.chat.replying)
    print("told:", " / ".join(f"{notice.what} {notice.todo}" for notice in heard))
    print("chat:", " ".join(application.transcript.toPlainText().split()))
    application.window.close()
    application.close()
    print("closed")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
