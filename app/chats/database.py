"""One SQLite file, and words for all that can go wrong with it. Knows nothing of its tables."""

from __future__ import annotations

import re
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Any

from app.errors import UserError
from app.words import Words

BUSY_SECONDS = 5.0
_LEAST_ROOM = 65536  # bytes
_HALVES = re.compile("[\ud800-\udfff]")
_MARK = ".damaged"  # beside the file: to be looked through at the next start


class DamagedError(UserError):
    """The file holds no sound database."""


class ReadOnlyError(UserError):
    """The disk or the file may not be written to."""


class BusyError(UserError):
    """Another program is writing, and doesn't end."""


class GoneError(UserError):
    """The file is no longer where it was: what is written would never be seen again."""


class Access(Enum):
    WRITE = "mode=rwc"
    READ = "mode=ro"
    # A file in a folder where not even locks can be written; what lies in its log is not seen.
    FROZEN = "mode=ro&immutable=1"
    MEMORY = "mode=memory"  # no file at all


class Durability(Enum):
    """What a power cut may take. A killed process never loses what was committed."""

    SURE = "FULL"  # nothing
    SOON = "NORMAL"  # the last seconds


class Database:
    """A connection that any thread may use; one at a time gets through."""

    def __init__(self, path: Path, access: Access = Access.WRITE) -> None:
        self.path = path
        self._access = access
        self._lock = threading.RLock()
        self._file: tuple[int, int] | None = None  # its device and number, once it was written
        with self.told():
            self._connection = _connect(path, access)

    def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._lock, self.told():
            return self._connection.execute(query, values).fetchall()

    @contextmanager
    def look(self) -> Iterator[sqlite3.Connection]:
        """Several queries that see one and the same state."""
        with self._lock, self.told():
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    @contextmanager
    def change(self, durability: Durability = Durability.SURE) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is on disk afterwards, or none. Raises UserError."""
        with self._lock, self.told():
            if self._access in (Access.READ, Access.FROZEN):
                self._try_to_write()
            self._connection.execute(f"PRAGMA synchronous = {durability.value}")
            self._expect_file()
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
                self._file = self._file or _identity(self.path)
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def raw(self) -> Iterator[sqlite3.Connection]:
        """The connection outside of any transaction."""
        with self._lock, self.told():
            yield self._connection

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def _try_to_write(self) -> None:
        """Writing may have been allowed since it was opened for reading."""
        if not self.path.exists():
            return
        anew = _connect(self.path, Access.WRITE)
        try:
            anew.execute("BEGIN IMMEDIATE")
            anew.execute("ROLLBACK")
        except sqlite3.DatabaseError:
            anew.close()
        else:
            self._connection.close()
            self._connection, self._access = anew, Access.WRITE

    def _expect_file(self) -> None:
        """SQLite goes on writing into a file that was deleted, and says nothing."""
        if self._file is not None and _identity(self.path) != self._file:
            raise GoneError(
                Words("The data folder is no longer there, so the chat can't be saved."),
                Words("Put it back where it was."),
            ) from sqlite3.OperationalError("the file is gone")

    @contextmanager
    def told(self) -> Iterator[None]:
        """SQLite's errors that a person can mend, in words; all others are bugs."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            # Where Python raises by itself (a closed connection), there is no code.
            told = in_words(getattr(error, "sqlite_errorcode", 0) & 0xFF)
            if told is None:
                raise
            if isinstance(told, ReadOnlyError) and _is_full(self.path):
                told = in_words(sqlite3.SQLITE_FULL) or told
            if isinstance(told, DamagedError):
                mark_damaged(self.path)
            raise told from error


def _connect(path: Path, access: Access) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{access.value}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _is_full(path: Path) -> bool:
    """Where not even the small files that SQLite needs beside its own have room, it says only that
    they can't be opened."""
    try:
        return shutil.disk_usage(path.parent).free < _LEAST_ROOM
    except OSError:
        return False


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def in_words(code: int) -> UserError | None:
    """What SQLite's primary error code means to a person; None for a bug."""
    match code:
        case sqlite3.SQLITE_FULL:
            return UserError(
                Words("The disk is full, so the chat could not be saved."),
                Words("Free some space, then try again."),
            )
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return ReadOnlyError(
                Words("The history of chats can't be written to."),
                Words("Allow writing to the data folder, or choose another one."),
            )
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return BusyError(
                Words("Another program is holding the history of chats."),
                Words("Try again in a moment; close other windows of Paceline if it stays so."),
            )
        case sqlite3.SQLITE_IOERR:
            return UserError(
                Words("The disk with the history of chats doesn't answer as it should."),
                Words("See whether it is full or was taken out, then try again."),
            )
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DamagedError(
                Words("The history of chats is damaged."),
                Words("Start Paceline again: the damaged file is set aside and a new one begun."),
            )
        case _:
            return None


def mark_damaged(path: Path) -> None:
    """Have the file looked through at the next start."""
    with suppress(OSError):  # where nothing can be written, it can't be set aside either
        path.with_name(path.name + _MARK).touch()


def marked_damaged(path: Path) -> bool:
    return path.with_name(path.name + _MARK).exists()


def unmark_damaged(path: Path) -> None:
    path.with_name(path.name + _MARK).unlink(missing_ok=True)


def storable(text: str) -> str:
    """The text without halves of surrogate pairs, which no UTF-8 can hold; as long as before."""
    return _HALVES.sub("\ufffd", text)
