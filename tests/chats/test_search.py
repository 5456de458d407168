"""Search: titles and texts, the beginnings of words, and nothing typed is an operator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.chats.history import History, open_history
from app.chats.values import ChatId, Hit
from app.engine.events import StopReason
from tests.chats.made import MAKING, made_rounds, text_of


def _chat(history: History, *texts: str) -> ChatId:
    chat = history.chats.create()
    parent = None
    for text in texts:
        parent = history.messages.add(chat.id, parent, text).id
    return chat.id


def _found(hit: Hit) -> str:
    return "".join(part.text for part in hit.snippet if part.found)


def _snippet(hit: Hit) -> str:
    return "".join(part.text for part in hit.snippet)


def test_titles_come_before_texts(history: History) -> None:
    chat = _chat(history, "Riders in the wind", "The wind turns")
    hits = history.search("wind")
    assert [hit.message is None for hit in hits] == [True, False, False]
    assert {hit.chat.id for hit in hits} == {chat}
    assert all(_found(hit) == "wind" for hit in hits)


@pytest.mark.parametrize(
    "text",
    ["draft", "DRAFT", "dra", "model draft", '"draft model"', "café", "CAFE", "C++", "café dra"],
)
def test_every_word_must_begin_a_word(history: History, text: str) -> None:
    _chat(history, "x", "A draft model helps a target in C++ at the Café")
    (hit,) = history.search(text)
    assert hit.message is not None
    assert _found(hit)


@pytest.mark.parametrize("text", ["raft", "draft missing", "target draftx"])
def test_what_is_not_there_is_not_found(history: History, text: str) -> None:
    _chat(history, "x", "A draft model helps a target")
    assert history.search(text) == ()


@pytest.mark.parametrize("text", ["日本", "本語", "日本 勉強", "->", "🚴", "50%", "a_b"])
def test_what_the_index_knows_no_words_of_is_found_too(history: History, text: str) -> None:
    _chat(history, "x", "今日は日本語を勉強する -> 🚴 50% of a_b, and " + "more " * 50)
    (hit,) = history.search(text)
    assert text.split()[0] in _found(hit) or text in ("50%", "a_b")
    assert len(_snippet(hit)) < 200


def test_a_per_cent_sign_is_no_wildcard(history: History) -> None:
    _chat(history, "x", "nothing of the kind")
    assert history.search("-%-") == history.search("_>") == ()


@pytest.mark.parametrize(
    "text",
    ['"', '""', "'", "*", "a*", "a AND", "NOT", "OR b", "NEAR(a b)", "(", "a:b", "-x", "^a", "\\",
     "content:x", "\0", "\ud83d", "", "   ", "{a b}: c", "a" * 10_000, "a " * 3000],
)  # fmt: skip
def test_operators_and_quotes_never_break_it(history: History, text: str) -> None:
    _chat(history, "x", "a and b")
    history.search(text)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    """One for all examples."""
    history = open_history(tmp_path_factory.mktemp("search"))
    yield history
    history.close()


@given(st.text())
def test_no_text_breaks_it(store: History, text: str) -> None:
    _chat(store, "x " + text)
    store.search(text)


def test_a_reply_is_found_when_it_ends_and_one_that_was_broken_off_at_the_next_start(
    history: History, folder: Path
) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    ended = history.messages.begin_reply(chat.id, question.id, MAKING)
    rounds = made_rounds(40)
    assert "rider" in text_of(rounds)
    ended.append(rounds)
    ended.finish(StopReason.END)
    broken = history.messages.begin_reply(chat.id, question.id, MAKING)
    broken.append(rounds)
    assert {hit.message for hit in history.search("rider")} == {ended.message}
    again = open_history(folder)
    assert {hit.message for hit in again.search("rider")} == {ended.message, broken.message}
    again.close()
    broken.finish(StopReason.END)
    assert {hit.message for hit in history.search("rider")} == {ended.message, broken.message}


def test_a_limit_is_kept(history: History) -> None:
    _chat(history, *["wind"] * 20)
    assert len(history.search("wind", limit=5)) == 5
