"""Export, import, export is the identity; what is no export is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from app.chats.exchange.exporting import export_chats
from app.chats.exchange.importing import read_chats
from app.chats.exchange.json_file import from_json, to_json
from app.chats.exchange.markdown import to_markdown
from app.chats.exchange.tree import ChatTree, Node
from app.chats.history import History, open_history
from app.chats.pieces import as_stored
from app.chats.values import ReplyRecord
from app.engine.events import Origin, StopReason
from app.engine.requests import Role
from app.engine.stats import fold
from app.errors import UserError
from tests.chats.made import MAKING, made_rounds, text_of
from tests.chats.random_trees import chat_trees


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    """One for all examples: each is a chat of its own in it."""
    history = open_history(tmp_path_factory.mktemp("exchange"))
    yield history
    history.close()


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tree=chat_trees())
def test_export_import_export_is_the_identity(store: History, tree: ChatTree) -> None:
    first = store.take_in(tree)
    exported = store.export(first)
    assert exported == tree  # nothing is lost on the way into the database and out again
    text = to_json([exported])
    assert from_json(text) == (exported,)
    second = store.take_in(from_json(text)[0])
    assert to_json([store.export(second)]) == text


def test_a_chat_as_it_was_written_here_survives_too(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on 🚴")
    for number in range(3):
        writer = history.messages.begin_reply(chat.id, question.id, MAKING)
        writer.append(made_rounds(7, seed=number))
        writer.append(made_rounds(5, seed=number))
        writer.finish((StopReason.END, StopReason.STOP, None)[number])
    history.messages.choose(history.messages.siblings(writer.message)[1].id)
    text = to_json([history.export(chat.id)])
    (tree,) = from_json(text)
    copy = history.take_in(tree)
    assert to_json([history.export(copy)]) == text
    assert history.messages.path(copy)[-1].content == history.messages.path(chat.id)[-1].content


def test_the_file_of_an_export_is_read_back(tmp_path: Path) -> None:
    tree = _tree()
    path = tmp_path / "chats ö.JSON"
    export_chats([tree, tree], path)
    assert read_chats(path) == (tree, tree)
    export_chats([tree, tree], tmp_path / "chats.md")
    assert (tmp_path / "chats.md").read_text("utf-8") == to_markdown(tree) + "\n" + to_markdown(
        tree
    )
    export_chats([tree], tmp_path / "of v1.2", ".md")  # a name without an ending of ours
    assert (tmp_path / "of v1.2").read_text("utf-8") == to_markdown(tree)
    (tmp_path / "of v1.2").unlink()
    with pytest.raises(UserError, match="can't be written"):
        export_chats([tree], tmp_path / "nowhere" / "chats.md")
    assert {path.name for path in tmp_path.iterdir()} == {"chats ö.JSON", "chats.md"}


def test_origins_are_in_the_json_word_by_word() -> None:
    (chat,) = json.loads(to_json([_tree()]))["chats"]
    tokens = [token for round in chat["nodes"][1]["rounds"] for token in round["tokens"]]
    assert {token["origin"] for token in tokens} == {origin.value for origin in Origin}


def test_markdown_shows_the_path_with_figures_and_origins() -> None:
    text = to_markdown(_tree())
    assert text.startswith("# Wind\n")
    assert "## You\n\nWhy?" in text
    assert "> Tiny 1B, drafted by Tinier" in text
    assert "seed 7" in text
    stats = _tree().nodes[1].reply
    assert stats is not None
    assert f"> Origins: {stats.stats.accepted} accepted, {stats.stats.corrected} corrected" in text
    assert "not chosen" not in text


def _tree() -> ChatTree:
    rounds = as_stored(made_rounds(20))
    reply = ReplyRecord(MAKING, fold(rounds), None, StopReason.END)
    return ChatTree(
        title="Wind",
        created=1_700_000_000.0,
        changed=1_700_000_001.5,
        nodes=(
            Node(None, 1, Role.USER, "Why?", 1.0),
            Node(0, None, Role.ASSISTANT, text_of(rounds), 2.0, reply, rounds),
            Node(None, None, Role.USER, "not chosen", 3.0),
        ),
        chosen=0,
    )


def _changed(**values: Any) -> str:
    document = json.loads(to_json([_tree()]))
    document.update(values)
    return json.dumps(document)


def _changed_node(place: int, **values: Any) -> str:
    document = json.loads(to_json([_tree()]))
    document["chats"][0]["nodes"][place].update(values)
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("[]", "not a file of chats"),
        ("{}", "not a file of chats"),
        ("3", "not a file of chats"),
        (_changed(format=2), "newer Paceline"),
        (_changed(format="x"), "newer Paceline"),
        (_changed(chats=3), "no list of chats"),
        (_changed(chats=[]), "no messages"),
        (_changed(chats=[{"title": "x"}]), "is missing"),
        (_changed_node(0, colour="red"), "“nodes[0].colour” is not known here"),
        (_changed_node(0, role="king"), "“nodes[0].role” is to be one of: system"),
        (_changed_node(0, created=True), "“nodes[0].created” is to be a number"),
        (_changed_node(0, created=10**400), "“nodes[0].created” is to be a number"),
        (_changed_node(0, created=1e300), "“nodes[0].created” is to be a number"),
        (_changed_node(0, parent=5), "does not come after"),
        (_changed_node(0, parent=0), "does not come after"),
        (_changed_node(0, chosen=2), "goes on to one that does not follow"),
        (_changed_node(0, chosen=-1), "goes on to one that does not follow"),
        (_changed_node(1, content="other"), "another text than its tokens"),
    ],
)
def test_what_is_no_export_is_told(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "chats.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as caught:
        read_chats(path)
    assert told in caught.value.what


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"can't be read"):
        read_chats(tmp_path / "none.json")
    with pytest.raises(UserError, match=r"can't be read"):
        read_chats(tmp_path)


def test_halves_of_surrogate_pairs_in_a_file_do_no_harm(history: History) -> None:
    node = Node(None, None, Role.USER, "half \ud83d", 1.0)
    chat = history.take_in(ChatTree("\ud83d", 1.0, 1.0, (node,), 0))
    assert history.export(chat).nodes[0].content == "half \ufffd"


def test_numbers_that_the_history_can_not_keep_are_told(history: History, tmp_path: Path) -> None:
    path = tmp_path / "chats.json"
    for name, wrong in (("used", 2**40), ("seconds", 1e300)):
        document = json.loads(to_json([_tree()]))
        (first, *_) = document["chats"][0]["nodes"][1]["rounds"]
        first["context_used" if name == "used" else name] = wrong
        path.write_text(json.dumps(document), "utf-8")
        with pytest.raises(UserError, match=r"number"):
            for tree in read_chats(path):
                history.take_in(tree)
    assert history.chats.list() == ()


def test_thoughts_are_told_apart_in_every_export() -> None:
    said = "<think>\nHm.\n</think>\n\nYes."
    nodes = (
        Node(None, 1, Role.USER, "<think>Is it?</think>", 1.0),
        Node(0, None, Role.ASSISTANT, said, 2.0),
    )
    tree = ChatTree("Thinking", 1.0, 2.0, nodes, chosen=0)
    markdown = to_markdown(tree)
    assert "<details><summary>Thoughts</summary>\n\nHm.\n\n</details>\n\nYes." in markdown
    assert "<think>Is it?</think>" in markdown  # what a person writes is never taken apart
    text = to_json([tree])
    question, reply = json.loads(text)["chats"][0]["nodes"]
    assert (reply["content"], reply["thoughts"], reply["answer"]) == (said, "Hm.", "Yes.")
    assert "thoughts" not in question
    assert from_json(text) == (tree,)
