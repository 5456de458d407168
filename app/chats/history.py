"""The history of chats: opens the database and hands out its parts. Knows no window, no engine.

Several threads and several processes may use one history: every change is one transaction on
disk, and nothing is remembered outside of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.chats.chat_list import Chats
from app.chats.database import Database
from app.chats.exchange.tree import ChatTree
from app.chats.message_tree import Messages
from app.chats.opening import open_database
from app.chats.removal import remove_deleted_chats
from app.chats.searching import search
from app.chats.transfer import read_tree, write_tree
from app.chats.values import ChatId, Hit
from app.errors import UserError


def open_history(folder: Path, clock: Callable[[], float] = time.time) -> History:
    """The history in `folder` (as `paths.data_folder()`), made where there is none.

    A damaged database is set aside under another name, and a new one begun; one on a read-only or
    full disk is opened for reading: `History.notice` says so.

    Raises:
        UserError: it is of a newer version (and left untouched), or can't be opened or made.
    """
    database, notice = open_database(folder)
    return History(database, notice, clock)


class History:
    """All chats. Whatever writes raises UserError where the disk is full or read-only.

    `notice` is to be shown once: the history was set aside, or can only be read.
    """

    def __init__(
        self, database: Database, notice: UserError | None, clock: Callable[[], float]
    ) -> None:
        self.chats = Chats(database, clock)
        self.messages = Messages(database, clock)
        self.notice = notice
        self._database = database
        self._clock = clock

    def search(self, text: str, limit: int = 50) -> tuple[Hit, ...]:
        """Chats by title, then messages by text; every word must begin a word that is there."""
        return search(self._database, text, limit)

    def export(self, chat: ChatId) -> ChatTree:
        """All branches and tokens of a chat."""
        return read_tree(self._database, chat)

    def take_in(self, tree: ChatTree) -> ChatId:
        """Store an imported chat as a new one. Raises ValueError where it is no tree."""
        return write_tree(self._database, tree)

    def purge(self, older_than: float) -> int:
        """Remove for good what was deleted more than `older_than` seconds ago; how many."""
        with self._database.change() as connection:
            return remove_deleted_chats(connection, self._clock() - older_than)

    def close(self) -> None:
        self._database.close()
