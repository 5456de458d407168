"""The part of a conversation that the target sees while one reply is written. Knows no rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from app.engine.fitting import Fitted, fit
from app.engine.pair import Pair
from app.engine.requests import Overflow, ReplyRequest, Role, Turn
from app.engine.sampling import Tokens
from app.engine.text import prompt_tokens
from app.errors import PromptTooLongError


class Window:
    """`prompt` is what the target reads; `left_out` turns are missing from it."""

    def __init__(self, pair: Pair, request: ReplyRequest) -> None:
        """Raises PromptTooLongError, or UserError where the template refuses the conversation."""
        self._pair = pair
        self._request = request
        self._room = pair.target.context_size
        fitted = self._fit(request.turns, request.left_out)
        if len(fitted.tokens) > self._room:
            raise PromptTooLongError(len(fitted.tokens), self._room)
        self._take(fitted)

    @property
    def thinking(self) -> bool:
        """Whether the prompt ends inside thoughts that the template has opened."""
        return self._pair.template.opens_thoughts(self._request.thinking)

    def move_on(self, text: str, token_ids: tuple[int, ...]) -> bool:
        """Leave out more of the oldest turns in the middle of a reply, of which this much is
        written; whether that made room."""
        if self._request.overflow is Overflow.REFUSE:
            return False
        fitted = self._fit(_with_reply(self._request.turns, text, token_ids), self.left_out)
        if fitted.left_out == self.left_out or len(fitted.tokens) > self._room:
            return False
        if tuple(fitted.tokens[-len(token_ids) :]) != token_ids:
            return False  # the template has its own way with replies: it could not be gone on with
        self._take(fitted)
        return True

    def _fit(self, turns: Sequence[Turn], left_out: int) -> Fitted:
        if self._request.overflow is Overflow.REFUSE:
            return Fitted(tuple(turns), 0, self._count(turns))
        return fit(turns, self._count, self._room, left_out)

    def _take(self, fitted: Fitted) -> None:
        self.prompt: Tokens = np.array(fitted.tokens, np.int32)
        self.left_out = fitted.left_out

    def _count(self, turns: Sequence[Turn]) -> list[int]:
        template, vocabulary = self._pair.template, self._pair.target.vocabulary
        return prompt_tokens(turns, template, vocabulary, self._request.thinking)


def _with_reply(turns: Sequence[Turn], text: str, token_ids: tuple[int, ...]) -> list[Turn]:
    """The turns up to and including what is written of the reply."""
    if not turns or turns[-1].role is not Role.ASSISTANT:
        return [*turns, Turn(Role.ASSISTANT, text, token_ids)]
    begun = turns[-1]
    known = None if begun.token_ids is None else begun.token_ids + token_ids
    return [*turns[:-1], replace(begun, content=begun.content + text, token_ids=known)]
