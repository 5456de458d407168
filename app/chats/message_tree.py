"""Messages as a tree: branches, siblings, the path shown. Knows nothing of titles or of search."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator

from app.chats import message_rows as rows
from app.chats import pieces
from app.chats.database import Database, storable
from app.chats.removal import remove, remove_empty_reply
from app.chats.reply_writer import ReplyWriter
from app.chats.titles import title_from
from app.chats.values import ChatId, Making, Message, MessageId, ModelUsed
from app.engine.events import Round
from app.engine.requests import Role, Turn
from app.engine.stats import Stats
from app.errors import UserError
from app.plain import to_plain
from app.words import Words


class Messages:
    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def add(
        self, chat: ChatId, parent: MessageId | None, content: str, role: Role = Role.USER
    ) -> Message:
        """A message under `parent` (None: the first one), on disk for good when this returns.

        It becomes the present leaf. To edit a message, add one under the same parent. The chat's
        draft is emptied, and the first question gives the chat its title.
        """
        with self._database.change() as connection:
            message = self._insert(connection, chat, parent, role, storable(content))
            connection.execute("UPDATE chats SET draft = '' WHERE id = ?", (chat,))
            if role is Role.USER:
                connection.execute(
                    "UPDATE chats SET title = ? WHERE id = ? AND title = ''",
                    (title_from(storable(content)), chat),
                )
            (added,) = rows.messages(connection, rows.BY_ID, (message,))
        return added

    def begin_reply(self, chat: ChatId, parent: MessageId, making: Making) -> ReplyWriter:
        """A reply under the question `parent`; to regenerate, begin another."""
        with self._database.change() as connection:
            message = self._insert(connection, chat, parent, Role.ASSISTANT, "")
            connection.execute(
                "INSERT INTO replies (message, making, stats) VALUES (?, ?, ?)",
                (message, json.dumps(to_plain(making)), json.dumps(to_plain(Stats()))),
            )
        return ReplyWriter(self._database, self._clock, message, Stats())

    def resume_reply(self, message: MessageId, making: Making) -> ReplyWriter:
        """Go on with a reply that was broken off, in the same message."""
        with self._database.change() as connection:
            reply = _get(connection, message).reply
            if reply is None:
                raise UserError(
                    Words("This reply was not made here, so it can't be continued."),
                    Words("Have it written anew instead."),
                )
            connection.execute(
                "UPDATE replies SET making = ?, reason = NULL WHERE message = ?",
                (json.dumps(to_plain(making)), message),
            )
            _step_to(connection, message)
        return ReplyWriter(self._database, self._clock, message, reply.stats)

    def path(self, chat: ChatId) -> tuple[Message, ...]:
        """From the first message to the present leaf, without the tokens."""
        with self._database.look() as connection:
            return tuple(rows.messages(connection, rows.BY_PATH, (chat,)))

    def siblings(self, message: MessageId) -> tuple[Message, ...]:
        """The message and its siblings in their order, with their figures."""
        with self._database.look() as connection:
            own = _get(connection, message)
            return tuple(rows.messages(connection, rows.BY_PARENT, (own.chat, own.parent)))

    def choose(self, message: MessageId) -> None:
        """Step to this message, from wherever one is; the path goes on from it as it did when one
        was last there."""
        with self._database.change() as connection:
            _get(connection, message)
            _step_to(connection, message)

    def take_back(self, message: MessageId) -> str:
        """A question that couldn't be asked: its text moves to the chat's draft, and is returned.

        Raises UserError where something stands under it.
        """
        with self._database.change() as connection:
            question = _get(connection, message)
            for (child,) in connection.execute(
                "SELECT id FROM messages WHERE parent = ?", (message,)
            ).fetchall():
                remove_empty_reply(connection, child)
            remove(connection, question)
            connection.execute(
                "UPDATE chats SET draft = ? WHERE id = ?", (question.content, question.chat)
            )
        return question.content

    def rounds(self, message: MessageId) -> tuple[Round, ...]:
        """The tokens of one reply; () where they are unknown. Floats have 32 bits."""
        with self._database.look() as connection:
            return tuple(rows.rounds(connection, message))

    def rounds_by_piece(self, message: MessageId) -> Iterator[tuple[Round, ...]]:
        """As in `rounds`, read at once and made into rounds one piece after the other."""
        with self._database.look() as connection:
            found = rows.pieces(connection, message)
        return map(pieces.unpack, found)

    def token_ids(self, message: MessageId) -> tuple[int, ...]:
        """As in `rounds`, and cheaper."""
        found = self._database.read(
            "SELECT ids FROM pieces WHERE message = ? ORDER BY number", (message,)
        )
        return tuple(number for (ids,) in found for number in pieces.token_ids(ids))

    def turns(self, chat: ChatId, target: ModelUsed | None) -> tuple[Turn, ...]:
        """The path as the engine is asked with it, with token ids where `target` wrote them."""
        return tuple(self._turn(message, target) for message in self.path(chat))

    def _turn(self, message: Message, target: ModelUsed | None) -> Turn:
        known = message.reply is not None and message.reply.making.target == target
        ids = self.token_ids(message.id) if known else ()
        return Turn(message.role, message.content, ids or None, message.thinking)

    def _insert(
        self,
        connection: sqlite3.Connection,
        chat: ChatId,
        parent: MessageId | None,
        role: Role,
        content: str,
    ) -> MessageId:
        if parent is not None and _get(connection, parent).chat != chat:
            raise ValueError("the parent is of another chat")
        now = self._clock()
        made = connection.execute(
            "INSERT INTO messages (chat, parent, place, role, content, created) VALUES (?, ?,"
            " (SELECT coalesce(max(place) + 1, 0) FROM messages WHERE chat = ? AND parent IS ?),"
            " ?, ?, ?)",
            (chat, parent, chat, parent, role.value, content, now),
        ).lastrowid
        message = MessageId(made or 0)
        _step_to(connection, message)
        connection.execute("UPDATE chats SET changed = ? WHERE id = ?", (now, chat))
        return message


def _get(connection: sqlite3.Connection, message: int) -> Message:
    for found in rows.messages(connection, rows.BY_ID, (message,)):
        return found
    raise UserError(Words("This message is no longer there."), Words("Open the chat again."))


def _step_to(connection: sqlite3.Connection, message: int) -> None:
    """Make the path lead to this message, from the first one on."""
    above = connection.execute(
        "WITH RECURSIVE up (id, parent) AS (SELECT id, parent FROM messages WHERE id = ?"
        " UNION ALL SELECT m.id, m.parent FROM up CROSS JOIN messages m ON m.id = up.parent)"
        " SELECT id, parent FROM up",
        (message,),
    ).fetchall()
    for child, parent in above:
        if parent is not None:
            connection.execute(
                "UPDATE messages SET chosen = ? WHERE id = ? AND chosen IS NOT ?",
                (child, parent, child),
            )
    first = above[-1][0]
    connection.execute(
        "UPDATE chats SET chosen = ? WHERE id = (SELECT chat FROM messages WHERE id = ?)",
        (first, first),
    )
