"""The list of chats: titles, order, archive, deletion and undo, drafts, presets."""

from __future__ import annotations

import pytest

from app.chats.exchange.growing import GrowingTree, Heading
from app.chats.history import History
from app.chats.presets import Preset
from app.chats.titles import LENGTH, title_from
from app.engine.events import StopReason
from app.engine.requests import Overflow, Role, SamplerSettings
from app.errors import UserError
from tests.chats.made import MAKING, made_rounds


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Hello  there\nmore", "Hello there"),
        ("\n\n  ## A heading\nText", "A heading"),
        ("> - quoted list", "quoted list"),
        ("```python\nprint(1)\n```", "print(1)"),
        ("", ""),
        (" \n\t", ""),
        ("word " * 40, "word " * 11 + "word…"),
        ("日" * 100, "日" * LENGTH + "…"),
        ("#hashtag stays", "#hashtag stays"),
    ],
)
def test_a_title_is_the_first_line_that_says_something(text: str, title: str) -> None:
    assert title_from(text) == title


def test_the_first_question_gives_the_title_and_the_person_may_change_it(history: History) -> None:
    chat = history.chats.create()
    assert chat.title == ""
    first = history.messages.add(chat.id, None, "Why draft?")
    history.messages.add(chat.id, first.id, "Another question")
    assert history.chats.get(chat.id).title == "Why draft?"
    assert history.chats.rename(chat.id, " My  title\n").title == "My title"
    history.messages.add(chat.id, None, "Edited")
    assert history.chats.get(chat.id).title == "My title"
    assert history.chats.rename(chat.id, "  ").title == "Why draft?"


def test_pinned_chats_come_first_then_the_latest(history: History) -> None:
    old, middle, new = (history.chats.create() for _ in range(3))
    history.chats.pin(old.id)
    assert [chat.id for chat in history.chats.list()] == [old.id, new.id, middle.id]
    history.messages.add(middle.id, None, "Now")
    assert [chat.id for chat in history.chats.list()] == [old.id, middle.id, new.id]
    history.chats.pin(old.id, False)
    assert [chat.id for chat in history.chats.list()] == [middle.id, new.id, old.id]


def test_archived_chats_have_a_list_of_their_own(history: History) -> None:
    chat, other = history.chats.create(), history.chats.create()
    archived = history.chats.archive(chat.id)
    assert history.chats.list() == (other,)
    assert history.chats.list(archived=True) == (archived,)
    assert history.chats.archive(chat.id, False) == chat


def test_a_deleted_chat_comes_back_whole_until_it_is_purged(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Keep me")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    writer.append(made_rounds(3))
    writer.finish(StopReason.END)
    before = history.export(chat.id)
    history.chats.delete(chat.id)
    assert history.chats.list() == ()
    assert history.search("Keep") == ()
    with pytest.raises(UserError, match="no longer there"):
        history.chats.get(chat.id)
    assert history.purge(older_than=1000) == 0
    history.chats.restore(chat.id)
    assert history.export(chat.id) == before
    history.chats.delete(chat.id)
    assert history.purge(older_than=0) == 1
    with pytest.raises(UserError, match="no longer there"):
        history.chats.restore(chat.id)
    tables = ("chats", "messages", "replies", "pieces")
    for table in tables:
        assert history._database.read(f"SELECT count(*) FROM {table}") == [(0,)]


def test_a_chat_of_more_messages_than_sqlite_nests_triggers_is_purged(history: History) -> None:
    tree = GrowingTree()
    parent = None
    for _ in range(1100):
        parent = tree.add(parent, Role.USER, "x", 1.0)
    chat = history.take_in(tree.end(Heading("Long", 1.0, 1.0)))
    assert len(history.messages.path(chat)) == 1100
    history.chats.delete(chat)
    assert history.purge(older_than=0) == 1


def test_what_stands_unsent_is_kept(history: History) -> None:
    chat = history.chats.create()
    history.chats.keep_draft(chat.id, "half a sent")
    assert history.chats.get(chat.id).draft == "half a sent"


def test_a_chat_has_its_preset(history: History) -> None:
    preset = Preset("Careful", "Be brief.", SamplerSettings(temperature=0.0), stop_strings=("\n",))
    chat = history.chats.create(preset)
    assert history.chats.get(chat.id).preset == preset
    assert history.chats.use_preset(chat.id, None).preset is None


def test_a_chat_has_its_own_choice_for_a_full_context(history: History) -> None:
    chat = history.chats.create()
    assert chat.overflow is None
    history.chats.choose_overflow(chat.id, Overflow.LEAVE_OUT)
    copy = history.take_in(history.export(chat.id))
    assert history.chats.get(copy).overflow is Overflow.LEAVE_OUT
