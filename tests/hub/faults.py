"""What the loopback hub can do wrong with one request for bytes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Drop:
    """Close the connection after some bytes."""

    after: int


@dataclass(frozen=True)
class Stall:
    """Send some bytes, then nothing for some seconds, with the connection open."""

    after: int
    seconds: float


@dataclass(frozen=True)
class Trickle:
    """Send one byte a moment, for ever."""

    pause: float = 0.02


@dataclass(frozen=True)
class Answer:
    """A status instead of the bytes."""

    status: int
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class IgnoreRange:
    """200 and all bytes, whatever was asked for."""


@dataclass(frozen=True)
class OtherBytes:
    """As many bytes, but not the right ones."""


@dataclass(frozen=True)
class LoginPage:
    """What a network that wants a login first says in place of every site. `sized`: how long it is,
    too."""

    sized: bool


Fault = Drop | Stall | Trickle | Answer | IgnoreRange | OtherBytes | LoginPage
