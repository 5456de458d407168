"""The window's end of the engine: what it says arrives once a frame. Knows no message's meaning."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.engine.events import Message
from app.engine.requests import Command
from app.errors import EngineDiedError
from app.words import Words

FRAME_SECONDS = 1 / 30
_log = logging.getLogger(__name__)


class Engine(Protocol):
    """What the link needs of `app.engine.process.EngineProcess`."""

    def start(self) -> None: ...
    def send(self, command: Command) -> int: ...
    def receive(self) -> Message: ...
    def close(self) -> None: ...


class _Reader:
    """Blocks on one engine's messages in a thread of its own, and calls `wake` for each."""

    def __init__(self, engine: Engine, wake: Callable[[], None]) -> None:
        self.messages: deque[Message] = deque()
        self.death: EngineDiedError | None = None
        self._engine = engine
        self._wake = wake
        self._thread = Thread(target=self._read, name="engine-reader", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            while True:
                self.messages.append(self._engine.receive())
                self._wake()
        except EngineDiedError as error:
            self.death = error
        except Exception as error:  # half a message: the engine was killed while it spoke
            _log.exception("the engine's words could not be read")
            what = Words("The engine was cut off ({error}).", error=str(error))
            self.death = EngineDiedError(what, Words("Restart it."))
        self._wake()

    def join(self) -> None:
        self._thread.join(timeout=2)


class EngineLink(QObject):
    """Starts an engine, hands commands over, and gathers what it says into frames.

    However many messages a second the engine sends, the window is woken at most 30 times.
    """

    messages_arrived = Signal(object)  # tuple[Message, ...]
    ended = Signal(object)  # EngineDiedError: the engine ended without being asked to
    _woken = Signal()

    def __init__(self, make_engine: Callable[[], Engine]) -> None:
        super().__init__()
        self._make_engine = make_engine
        self._engine: Engine | None = None
        self._reader: _Reader | None = None
        self._wake_pending = False
        self._last_frame = 0.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._deliver)
        self._woken.connect(self._wait_for_frame, Qt.ConnectionType.QueuedConnection)

    @property
    def alive(self) -> bool:
        return self._engine is not None

    def start(self) -> None:
        """Start the engine, or a new one after the last has ended."""
        self.close()
        self._engine = self._make_engine()
        self._engine.start()
        self._reader = _Reader(self._engine, self._wake)

    def send(self, command: Command) -> int:
        """Hand over a command; returns the number that its messages carry.

        Raises EngineDiedError when there is no engine to take it.
        """
        if self._engine is None:
            raise EngineDiedError(Words("The engine is not running."), Words("Restart it."))
        try:
            return self._engine.send(command)
        except (OSError, ValueError) as error:  # a pipe that broke just now
            raise EngineDiedError(
                Words("The engine is not running."), Words("Restart it.")
            ) from error

    def tell(self, command: Command) -> None:
        """Hand over a command that no message answers; without an engine it is moot."""
        with suppress(EngineDiedError):  # `ended` says so
            self.send(command)

    def close(self) -> None:
        """End the engine and forget what it had still to say."""
        engine, reader = self._engine, self._reader
        self._engine = self._reader = None
        self._timer.stop()
        self._wake_pending = False
        if engine is not None:
            engine.close()
        if reader is not None:
            reader.join()

    def _wake(self) -> None:
        """Called in the reader's thread: one queued signal, until a frame has been delivered."""
        if not self._wake_pending:
            self._wake_pending = True
            self._woken.emit()

    def _wait_for_frame(self) -> None:
        if self._timer.isActive():
            return
        rest = self._last_frame + FRAME_SECONDS - time.monotonic()
        self._timer.start(max(0, round(rest * 1000)))

    def _deliver(self) -> None:
        reader = self._reader
        if reader is None:
            return
        # Cleared before the queue is read: a message that comes in between wakes us again.
        self._wake_pending = False
        self._last_frame = time.monotonic()
        death = reader.death
        messages = tuple(reader.messages.popleft() for _ in range(len(reader.messages)))
        if messages:
            self.messages_arrived.emit(messages)
        if death is not None and reader is self._reader:
            self.close()
            self.ended.emit(death)
