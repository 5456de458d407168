"""The engine in a child process. Knows nothing of Qt."""
# placeholder of the interface, being written
from __future__ import annotations

from app.engine.events import Command, Message


class EngineProcess:
    """The parent's end. `send` from any thread, `receive` from one."""

    def start(self) -> None: ...

    def send(self, command: Command) -> int:
        """Hand over a command; returns the request's number that its messages carry."""
        raise NotImplementedError

    def receive(self) -> Message:
        """Wait for the next message. Raises EngineDiedError when the child has ended."""
        raise NotImplementedError

    def close(self) -> None:
        """End the child, without waiting longer than a second."""

    @property
    def pid(self) -> int | None: ...
