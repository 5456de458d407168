"""Rounds <-> a piece of a reply on disk: text, token numbers, figures. Knows no tables.

A piece holds the rounds that came since the last one. Its columns lie one after the other, so that
they compress well. Floats are stored with 32 bits.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from app.chats.database import storable
from app.engine.events import Guess, Origin, Round, Token
from app.engine.requests import DrafterKind
from app.plain import from_plain, to_plain
from app.words import Words

_ORIGINS = tuple(Origin)  # stored by place: new ones go to the end
_DRAFTERS = tuple(DrafterKind)
_NO_Q = -1.0  # stands for None


@dataclass(frozen=True, slots=True)
class Piece:
    text: str
    ids: bytes
    figures: bytes


def pack(rounds: Sequence[Round]) -> Piece:
    tokens = [token for round in rounds for token in round.tokens]
    columns = (*_round_columns(rounds), *_token_columns(tokens), *_guess_columns(tokens))
    words = {
        "paces": [to_plain(pace) for pace in dict.fromkeys(round.pace for round in rounds)],
        "guesses": [token.rejected.text for token in tokens if token.rejected is not None],
    }
    return Piece(
        text=storable("".join(token.text for token in tokens)),
        ids=_squeeze([array("i", [token.id for token in tokens])]),
        figures=_squeeze([*columns, array("B", json.dumps(words).encode()), *_late(rounds)]),
    )


def unpack(piece: Piece) -> tuple[Round, ...]:
    """The rounds that were packed, their floats rounded to 32 bits."""
    figures = _Columns(piece.figures)
    ints = [figures.take("i") for _ in range(5)]
    floats = [figures.take("f") for _ in range(3)]
    flags = figures.take("B")
    pace_places = figures.take("i")
    token_columns = [figures.take(code) for code in "iBff"]
    guess_columns = [figures.take(code) for code in "iiff"]
    words = json.loads(figures.take("B").tobytes())
    paces = [from_plain(Words, plain) for plain in words["paces"]]
    late = [figures.take("f") or repeat(0.0) for _ in range(2)]
    guesses = _guesses(guess_columns, words["guesses"])
    tokens = _tokens(piece.text, token_ids(piece.ids), token_columns, guesses)
    return tuple(
        Round(
            tokens=tuple(next(tokens) for _ in range(count)),
            drafted=drafted,
            checked=checked,
            accepted=accepted,
            drafter=_DRAFTERS[flag >> 2],
            draft_seconds=draft_seconds,
            pass_seconds=pass_seconds,
            seconds=seconds,
            context_used=used,
            speculating=bool(flag & 1),
            pace=paces[pace],
            held_back=bool(flag & 2),
            plain_seconds=plain,
            gap=gap,
        )
        for (
            count, drafted, checked, accepted, used,
            draft_seconds, pass_seconds, seconds, flag, pace, plain, gap,
        ) in zip(*ints, *floats, flags, pace_places, *late, strict=False)
    )  # fmt: skip


def token_ids(ids: bytes) -> tuple[int, ...]:
    return tuple(_Columns(ids).take("i"))


def as_stored(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The rounds as they come back from disk."""
    return unpack(pack(rounds))


def _round_columns(rounds: Sequence[Round]) -> Iterable[array[Any]]:
    yield array("i", [len(round.tokens) for round in rounds])
    for name in ("drafted", "checked", "accepted", "context_used"):
        yield array("i", [getattr(round, name) for round in rounds])
    for name in ("draft_seconds", "pass_seconds", "seconds"):
        yield array("f", [getattr(round, name) for round in rounds])
    yield array(
        "B",
        [
            round.speculating + 2 * round.held_back + 4 * _DRAFTERS.index(round.drafter)
            for round in rounds
        ],
    )
    places = {
        pace: place for place, pace in enumerate(dict.fromkeys(round.pace for round in rounds))
    }
    yield array("i", [places[round.pace] for round in rounds])


def _late(rounds: Sequence[Round]) -> Iterable[array[Any]]:
    """Columns that older pieces do not have: they end before."""
    yield array("f", [round.plain_seconds for round in rounds])
    yield array("f", [round.gap for round in rounds])


def _token_columns(tokens: Sequence[Token]) -> Iterable[array[Any]]:
    yield array("i", [len(token.text) for token in tokens])
    yield array("B", [_ORIGINS.index(token.origin) for token in tokens])
    yield array("f", [token.p for token in tokens])
    yield array("f", [_NO_Q if token.q is None else token.q for token in tokens])


def _guess_columns(tokens: Sequence[Token]) -> Iterable[array[Any]]:
    guesses = [(place, token.rejected) for place, token in enumerate(tokens) if token.rejected]
    yield array("i", [place for place, _ in guesses])
    yield array("i", [guess.id for _, guess in guesses])
    yield array("f", [guess.q for _, guess in guesses])
    yield array("f", [guess.p for _, guess in guesses])


def _guesses(columns: Sequence[array[Any]], texts: Sequence[str]) -> dict[int, Guess]:
    return {
        place: Guess(number, text, q, p)
        for place, number, q, p, text in zip(*columns, texts, strict=True)
    }


def _tokens(
    text: str, ids: Sequence[int], columns: Sequence[array[Any]], guesses: dict[int, Guess]
) -> Iterator[Token]:
    start = 0
    rows = zip(ids, *columns, strict=True)
    for place, (number, length, origin, p, q) in enumerate(rows):
        yield Token(
            id=number,
            text=text[start : start + length],
            origin=_ORIGINS[origin],
            p=p,
            q=None if q == _NO_Q else q,
            rejected=guesses.get(place),
        )
        start += length


def _squeeze(columns: Iterable[array[Any]]) -> bytes:
    """Each column after its length in bytes; little-endian on every machine."""
    parts: list[bytes] = []
    for column in columns:
        if sys.byteorder == "big":
            column.byteswap()
        content = column.tobytes()
        parts += (len(content).to_bytes(4, "little"), content)
    return zlib.compress(b"".join(parts))


class _Columns:
    """Takes the columns off what `_squeeze` made, in the same order."""

    def __init__(self, squeezed: bytes) -> None:
        self._content = memoryview(zlib.decompress(squeezed))
        self._at = 0

    def take(self, code: str) -> array[Any]:
        """The next one; empty where there is none."""
        if self._at >= len(self._content):
            return array(code)
        start = self._at + 4
        self._at = start + int.from_bytes(self._content[self._at : start], "little")
        column = array(code)
        column.frombytes(self._content[start : self._at])
        if sys.byteorder == "big":
            column.byteswap()
        return column
