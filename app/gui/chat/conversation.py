"""The chat in memory: turns, and the reply in progress. Knows nothing of windows or engines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from app.engine.events import PromptRead, Round, Token
from app.engine.requests import Role, Turn
from app.engine.stats import Stats


@dataclass(frozen=True, slots=True)
class SwitchMark:
    """Speculation went on or off before the token of this number."""

    token_index: int
    round_index: int
    on: bool


def switches(
    rounds: tuple[Round, ...], before: bool | None = None, tokens: int = 0
) -> list[SwitchMark]:
    """Where speculation went on or off within a reply, of which `tokens` came before these."""
    marks = []
    for place, round in enumerate(rounds):
        if before is not None and round.speculating is not before:
            marks.append(SwitchMark(tokens, place, round.speculating))
        before = round.speculating
        tokens += len(round.tokens)
    return marks


@dataclass(slots=True)
class Reply:
    """A reply as it grows. `stats` is the only source of its figures."""

    tokens: list[Token] = field(default_factory=list)
    stats: Stats = field(default_factory=Stats)
    switches: list[SwitchMark] = field(default_factory=list)
    prompt: PromptRead | None = None  # how the prompt was read that it began with

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    def as_turn(self) -> Turn:
        """What the target is to read as its own words."""
        thinking = self.prompt is not None and self.prompt.thinking
        return Turn(Role.ASSISTANT, self.text, tuple(t.id for t in self.tokens), thinking)


class Conversation:
    """Questions and replies in turn. A partial reply is kept like a whole one."""

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._reply: Reply | None = None
        self.session_stats = Stats()

    @property
    def reply(self) -> Reply | None:
        """The reply that is being written."""
        return self._reply

    @property
    def empty(self) -> bool:
        return not self._turns and self._reply is None

    def turns(self) -> tuple[Turn, ...]:
        """All that was said, a reply in progress included once it has a token."""
        if self._reply is None or not self._reply.tokens:
            return tuple(self._turns)
        return (*self._turns, self._reply.as_turn())

    def add_question(self, text: str) -> None:
        self.end_reply()
        self._turns.append(Turn(Role.USER, text))

    def take_back_question(self) -> str | None:
        """Remove the last turn if it is a question, and return its text."""
        if self._reply is not None and self._reply.tokens:
            return None
        self._reply = None
        if self._turns and self._turns[-1].role is Role.USER:
            return self._turns.pop().content
        return None

    def begin_reply(self) -> Reply:
        """A new reply, or the one that was broken off, to be continued."""
        if self._reply is None:
            self._reply = Reply()
        return self._reply

    def reopen_reply(self, reply: Reply) -> None:
        """Go on with the reply that the chat ends with."""
        assert self._turns[-1].role is Role.ASSISTANT
        self._turns.pop()
        self._reply = reply

    def take_round(self, round: Round) -> None:
        reply = self.begin_reply()
        reply.tokens.extend(round.tokens)
        reply.stats = reply.stats.after(round)
        self.session_stats = self.session_stats.after(round)

    def end_reply(self) -> None:
        """The reply in progress becomes a turn."""
        if self._reply is not None and self._reply.tokens:
            self._turns.append(self._reply.as_turn())
        self._reply = None

    def replace(self, turns: Iterable[Turn]) -> None:
        """What was said in another chat, or the same with its token numbers."""
        self._turns = list(turns)
        self._reply = None

    def clear(self) -> None:
        self._turns.clear()
        self._reply = None

    def forget_pair(self) -> None:
        """Another pair is loaded: what was measured before says nothing about it.

        The token numbers of another vocabulary mean nothing either.
        """
        self.end_reply()
        self.session_stats = Stats()
        self._turns = [replace(turn, token_ids=None) for turn in self._turns]
