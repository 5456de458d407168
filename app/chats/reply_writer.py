"""A reply on its way to disk. Knows nothing of engines; appends only."""

from __future__ import annotations

from collections.abc import Sequence

from app.chats.values import MessageId
from app.engine.events import PromptRead, Round, StopReason


class ReplyWriter:
    """The caller decides how often: at most twice a second will do. Raises UserError."""

    message: MessageId

    def note_prompt(self, prompt: PromptRead) -> None:
        """Its figures; written with the next rounds."""
        raise NotImplementedError

    def append(self, rounds: Sequence[Round]) -> None:
        """Save the rounds that came since the last call; the cost grows with these alone."""
        raise NotImplementedError

    def finish(self, reason: StopReason | None) -> None:
        """The reply is over; None: it was lost on the way, and stays unfinished."""
        raise NotImplementedError

    def discard(self) -> None:
        """Remove a reply of which no token came. One with tokens stays, unfinished."""
        raise NotImplementedError
