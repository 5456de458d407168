"""The only ways in which a message or a chat leaves the disk. Knows nothing of who asks for it."""

from __future__ import annotations

import sqlite3

from app.chats.values import Message
from app.errors import UserError
from app.words import Words


def remove(connection: sqlite3.Connection, message: Message) -> None:
    """Raises UserError where something stands under it."""
    if connection.execute("SELECT 1 FROM messages WHERE parent = ?", (message.id,)).fetchone():
        raise UserError(
            Words("This message has been answered, so it can't be taken back."),
            Words("Edit it instead: the answers stay beside it."),
        )
    _remove_row(connection, message.id)


def remove_empty_reply(connection: sqlite3.Connection, message: int) -> bool:
    """Remove a reply without a token and with nothing under it; whether there was one."""
    empty = connection.execute(
        "SELECT 1 FROM replies WHERE message = ? AND reason IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM pieces WHERE pieces.message = replies.message)"
        " AND NOT EXISTS (SELECT 1 FROM messages WHERE parent = replies.message)",
        (message,),
    ).fetchone()
    if empty:
        connection.execute("DELETE FROM replies WHERE message = ?", (message,))
        _remove_row(connection, message)
    return bool(empty)


def remove_deleted_chats(connection: sqlite3.Connection, before: float) -> int:
    """Chats deleted before this time, with all that is in them; how many."""
    of_them = "(SELECT id FROM chats WHERE deleted < :before)"
    messages = f"(SELECT id FROM messages WHERE chat IN {of_them})"
    values = {"before": before}
    connection.execute(f"DELETE FROM pieces WHERE message IN {messages}", values)
    connection.execute(f"DELETE FROM replies WHERE message IN {messages}", values)
    connection.execute(f"DELETE FROM messages WHERE chat IN {of_them}", values)
    return connection.execute("DELETE FROM chats WHERE deleted < :before", values).rowcount


def _remove_row(connection: sqlite3.Connection, message: int) -> None:
    """The path goes on to the sibling before it, if there is one, else it ends above it."""
    chat, parent, place = connection.execute(
        "SELECT chat, parent, place FROM messages WHERE id = ?", (message,)
    ).fetchone()
    other = connection.execute(
        "SELECT id FROM messages WHERE chat = ? AND parent IS ? AND id <> ?"
        " ORDER BY place < ? DESC, abs(place - ?) LIMIT 1",
        (chat, parent, message, place, place),
    ).fetchone()
    chosen = other[0] if other else None
    table, holder = ("chats", chat) if parent is None else ("messages", parent)
    connection.execute(
        f"UPDATE {table} SET chosen = ? WHERE id = ? AND chosen = ?", (chosen, holder, message)
    )
    connection.execute("DELETE FROM messages WHERE id = ?", (message,))
