"""Chats as our own JSON, all branches, tokens and origins in it. Knows no database."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from app.chats.exchange.tree import ChatTree, Node, expect_tree
from app.engine.reasoning import split
from app.engine.requests import Role
from app.engine.stats import fold
from app.errors import UserError
from app.plain import WrongValueError, from_plain, to_plain
from app.words import Words

FORMAT = 1
KIND = "paceline chats"


def to_json(trees: Iterable[ChatTree]) -> str:
    """All that a chat is; `from_json` reads it back as it was.

    A reply's figures are left out: they are the fold of its rounds. What was thought before an
    answer is told beside the whole text, for whoever reads the file with other means.
    """
    chats = []
    for tree in trees:
        chat = to_plain(tree)
        for node, known in zip(chat["nodes"], tree.nodes, strict=True):
            node.get("reply", {}).pop("stats", None)
            if not node["rounds"]:
                del node["rounds"]
            parts = split(known.content, known.thinking)
            if known.role is Role.ASSISTANT and parts.thoughts:
                node |= {"thoughts": parts.thoughts, "answer": parts.answer}
        chats.append(chat)
    return json.dumps({"kind": KIND, "format": FORMAT, "chats": chats}, ensure_ascii=False) + "\n"


def from_json(text: str) -> tuple[ChatTree, ...]:
    """Raises UserError that names what is wrong."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UserError(
            Words("The file is not valid JSON."), Words("Choose another file.")
        ) from error
    return from_document(document)


def is_ours(document: Any) -> bool:
    return isinstance(document, dict) and document.get("kind") == KIND


def from_document(document: Any) -> tuple[ChatTree, ...]:
    """The chats in JSON that is parsed already. Raises UserError."""
    if not is_ours(document):
        raise UserError(
            Words("The file holds no chats of Paceline."), Words("Choose another file.")
        )
    version = document.get("format")
    if not isinstance(version, int) or version > FORMAT:
        raise UserError(
            Words("The chats were exported by a newer Paceline."), Words("Update Paceline.")
        )
    chats = document.get("chats")
    if not isinstance(chats, list):
        raise UserError(Words("The file has no list of chats."), Words("Export the chats again."))
    return tuple(_chat(chat, number) for number, chat in enumerate(chats, start=1))


def _chat(value: Any, number: int) -> ChatTree:
    _drop_parts(value)
    try:
        tree = from_plain(ChatTree, value)
        expect_tree(tree)
    except (WrongValueError, ValueError) as error:
        raise UserError(
            Words(
                "Chat {number} of the file can't be read: {reason}",
                number=number,
                reason=error.words if isinstance(error, WrongValueError) else error.args[0],
            ),
            Words("Mend the file, or export again."),
        ) from error
    return replace(tree, nodes=tuple(map(_with_figures, tree.nodes)))


def _drop_parts(chat: Any) -> None:
    """What was told beside the whole text of a reply."""
    nodes = chat.get("nodes") if isinstance(chat, dict) else None
    for node in nodes if isinstance(nodes, list) else ():
        if isinstance(node, dict):
            node.pop("thoughts", None)
            node.pop("answer", None)


def _with_figures(node: Node) -> Node:
    if node.reply is None:
        return node
    return replace(node, reply=replace(node.reply, stats=fold(node.rounds)))
