"""A whole chat, all branches and tokens, as it travels. Knows nothing of files or databases."""

from __future__ import annotations

from dataclasses import dataclass

from app.chats.presets import Preset
from app.chats.values import ReplyRecord, begins_thinking
from app.engine.events import Round
from app.engine.requests import Overflow, Role
from app.words import Words


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

    @property
    def thinking(self) -> bool:
        """Whether a reply begins inside its thoughts, since its prompt had opened them."""
        return self.role is Role.ASSISTANT and begins_thinking(self.reply, self.content)


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
    overflow: Overflow | None = None

    def path(self) -> tuple[Node, ...]:
        """From the first message to the present leaf."""
        path: list[Node] = []
        place = self.chosen
        while place is not None:
            path.append(self.nodes[place])
            place = self.nodes[place].chosen
        return tuple(path)


def expect_tree(tree: ChatTree) -> None:
    """Raises ValueError where the nodes refer to each other in a way that no tree does, or where
    a reply's text is not that of its tokens."""
    for place, node in enumerate(tree.nodes):
        if node.parent is not None and not 0 <= node.parent < place:
            raise ValueError(
                Words(
                    "message {number} does not come after the one that it follows", number=place + 1
                )
            )
        if node.chosen is not None and not _follows(tree, node.chosen, place):
            raise ValueError(
                Words("message {number} goes on to one that does not follow it", number=place + 1)
            )
        if node.reply is None and node.rounds:
            raise ValueError(
                Words("message {number} has tokens, but not how they were made", number=place + 1)
            )
        counts_on_tokens = node.reply is not None and (node.rounds or node.reply.unfinished)
        if counts_on_tokens and node.content != _text(node):
            raise ValueError(
                Words("message {number} has another text than its tokens", number=place + 1)
            )
    if tree.chosen is not None and not _follows(tree, tree.chosen, None):
        raise ValueError(Words("the chat begins with a message that follows another one"))


def _follows(tree: ChatTree, place: int, parent: int | None) -> bool:
    return 0 <= place < len(tree.nodes) and tree.nodes[place].parent == parent


def _text(node: Node) -> str:
    return "".join(token.text for round in node.rounds for token in round.tokens)
