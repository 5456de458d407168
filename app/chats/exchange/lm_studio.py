"""A chat as LM Studio keeps it: *.conversation.json. Knows no database.

A list of places, each with `versions` (siblings, of which one is `currentlySelected`). A version is
of one step (`content`) or of several (`steps`, whose content blocks may be thinking). What comes
next follows the selected version. Times are milliseconds.
"""

from __future__ import annotations

from typing import Any

from app.chats.exchange.foreign import items, seconds, table, words
from app.chats.exchange.growing import GrowingTree, Heading
from app.chats.exchange.tree import ChatTree
from app.engine.requests import Role

_ROLES = {"user": Role.USER, "assistant": Role.ASSISTANT, "system": Role.SYSTEM}
_MILLISECOND = 0.001
_SYSTEM_PROMPT = "llm.prediction.systemPrompt"


def is_lm_studio(document: Any) -> bool:
    places = items(table(document).get("messages"))
    return "messages" in table(document) and all("versions" in table(place) for place in places)


def read_lm_studio(document: Any) -> tuple[ChatTree, ...]:
    """The chat, if something was said in it."""
    chat = table(document)
    created = seconds(chat.get("createdAt"), _MILLISECOND) or 0.0
    tree = GrowingTree()
    system = _system_prompt(chat)
    parent = tree.add(None, Role.SYSTEM, system, created) if system else None
    for place in items(chat.get("messages")):
        parent = _add_versions(tree, table(place), parent, created)
    latest = (
        seconds(chat.get(name), _MILLISECOND) or created
        for name in ("userLastMessagedAt", "assistantLastMessagedAt")
    )
    whole = tree.end(
        Heading(
            title=words(chat.get("name")),
            created=created,
            changed=max(latest),
            pinned=chat.get("pinned") is True,
            draft=words(chat.get("clientInput")),
        )
    )
    said = any(node.role is not Role.SYSTEM for node in whole.nodes)
    return (whole,) if said else ()


def _add_versions(
    tree: GrowingTree, place: dict[str, Any], parent: int | None, created: float
) -> int | None:
    """Where the selected version went; `parent` where it says nothing."""
    selected = place.get("currentlySelected", 0)
    chosen = None
    for number, version in enumerate(map(table, items(place.get("versions")))):
        role = _ROLES.get(words(version.get("role")))
        content = _content(version)
        if role is None or not content:
            continue
        added = tree.add(parent, role, content, created)
        if chosen is None or number == selected:
            chosen = added
    if chosen is None:
        return parent
    tree.choose(chosen)
    return chosen


def _content(version: dict[str, Any]) -> str:
    if version.get("type") != "multiStep":
        return _texts(version.get("content")).strip()
    blocks = map(table, items(version.get("steps")))
    return "\n\n".join(filter(None, map(_block, blocks))).strip()


def _block(step: dict[str, Any]) -> str:
    if step.get("type") != "contentBlock":
        return ""
    text = _texts(step.get("content"))
    if table(step.get("style")).get("type") == "thinking" and text.strip():
        return f"<think>\n{text.strip()}\n</think>"
    return text


def _texts(content: Any) -> str:
    """One after the other: the tokens of the draft model stand in pieces of their own."""
    return "".join(words(table(part).get("text")) for part in items(content))


def _system_prompt(chat: dict[str, Any]) -> str:
    for field in map(table, items(table(chat.get("perChatPredictionConfig")).get("fields"))):
        if field.get("key") == _SYSTEM_PROMPT and words(field.get("value")):
            return words(field.get("value"))
    return words(chat.get("systemPrompt"))
