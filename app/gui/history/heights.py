"""How tall messages are in the window: measured where they were shown, else told from the length of
their text. Knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.chats.values import Message

_FRAME = 110.0  # pixels: heading, figures and margins
_TRUST = 3000.0  # pixels: so much must be measured until it outweighs what was guessed


class Heights:
    def __init__(self, messages: Sequence[Message], width: float, line: float) -> None:
        """`width` of the text in characters; `line` is the height of one, in pixels."""
        lines = (len(m.content) / max(width, 1.0) + m.content.count("\n") for m in messages)
        self._guessed = np.array([_FRAME + line * number for number in lines])
        self._measured = np.zeros(len(messages))

    def __len__(self) -> int:
        return len(self._guessed)

    def learn(self, number: int, height: float) -> None:
        """This message turned out to be so tall, the room above it included."""
        self._measured[number] = height

    def between(self, first: int, end: int) -> float:
        """Of the messages from `first` up to and without `end`."""
        return float(self._all[first:end].sum())

    def at(self, height: float) -> int:
        """The message that is so far below the beginning of the chat."""
        found = int(np.searchsorted(np.cumsum(self._all), height, side="right"))
        return min(found, len(self) - 1)

    @property
    def _all(self) -> np.ndarray:
        known = self._measured > 0
        real, guessed = self._measured[known].sum(), self._guessed[known].sum()
        scale = (real + _TRUST) / (guessed + _TRUST)
        return np.where(known, self._measured, self._guessed * scale)
