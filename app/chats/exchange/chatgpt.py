"""Chats as ChatGPT exports them: conversations.json, trees of nodes. Knows no database.

Each conversation has `mapping` (id -> message, parent, children) and `current_node`. Messages that
a person never saw (empty or hidden ones, calls of tools) are left out; what hangs under them moves
up to the nearest one that is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.chats.exchange.foreign import items, seconds, table, words
from app.chats.exchange.growing import GrowingTree, Heading
from app.chats.exchange.tree import ChatTree
from app.engine.requests import Role

_ROLES = {"user": Role.USER, "assistant": Role.ASSISTANT, "system": Role.SYSTEM}
_ABSENT = "(an image or file that the export does not hold)"


def is_chatgpt(document: Any) -> bool:
    """One conversation, or the list of all."""
    conversations = document if isinstance(document, list) else [document]
    return any(isinstance(table(item).get("mapping"), dict) for item in conversations)


def read_chatgpt(document: Any) -> tuple[ChatTree, ...]:
    """The conversations in which something was said."""
    conversations = document if isinstance(document, list) else [document]
    trees = (_conversation(table(item)) for item in conversations)
    return tuple(tree for tree in trees if tree.nodes)


@dataclass(frozen=True, slots=True)
class _Step:
    """A node to be looked at. `alone`: nothing else follows the message at `parent`, so that a
    reply that goes on after a call of a tool or after thinking is still one message."""

    name: str
    parent: int | None
    alone: bool


def _conversation(item: dict[str, Any]) -> ChatTree:
    created = seconds(item.get("create_time")) or 0.0
    tree = GrowingTree()
    places = _grow(tree, table(item.get("mapping")), created)
    present = places.get(words(item.get("current_node")))
    if present is not None:
        tree.choose(present)
    return tree.end(
        Heading(
            title=words(item.get("title")),
            created=created,
            changed=seconds(item.get("update_time")) or created,
            pinned=item.get("is_starred") is True,
            archived=item.get("is_archived") is True,
        )
    )


def _grow(tree: GrowingTree, mapping: dict[str, Any], created: float) -> dict[str, int | None]:
    """Where each node's message went, or that of the nearest one above it; parents first."""
    places: dict[str, int | None] = {}
    stack = [_Step(name, None, False) for name in reversed(_roots(mapping))]
    while stack:
        step = stack.pop()
        if step.name in places:
            continue  # a node with two parents, or a circle
        node = table(mapping.get(step.name))
        message = table(node.get("message"))
        role = _ROLES.get(words(table(message.get("author")).get("role")))
        content = _content(message)
        place, alone = step.parent, step.alone
        if role is not None and content and _shown(message):
            if role is Role.ASSISTANT and alone and place is not None and tree.is_reply(place):
                tree.lengthen(place, content)
            else:
                place = tree.add(
                    place, role, content, seconds(message.get("create_time")) or created
                )
            alone = True
        places[step.name] = place
        children = [
            child
            for child in items(node.get("children"))
            if isinstance(child, str) and child in mapping
        ]
        alone = alone and len(children) == 1
        stack.extend(_Step(child, place, alone) for child in reversed(children))
    return places


def _roots(mapping: dict[str, Any]) -> list[str]:
    """Nodes that are nobody's child, in the file's order."""
    children = {
        child
        for node in mapping.values()
        for child in items(table(node).get("children"))
        if isinstance(child, str)
    }
    return [name for name in mapping if name not in children]


def _shown(message: dict[str, Any]) -> bool:
    hidden = table(message.get("metadata")).get("is_visually_hidden_from_conversation")
    # What the model says to a tool is addressed to it by name.
    return hidden is not True and message.get("recipient", "all") in ("all", None)


def _content(message: dict[str, Any]) -> str:
    content = table(message.get("content"))
    match content.get("content_type"):
        case "text" | "multimodal_text":
            return "\n\n".join(filter(None, map(_part, items(content.get("parts"))))).strip()
        case "code":
            code = words(content.get("text"))
            return f"```{_language(content)}\n{code}\n```" if code else ""
        case "thoughts":
            thoughts = (
                words(table(item).get("content")) for item in items(content.get("thoughts"))
            )
            told = "\n\n".join(filter(None, thoughts))
            return f"<think>\n{told}\n</think>" if told else ""
        case _:
            return ""


def _part(part: Any) -> str:
    if isinstance(part, str):
        return part
    return words(table(part).get("text")) or (_ABSENT if part else "")


def _language(content: dict[str, Any]) -> str:
    language = words(content.get("language"))
    return language if language.isalnum() and language != "unknown" else ""
