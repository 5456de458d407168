"""Builds a chat message by message, as importers find them. Knows no format."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.chats.exchange.tree import ChatTree, Node
from app.chats.presets import Preset
from app.chats.titles import title_from
from app.engine.requests import Role


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands over a chat; `title` "" = made from the first message."""

    title: str
    created: float
    changed: float
    pinned: bool = False
    archived: bool = False
    draft: str = ""
    preset: Preset | None = None


class GrowingTree:
    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._first: int | None = None

    def add(self, parent: int | None, role: Role, content: str, created: float) -> int:
        """The place of the new message. The path leads to the latest one."""
        self._nodes.append(Node(parent, None, role, content, created))
        place = len(self._nodes) - 1
        self._go_on(parent, place)
        return place

    def lengthen(self, place: int, content: str) -> None:
        """Put a paragraph more into a message."""
        node = self._nodes[place]
        self._nodes[place] = replace(node, content=f"{node.content}\n\n{content}")

    def is_reply(self, place: int | None) -> bool:
        return place is not None and self._nodes[place].role is Role.ASSISTANT

    def choose(self, place: int) -> None:
        """Have the path lead to this message."""
        child = place
        parent = self._nodes[place].parent
        self._go_on(parent, child)
        while parent is not None:
            child, parent = parent, self._nodes[parent].parent
            self._go_on(parent, child)

    def end(self, heading: Heading) -> ChatTree:
        asked = (node.content for node in self._nodes if node.role is Role.USER)
        title = " ".join(heading.title.split())
        return ChatTree(
            title=title or title_from(next(asked, "")),
            created=heading.created,
            changed=heading.changed,
            nodes=tuple(self._nodes),
            chosen=self._first,
            pinned=heading.pinned,
            archived=heading.archived,
            draft=heading.draft,
            preset=heading.preset,
            titled_by_hand=bool(title),
        )

    def _go_on(self, parent: int | None, child: int) -> None:
        if parent is None:
            self._first = child
        else:
            self._nodes[parent] = replace(self._nodes[parent], chosen=child)
