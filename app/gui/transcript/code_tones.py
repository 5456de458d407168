"""Code → which of its characters are keywords, strings and so on. Knows nothing of Qt."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Generic, Keyword, Name, Number, Operator, String, _TokenType
from pygments.util import ClassNotFound

_LONGEST = 12_000  # characters: more than that in one piece is one very long line


class Tone(Enum):
    """What a piece of code is; its value is its colour in the light and in the dark."""

    TEXT = ("", "")
    KEYWORD = ("#6F2DA8", "#D2A8FF")
    STRING = ("#8A3B12", "#F2B880")
    COMMENT = ("#5A6371", "#9CA6B5")
    NUMBER = ("#0B5C8C", "#8CC8F5")
    NAME = ("#1F4FA3", "#A9C7FF")
    ADDED = ("#0B6B45", "#7ADBB0")
    REMOVED = ("#A3261E", "#FF9A91")

    def colour(self, dark: bool) -> str:
        return str(self.value[dark])


_TONES = (
    (Keyword, Tone.KEYWORD),
    (Operator.Word, Tone.KEYWORD),
    (Name.Tag, Tone.KEYWORD),
    (String, Tone.STRING),
    (Comment, Tone.COMMENT),
    (Number, Tone.NUMBER),
    (Name.Function, Tone.NAME),
    (Name.Class, Tone.NAME),
    (Name.Decorator, Tone.NAME),
    (Name.Attribute, Tone.NAME),
    (Name.Builtin, Tone.NAME),
    (Generic.Inserted, Tone.ADDED),
    (Generic.Deleted, Tone.REMOVED),
)


def tones_of(code: str, language: str) -> Iterator[tuple[int, int, Tone]]:
    """Start, end and tone of what is not plain text, in order."""
    lexer = _lexer(language) if language and len(code) <= _LONGEST else None
    if lexer is None:
        return
    for start, kind, text in lexer.get_tokens_unprocessed(code):
        tone = _tone(kind)
        if tone is not Tone.TEXT and text:
            yield start, start + len(text), tone


@lru_cache(maxsize=32)
def _lexer(language: str) -> Lexer | None:
    try:
        return get_lexer_by_name(language)
    except ClassNotFound:
        return None


@lru_cache(maxsize=512)
def _tone(kind: _TokenType) -> Tone:
    return next((tone for group, tone in _TONES if kind in group), Tone.TEXT)
