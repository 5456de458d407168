"""The tokens of one reply as the text that they make, and notes. Knows no Markdown and no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.events import Origin, Token
from app.engine.reasoning import split
from app.gui.chat.conversation import SwitchMark

_NO_TOKEN = -1


def imported(text: str) -> Token:
    """Text of another program stands in place of tokens: nobody knows its own."""
    return Token(_NO_TOKEN, text, Origin.PLAIN, 1.0)


def is_imported(token: Token) -> bool:
    return token.id == _NO_TOKEN


@dataclass(frozen=True, slots=True)
class Note:
    """A question, or the figures under a reply."""

    text: str
    asked: bool  # a question


@dataclass(frozen=True, slots=True)
class TokenSums:
    """Figures of some tokens in a row."""

    tokens: int = 0
    seconds: float = 0.0
    accepted: int = 0
    checked: int = 0

    def __add__(self, other: TokenSums) -> TokenSums:
        return TokenSums(
            self.tokens + other.tokens,
            self.seconds + other.seconds,
            self.accepted + other.accepted,
            self.checked + other.checked,
        )


class ReplySource:
    """The tokens as they were sampled, and which of them a character belongs to."""

    def __init__(self, before: int = 0, live: bool = False) -> None:
        """The thoughts of a `live` one are shown while they come, and fold when it answers."""
        self.before = before  # tokens of the same reply that stand in an earlier one
        self.thinking = False  # it begins inside its thoughts: the prompt had opened them
        self.unfolded = self.folds_itself = live
        self.tokens: list[Token] = []
        self._seconds: list[float] = []
        self.marks: list[SwitchMark] = []
        self._token_of: list[int] = []

    def add(self, tokens: list[Token], seconds: Sequence[float] = ()) -> str:
        """Take more tokens, and how long each took where that is known; their text."""
        self._seconds += seconds or [0.0] * len(tokens)
        for token in tokens:
            self._token_of.extend([len(self.tokens)] * len(token.text))
            self.tokens.append(token)
        return "".join(token.text for token in tokens)

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    @property
    def answer(self) -> str:
        """The text without the thoughts; all of it where it has no answer."""
        return split(self.text, self.thinking).answer or self.text

    def sums(self, first: int, end: int) -> TokenSums:
        """Of the tokens from the number `first` up to and without `end`."""
        known = [token for token in self.tokens[first:end] if not is_imported(token)]
        origins = [token.origin for token in known]
        accepted = origins.count(Origin.ACCEPTED)
        checked = accepted + origins.count(Origin.CORRECTED)
        return TokenSums(len(origins), sum(self._seconds[first:end]), accepted, checked)

    def token_at(self, place: int) -> int:
        """The number of the token that the character at `place` belongs to."""
        return self._token_of[place]

    def rejected(self, number: int) -> str:
        """The guess that this token replaced; "" where there was none."""
        guess = self.tokens[number].rejected
        return "" if guess is None else guess.text
