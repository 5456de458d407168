"""The database's tables, as numbered steps from an empty file. Knows nothing of what uses them.

A step that was released is never changed: a new one is added. The number of steps taken stands in
the database's `user_version`.
"""

from __future__ import annotations

import sqlite3

# `chosen` of a chat is its first message, of a message the next one: the path that is shown.
_BEGIN = (
    """CREATE TABLE chats (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL DEFAULT '',
        titled_by_hand INTEGER NOT NULL DEFAULT 0,
        pinned INTEGER NOT NULL DEFAULT 0,
        archived INTEGER NOT NULL DEFAULT 0,
        created REAL NOT NULL,
        changed REAL NOT NULL,
        deleted REAL,
        draft TEXT NOT NULL DEFAULT '',
        preset TEXT,
        chosen INTEGER
    )""",
    """CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        chat INTEGER NOT NULL REFERENCES chats (id),
        parent INTEGER,
        place INTEGER NOT NULL,
        role TEXT NOT NULL,
        content TEXT NOT NULL DEFAULT '',
        created REAL NOT NULL,
        chosen INTEGER
    )""",
    "CREATE UNIQUE INDEX messages_by_place ON messages (chat, parent, place)",
    """CREATE TABLE replies (
        message INTEGER PRIMARY KEY REFERENCES messages (id),
        making TEXT NOT NULL,
        stats TEXT NOT NULL,
        prompt TEXT,
        reason TEXT
    )""",
    "CREATE INDEX replies_unfinished ON replies (message) WHERE reason IS NULL",
    """CREATE TABLE pieces (
        message INTEGER NOT NULL REFERENCES replies (message),
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        ids BLOB NOT NULL,
        figures BLOB NOT NULL
    )""",
    "CREATE UNIQUE INDEX pieces_by_number ON pieces (message, number)",
)

# The index keeps no copy of the text; these triggers are the ones of FTS5's manual.
_SEARCH = (
    """CREATE VIRTUAL TABLE message_words USING fts5 (
        content, content='messages', content_rowid='id',
        tokenize="unicode61 remove_diacritics 2", prefix='2 3'
    )""",
    """CREATE TRIGGER message_added AFTER INSERT ON messages BEGIN
        INSERT INTO message_words (rowid, content) VALUES (new.id, new.content);
    END""",
    """CREATE TRIGGER message_removed AFTER DELETE ON messages BEGIN
        INSERT INTO message_words (message_words, rowid, content)
        VALUES ('delete', old.id, old.content);
    END""",
    """CREATE TRIGGER message_changed AFTER UPDATE OF content ON messages BEGIN
        INSERT INTO message_words (message_words, rowid, content)
        VALUES ('delete', old.id, old.content);
        INSERT INTO message_words (rowid, content) VALUES (new.id, new.content);
    END""",
    "INSERT INTO message_words (message_words) VALUES ('rebuild')",
)

# What becomes of a chat that outgrows the context; "" where that was not chosen for it.
_OVERFLOW = ("ALTER TABLE chats ADD COLUMN overflow TEXT NOT NULL DEFAULT ''",)

STEPS = (_BEGIN, _SEARCH, _OVERFLOW)


def version(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def migrate(connection: sqlite3.Connection, steps: tuple[tuple[str, ...], ...] = STEPS) -> None:
    """Take the steps that are missing, each wholly or not at all.

    A second process may do the same at the same time: the version is read inside the transaction.
    """
    while version(connection) < len(steps):
        connection.execute("BEGIN IMMEDIATE")
        try:
            number = version(connection)
            if number < len(steps):
                for statement in steps[number]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
