"""Rounds and settings as an engine would make them, from a seed. No test of its own."""

from __future__ import annotations

import random

from app.chats.values import Making, ModelUsed
from app.engine.events import Guess, Origin, Round, Token
from app.engine.requests import DrafterKind, SamplerSettings, Speculation

TARGET = ModelUsed("Tiny 1B", "tiny-1b.gguf", 512)
MAKING = Making(
    target=TARGET,
    draft=ModelUsed("Tinier", "tinier.gguf", 512),
    sampler=SamplerSettings(temperature=0.25),
    speculation=Speculation(drafter=DrafterKind.BOTH, draft_length=4),
    seed=7,
    stop_strings=("END",),
)
WORDS = (" the", " wind", " pace", "line", ".", "\n", " é", "", " 日本", " rider")


def made_rounds(count: int, seed: int = 0) -> tuple[Round, ...]:
    """Rounds of one to five tokens, some plain and some with a rejected guess."""
    chance = random.Random(seed)
    return tuple(_round(chance) for _ in range(count))


def rounds_of(count: int, seed: int = 0) -> tuple[Round, ...]:
    """Rounds that hold exactly `count` tokens, all of them plain or in fives."""
    chance = random.Random(seed)
    rounds = []
    while count:
        size = min(count, 5)
        rounds.append(_round(chance, size))
        count -= size
    return tuple(rounds)


def text_of(rounds: tuple[Round, ...]) -> str:
    return "".join(token.text for round in rounds for token in round.tokens)


def _round(chance: random.Random, size: int | None = None) -> Round:
    kept = (size or chance.randint(1, 5)) - 1
    plain = size is None and chance.random() < 0.3
    if plain:
        return _figures(chance, (_token(chance, Origin.PLAIN),), 0, 0, 0)
    tokens = [_token(chance, Origin.ACCEPTED) for _ in range(kept)]
    if chance.random() < 0.5:
        tokens.append(_token(chance, Origin.BONUS))
        return _figures(chance, tuple(tokens), kept, kept, kept)
    tokens.append(_token(chance, Origin.CORRECTED))
    return _figures(chance, tuple(tokens), kept + 2, kept + 1, kept)


def _token(chance: random.Random, origin: Origin) -> Token:
    return Token(
        id=chance.randrange(150_000),
        text=chance.choice(WORDS),
        origin=origin,
        p=chance.random(),
        q=chance.random() if origin is Origin.ACCEPTED else None,
        rejected=(
            Guess(chance.randrange(150_000), chance.choice(WORDS), chance.random(), chance.random())
            if origin is Origin.CORRECTED
            else None
        ),
    )


def _figures(
    chance: random.Random, tokens: tuple[Token, ...], drafted: int, checked: int, accepted: int
) -> Round:
    return Round(
        tokens=tokens,
        drafted=drafted,
        checked=checked,
        accepted=accepted,
        drafter=chance.choice(tuple(DrafterKind)),
        draft_seconds=chance.random() / 100,
        pass_seconds=chance.random() / 50,
        seconds=chance.random() / 30,
        context_used=chance.randrange(4096),
        speculating=chance.random() < 0.9,
        pace=chance.choice(("", "k = 4 yields most")),
        held_back=chance.random() < 0.1,
    )
