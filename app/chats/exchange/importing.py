"""Which program wrote a file, and its chats. Knows nothing of databases."""

from __future__ import annotations

from pathlib import Path

from app.chats.exchange.tree import ChatTree


def read_chats(path: Path) -> tuple[ChatTree, ...]:
    """The chats in a file: our JSON, ChatGPT's conversations.json or the ZIP around it, or one of
    LM Studio's conversations. Raises UserError that says what is wrong with it."""
    raise NotImplementedError
