"""Has all that is said on disk: questions before their reply starts, replies as they grow. Knows
no widgets.

Whatever the disk refuses waits in order, in memory, and is tried again: nothing is lost as long as
the window lives, and chatting goes on.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.history import History
from app.chats.reply_writer import ReplyWriter
from app.chats.values import ChatId, Making, MessageId
from app.engine.events import PromptRead, Round, StopReason
from app.errors import UserError
from app.gui.chat.conversation import Reply
from app.gui.chat.session import ChatSession, ReplyEnd

SAVE_MS = 500  # a reply that grows is saved this often
_RETRY_MS = 5000


@dataclass(slots=True, eq=False)
class Kept:
    """A message of the chat; `id` is None until it is on disk."""

    id: MessageId | None = None
    writer: ReplyWriter | None = None


@dataclass(slots=True, eq=False)
class Sheet:
    """The chat that is open; `chat` is None until something of it is on disk."""

    chat: ChatId | None = None
    path: list[Kept] = field(default_factory=list)


class Recorder(QObject):
    troubled = Signal(object)  # UserError: once, however long it lasts
    recovered = Signal()  # all that had to wait is on disk
    chat_begun = Signal(object)  # ChatId: the first message of a new chat is on disk
    chat_changed = Signal()  # its title or its time

    def __init__(
        self, history: History, chat: ChatSession, making: Callable[[], Making | None]
    ) -> None:
        super().__init__()
        self._history = history
        self._making = making
        self._deeds: deque[Callable[[], None]] = deque()
        self._sheet = Sheet()
        self._reply: Kept | None = None  # in progress, or broken off and to be continued
        self._has_tokens = False
        self._resumed = False  # it keeps the figures of the prompt that it began with
        self._broken_off = False
        self._rounds: list[Round] = []
        self._troubled = False
        self._save_timer = QTimer(self, singleShot=True, interval=SAVE_MS)
        self._save_timer.timeout.connect(self._save_rounds)
        self._retry_timer = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry_timer.timeout.connect(self._work)
        chat.question_added.connect(self._take_question)
        chat.question_returned.connect(self._take_back)
        chat.reply_started.connect(self._take_start)
        chat.prompt_read.connect(self._take_prompt)
        chat.rounds_arrived.connect(self._take_rounds)
        chat.reply_ended.connect(self._take_end)
        chat.reply_dropped.connect(self._close_reply)
        chat.interrupted.connect(self._take_interruption)
        chat.left.connect(self.leave)

    @property
    def chat(self) -> ChatId | None:
        return self._sheet.chat

    @property
    def waiting(self) -> bool:
        """Whether something could not be saved yet."""
        return bool(self._deeds)

    def catch_up(self) -> bool:
        """Try again what could not be saved; whether all is."""
        self._work()
        return not self.waiting

    @property
    def last(self) -> MessageId | None:
        """The last message of the open chat, once it is on disk."""
        return self._sheet.path[-1].id if self._sheet.path else None

    @property
    def length(self) -> int:
        """How many messages the open chat has."""
        return len(self._sheet.path)

    def open(self, chat: ChatId, path: list[MessageId]) -> None:
        """What is said from now on follows the last of these messages."""
        self.leave()
        self._sheet = Sheet(chat, [Kept(message) for message in path])

    def reopen_reply(self) -> None:
        """What the chat ends with, which is on disk, is gone on with."""
        self._reply, self._has_tokens = self._sheet.path[-1], True

    def leave(self) -> None:
        """What is said from now on begins a new chat. A reply in progress stays as it is."""
        self._close_reply(StopReason.STOP)
        self._sheet = Sheet()

    def close(self) -> None:
        self.leave()
        self._save_timer.stop()
        self._retry_timer.stop()

    # ------------------------------------------------------------------ what is said

    def _take_question(self, text: str) -> None:
        self._reply = None
        kept, sheet = Kept(), self._sheet
        parent = sheet.path[-1] if sheet.path else None
        sheet.path.append(kept)

        def add() -> None:
            begun = sheet.chat is None
            if sheet.chat is None:
                sheet.chat = self._history.chats.create().id
            above = None if parent is None else parent.id
            kept.id = self._history.messages.add(sheet.chat, above, text).id
            if begun and sheet is self._sheet:
                self.chat_begun.emit(sheet.chat)
            self.chat_changed.emit()

        self._do(add)

    def _take_back(self, _: str) -> None:
        """The question could not be asked; its text is with the person again."""
        self._close_reply()
        if not self._sheet.path:
            return
        question = self._sheet.path.pop()

        def take_back() -> None:
            if question.id is not None:
                self._history.messages.take_back(question.id)
            self.chat_changed.emit()

        self._do(take_back)

    def _take_start(self, reply: Reply) -> None:
        making, sheet = self._making(), self._sheet
        if making is None or not sheet.path:
            return
        self._rounds.clear()
        self._broken_off = False
        self._resumed = self._reply is not None and bool(reply.tokens)
        if self._reply is not None and reply.tokens:
            self._resume(self._reply, making)
            return
        question, kept = sheet.path[-1], Kept()
        sheet.path.append(kept)
        self._reply, self._has_tokens = kept, False

        def begin() -> None:
            if sheet.chat is not None and question.id is not None:
                kept.writer = self._history.messages.begin_reply(sheet.chat, question.id, making)
                kept.id = kept.writer.message

        self._do(begin)

    def _resume(self, kept: Kept, making: Making) -> None:
        def resume() -> None:
            if kept.id is not None:
                kept.writer = self._history.messages.resume_reply(kept.id, making)

        self._do(resume)

    def _take_prompt(self, prompt: PromptRead) -> None:
        kept = self._reply
        if kept is not None and not self._resumed:
            self._do(lambda: kept.writer.note_prompt(prompt) if kept.writer else None)

    def _take_rounds(self, rounds: tuple[Round, ...]) -> None:
        self._rounds.extend(rounds)
        self._has_tokens = True
        if not self._save_timer.isActive():
            self._save_timer.start()

    def _take_end(self, end: ReplyEnd) -> None:
        self._finish(None if end.finished is None else end.finished.reason)
        self._reply = None

    def _take_interruption(self) -> None:
        """The reply may be continued, in the same message."""
        self._broken_off = True
        if self._has_tokens:
            self._finish(None)
        else:
            self._close_reply()

    # ------------------------------------------------------------------ how it is written

    def _save_rounds(self) -> None:
        kept, rounds = self._reply, self._rounds
        self._rounds = []
        if kept is None or not rounds:
            return

        def append() -> None:
            batch = tuple(rounds)
            rounds.clear()  # the writer keeps what it could not write
            if kept.writer is not None:
                kept.writer.append(batch)

        self._do(append)

    def _finish(self, reason: StopReason | None) -> None:
        self._save_timer.stop()
        self._save_rounds()
        kept = self._reply

        def finish() -> None:
            if kept is not None and kept.writer is not None:
                kept.writer.finish(reason)
            self.chat_changed.emit()

        self._do(finish)

    def _close_reply(self, reason: StopReason | None = None) -> None:
        """End the reply in progress, if there is one; without a token it leaves no trace."""
        kept, self._reply = self._reply, None
        if kept is None:
            return
        if self._has_tokens:
            self._reply = kept
            self._finish(None if self._broken_off else reason)
            self._reply = None
            return
        if self._sheet.path and self._sheet.path[-1] is kept:
            self._sheet.path.pop()
        self._do(lambda: kept.writer.discard() if kept.writer else None)

    def _do(self, deed: Callable[[], None]) -> None:
        self._deeds.append(deed)
        if len(self._deeds) == 1 or not self._troubled:
            self._work()

    def _work(self) -> None:
        """All that waits, in its order, as far as the disk takes it."""
        while self._deeds:
            try:
                self._deeds[0]()
            except UserError as error:
                if not isinstance(error.__cause__, sqlite3.Error):
                    self._deeds.popleft()  # the chat is gone: waiting would not bring it back
                    self.troubled.emit(error)
                    continue
                self._retry_timer.start()
                if not self._troubled:
                    self._troubled = True
                    self.troubled.emit(error)
                return
            self._deeds.popleft()
        if self._troubled:
            self._troubled = False
            self.recovered.emit()
