"""Asks the engine how many tokens texts have, when it has nothing else to do. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.events import Measured, Message
from app.engine.requests import Measure, Turn
from app.errors import EngineDiedError
from app.gui.engine_link import EngineLink

_REST_MS = 250  # what is typed is counted when it rests
_LONGEST_TOKEN = 16  # characters, on the average of a long text: what is longer can't fit


@dataclass(frozen=True, slots=True)
class Counted:
    """The answer to one question."""

    question: Measure
    answer: Measured


class TokenCounter(QObject):
    counted = Signal(object)  # Counted

    def __init__(
        self, link: EngineLink, question: Callable[[], Measure | None], idle: Callable[[], bool]
    ) -> None:
        """`question` is asked for when it is time to ask it; `idle`: whether a model is loaded
        and nothing runs on it."""
        super().__init__()
        self._link = link
        self._question = question
        self._idle = idle
        self._asked: tuple[int, Measure] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._timer.timeout.connect(self._ask)
        link.messages_arrived.connect(self._take)
        link.ended.connect(lambda _: self.forget())

    def count_soon(self) -> None:
        """Something is another text now."""
        self._timer.start()

    def forget(self) -> None:
        """Nothing that was asked is answered any more."""
        self._asked = None

    def close(self) -> None:
        self._timer.stop()

    def _ask(self) -> None:
        if self._asked is not None or not self._idle():
            return
        question = self._question()
        if question is None:
            return
        try:
            self._asked = (self._link.send(question), question)
        except EngineDiedError:
            self._asked = None  # `ended` says so

    def _take(self, messages: tuple[Message, ...]) -> None:
        for message in messages:
            if self._asked is None or message.request != self._asked[0]:
                continue
            question, self._asked = self._asked[1], None
            if isinstance(message.value, Measured):
                self.counted.emit(Counted(question, message.value))
            if self._question() != question:
                self._timer.start()


def latest(turns: tuple[Turn, ...], context: int) -> tuple[Turn, ...]:
    """As many of the latest turns as could matter: the rest would not fit anyway."""
    characters = 0
    for number, turn in enumerate(reversed(turns)):
        characters += len(turn.content)
        if characters > 2 * _LONGEST_TOKEN * context:
            return turns[len(turns) - number - 1 :]
    return turns
