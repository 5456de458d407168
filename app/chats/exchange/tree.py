"""A whole chat, all branches and tokens, as it travels. Knows nothing of files or databases."""

from __future__ import annotations

from dataclasses import dataclass

from app.chats.presets import Preset
from app.chats.values import ReplyRecord
from app.engine.events import Round
from app.engine.requests import Role


@dataclass(frozen=True, slots=True)
class Node:
    """One message. `parent` and `chosen` are places in `ChatTree.nodes`.

    `chosen` is the child that the path goes on to; None where it ends here.
    """

    parent: int | None
    chosen: int | None
    role: Role
    content: str
    created: float
    reply: ReplyRecord | None = None
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatTree:
    """Parents come before their children, siblings in their order. `chosen` is a root's place."""

    title: str
    created: float
    changed: float
    nodes: tuple[Node, ...]
    chosen: int | None = None
    pinned: bool = False
    archived: bool = False
    draft: str = ""
    preset: Preset | None = None
    titled_by_hand: bool = False

    def path(self) -> tuple[Node, ...]:
        """From the first message to the present leaf."""
        path: list[Node] = []
        place = self.chosen
        while place is not None:
            path.append(self.nodes[place])
            place = self.nodes[place].chosen
        return tuple(path)
