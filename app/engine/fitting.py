"""Which turns of a conversation fit into the context. Knows no model and no cache.

Left out are the oldest turns, up to a question, so that what is left begins with one; the system
prompt always stays. More than a quarter of the context is cleared at once: the turns after the next
ones then find their cache, instead of each leaving out another turn and reading all anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine.requests import Role, Turn

AIM = 0.7  # of the context, to be filled at most where turns have to go
_CHARACTERS = 8  # of a token at most, as a rule: what has more than this is surely too long


@dataclass(frozen=True, slots=True)
class Fitted:
    """`left_out` turns are missing from `turns`, not counting the system prompt; `tokens` are the
    prompt of those that stay."""

    turns: tuple[Turn, ...]
    left_out: int
    tokens: list[int]


def fit(
    turns: Sequence[Turn],
    count: Callable[[Sequence[Turn]], list[int]],
    room: int,
    left_out: int = 0,
    aim: float = AIM,
) -> Fitted:
    """As many of the latest turns as fit; the last question stays even where it does not.

    Args:
        count: the prompt's tokens of these turns.
        room: tokens of the context.
        left_out: so many are left out in any case.
    """
    head, starts = _places(turns)

    def at(place: int) -> Fitted:
        start = starts[place]
        kept = (*turns[:head], *turns[start:])
        return Fitted(kept, start - head, count(kept))

    last = len(starts) - 1
    first = min(last, next((p for p, s in enumerate(starts) if s - head >= left_out), last))
    # A chat that is many times too long is not counted as a whole, but from its end.
    short = sum(len(turn.content) for turn in turns[starts[first] :]) <= _CHARACTERS * room
    place, step = first if short else last, 1
    fitted = at(place)
    while place > first and len(fitted.tokens) <= room:
        place, step = max(first, place - step), step * 2
        fitted = at(place)
    if len(fitted.tokens) <= room:
        return fitted
    low, high = place + 1, last  # the first place that is within the aim, by halves
    while low < high:
        middle = (low + high) // 2
        if len(at(middle).tokens) <= aim * room:
            high = middle
        else:
            low = middle + 1
    return at(min(low, last))


def _places(turns: Sequence[Turn]) -> tuple[int, list[int]]:
    """How many system turns stand at the head, and where what is left may begin."""
    head = next((i for i, t in enumerate(turns) if t.role is not Role.SYSTEM), len(turns))
    starts = [i for i, t in enumerate(turns) if i >= head and t.role is Role.USER] or [head]
    if starts[0] != head:
        starts.insert(0, head)  # a conversation that begins with a reply
    return head, starts
