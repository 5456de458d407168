"""Distilling in a child process, so that PyTorch stays out of the caller's. Knows no window.

A crash in native code, or the system's end to a process that takes too much memory, takes only the
child down. A child that is killed, or whose parent is, leaves what was done on disk.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from time import monotonic

from app.distil.run import Plan, Step, distil
from app.engine.events import Crashed, Failed
from app.errors import UserError
from app.words import Words

END_SECONDS = 15.0  # how long a child may take to end before it is killed
_LOOK_SECONDS = 0.1  # between two looks at whether to stop
_NICENESS = 10  # a chat goes first

_log = logging.getLogger(__name__)

Told = Step | Failed | Crashed


def distil_apart(plan: Plan, stopped: Callable[[], bool]) -> Iterator[Told]:
    """The steps of `distil(plan)`, at last `Made`, `Failed` or `Crashed`; or none of these where
    `stopped` said so. Within END_SECONDS of that the child has ended."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    end = context.Event()
    # No daemon: those may have no children, and collecting is done by some.
    child = context.Process(
        target=_work, args=(plan, theirs, end), name="paceline-distil", daemon=False
    )
    try:
        child.start()
        theirs.close()  # so that the child's end is seen as the end of the stream
        yield from _listen(child, ours, end, stopped)
    finally:
        end.set()
        if child.pid is not None:
            child.join(END_SECONDS)
            child.kill()  # workers that it leaves behind save what they have, and end
            child.join()
        ours.close()


def _listen(
    child: BaseProcess, connection: Connection, end: Event, stopped: Callable[[], bool]
) -> Iterator[Told]:
    """What the child says until it has ended, or should have."""
    latest = None
    until: float | None = None
    while until is None or monotonic() < until:
        if until is None and stopped():
            end.set()
            until = monotonic() + END_SECONDS
        try:
            if connection.poll(_LOOK_SECONDS):
                yield connection.recv()
        except (EOFError, OSError):
            child.join(_LOOK_SECONDS * 10)
            latest = child.exitcode
            break
    if latest and until is None:
        _log.error("the process that distils ended with %s", latest)
        yield Failed(
            Words(
                "Making the draft stopped unexpectedly ({how}); memory ran out, as a rule.",
                how=_how(latest),
            ),
            Words("What was done is kept: close other programs and start again."),
        )


def _how(exitcode: int) -> str:
    if exitcode < 0:
        try:
            return signal.Signals(-exitcode).name
        except ValueError:
            pass
    return Words("exit code {code}", code=exitcode)


def _work(plan: Plan, connection: Connection, end: Event) -> None:
    """Run in the child until the work is done, `end` is set, or the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the parent's to handle
    if sys.platform == "win32":
        import psutil

        psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(_NICENESS)
    parent = multiprocessing.parent_process()

    def stop() -> bool:
        return end.is_set() or parent is None or not parent.is_alive()

    for value in _told(plan, stop):
        try:
            connection.send(value)
        except OSError:  # the parent is gone: `stop` sees it as well
            end.set()


def _told(plan: Plan, stop: Callable[[], bool]) -> Iterator[Told]:
    try:
        plan.out.parent.mkdir(parents=True, exist_ok=True)
        yield from distil(plan, stop)
    except UserError as error:
        yield Failed(error.what, error.todo)
    except OSError as error:
        yield Failed(
            Words("A file can't be used: {reason}.", reason=error.strerror or str(error)),
            Words("Check the disk and its space."),
        )
    except Exception:
        yield Crashed(traceback.format_exc())
