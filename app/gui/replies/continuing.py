"""Goes on with a reply that ended before it was whole, also one of an earlier run. Knows no
widgets but the transcript."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.chats.values import Message, ModelUsed
from app.engine.events import StopReason
from app.engine.requests import Overflow, Role
from app.gui.chat.conversation import Conversation, Reply
from app.gui.chat.session import ChatSession, ReplyOptions
from app.gui.history.desk import Desk
from app.gui.history.reader import Reader
from app.gui.history.recorder import Recorder
from app.gui.transcript.transcript import Transcript
from app.gui.translation import tr

_NOT_WHOLE = (None, StopReason.STOP, StopReason.LENGTH, StopReason.CONTEXT)


class Continuing(QObject):
    offer_changed = Signal(object, str)  # why it is not whole, or None; what is in the way, or ""

    def __init__(
        self,
        keeping: tuple[Desk, Recorder, Reader],
        sessions: tuple[ChatSession, Conversation],
        transcript: Transcript,
        options: Callable[[], ReplyOptions],
        target: Callable[[], ModelUsed | None],
        context_size: Callable[[], int | None],
    ) -> None:
        """`target` is the one that is loaded, and `context_size` what it holds."""
        super().__init__()
        self._desk, self._recorder, self._reader = keeping
        self._chat, self._conversation = sessions
        self._transcript = transcript
        self._options = options
        self._target = target
        self._context_size = context_size

    def consider(self) -> None:
        """Something has happened that may change what is offered."""
        message = self._unfinished()
        if message is None or message.reply is None:
            self.offer_changed.emit(None, "")
            return
        self.offer_changed.emit(_why(message.reply.reason), self._obstacle(message))

    def go_on(self) -> None:
        """In the same message, with what stands in it as the model's own words."""
        message = self._unfinished()
        if message is None or self._obstacle(message):
            return
        if not self._chat.unfinished:  # it is not the one that broke off just now
            self._reopen(message)
        self._chat.go_on(self._options())

    def _reopen(self, message: Message) -> None:
        assert message.reply is not None
        rounds = self._desk.rounds(message.id)
        self._reader.show_end()
        self._desk.know_tokens()
        tokens = [token for round in rounds for token in round.tokens]
        reply = Reply(tokens, message.reply.stats, prompt=message.reply.prompt)
        self._conversation.reopen_reply(reply)
        self._recorder.reopen_reply()
        self._transcript.reopen_reply()

    def _unfinished(self) -> Message | None:
        path = () if self._chat.replying else self._desk.path()
        last = path[-1] if path and path[-1].role is Role.ASSISTANT else None
        if last is None or last.reply is None or not last.reply.stats.tokens:
            return None
        return last if last.reply.reason in _NOT_WHOLE else None

    def _obstacle(self, message: Message) -> str:
        """The tokens of another model would mean other words."""
        assert message.reply is not None
        used, target = message.reply.making.target, self._target()
        if target is None:
            return tr("No model is loaded yet.")
        if used != target:
            return tr("{name} wrote this reply: load it to go on.").format(name=used.name)
        return self._no_room(message) if message.reply.reason is StopReason.CONTEXT else ""

    def _no_room(self, message: Message) -> str:
        """The context may have grown since, and what is older than the last question can go."""
        used, size = self._desk.rounds(message.id)[-1].context_used, self._context_size()
        if size is None or used < size:
            return ""
        asked = [turn.role for turn in self._conversation.turns()][self._chat.left_out :]
        if asked.count(Role.USER) < 2:
            return tr("The context is full: load the model with a larger one to go on.")
        if self._chat.overflow is Overflow.REFUSE:
            return tr("The context is full: let the model forget the oldest messages to go on.")
        return ""


def _why(reason: StopReason | None) -> str:
    match reason:
        case StopReason.STOP:
            return tr("The last reply was stopped.")
        case StopReason.LENGTH:
            return tr("The last reply reached its longest length.")
        case StopReason.CONTEXT:
            return tr("The last reply met the end of the context.")
        case _:
            return tr("The last reply was broken off.")
