"""Long work on the loaded pair in the engine's process: one task at a time. Knows no task's
meaning."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from app.engine.events import Crashed, Failed, Message, TaskDone, TaskStep
from app.engine.requests import RunTask, Stop, Task
from app.errors import EngineDiedError
from app.gui.chat.session import ChatSession
from app.gui.engine_link import EngineLink
from app.gui.pair.session import PairSession
from app.gui.translation import tr
from app.words import Words

_log = logging.getLogger(__name__)


class TaskSession(QObject):
    """While a task runs the pair is lent to it: the chat waits."""

    task_started = Signal()
    steps_arrived = Signal(object)  # tuple of what the task yielded
    task_ended = Signal()  # finished, stopped or failed
    task_failed = Signal(object)  # Failed, also by a bug; `task_ended` follows

    def __init__(self, link: EngineLink, pairs: PairSession, chat: ChatSession) -> None:
        super().__init__()
        self._link = link
        self._pairs = pairs
        self._chat = chat
        self._number: int | None = None
        link.messages_arrived.connect(self.take)
        link.ended.connect(lambda _: self._end())

    @property
    def running(self) -> bool:
        return self._number is not None

    @property
    def hindrance(self) -> str:
        """Why no task can be started now, in words; "" if one can."""
        if self._pairs.lent_to:
            return self._pairs.lent_to
        if self._chat.replying:
            return tr("A reply is being written. Wait for its end, or stop it.")
        if self._pairs.loaded is None:
            return tr("No model is loaded yet.")
        return ""

    def start(self, task: Task, words: str) -> None:
        """Run it; `words` say to a person who wants to chat what is going on."""
        if self.hindrance:
            return
        try:
            self._number = self._link.send(RunTask(task))
        except EngineDiedError as error:
            self.task_failed.emit(Failed(error.what, error.todo))
            return
        self.task_started.emit()  # first: a button that is disabled loses the focus
        self._pairs.lend(words)

    def stop(self) -> None:
        if self.running:
            self._link.tell(Stop())

    def take(self, messages: tuple[Message, ...]) -> None:
        """Act on those messages that belong to the task that runs, its steps in one batch."""
        mine = [m.value for m in messages if m.request == self._number]
        steps = tuple(value.value for value in mine if isinstance(value, TaskStep))
        if steps:
            self.steps_arrived.emit(steps)
        for value in mine:
            match value:
                case TaskDone():
                    self._end()
                case Failed():
                    self.task_failed.emit(value)
                    self._end()
                case Crashed():
                    _log.error("a bug in the engine during a task:\n%s", value.traceback)
                    what = Words("A bug in Paceline ended what was going on.")
                    self.task_failed.emit(Failed(what, Words("Its trace is in the log.")))
                    self._end()

    def _end(self) -> None:
        if self.running:
            self._number = None
            self._pairs.lend("")
            self.task_ended.emit()
