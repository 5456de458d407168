"""Does what is asked of a chat in the sidebar: rename, pin, archive, delete, export, import. Knows
no layout."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from app.chats.exchange.exporting import export_chats
from app.chats.exchange.importing import read_chats
from app.chats.exchange.markdown import to_markdown
from app.chats.history import History
from app.chats.values import Chat, ChatId
from app.errors import UserError
from app.gui.background import Background, Stopped
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.history.desk import Desk
from app.gui.history.rows import title_of
from app.gui.outside import Outside
from app.gui.translation import tr


class ChatsDoer(QObject):
    changed = Signal()  # the list of chats is another one
    copy_asked = Signal(str)  # text for the clipboard
    shut = Signal()  # the open chat is no longer there

    def __init__(self, history: History, desk: Desk, banner: Banner, outside: Outside) -> None:
        super().__init__()
        self._history = history
        self._desk = desk
        self._banner = banner
        self._outside = outside
        self._deleted: ChatId | None = None
        self._deleted_was_open = False
        self._taken: list[ChatId] = []
        self._importing = Background(
            "chat-import", self._taken.extend, self._tell_import, self._tell_import_failed
        )
        banner.way_chosen.connect(self._take_way)

    def rename(self, chat: ChatId, title: str) -> None:
        self._try(lambda: self._history.chats.rename(chat, title))

    def pin(self, chat: Chat) -> None:
        """Or no longer."""
        self._try(lambda: self._history.chats.pin(chat.id, not chat.pinned))

    def archive(self, chat: Chat) -> None:
        """Or take it out of there."""
        self._try(lambda: self._history.chats.archive(chat.id, not chat.archived))

    def delete(self, chat: Chat) -> None:
        """It can be brought back as long as the banner says so."""
        was_open = chat.id == self._desk.chat
        if not self._try(lambda: self._history.chats.delete(chat.id)):
            return
        self._deleted, self._deleted_was_open = chat.id, was_open
        if was_open:
            self.shut.emit()
        what = tr("“{title}” was deleted.").format(title=title_of(chat))
        self._banner.show_notice(Notice(what, "", WayOn.RESTORE_CHAT, Weight.NOTICE))

    def copy(self, chat: Chat) -> None:
        """The whole chat, as Markdown."""
        try:
            self.copy_asked.emit(to_markdown(self._history.export(chat.id)))
        except UserError as error:
            self._banner.show_error(error)

    def export_markdown(self, chat: Chat) -> None:
        self._export(chat, ".md")

    def export_json(self, chat: Chat) -> None:
        self._export(chat, ".json")

    def import_chats(self) -> None:
        """From a file that the person chooses; large ones take a while, in the background."""
        path = self._outside.choose_chats()
        if path is None or self._importing.running:
            return
        self._taken.clear()
        history = self._history

        def take_in(stopped: Stopped) -> Iterator[ChatId]:
            for tree in read_chats(path):
                if stopped():
                    return
                yield history.take_in(tree)

        self._importing.start(take_in)

    def close(self) -> None:
        self._importing.close()

    def _export(self, chat: Chat, ending: str) -> None:
        path = self._outside.choose_new_file(file_name(title_of(chat)) + ending)
        if path is None:
            return
        try:
            export_chats((self._history.export(chat.id),), path, ending)
        except UserError as error:
            self._banner.show_error(error)
        else:
            words = tr("“{title}” was exported to “{file}”.")
            what = words.format(title=title_of(chat), file=path.name)
            self._banner.show_notice(Notice(what, weight=Weight.NOTICE))

    def _tell_import(self) -> None:
        count = len(self._taken)
        words = tr("1 chat was imported.") if count == 1 else tr("{count:,} chats were imported.")
        what = words.format(count=count)
        if away := sum(self._history.chats.get(chat).archived for chat in self._taken):
            what += " " + tr("{count:,} of them in the archive.").format(count=away)
        self._banner.show_notice(Notice(what, weight=Weight.NOTICE))
        self.changed.emit()
        if count == 1:
            self._desk.open(self._taken[0])

    def _tell_import_failed(self, error: UserError) -> None:
        self._banner.show_error(error)
        self.changed.emit()  # some may have come before

    def _take_way(self, way: WayOn) -> None:
        if way is not WayOn.RESTORE_CHAT or self._deleted is None:
            return
        chat, self._deleted = self._deleted, None
        if self._try(lambda: self._history.chats.restore(chat)) and self._deleted_was_open:
            # What was typed there came along when it was deleted, and goes back with it.
            self._desk.open(chat, with_typed=self._desk.chat is None)

    def _try(self, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except UserError as error:
            self._banner.show_error(error)
            return False
        self.changed.emit()
        return True


def file_name(title: str) -> str:
    """One that every system takes."""
    plain = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", title)
    return " ".join(plain.split())[:80].strip(". ") or tr("Chat")
