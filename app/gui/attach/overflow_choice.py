"""What becomes of the open chat when the context is full: its own choice, or else the setting.
Knows no widgets."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from app.chats.history import History
from app.chats.values import ChatId
from app.engine.requests import Overflow
from app.errors import UserError
from app.gui.settings_keeper import SettingsKeeper

_log = logging.getLogger(__name__)


class OverflowChoice(QObject):
    changed = Signal(object)  # Overflow that is in force now

    def __init__(self, history: History, keeper: SettingsKeeper) -> None:
        super().__init__()
        self._history = history
        self._keeper = keeper
        self._chat: ChatId | None = None
        self._own: Overflow | None = None
        self._told = self.overflow
        keeper.changed.connect(lambda _: self._tell())

    @property
    def overflow(self) -> Overflow:
        word = self._keeper.settings.overflow
        usual = Overflow(word) if word in list(Overflow) else Overflow.REFUSE
        return self._own or usual

    def choose(self, overflow: Overflow) -> None:
        """For the open chat; one that has not begun keeps it when it does."""
        self._own = overflow
        self._keep()
        self._tell()

    def leave_chat(self) -> None:
        """The person turned to another chat; its choice is not that of the next one."""
        self._chat = self._own = None
        self._tell()

    def open_chat(self, chat: ChatId | None) -> None:
        """Another chat is open, or the new one has begun."""
        self._chat = chat
        if self._own is not None:
            self._keep()
        elif chat is not None:
            try:
                self._own = self._history.chats.get(chat).overflow
            except UserError:  # the chat is gone, and whoever opens it says so
                self._own = None
        self._tell()

    def _keep(self) -> None:
        if self._chat is None or self._own is None:
            return
        try:
            self._history.chats.choose_overflow(self._chat, self._own)
        except UserError as error:
            _log.warning("a chat's choice for a full context could not be saved: %s", error)

    def _tell(self) -> None:
        if self._told is not self.overflow:
            self._told = self.overflow
            self.changed.emit(self._told)
