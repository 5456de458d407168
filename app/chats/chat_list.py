"""The list of chats: titles, pins, archive, deletion with undo. Knows nothing of messages."""

from __future__ import annotations

from app.chats.presets import Preset
from app.chats.values import Chat, ChatId


class Chats:
    def create(self, preset: Preset | None = None) -> Chat:
        """An empty chat."""
        raise NotImplementedError

    def get(self, chat: ChatId) -> Chat:
        """Raises UserError where there is no such chat (any more)."""
        raise NotImplementedError

    def list(self, archived: bool = False) -> tuple[Chat, ...]:
        """Pinned ones first, then by `changed`, latest first. Deleted ones are left out."""
        raise NotImplementedError

    def rename(self, chat: ChatId, title: str) -> Chat:
        """A blank title gives back the one made from the first message."""
        raise NotImplementedError

    def pin(self, chat: ChatId, pinned: bool = True) -> Chat:
        raise NotImplementedError

    def archive(self, chat: ChatId, archived: bool = True) -> Chat:
        raise NotImplementedError

    def delete(self, chat: ChatId) -> None:
        """It is hidden, and kept until `History.purge`."""
        raise NotImplementedError

    def restore(self, chat: ChatId) -> Chat:
        """Undo `delete`."""
        raise NotImplementedError

    def keep_draft(self, chat: ChatId, text: str) -> None:
        """What stands unsent in the composer."""
        raise NotImplementedError

    def use_preset(self, chat: ChatId, preset: Preset | None) -> Chat:
        raise NotImplementedError
