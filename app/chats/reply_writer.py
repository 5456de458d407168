"""A reply on its way to disk. Knows nothing of engines; appends only."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence

from app.chats.database import Database, Durability
from app.chats.message_rows import text_so_far
from app.chats.pieces import pack, unpack
from app.chats.removal import remove_empty_reply
from app.chats.values import MessageId
from app.engine.events import PromptRead, Round, StopReason
from app.engine.stats import Stats
from app.plain import to_plain


class ReplyWriter:
    """The caller decides how often: at most twice a second will do.

    Where the disk refuses, UserError is raised, and what came is tried again at the next call.
    """

    def __init__(
        self, database: Database, clock: Callable[[], float], message: MessageId, stats: Stats
    ) -> None:
        self.message = message
        self._database = database
        self._clock = clock
        self._stats = stats
        self._prompt: PromptRead | None = None
        self._waiting: list[Round] = []

    def note_prompt(self, prompt: PromptRead) -> None:
        """Its figures; written with the next rounds."""
        self._prompt = prompt

    def append(self, rounds: Sequence[Round]) -> None:
        """Save the rounds that came since the last call; the cost grows with these alone."""
        self._waiting.extend(rounds)
        if not self._waiting:
            return
        with self._database.change(Durability.SOON) as connection:
            stats = self._write(connection)
        self._saved(stats)

    def finish(self, reason: StopReason | None) -> None:
        """The reply is over; None: it was lost on the way, and stays unfinished."""
        with self._database.change() as connection:
            stats = self._write(connection)
            connection.execute(
                "UPDATE messages SET content = ? WHERE id = ?",
                (text_so_far(connection, self.message), self.message),
            )
            connection.execute(
                "UPDATE replies SET reason = ? WHERE message = ?",
                (None if reason is None else reason.value, self.message),
            )
            connection.execute(
                "UPDATE chats SET changed = ? WHERE id = (SELECT chat FROM messages WHERE id = ?)",
                (self._clock(), self.message),
            )
        self._saved(stats)

    def discard(self) -> None:
        """Remove a reply of which no token came. One with tokens stays, unfinished."""
        with self._database.change() as connection:
            remove_empty_reply(connection, self.message)

    def _write(self, connection: sqlite3.Connection) -> Stats:
        """The figures with the rounds that were waiting: of these as they will be read again."""
        stats = self._stats
        if self._waiting:
            piece = pack(self._waiting)
            for round in unpack(piece):
                stats = stats.after(round)
            connection.execute(
                "INSERT INTO pieces (message, number, text, ids, figures) VALUES (?,"
                " (SELECT coalesce(max(number) + 1, 0) FROM pieces WHERE message = ?), ?, ?, ?)",
                (self.message, self.message, piece.text, piece.ids, piece.figures),
            )
        prompt = None if self._prompt is None else json.dumps(to_plain(self._prompt))
        connection.execute(
            "UPDATE replies SET stats = ?, prompt = coalesce(?, prompt) WHERE message = ?",
            (json.dumps(to_plain(stats)), prompt, self.message),
        )
        return stats

    def _saved(self, stats: Stats) -> None:
        self._stats = stats
        self._waiting.clear()
