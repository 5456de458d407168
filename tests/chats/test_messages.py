"""Messages and replies: on disk in time, in branches, and nothing is destroyed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chats.history import History, open_history
from app.chats.pieces import as_stored
from app.chats.values import ChatId, MessageId, ModelUsed
from app.engine.events import PromptRead, StopReason
from app.engine.requests import Role, Turn
from app.engine.stats import Stats, fold
from app.errors import UserError
from tests.chats.made import MAKING, TARGET, made_rounds, text_of


def test_a_question_is_on_disk_before_its_reply_starts(history: History, folder: Path) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "What is a paceline?")
    other = open_history(folder)
    assert other.messages.path(chat.id) == (question,)
    other.close()


def test_a_partial_reply_is_read_by_another_process_as_it_grows(
    history: History, folder: Path
) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    rounds = made_rounds(30)
    other = open_history(folder)
    for start in range(0, 30, 10):
        writer.append(rounds[start : start + 10])
        reply = other.messages.path(chat.id)[-1]
        assert reply.content == text_of(rounds[: start + 10])
        assert reply.reply is not None and reply.reply.unfinished
        assert reply.reply.stats == fold(as_stored(rounds[: start + 10]))
    assert other.messages.rounds(writer.message) == as_stored(rounds)
    other.close()


def test_a_finished_reply_has_all_that_it_was_made_of(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    prompt = PromptRead(tokens=12, reused=3, seconds=0.25)
    rounds = made_rounds(40)
    writer.note_prompt(prompt)
    writer.append(rounds)
    writer.finish(StopReason.LENGTH)
    reply = history.messages.path(chat.id)[-1]
    assert reply.content == text_of(rounds)
    assert reply.reply is not None and not reply.reply.unfinished
    assert reply.reply.making == MAKING
    assert reply.reply.prompt == prompt
    assert reply.reply.reason is StopReason.LENGTH
    ids = tuple(token.id for round in rounds for token in round.tokens)
    assert history.messages.token_ids(reply.id) == ids
    stats = reply.reply.stats
    assert stats.accepted + stats.corrected + stats.bonus + stats.plain == stats.tokens == len(ids)


def test_the_cost_of_saving_grows_only_with_what_is_new(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    written = []
    for number in range(60):
        before = _pages(history)
        writer.append(made_rounds(20, seed=number))
        written.append(_pages(history) - before)
    assert max(written[30:]) <= max(written[:30]) + 1


def _pages(history: History) -> int:
    wal = history._database.path.with_name(history._database.path.name + "-wal")
    return wal.stat().st_size // 4120


def test_editing_and_regenerating_make_siblings(history: History) -> None:
    chat = history.chats.create()
    messages = history.messages
    first = messages.add(chat.id, None, "One")
    replies = [messages.begin_reply(chat.id, first.id, MAKING) for _ in range(2)]
    for number, writer in enumerate(replies):
        writer.append(made_rounds(number + 3))
        writer.finish(StopReason.END)
    second = messages.add(chat.id, replies[1].message, "Two")
    edited = messages.add(chat.id, replies[1].message, "Two, edited")
    assert [message.id for message in messages.path(chat.id)] == [
        first.id, replies[1].message, edited.id,
    ]  # fmt: skip
    assert [(m.content, m.sibling, m.siblings) for m in messages.siblings(second.id)] == [
        ("Two", 0, 2),
        ("Two, edited", 1, 2),
    ]
    records = [message.reply for message in messages.siblings(replies[0].message)]
    assert [record.stats.passes for record in records if record] == [3, 4]


def test_stepping_to_a_sibling_goes_on_where_one_was_last_there(history: History) -> None:
    chat = history.chats.create()
    messages = history.messages
    a = messages.add(chat.id, None, "A")
    a1 = messages.add(chat.id, a.id, "A1", Role.ASSISTANT)
    messages.add(chat.id, a1.id, "A1x")
    a1y = messages.add(chat.id, a1.id, "A1y")
    b = messages.add(chat.id, None, "B")
    assert _contents(history, chat.id) == ["B"]
    messages.choose(a.id)
    assert _contents(history, chat.id) == ["A", "A1", "A1y"]
    messages.choose(b.id)
    messages.choose(a1y.id)  # from a search, across branches
    assert _contents(history, chat.id) == ["A", "A1", "A1y"]


def test_a_reply_that_was_broken_off_goes_on_in_the_same_message(
    history: History, folder: Path
) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    rounds = made_rounds(9)
    writer.append(rounds[:4])
    writer.finish(None)
    again = open_history(folder)
    reply = again.messages.path(chat.id)[-1]
    assert reply.reply is not None and reply.reply.unfinished
    resumed = again.messages.resume_reply(reply.id, MAKING)
    resumed.append(rounds[4:])
    resumed.finish(StopReason.END)
    whole = again.messages.path(chat.id)[-1]
    assert whole.content == text_of(rounds)
    assert whole.reply is not None and whole.reply.stats == fold(as_stored(rounds))
    again.close()


def test_a_reply_without_a_token_leaves_nothing(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    first = history.messages.begin_reply(chat.id, question.id, MAKING)
    first.append(made_rounds(2))
    first.discard()  # it has tokens: it stays
    second = history.messages.begin_reply(chat.id, question.id, MAKING)
    second.discard()
    path = history.messages.path(chat.id)
    assert [message.id for message in path] == [question.id, first.message]


def test_a_question_that_could_not_be_asked_returns_to_the_composer(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "First")
    history.messages.begin_reply(chat.id, question.id, MAKING)
    assert history.messages.take_back(question.id) == "First"
    assert history.messages.path(chat.id) == ()
    assert history.chats.get(chat.id).draft == "First"
    asked = history.messages.add(chat.id, None, "First")
    assert history.chats.get(chat.id).draft == ""
    history.messages.begin_reply(chat.id, asked.id, MAKING).append(made_rounds(1))
    with pytest.raises(UserError, match="answered"):
        history.messages.take_back(asked.id)


def test_only_the_model_that_wrote_a_reply_gets_its_tokens(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    rounds = made_rounds(3)
    writer.append(rounds)
    writer.finish(StopReason.STOP)
    ids = tuple(token.id for round in rounds for token in round.tokens)
    text = text_of(rounds)
    own, *others = (
        history.messages.turns(chat.id, target)
        for target in (TARGET, ModelUsed("Tiny 1B", "tiny-1b.gguf", 513), None)
    )
    assert own == (Turn(Role.USER, "Go on"), Turn(Role.ASSISTANT, text, ids))
    assert others == [(Turn(Role.USER, "Go on"), Turn(Role.ASSISTANT, text))] * 2


def test_text_that_no_utf8_can_hold_is_kept_as_far_as_it_goes(history: History) -> None:
    chat = history.chats.create()
    message = history.messages.add(chat.id, None, "half \ud83d, whole 🚴, zero \0.")
    assert message.content == "half \ufffd, whole 🚴, zero \0."
    assert history.messages.path(chat.id) == (message,)


def test_a_message_that_is_gone_is_told(history: History) -> None:
    with pytest.raises(UserError, match="no longer there"):
        history.messages.choose(MessageId(99))


def test_a_message_never_follows_one_of_another_chat(history: History) -> None:
    one, two = history.chats.create(), history.chats.create()
    message = history.messages.add(one.id, None, "One")
    with pytest.raises(ValueError, match="another chat"):
        history.messages.add(two.id, message.id, "Two")
    assert history.messages.path(two.id) == ()


def test_no_rounds_at_all(history: History) -> None:
    assert as_stored(()) == ()
    assert fold(as_stored(())) == Stats()


def _contents(history: History, chat: ChatId) -> list[str]:
    return [message.content for message in history.messages.path(chat)]
