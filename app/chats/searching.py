"""Search over titles and texts, for words as a person types them. Knows nothing of branches."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from app.chats.chat_list import CHAT, chat_of
from app.chats.database import Database, storable
from app.chats.values import Hit, MessageId, SnippetPart

_OPEN, _CLOSE = "\x02", "\x03"  # around what was found
_AROUND = 40  # characters shown on each side of what was found
# Written without spaces, so that the index knows no words in it: Thai to Khmer, kana, Han.
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")
_CHAT = ", ".join(f"c.{name}" for name in CHAT.split(", "))


def search(database: Database, text: str, limit: int) -> tuple[Hit, ...]:
    """Nothing that is typed is an operator: quotes, brackets and stars are only characters."""
    words = storable(text).replace("\0", " ").split()
    if not words:
        return ()
    titles = _in_titles(database, words)[:limit]
    texts = _in_texts(database, words, limit - len(titles))
    return (*titles, *texts)


def _in_titles(database: Database, words: Sequence[str]) -> list[Hit]:
    """Few enough to be looked through one by one, and so with any alphabet's capitals."""
    rows = database.read(
        f"SELECT {CHAT} FROM chats WHERE deleted IS NULL AND title <> ''"
        " ORDER BY archived, pinned DESC, changed DESC"
    )
    folded = [_fold(word) for word in words]
    chats = [chat_of(row) for row in rows]
    return [
        Hit(chat, None, _marked(chat.title, words))
        for chat in chats
        if all(word in _fold(chat.title) for word in folded)
    ]


def _in_texts(database: Database, words: Sequence[str], limit: int) -> list[Hit]:
    indexed = [word for word in words if any(map(str.isalnum, word))]
    if not indexed or any(map(_UNSPACED.search, words)):
        return _by_looking(database, words, limit)
    rows = database.read(
        f"SELECT m.id, snippet(message_words, 0, ?, ?, '…', 16), {_CHAT}"
        " FROM message_words JOIN messages m ON m.id = message_words.rowid"
        " JOIN chats c ON c.id = m.chat"
        " WHERE message_words MATCH ? AND c.deleted IS NULL ORDER BY rank LIMIT ?",
        (_OPEN, _CLOSE, _query(indexed), limit),
    )
    return [_hit(row, _parts(row[1])) for row in rows]


def _query(words: Sequence[str]) -> str:
    """In quotes, FTS5 takes a word as it is; the star asks for all that begins with it."""
    return " ".join('"' + word.replace('"', '""') + '"*' for word in words)


def _by_looking(database: Database, words: Sequence[str], limit: int) -> list[Hit]:
    """Every text from end to end: for what the index can't know."""
    escaped = [re.sub(r"([%_\\])", r"\\\1", word) for word in words]
    rows = database.read(
        f"SELECT m.id, m.content, {_CHAT} FROM messages m JOIN chats c ON c.id = m.chat"
        " WHERE c.deleted IS NULL"
        + r" AND m.content LIKE ? ESCAPE '\'" * len(words)
        + " ORDER BY m.id DESC LIMIT ?",
        (*(f"%{word}%" for word in escaped), limit),
    )
    return [_hit(row, _around(row[1], words)) for row in rows]


def _hit(row: Sequence[Any], snippet: tuple[SnippetPart, ...]) -> Hit:
    return Hit(chat_of(row[2:]), MessageId(row[0]), snippet)


def _parts(marked: str) -> tuple[SnippetPart, ...]:
    """“a \\x02b\\x03 c” as its parts."""
    parts = []
    found = False
    for text in re.split(f"([{_OPEN}{_CLOSE}])", marked):
        if text in (_OPEN, _CLOSE):
            found = text == _OPEN
        elif text:
            parts.append(SnippetPart(text, found))
    return tuple(parts)


def _around(content: str, words: Sequence[str]) -> tuple[SnippetPart, ...]:
    at = max(content.casefold().find(words[0].casefold()), 0)
    start, end = max(at - _AROUND, 0), at + len(words[0]) + _AROUND
    cut = content[start:end]
    return _marked("…" * (start > 0) + cut + "…" * (end < len(content)), words)


def _marked(text: str, words: Sequence[str]) -> tuple[SnippetPart, ...]:
    pattern = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    parts = re.split(f"({pattern})", text, flags=re.IGNORECASE)
    return tuple(SnippetPart(part, place % 2 == 1) for place, part in enumerate(parts) if part)


def _fold(text: str) -> str:
    """Without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
