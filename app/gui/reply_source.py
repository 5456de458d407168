"""The tokens of one reply as the text that they make, and notes. Knows no Markdown and no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.events import Token
from app.gui.conversation import SwitchMark


@dataclass(frozen=True, slots=True)
class Note:
    """A question, or the figures under a reply."""

    text: str
    asked: bool  # a question


class ReplySource:
    """The tokens as they were sampled, and which of them a character belongs to."""

    def __init__(self, before: int = 0) -> None:
        self.before = before  # tokens of the same reply that stand in an earlier one
        self.tokens: list[Token] = []
        self.marks: list[SwitchMark] = []
        self._token_of: list[int] = []

    def add(self, tokens: list[Token]) -> str:
        """Take more tokens; their text."""
        for token in tokens:
            self._token_of.extend([len(self.tokens)] * len(token.text))
            self.tokens.append(token)
        return "".join(token.text for token in tokens)

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    def token_at(self, place: int) -> int:
        """The number of the token that the character at `place` belongs to."""
        return self._token_of[place]

    def rejected(self, number: int) -> str:
        """The guess that this token replaced; "" where there was none."""
        guess = self.tokens[number].rejected
        return "" if guess is None else guess.text
