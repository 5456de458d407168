"""What ChatGPT and LM Studio export, as small samples made by hand."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.chats.exchange.chatgpt import is_chatgpt, read_chatgpt
from app.chats.exchange.importing import read_chats
from app.chats.exchange.lm_studio import is_lm_studio, read_lm_studio
from app.chats.exchange.tree import ChatTree, expect_tree
from app.chats.history import History
from app.errors import UserError


def _node(parent: str | None, children: str, message: Any = None) -> dict[str, Any]:
    return {"message": message, "parent": parent, "children": children.split()}


def _said(role: str, *parts: Any, kind: str = "text", **more: Any) -> dict[str, Any]:
    content = {"content_type": kind, "parts": list(parts)}
    message = {"author": {"role": role}, "create_time": 1700000005.5, "content": content}
    return message | {"recipient": "all", "metadata": {}} | more


HIDDEN = {"is_visually_hidden_from_conversation": True}
CHATGPT = {
    "title": "Riding in a line",
    "create_time": 1700000000.25,
    "update_time": 1700000100.5,
    "is_archived": True,
    "current_node": "d2",
    "mapping": {
        "root": _node(None, "sys"),
        "sys": _node("root", "ctx", _said("system", "")),
        "ctx": _node("sys", "a a2", _said("user", "my instructions", metadata=HIDDEN)),
        "a": _node("ctx", "b", _said("user", "What is drafting?")),
        "b": _node("a", "b1", _said("assistant", "search()", recipient="browser")),
        "b1": _node("b", "t", _said("tool", "results")),
        "t": _node(
            "b1",
            "c",
            _said("assistant")
            | {"content": {"content_type": "thoughts", "thoughts": [{"content": "Hm."}]}},
        ),
        "c": _node("t", "", _said("assistant", "Riding behind.")),
        "a2": _node("ctx", "d d2", _said("user", {"asset_pointer": "x"}, "And this?",
                                          kind="multimodal_text")),
        "d": _node("a2", "", _said("assistant", "First answer")),
        "d2": _node("a2", "e", _said("assistant", "Second answer")),
        "e": _node("d2", "", _said("user", "Newer branch", create_time=None)),
    },
}  # fmt: skip


def _outline(tree: ChatTree) -> list[tuple[int | None, str, str]]:
    return [(node.parent, node.role.value, node.content) for node in tree.nodes]


def test_chatgpt_with_branches_tools_and_hidden_messages() -> None:
    (tree,) = read_chatgpt([CHATGPT])
    expect_tree(tree)
    absent = "(an image or file that the export does not hold)"
    assert _outline(tree) == [
        (None, "user", "What is drafting?"),
        (0, "assistant", "<think>\nHm.\n</think>\n\nRiding behind."),
        (None, "user", f"{absent}\n\nAnd this?"),
        (2, "assistant", "First answer"),
        (2, "assistant", "Second answer"),
        (4, "user", "Newer branch"),
    ]
    assert (tree.title, tree.archived, tree.pinned) == ("Riding in a line", True, False)
    assert (tree.created, tree.changed) == (1700000000.25, 1700000100.5)
    assert tree.nodes[0].created == 1700000005.5
    assert tree.nodes[5].created == tree.created
    assert [node.content for node in tree.path()][:2] == [f"{absent}\n\nAnd this?", "Second answer"]


def test_chatgpt_in_every_wrapping(tmp_path: Path, history: History) -> None:
    single, many, archive = (tmp_path / name for name in ("one.json", "all.json", "export.zip"))
    single.write_text(json.dumps(CHATGPT), encoding="utf-8")
    many.write_text(json.dumps([CHATGPT, CHATGPT, {"title": "empty", "mapping": {}}]), "utf-8")
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("export/conversations-000.json", json.dumps([CHATGPT]))
        file.writestr("export/conversations-001.json", json.dumps([CHATGPT]))
        file.writestr("export/user.json", "{}")
    assert [len(read_chats(path)) for path in (single, many, archive)] == [1, 2, 2]
    chat = history.take_in(read_chats(single)[0])
    assert [hit.chat.id for hit in history.search("Riding behind")] == [chat]


def test_an_archive_without_chats_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("user.json", "{}")
    with pytest.raises(UserError, match=r"holds no conversations\.json"):
        read_chats(path)


def test_a_torn_archive_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("conversations.json", "[]")
    whole = path.read_bytes()
    place = whole.index(b"PK\1\2") + 20  # the sizes, packed and unpacked, in the list of contents
    path.write_bytes(whole[:place] + b"\xff\xff\0\0" * 2 + whole[place + 8 :])
    with pytest.raises(UserError, match=r"can't be read"):
        read_chats(path)


def test_a_time_in_other_units_is_no_time(tmp_path: Path) -> None:
    message = {"versions": [{"role": "user", "content": [{"text": "Hello"}]}]}
    for time in (1_700_000_000_000_000_000, 10**400):
        (tree,) = read_lm_studio({"createdAt": time, "messages": [message]})
        assert tree.created == tree.changed == 0


def test_a_circle_of_nodes_ends() -> None:
    mapping = {
        "r": _node(None, "a a"),
        "a": _node("r", "b", _said("user", "A")),
        "b": _node("a", "a", _said("assistant", "B")),
    }
    (tree,) = read_chatgpt({"mapping": mapping})
    assert [content for _, _, content in _outline(tree)] == ["A", "B"]


def _step(text: str, thinking: bool = False) -> dict[str, Any]:
    half = len(text) // 2
    return {
        "type": "contentBlock",
        "style": {"type": "thinking"} if thinking else {},
        "content": [
            {"type": "text", "text": text[:half], "fromDraftModel": True},
            {"type": "text", "text": text[half:], "fromDraftModel": False},
        ],
    }


def _user(text: str) -> dict[str, Any]:
    return {"type": "singleStep", "role": "user", "content": [{"type": "text", "text": text}]}


def _assistant(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"type": "multiStep", "role": "assistant", "steps": list(steps)}


LM_STUDIO = {
    "name": "",
    "pinned": True,
    "createdAt": 1700000000250,
    "userLastMessagedAt": 1700000001000,
    "assistantLastMessagedAt": 1700000002000,
    "clientInput": "half typed",
    "perChatPredictionConfig": {
        "fields": [{"key": "llm.prediction.systemPrompt", "value": "Be brief."}]
    },
    "messages": [
        {"versions": [_user("Why a line?")], "currentlySelected": 0},
        {
            "versions": [
                _assistant(_step("Hm.", thinking=True), _step("Less wind.")),
                _assistant({"type": "debugInfoBlock"}, _step("Drafting.")),
                _assistant(),
            ],
            "currentlySelected": 1,
        },
        {"versions": [_user("Go on")], "currentlySelected": 0},
    ],
}


def test_lm_studio_with_versions_and_thinking(tmp_path: Path) -> None:
    path = tmp_path / "1700000000250.conversation.json"
    path.write_text(json.dumps(LM_STUDIO), encoding="utf-8")
    (tree,) = read_chats(path)
    assert _outline(tree) == [
        (None, "system", "Be brief."),
        (0, "user", "Why a line?"),
        (1, "assistant", "<think>\nHm.\n</think>\n\nLess wind."),
        (1, "assistant", "Drafting."),
        (3, "user", "Go on"),
    ]
    said = ["Be brief.", "Why a line?", "Drafting.", "Go on"]
    assert [node.content for node in tree.path()] == said
    assert (tree.title, tree.pinned, tree.draft) == ("Why a line?", True, "half typed")
    assert (tree.created, tree.changed) == (1700000000.25, 1700000002.0)
    assert tree.preset is None  # who guesses, and how to draw, stays as the person has it


KEYS = [
    *("mapping", "message", "author", "role", "content", "content_type", "parts", "children"),
    *("messages", "versions", "currentlySelected", "steps", "type", "text", "style"),
    *("current_node", "create_time", "createdAt"),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(KEYS) | st.text(max_size=3),
            inner | st.sampled_from(["user", "assistant", "text", "multiStep", "contentBlock"]),
            max_size=6,
        )
    ),
    max_leaves=30,
)


@given(JSON)
def test_no_json_breaks_the_importers(document: Any) -> None:
    if is_chatgpt(document):
        for tree in read_chatgpt(document):
            expect_tree(tree)
    if is_lm_studio(document):
        for tree in read_lm_studio(document):
            expect_tree(tree)
