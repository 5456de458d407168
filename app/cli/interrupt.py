"""Ctrl+C as a wish to stop. Knows nothing of what is stopped."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def on_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """The first Ctrl+C calls `stop`; a second one interrupts as usual."""

    def handle(_signal: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        stop()

    before = signal.signal(signal.SIGINT, handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
