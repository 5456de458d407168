"""The list of chats: titles, pins, archive, deletion with undo. Knows nothing of their branches."""

from __future__ import annotations

import builtins
import json
from collections.abc import Callable, Sequence
from typing import Any

from app.chats.database import Database, storable
from app.chats.presets import Preset
from app.chats.titles import title_from
from app.chats.values import Chat, ChatId
from app.engine.requests import Overflow
from app.errors import UserError
from app.plain import from_plain, to_plain
from app.words import Words

# What `chat_of` reads.
CHAT = "id, title, pinned, archived, created, changed, draft, preset, overflow"


class Chats:
    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def create(self, preset: Preset | None = None) -> Chat:
        """An empty chat."""
        now = self._clock()
        with self._database.change() as connection:
            made = connection.execute(
                "INSERT INTO chats (created, changed, preset) VALUES (?, ?, ?)",
                (now, now, preset_text(preset)),
            ).lastrowid
        return self.get(ChatId(made or 0))

    def get(self, chat: ChatId) -> Chat:
        """Raises UserError where there is no such chat (any more)."""
        rows = self._database.read(
            f"SELECT {CHAT} FROM chats WHERE id = ? AND deleted IS NULL", (chat,)
        )
        if not rows:
            raise UserError(Words("This chat is no longer there."), Words("Choose another one."))
        return chat_of(rows[0])

    def list(self, archived: bool = False) -> tuple[Chat, ...]:
        """Pinned ones first, then by `changed`, latest first. Deleted ones are left out."""
        rows = self._database.read(
            f"SELECT {CHAT} FROM chats WHERE deleted IS NULL AND archived = ?"
            " ORDER BY pinned DESC, changed DESC, id DESC",
            (archived,),
        )
        return tuple(map(chat_of, rows))

    def rename(self, chat: ChatId, title: str) -> Chat:
        """A blank title gives back the one made from the first message."""
        own = storable(" ".join(title.split()))
        return self._set(chat, title=own or self._made_title(chat), titled_by_hand=bool(own))

    def pin(self, chat: ChatId, pinned: bool = True) -> Chat:
        return self._set(chat, pinned=pinned)

    def archive(self, chat: ChatId, archived: bool = True) -> Chat:
        return self._set(chat, archived=archived)

    def delete(self, chat: ChatId) -> None:
        """It is hidden, and kept until `History.purge`."""
        with self._database.change() as connection:
            connection.execute("UPDATE chats SET deleted = ? WHERE id = ?", (self._clock(), chat))

    def restore(self, chat: ChatId) -> Chat:
        """Undo `delete`."""
        return self._set(chat, deleted=None)

    def keep_draft(self, chat: ChatId, text: str) -> None:
        """What stands unsent in the composer."""
        self._set(chat, draft=storable(text))

    def use_preset(self, chat: ChatId, preset: Preset | None) -> Chat:
        return self._set(chat, preset=preset_text(preset))

    def choose_overflow(self, chat: ChatId, overflow: Overflow) -> Chat:
        """What becomes of this chat when it outgrows the context."""
        return self._set(chat, overflow=overflow.value)

    def _set(self, chat: ChatId, **values: Any) -> Chat:
        columns = ", ".join(f"{name} = ?" for name in values)
        with self._database.change() as connection:
            connection.execute(f"UPDATE chats SET {columns} WHERE id = ?", (*values.values(), chat))
        return self.get(chat)

    def _made_title(self, chat: ChatId) -> str:
        rows: builtins.list[tuple[str]] = self._database.read(
            "SELECT content FROM messages WHERE chat = ? AND role = 'user' ORDER BY id LIMIT 1",
            (chat,),
        )
        return title_from(rows[0][0]) if rows else ""


def chat_of(row: Sequence[Any]) -> Chat:
    number, title, pinned, archived, created, changed, draft, preset, overflow = row
    return Chat(
        id=ChatId(number),
        title=title,
        pinned=bool(pinned),
        archived=bool(archived),
        created=created,
        changed=changed,
        draft=draft,
        preset=None if preset is None else from_plain(Preset, json.loads(preset)),
        overflow=Overflow(overflow) if overflow else None,
    )


def preset_text(preset: Preset | None) -> str | None:
    return None if preset is None else json.dumps(to_plain(preset))
