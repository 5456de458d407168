"""The engine in a child process. Knows nothing of Qt.

A native abort (an assert, a GPU out of memory) takes only the child down, and the token loop does
not wait for the window's interpreter lock. One message a round travels back.
"""

from __future__ import annotations

import contextlib
import faulthandler
import multiprocessing
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import assert_never

from app.engine.events import (
    CacheReady,
    Crashed,
    Event,
    Failed,
    LoadCancelled,
    LoadEvent,
    Measured,
    Message,
    TaskDone,
    TaskStep,
    TooLong,
)
from app.engine.requests import (
    Command,
    Controls,
    LoadRequest,
    Measure,
    ReplyRequest,
    Request,
    RestoreCache,
    RunTask,
    SaveCache,
    Speculation,
    Stop,
    Task,
    Turn,
)
from app.engine.workbench import Workbench
from app.errors import EngineDiedError, LoadCancelledError, PromptTooLongError, UserError
from app.words import Words

END_SECONDS = 1.0  # how long a child may take to end before it is killed


class EngineProcess:
    """The parent's end of one child. `send` from any thread, `receive` from one thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._request = 0
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The child's process number while it lives."""
        return self._process.pid if self._process and self._process.is_alive() else None

    def start(self) -> None:
        """Start a child; an earlier one must have ended."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs,), name="paceline-engine", daemon=True
        )
        self._process.start()
        theirs.close()  # so that the child's end is seen as the end of the stream
        self._connection = ours

    def send(self, command: Command) -> int:
        """Hand over a command.

        Returns:
            the number of the request that its messages will carry; for `Speculation` and `Stop`,
            of the request that they act upon.
        """
        with self._lock:
            if not isinstance(command, Speculation | Stop):
                self._request += 1
            # A child that has just died is told of by `receive`, in one place.
            with contextlib.suppress(OSError):
                if self._connection:
                    self._connection.send((self._request, command))
            return self._request

    def receive(self) -> Message:
        """Wait for the next message.

        Raises:
            EngineDiedError: the child has ended.
        """
        assert self._connection and self._process, "start the engine first"
        try:
            message: Message = self._connection.recv()
            return message
        except (EOFError, OSError):
            self._process.join(END_SECONDS)
            raise EngineDiedError(
                _how_it_ended(self._process.exitcode),
                Words("What was written so far is kept. Restart the engine to go on."),
            ) from None

    def close(self) -> None:
        """End the child; `receive` then raises."""
        if not self._process or not self._connection:
            return
        with self._lock, contextlib.suppress(OSError):
            self._connection.send(None)
        self._process.join(END_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(END_SECONDS)


def _how_it_ended(exitcode: int | None) -> Words:
    if not exitcode:
        return Words("The engine stopped unexpectedly.")
    how: str = Words("exit code {code}", code=exitcode)
    with contextlib.suppress(ValueError):
        how = signal.Signals(-exitcode).name
    return Words("The engine stopped unexpectedly ({how}).", how=how)


# ---------------------------------------------------------------------------- the child's side


@dataclass(slots=True)
class _Work:
    request: int
    command: Request
    controls: Controls


def serve(connection: Connection) -> None:
    """Run in the child until the parent says so or is gone."""
    if sys.stderr is not None:  # a windowed program on Windows has none
        faulthandler.enable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the parent's to handle
    work: queue.SimpleQueue[_Work] = queue.SimpleQueue()
    inbox = _Inbox(connection, work)
    threading.Thread(target=inbox.listen, name="inbox", daemon=True).start()
    engine = _Engine()
    while True:
        current = work.get()
        for value in engine.run(current):
            with contextlib.suppress(OSError):  # the parent is gone: the inbox ends this process
                connection.send(Message(current.request, value))


class _Inbox:
    """Takes commands while the engine works."""

    def __init__(self, connection: Connection, work: queue.SimpleQueue[_Work]) -> None:
        self._connection = connection
        self._work = work
        self._latest = Controls()

    def listen(self) -> None:
        while True:
            try:
                envelope = self._connection.recv()
            except (EOFError, OSError):
                envelope = None
            if envelope is None:
                os._exit(0)  # also in the middle of a native call
            self._take(*envelope)

    def _take(self, request: int, command: Command) -> None:
        match command:
            case LoadRequest() | ReplyRequest() | SaveCache() | RestoreCache() | RunTask():
                controls = Controls()
                if isinstance(command, ReplyRequest):
                    controls.speculation = command.speculation
                self._latest = controls
                self._work.put(_Work(request, command, controls))
            case Measure():  # nothing to stop: a stop that comes is meant for what runs before
                self._work.put(_Work(request, command, Controls()))
            case Speculation():
                self._latest.speculation = command
            case Stop():
                self._latest.stop = True
            case _:
                assert_never(command)


_Answer = (
    Event | LoadEvent | CacheReady | Measured | TooLong | TaskStep | TaskDone | Failed | Crashed
)


class _Engine:
    """What runs on the pair that is loaded."""

    def __init__(self) -> None:
        self._bench = Workbench()

    def run(self, work: _Work) -> Iterator[_Answer]:
        try:
            match work.command:
                case LoadRequest():
                    yield from self._bench.load(work.command, work.controls)
                case ReplyRequest():
                    yield from self._reply(work, work.command)
                case SaveCache(path):
                    yield CacheReady(self._bench.pair.target.save(path))
                case RestoreCache(path):
                    yield CacheReady(self._bench.pair.target.restore(path))
                case Measure(texts, turns):
                    yield self._measure(texts, turns)
                case RunTask(task):
                    yield from self._run_task(task, work.controls)
                case _:
                    assert_never(work.command)
        except LoadCancelledError:
            yield LoadCancelled()
        except PromptTooLongError as error:
            if isinstance(work.command, ReplyRequest):
                yield TooLong(error.tokens, error.context_size)
            else:
                yield Failed(error.what, error.todo)
        except UserError as error:
            yield Failed(error.what, error.todo)
        except OSError as error:
            yield Failed(
                Words("A file can't be used: {reason}.", reason=error.strerror or str(error)),
                Words("Check the disk and its space."),
            )
        except Exception:
            yield Crashed(traceback.format_exc())

    def _reply(self, work: _Work, request: ReplyRequest) -> Iterator[Event]:
        # llama.cpp is loaded in the child only
        from app.engine.reply import reply

        yield from reply(self._bench.pair, request, work.controls)

    def _measure(self, texts: tuple[str, ...], turns: tuple[Turn, ...]) -> Measured:
        from app.engine.text import prompt_tokens

        pair = self._bench.pair
        vocabulary = pair.target.vocabulary
        counts = tuple(len(vocabulary.tokenize(text, special=False)) for text in texts)
        prompt = len(prompt_tokens(turns, pair.template, vocabulary)) if turns else 0
        return Measured(counts, prompt)

    def _run_task(self, task: Task, controls: Controls) -> Iterator[TaskStep | TaskDone]:
        before = self._bench.request
        try:
            with contextlib.suppress(LoadCancelledError):  # stopped while it loaded another pair
                for value in task.run(self._bench, controls):
                    yield TaskStep(value)
        finally:
            if before is not None:
                for _ in self._bench.bring_back(before):
                    pass
        yield TaskDone()
