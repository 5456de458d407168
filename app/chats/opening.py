"""Opens the database, whatever state it is in. Knows nothing of what is read from it then.

Two processes may open one history: SQLite's locks order their changes, all state is in the file,
and neither keeps a copy of it. (A lock of our own would outlive a killed process, and would keep
the command line from the history while a window is open.)
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from pathlib import Path

from app.chats import migrations
from app.chats.database import (
    Access,
    BusyError,
    DamagedError,
    Database,
    in_words,
    marked_damaged,
    unmark_damaged,
)
from app.chats.message_rows import text_so_far
from app.errors import UserError
from app.words import Words

FILE = "chats.sqlite3"
_MAGIC = b"SQLite format 3\0"
_VERSION_AT = 60  # where the file's header has user_version, in four bytes
_log = logging.getLogger(__name__)


class NewerError(UserError):
    """The history was written by a newer version."""


def open_database(folder: Path) -> tuple[Database, UserError | None]:
    """The database in `folder`, and what the person should be told of it, if anything."""
    path = folder / FILE
    _refuse_newer(_version_in_header(path))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _open(path), None
    except DamagedError:
        aside = _set_aside(path)
        return _open(path), UserError(
            Words("The history of chats was damaged, so a new one was begun."),
            Words("The damaged file is kept as “{name}” in the data folder.", name=aside.name),
        )
    except OSError as error:
        raise UserError(
            Words(
                "The folder for the history of chats can't be made: {reason}.",
                reason=error.strerror,
            ),
            Words("Choose another data folder."),
        ) from error
    except (BusyError, NewerError):
        raise
    except UserError as error:
        if not path.exists():
            raise
        return _open_for_reading(path), error


def _open(path: Path) -> Database:
    """Raises DamagedError, or UserError."""
    _expect_header(path)
    left_over = _size(path.with_name(path.name + "-wal")) > 0  # killed, or open elsewhere
    database = Database(path)
    try:
        with database.raw() as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            version = migrations.version(connection)
            _refuse_newer(version)
            if left_over or marked_damaged(path):
                _look_through(connection)
            if version < len(migrations.STEPS):
                migrations.migrate(connection)
                # So that the header tells the version, to an older Paceline as well.
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            _expect_writable(connection)
        _settle(database)
        unmark_damaged(path)
    except BaseException:
        database.close()
        raise
    return database


def _open_for_reading(path: Path) -> Database:
    """Without its locks if need be. Raises UserError where it is of an older version."""
    for access in (Access.READ, Access.FROZEN):
        database = Database(path, access)
        try:
            with database.raw() as connection:
                if migrations.version(connection) == len(migrations.STEPS):
                    return database
        except UserError as error:
            _log.info("not readable as %s: %s", access.name, error)
        database.close()
    raise UserError(
        Words("The history of chats can be neither written to nor read."),
        Words("Allow writing to the data folder, or choose another one."),
    )


def _look_through(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _damaged()


def _expect_header(path: Path) -> None:
    """SQLite would write over a file too short to have a header."""
    if _size(path) > 0 and _header(path)[: len(_MAGIC)] != _MAGIC:
        raise _damaged()


def _damaged() -> UserError:
    told = in_words(sqlite3.SQLITE_CORRUPT)
    assert told is not None
    return told


def _settle(database: Database) -> None:
    """Have the search find what was saved of replies that were broken off. One that another
    process is writing now is settled again when it ends."""
    with database.look() as connection:
        unfinished = connection.execute(
            "SELECT m.id, m.content FROM replies r CROSS JOIN messages m ON m.id = r.message"
            " WHERE r.reason IS NULL"
        ).fetchall()
        texts = {number: text_so_far(connection, number) for number, _ in unfinished}
    late = [(texts[number], number) for number, content in unfinished if texts[number] != content]
    if late:
        with database.change() as connection:
            connection.executemany(
                "UPDATE messages SET content = ? WHERE id = ? AND EXISTS"
                " (SELECT 1 FROM replies WHERE message = messages.id AND reason IS NULL)",
                late,
            )


def _expect_writable(connection: sqlite3.Connection) -> None:
    """SQLite opens a file that is read-only without a word, and even begins a transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("UPDATE chats SET pinned = pinned WHERE id = 0")
    finally:
        connection.execute("ROLLBACK")


def _refuse_newer(version: int) -> None:
    if version > len(migrations.STEPS):
        raise NewerError(
            Words("The history of chats was written by a newer version of Paceline."),
            Words("Update Paceline, or choose another data folder; nothing was changed."),
        )


def _version_in_header(path: Path) -> int:
    """0 where there is no file yet, or none that can be read."""
    header = _header(path)
    if header[: len(_MAGIC)] != _MAGIC:
        return 0
    # In a damaged file these bytes may be anything.
    version = int.from_bytes(header[_VERSION_AT : _VERSION_AT + 4], "big", signed=True)
    return version if 0 <= version < 10_000 else 0


def _header(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(100)
    except OSError:
        return b""


def _set_aside(path: Path) -> Path:
    """Rename the file and its log, so that both can be looked into later. Raises UserError."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    for number in range(2, 1000):
        if not aside.exists():
            break
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}")
    try:
        os.replace(path, aside)
        for end in ("-wal", "-shm"):
            if path.with_name(path.name + end).exists():
                os.replace(path.with_name(path.name + end), aside.with_name(aside.name + end))
        unmark_damaged(path)
    except OSError as error:
        raise UserError(
            Words(
                "The history of chats is damaged and can't be set aside: {reason}.",
                reason=error.strerror,
            ),
            Words("Move “{name}” out of the data folder, then start again.", name=path.name),
        ) from error
    _log.warning("the damaged history was set aside as %s", aside.name)
    return aside


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
