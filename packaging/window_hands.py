"""Hands for the real window: ask, stop, wait. Knows nothing of what they are there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.gui.application import Application
    from app.gui.pair.task_session import TaskSession

LONGEST = 600.0  # seconds: whatever has not come by then never will


class Hands:
    def __init__(self, window: Application) -> None:
        self._window = window

    def say(self, text: str, tokens: int) -> None:
        """Ask, and wait for so many tokens of the reply."""
        window = self._window
        window.composer.show_text(text)
        window.composer.send()
        self.until(lambda: self.written() > tokens or not window.chat.replying)

    def have_reply(self, question: str) -> None:
        """One to look at, if nobody has asked for one before."""
        if not self._window.conversation.turns():
            self.say(question, 60)
            self.stop()

    def stop(self) -> None:
        self._window.chat.stop()
        self.until(lambda: not self._window.chat.replying)

    def written(self) -> int:
        """Tokens of the reply that is being written."""
        reply = self._window.conversation.reply
        return len(reply.tokens) if reply else 0

    def until_done(self, task: TaskSession) -> None:
        pairs = self._window.pairs
        self.until(lambda: not task.running and pairs.loaded is not None)

    def wait(self, seconds: float) -> None:
        self._look(lambda: False, seconds)

    def until(self, holds: Callable[[], bool]) -> None:
        """Raises TimeoutError where it never does."""
        if not self._look(holds, LONGEST):
            raise TimeoutError(f"waited {LONGEST:.0f} s for what did not come")

    def _look(self, holds: Callable[[], bool], at_most: float) -> bool:
        """Again and again for so many seconds, until it holds."""
        from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer

        end = QDeadlineTimer(round(at_most * 1000))
        # Not QTest.qWait: it keeps the interpreter's lock, and the engine's reader waits with it.
        while not holds() and not end.hasExpired():
            loop = QEventLoop()
            QTimer.singleShot(50, loop.quit)
            loop.exec()
        return holds()
