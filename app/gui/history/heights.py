"""How tall messages are in the window: measured where they were shown, else told from the length of
their text. Knows no widgets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from app.chats.values import Message

_FRAME = 110.0  # pixels: heading, figures and margins
_TRUST = 3000.0  # pixels: so much must be measured until it outweighs what was guessed


class Heights:
    def __init__(self, messages: Sequence[Message], width: float, line: float) -> None:
        """`width` of the text in characters; `line` is the height of one, in pixels."""
        lines = (len(m.content) / max(width, 1.0) + m.content.count("\n") for m in messages)
        self._guessed = [_FRAME + line * number for number in lines]
        self._measured: dict[int, float] = {}

    def __len__(self) -> int:
        return len(self._guessed)

    def learn(self, number: int, height: float) -> None:
        """This message turned out to be so tall, the room above it included."""
        self._measured[number] = height

    def between(self, first: int, end: int) -> float:
        """Of the messages from `first` up to and without `end`."""
        return sum(self._all()[first:end])

    def at(self, height: float) -> int:
        """The message that is so far below the beginning of the chat."""
        return min(bisect_right(list(accumulate(self._all())), height), len(self) - 1)

    def _all(self) -> list[float]:
        guessed = sum(self._guessed[number] for number in self._measured)
        scale = (sum(self._measured.values()) + _TRUST) / (guessed + _TRUST)
        return [self._measured.get(at, scale * guess) for at, guess in enumerate(self._guessed)]
