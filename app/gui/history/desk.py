"""Which chat is open, and the way from one to another. Knows no sidebar and no engine."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.history import History
from app.chats.unsent import Unsent
from app.chats.values import ChatId, Message, MessageId, ModelUsed
from app.engine.events import Round
from app.engine.requests import Turn
from app.errors import UserError
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation
from app.gui.chat.session import ChatSession
from app.gui.history.reader import Reader
from app.gui.history.recorder import Recorder

_log = logging.getLogger(__name__)
_DRAFT_MS = 1000  # what is typed is saved when it rests


class Desk(QObject):
    opened = Signal(object)  # ChatId, or None for one that has not begun
    messages_opened = Signal(object)  # tuple[Message, ...]: what of it is on disk, with siblings
    failed = Signal(object)  # UserError

    def __init__(
        self,
        history: History,
        recorder: Recorder,
        reader: Reader,
        parts: tuple[ChatSession, Conversation, Composer],
        clear: Callable[[], None],
        target: Callable[[], ModelUsed | None],
        unsent: Unsent,
    ) -> None:
        """`clear` empties the window, as for a new chat."""
        super().__init__()
        self._history = history
        self._recorder = recorder
        self._reader = reader
        chat, self._conversation, self._composer = parts
        self._clear = clear
        self._target = target
        self._unsent = unsent
        self._open: ChatId | None = None
        self._opening = False
        self._drafts: dict[ChatId, str] = {}  # those that could not be saved
        self._ids_for: ModelUsed | None = None  # whose token numbers the conversation has
        self._timer = QTimer(self, singleShot=True, interval=_DRAFT_MS)
        self._timer.timeout.connect(self._save_draft)
        self._composer.text_changed.connect(self._timer.start)
        chat.asking.connect(reader.show_end)
        chat.left.connect(self._take_left)
        chat.question_added.connect(self.know_tokens)
        chat.reply_dropped.connect(self.reload)
        recorder.chat_begun.connect(self._take_begun)

    @property
    def chat(self) -> ChatId | None:
        """The one that is open, once it has begun."""
        return self._recorder.chat

    def path(self) -> tuple[Message, ...]:
        """The messages of the open chat; () where not all of them are on disk."""
        if self.chat is None or self._recorder.waiting:
            return ()
        return self._history.messages.path(self.chat)

    def rounds(self, message: MessageId) -> tuple[Round, ...]:
        """Those of a reply of the open chat; () where they are not known."""
        try:
            return self._history.messages.rounds(message)
        except UserError as error:
            self.failed.emit(error)
            return ()

    def open_at(self, chat: ChatId, message: MessageId) -> None:
        """Show this chat where this message is, on whatever branch."""
        try:
            if all(found.id != message for found in self._history.messages.path(chat)):
                self._history.messages.choose(message)
        except UserError as error:
            self.failed.emit(error)
        self.open(chat, message)

    def open(self, chat: ChatId, at: MessageId | None = None, with_typed: bool = False) -> bool:
        """Show this chat; what stands in the composer stays with the one that is left, or comes
        along."""
        try:
            opened, messages = self._history.chats.get(chat), self._history.messages.path(chat)
        except UserError as error:
            self.failed.emit(error)
            return False
        other = chat != self._open
        if messages and _empty(messages[-1]):
            messages = messages[:-1]  # a window was killed before the first token came
        taken = other and not with_typed and self.leave_draft()
        self.show(chat, messages, at)
        if with_typed:
            self._timer.start()
        if taken:
            self._composer.replace_text(self._drafts.pop(chat, opened.draft))
        return True

    def show(
        self, chat: ChatId, messages: tuple[Message, ...], at: MessageId | None = None
    ) -> None:
        """The open chat is this path now, and goes on from its end."""
        self._opening = True
        self._clear()
        self._opening = False
        self._open = chat
        self._recorder.open(chat, [message.id for message in messages])
        self._conversation.replace(
            Turn(message.role, message.content, thinking=message.thinking) for message in messages
        )
        self._ids_for = None
        self._reader.show(messages, at)
        self.opened.emit(chat)
        self.messages_opened.emit(messages)

    def reload(self) -> None:
        """The open chat took another turn on disk."""
        if self._open is not None:
            self.open(self._open)

    def know_tokens(self) -> None:
        """Have the engine find what it read before in its cache: by the numbers of the tokens that
        the present target wrote."""
        target, chat = self._target(), self.chat
        if target is None or chat is None or target == self._ids_for or self._recorder.waiting:
            return
        turns = self._history.messages.turns(chat, target)
        if len(turns) == len(self._conversation.turns()):
            self._conversation.replace(turns)
            self._ids_for = target

    def leave_draft(self) -> bool:
        """What stands in the composer is saved with its chat, which may have to begin for it; then
        the composer can take another text."""
        self._timer.stop()
        text = self._composer.text()
        if self._open is not None:
            self._save_draft()
            return True
        return not text.strip() or self._shelve(text)

    def keep_typed(self) -> None:
        """What stands in the composer outlives a history that is in memory only."""
        self._timer.stop()
        self._unsent.keep(self._composer.text())

    def save_all(self) -> bool:
        """What stands in the composer and what was said; whether the disk took all of it."""
        self._timer.stop()
        typed = self._save_draft()
        return self._recorder.catch_up() and typed

    def shelve_unsent(self) -> None:
        """What was typed before a crash, in no chat, gets one where another chat is shown."""
        if left := self._unsent.read():
            self._shelve(left)

    def _shelve(self, text: str) -> bool:
        """In a chat that begins for it; whether the disk took it."""
        try:
            self._history.chats.keep_draft(self._history.chats.create().id, text)
        except UserError as error:
            _log.warning("what is typed could not be saved: %s", error)
            self._unsent.keep(text)
            return False
        self._unsent.keep("")
        return True

    def _save_draft(self) -> bool:
        """Whether the disk took it."""
        text = self._composer.text()
        kept = self._unsent.keep("" if self._open is not None else text)
        if self._open is None:
            return kept
        try:
            if self._history.chats.get(self._open).draft != text:
                self._history.chats.keep_draft(self._open, text)
        except UserError as error:
            self._drafts[self._open] = text
            _log.warning("what is typed could not be saved: %s", error)
            return False
        return True

    def _take_begun(self, chat: ChatId) -> None:
        self._open = chat
        self._unsent.keep("")
        self.opened.emit(chat)

    def _take_left(self) -> None:
        """A new chat: what stands in the composer comes along."""
        if self._opening:
            return
        left, self._open = self._open, None
        self._ids_for = None
        self._reader.forget()
        self._unsent.keep(self._composer.text())
        if left is not None:
            with suppress(UserError):
                self._history.chats.keep_draft(left, "")
        self.opened.emit(None)


def _empty(message: Message) -> bool:
    return message.reply is not None and message.reply.unfinished and not message.content
