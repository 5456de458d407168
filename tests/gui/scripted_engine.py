"""An engine that says what a test tells it to. Knows nothing of models or of processes."""

from __future__ import annotations

import queue
from collections.abc import Callable
from pathlib import Path

from app.engine.events import (
    Costs,
    Device,
    Finished,
    Guess,
    Loaded,
    LoadProgress,
    Message,
    ModelInfo,
    Origin,
    PromptRead,
    Round,
    StopReason,
    Token,
)
from app.engine.requests import Command, DrafterKind, LoadRequest, ReplyRequest
from app.errors import EngineDiedError

DIED = EngineDiedError("The engine ended with signal 9.", "Restart it.")


class ScriptedEngine:
    """`sent` is what it was told; `say` puts a value into its mouth.

    Every load is answered with `Loaded` unless `answer_loads` is False.
    """

    def __init__(self, answer_loads: bool = True) -> None:
        self.sent: list[Command] = []
        self.answer_loads = answer_loads
        self.on_command: Callable[[int, Command], None] | None = None
        self.closed = False
        self._queue: queue.Queue[Message | None] = queue.Queue()
        self._number = 0

    def start(self) -> None:
        pass

    def send(self, command: Command) -> int:
        self.sent.append(command)
        self._number += 1
        if isinstance(command, LoadRequest) and self.answer_loads:
            self.say(LoadProgress("target", 0.5))
            self.say(loaded(command))
        if self.on_command is not None:
            self.on_command(self._number, command)
        return self._number

    def say(self, value: object, request: int | None = None) -> None:
        """Send a value, by default in answer to the last command."""
        self._queue.put(Message(self._number if request is None else request, value))

    def die(self) -> None:
        self._queue.put(None)

    def receive(self) -> Message:
        message = self._queue.get()
        if message is None:
            raise DIED
        return message

    def close(self) -> None:
        self.closed = True
        self._queue.put(None)

    @property
    def pid(self) -> int | None:
        return None

    def request(self) -> tuple[int, ReplyRequest]:
        """The last reply that was asked for, with its number."""
        for index in range(len(self.sent) - 1, -1, -1):
            command = self.sent[index]
            if isinstance(command, ReplyRequest):
                return index + 1, command
        raise AssertionError("no reply was asked for")

    def reply(self, rounds: list[Round], reason: StopReason | None = StopReason.END) -> None:
        """Say these rounds in answer to the last reply that was asked for."""
        number, _ = self.request()
        self.say(PromptRead(12, 0, 0.01), number)
        for round in rounds:
            self.say(round, number)
        if reason is not None:
            tokens = [token for round in rounds for token in round.tokens]
            text = "".join(token.text for token in tokens)
            self.say(Finished(reason, text, tuple(token.id for token in tokens)), number)


def model(path: Path, size: int = 100_000_000) -> ModelInfo:
    return ModelInfo(
        path=path,
        name=path.stem,
        architecture="llama",
        description="llama 135M Q4_1",
        size_bytes=size,
        parameters=135_000_000,
        vocabulary_size=49152,
        trained_context=8192,
        layers=30,
        gpu_layers=0,
        device="CPU",
        has_chat_template=True,
    )


def loaded(request: LoadRequest, **changes: object) -> Loaded:
    values: dict[str, object] = {
        "target": model(request.target),
        "draft": None if request.draft is None else model(request.draft, 40_000_000),
        "context_size": 4096,
        "devices": (Device("CPU", "a processor", "CPU", 0, 0),),
        "costs": Costs(0.04, 0.1, ((0, 1.0), (4, 1.3))),
    }
    return Loaded(**(values | changes))  # type: ignore[arg-type]


def token(text: str, origin: Origin = Origin.PLAIN, id: int = 0) -> Token:
    """A token with chances that fit its origin."""
    match origin:
        case Origin.ACCEPTED:
            return Token(id, text, origin, 0.91, 0.85)
        case Origin.CORRECTED:
            return Token(id, text, origin, 0.62, 0.11, Guess(7, " wrong", 0.7, 0.05))
        case _:
            return Token(id, text, origin, 0.8)


def round_of(*tokens: Token, seconds: float = 0.05, context: int = 100) -> Round:
    """One round; what was drafted and checked follows from the tokens' origins."""
    accepted = sum(t.origin is Origin.ACCEPTED for t in tokens)
    corrected = sum(t.origin is Origin.CORRECTED for t in tokens)
    plain = all(t.origin is Origin.PLAIN for t in tokens)
    return Round(
        tokens=tokens,
        drafted=0 if plain else max(4, accepted + corrected),
        checked=accepted + corrected,
        accepted=accepted,
        drafter=DrafterKind.NONE if plain else DrafterKind.MODEL,
        draft_seconds=0.0 if plain else seconds / 4,
        pass_seconds=seconds * 0.7,
        seconds=seconds,
        context_used=context,
    )
