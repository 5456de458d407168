"""Rows of the database -> messages. Knows nothing of who asks for them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from app.chats.pieces import Piece, unpack
from app.chats.values import ChatId, Making, Message, MessageId, ReplyRecord
from app.engine.events import PromptRead, Round, StopReason
from app.engine.requests import Role
from app.engine.stats import Stats
from app.plain import from_plain

_COLUMNS = """
    m.id, m.chat, m.parent, m.role, m.content, m.created,
    (SELECT count(*) FROM messages s
        WHERE s.chat = m.chat AND s.parent IS m.parent AND s.place < m.place),
    (SELECT count(*) FROM messages s WHERE s.chat = m.chat AND s.parent IS m.parent),
    r.making, r.stats, r.prompt, r.reason
"""
_FROM = "FROM messages m LEFT JOIN replies r ON r.message = m.id"

BY_ID = f"SELECT {_COLUMNS} {_FROM} WHERE m.id = ?"
BY_CHAT = f"SELECT {_COLUMNS} {_FROM} WHERE m.chat = ? ORDER BY m.id"
BY_PARENT = f"SELECT {_COLUMNS} {_FROM} WHERE m.chat = ? AND m.parent IS ? ORDER BY m.place"
# CROSS JOIN keeps the order of the loops: the path is walked once, not once per message.
BY_PATH = f"""
    WITH RECURSIVE path (id, depth) AS (
        SELECT chosen, 0 FROM chats WHERE id = ? AND chosen IS NOT NULL
        UNION ALL
        SELECT messages.chosen, depth + 1 FROM path CROSS JOIN messages ON messages.id = path.id
        WHERE messages.chosen IS NOT NULL
    )
    SELECT {_COLUMNS}
    FROM path CROSS JOIN messages m ON m.id = path.id LEFT JOIN replies r ON r.message = m.id
    ORDER BY path.depth
"""


def messages(
    connection: sqlite3.Connection, query: str, values: Sequence[Any]
) -> Iterator[Message]:
    """A reply that has not ended has the text of its pieces: another process may be writing it."""
    for row in connection.execute(query, values).fetchall():
        number, chat, parent, role, content, created, sibling, siblings, *record = row
        reply = None if record[0] is None else _reply(*record)
        if reply is not None and reply.unfinished:
            content = text_so_far(connection, number)
        yield Message(
            id=MessageId(number),
            chat=ChatId(chat),
            parent=None if parent is None else MessageId(parent),
            role=Role(role),
            content=content,
            created=created,
            sibling=sibling,
            siblings=siblings,
            reply=reply,
        )


def text_so_far(connection: sqlite3.Connection, message: int) -> str:
    rows = connection.execute(
        "SELECT text FROM pieces WHERE message = ? ORDER BY number", (message,)
    )
    return "".join(text for (text,) in rows)


def pieces(connection: sqlite3.Connection, message: int) -> list[Piece]:
    rows = connection.execute(
        "SELECT text, ids, figures FROM pieces WHERE message = ? ORDER BY number", (message,)
    )
    return [Piece(*row) for row in rows]


def rounds(connection: sqlite3.Connection, message: int) -> Iterator[Round]:
    for piece in pieces(connection, message):
        yield from unpack(piece)


def _reply(making: str, stats: str, prompt: str | None, reason: str | None) -> ReplyRecord:
    return ReplyRecord(
        making=_making(making),
        stats=from_plain(Stats, json.loads(stats)),
        prompt=None if prompt is None else from_plain(PromptRead, json.loads(prompt)),
        reason=None if reason is None else StopReason(reason),
    )


@lru_cache(maxsize=256)
def _making(text: str) -> Making:
    return from_plain(Making, json.loads(text))
