"""Chats as our own JSON, all branches, tokens and origins in it. Knows nothing of databases."""

from __future__ import annotations

from collections.abc import Iterable

from app.chats.exchange.tree import ChatTree


def to_json(trees: Iterable[ChatTree]) -> str:
    """All that a chat is; `from_json` reads it back as it was."""
    raise NotImplementedError


def from_json(text: str) -> tuple[ChatTree, ...]:
    """Raises UserError that names what is wrong."""
    raise NotImplementedError
