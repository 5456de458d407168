"""Other answers and other questions beside those that were given: siblings in the tree, and the
steps between them. Knows nothing of how the transcript lays them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from app.chats.history import History
from app.chats.values import Message, MessageId
from app.engine.requests import Role
from app.gui.chat.session import ChatSession, ReplyOptions
from app.gui.history.desk import Desk


class Branches(QObject):
    """Nothing is destroyed: what was said under another answer stays under that."""

    def __init__(
        self,
        history: History,
        desk: Desk,
        chat: ChatSession,
        options: Callable[[], ReplyOptions],
        ready: Callable[[], bool],
    ) -> None:
        """`ready`: whether the engine can answer now."""
        super().__init__()
        self._history = history
        self._desk = desk
        self._chat = chat
        self._options = options
        self._ready = ready

    @property
    def possible(self) -> bool:
        """Whether something can be answered anew now."""
        return self._ready() and not self._chat.replying

    def last(self, role: Role) -> Message | None:
        """The latest message of this kind in the open chat."""
        return next((m for m in reversed(self._desk.path()) if m.role is role), None)

    def regenerate(self, message: MessageId, switched: bool = False) -> None:
        """Another reply beside this one; `switched`: with speculation the other way than now."""
        above = self._until(message)
        if above and above[-1].role is Role.USER:
            self._answer(above, switched)

    def answer_last(self, switched: bool = False) -> None:
        """Regenerate the latest reply, or have a question answered that never was."""
        path = self._desk.path()
        if path and path[-1].role is Role.USER and self.possible:
            self._answer(path, switched)
        elif (reply := self.last(Role.ASSISTANT)) is not None:
            self.regenerate(reply.id, switched)

    def edit(self, message: MessageId, text: str) -> None:
        """Ask another question in this one's place."""
        above, own = self._until(message), self._find(message)
        if above is None or own is None or own.role is not Role.USER or not text.strip():
            return
        self._desk.show(own.chat, above)
        self._chat.ask(text, self._options())

    def step(self, message: MessageId, by: int) -> None:
        """To the sibling before (-1) or after (1), with what was said under it."""
        own = self._find(message)
        if own is None or own.siblings < 2 or self._chat.replying:
            return
        beside = self._history.messages.siblings(message)
        self._history.messages.choose(beside[(own.sibling + by) % len(beside)].id)
        self._desk.open(own.chat, beside[(own.sibling + by) % len(beside)].id)

    def step_last(self, by: int) -> None:
        """From the latest message that has siblings."""
        for message in reversed(self._desk.path()):
            if message.siblings > 1:
                self.step(message.id, by)
                return

    def _answer(self, path: tuple[Message, ...], switched: bool) -> None:
        options = self._options()
        if switched:
            on = not options.speculation.on
            options = replace(options, speculation=replace(options.speculation, on=on))
        self._desk.show(path[-1].chat, path)
        self._desk.know_tokens()
        self._chat.answer_anew(options)

    def _find(self, message: MessageId) -> Message | None:
        return next((m for m in self._desk.path() if m.id == message), None)

    def _until(self, message: MessageId) -> tuple[Message, ...] | None:
        """What stands above it; None where it is not here, or nothing can be answered now."""
        path = self._desk.path() if self.possible else ()
        for place, found in enumerate(path):
            if found.id == message:
                return path[:place]
        return None
