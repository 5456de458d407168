"""Runs an iterator of values in a thread; they arrive in the window in batches. Knows no values."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.errors import UserError

Stopped = Callable[[], bool]
_FRAME_MS = 33
_PATIENCE = 3.0  # seconds for a thread to end when its window closes
# Runs whose threads did not end by then: what they hold is Qt's, and must not die in a thread.
_outliving: list[_Run] = []


class Background(QObject):
    """One run after another: a new one stops the last, and nothing more is heard of that.

    However many values come, the window is woken at most 30 times a second. The iterator is made,
    iterated and closed in the thread. A UserError is a fact; any other exception is a bug, and is
    raised in the window's thread, where bugs are reported.
    """

    values_arrived = Signal(object)  # tuple of what the iterator yielded
    failed = Signal(object)  # UserError
    finished = Signal()  # after the last value; not after `failed`
    _woken = Signal()

    def __init__(
        self,
        name: str,
        take: Callable[[Any], object] | None = None,
        end: Callable[[], object] | None = None,
        fail: Callable[[UserError], object] | None = None,
    ) -> None:
        """`take`, `end` and `fail` hear the three facts."""
        super().__init__()
        self._name = name
        self._run: _Run | None = None
        self._wake_pending = False
        self._left: list[_Run] = []
        self._timer = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._timer.timeout.connect(self._deliver)
        self._woken.connect(self._wait_for_frame, Qt.ConnectionType.QueuedConnection)
        for fact, hearer in (
            (self.values_arrived, take),
            (self.finished, end),
            (self.failed, fail),
        ):
            if hearer is not None:
                fact.connect(hearer)

    @property
    def running(self) -> bool:
        return self._run is not None

    def start(self, make: Callable[[Stopped], Iterator[Any]]) -> None:
        """Iterate what `make` returns; it is handed a question that is true once it should stop."""
        self.stop()
        self._left = [run for run in self._left if run.alive]
        self._run = _Run(make, self._wake, self._name)

    def stop(self) -> None:
        """Ask the run to end, and hear no more of it."""
        if self._run is not None:
            self._run.stopped.set()
            self._left.append(self._run)
            self._run = None

    def ask_to_end(self) -> None:
        """Let the run end in order: its last values and its end are still heard of."""
        if self._run is not None:
            self._run.stopped.set()

    def close(self) -> None:
        """Stop, and wait for the threads, which look at it several times a second."""
        self.stop()
        self._timer.stop()
        for run in self._left:
            run.join(_PATIENCE)
        _outliving.extend(run for run in self._left if run.alive)
        self._left.clear()

    def _wake(self) -> None:
        """Called in the thread: one queued signal, until a frame has been delivered."""
        if not self._wake_pending:
            self._wake_pending = True
            self._woken.emit()

    def _wait_for_frame(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _deliver(self) -> None:
        self._wake_pending = False  # first: a value that comes in between wakes us again
        run = self._run
        if run is None:
            return
        ended, error = run.ended, run.error
        values = tuple(run.values.popleft() for _ in range(len(run.values)))
        if values:
            self.values_arrived.emit(values)
        if not ended or run is not self._run:
            return
        self._left.append(run)
        self._run = None
        match error:
            case None:
                self.finished.emit()
            case UserError():
                self.failed.emit(error)
            case _:
                raise error


class _Run:
    """The thread. `ended` is set after the last value and the error are there."""

    def __init__(
        self, make: Callable[[Stopped], Iterator[Any]], wake: Callable[[], None], name: str
    ) -> None:
        self.values: deque[Any] = deque()
        self.stopped = Event()
        self.error: Exception | None = None
        self.ended = False
        self._make = make
        self._wake = wake
        self._thread = Thread(target=self._iterate, name=name, daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def join(self, seconds: float) -> None:
        self._thread.join(seconds)

    def _iterate(self) -> None:
        try:
            for value in self._make(self.stopped.is_set):
                self.values.append(value)
                self._wake()
        except Exception as error:
            self.error = error
        self.ended = True
        self._wake()
