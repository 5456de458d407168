"""A file to attach, and what a hand does with it. Holds no test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.attachments.quoting import Attachment
from app.engine.events import Measured
from app.engine.requests import Command, Measure

if TYPE_CHECKING:
    from tests.gui.conftest import Window

REPORT = Attachment("report.csv", "name,sum\nAnna,12\nBo,30")


def count_by_letters(window: Window) -> None:
    """The engine counts a token for every letter."""

    def answer(number: int, command: Command) -> None:
        if isinstance(command, Measure):
            texts = tuple(len(text) for text in command.texts)
            prompt = sum(len(turn.content) for turn in command.turns)
            window.engine.say(Measured(texts, prompt), number)

    window.engine.on_command = answer


def chips(window: Window) -> list[str]:
    return [chip.name.text() for chip in window.application.composer.chips._chips]


def line_of(window: Window) -> str:
    return window.application.attach.line._words.text()


def attach(window: Window, path: Path) -> None:
    window.application.window.files_dropped.emit((path,))
    window.until(lambda: bool(window.application.composer.attachments))
