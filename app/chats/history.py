"""The history of chats: opens the database and hands out its parts. Knows no window, no engine.

Several threads and several processes may use one history: every change is one transaction on
disk, and nothing is remembered outside of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.chats.chat_list import Chats
from app.chats.exchange.tree import ChatTree
from app.chats.message_tree import Messages
from app.chats.values import ChatId, Hit
from app.errors import UserError


def open_history(folder: Path, clock: Callable[[], float] = time.time) -> History:
    """The history in `folder` (as `paths.data_folder()`), made where there is none.

    A damaged database is set aside under another name, and a new one begun; one on a read-only
    disk is opened for reading: `History.notice` says so.

    Raises:
        UserError: it is of a newer version (and left untouched), or can't be opened or made.
    """
    raise NotImplementedError


class History:
    """All chats. Whatever writes raises UserError where the disk is full or read-only."""

    chats: Chats
    messages: Messages
    notice: UserError | None  # to be shown once: set aside, or readable only

    def search(self, text: str, limit: int = 50) -> tuple[Hit, ...]:
        """Chats by title, then messages by text; every word must begin a word that is there."""
        raise NotImplementedError

    def export(self, chat: ChatId) -> ChatTree:
        """All branches and tokens of a chat."""
        raise NotImplementedError

    def take_in(self, tree: ChatTree) -> ChatId:
        """Store an imported chat as a new one."""
        raise NotImplementedError

    def purge(self, older_than: float) -> int:
        """Remove for good what was deleted more than `older_than` seconds ago; how many."""
        raise NotImplementedError

    def close(self) -> None: ...
