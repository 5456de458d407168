"""Ctrl+C as a wish to stop. Knows nothing of what is stopped."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from app.engine.requests import Controls


@contextmanager
def on_interrupt(controls: Controls) -> Iterator[None]:
    """The first Ctrl+C is a wish to stop; a second one interrupts as usual."""

    def handle(_signal: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        controls.stop = True

    before = signal.signal(signal.SIGINT, handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
