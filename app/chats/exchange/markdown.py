"""A chat as Markdown, for people. Knows nothing of databases."""

from __future__ import annotations

from app.chats.exchange.tree import ChatTree


def to_markdown(tree: ChatTree) -> str:
    """The path to the present leaf, with each reply's figures and the origins of its tokens."""
    raise NotImplementedError
