"""Asks a pair, and takes apart what it answers. Holds no test."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.events import Event, Finished, Round
from app.engine.pair import Pair
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    DrafterKind,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)

Load = Callable[..., Pair]
PLAIN = Speculation(on=False)
ASK = (Turn(Role.USER, "What is in the box?"),)


def by_model(k: int | None) -> Speculation:
    return Speculation(True, DrafterKind.MODEL, k)


def ask(
    speculation: Speculation,
    turns: tuple[Turn, ...] = ASK,
    temperature: float = 0,
    max_tokens: int = 100,
    seed: int = 0,
) -> ReplyRequest:
    sampler = SamplerSettings(temperature=temperature)
    return ReplyRequest(turns, sampler, speculation, seed, max_tokens)


def run(pair: Pair, request: ReplyRequest) -> list[Event]:
    return list(reply(pair, request, Controls(request.speculation)))


def rounds(events: list[Event]) -> list[Round]:
    return [event for event in events if isinstance(event, Round)]


def finished(events: list[Event]) -> Finished:
    last = events[-1]
    assert isinstance(last, Finished)
    return last
