"""A chat as the plain text that its reader sees. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable

from app.chats.values import Message
from app.engine.reasoning import split
from app.engine.requests import Role
from app.gui.translation import tr


def whole_text(messages: Iterable[Message]) -> str:
    """Each message under who said it, without what was thought before an answer."""
    return "\n\n".join(map(_said, (m for m in messages if m.role is not Role.SYSTEM)))


def _said(message: Message) -> str:
    if message.role is Role.USER:
        return f"{tr('You')}\n{message.content}"
    answer = split(message.content, message.thinking).answer
    return f"Paceline\n{answer or message.content}"
