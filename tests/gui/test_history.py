"""The window's chats outlive it: what is said is on disk, and is found again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import Qt

from app.chats.history import open_history
from app.chats.message_tree import Messages
from app.engine.events import Failed, StopReason
from app.engine.requests import Role
from app.errors import UserError
from app.gui.banner import WayOn
from app.gui.chat.composer import Readiness
from tests.gui.chat_hands import (
    ROUNDS,
    Make,
    close,
    converse,
    origins,
    stored,
    text_of,
    titles,
    told,
)
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token


def test_a_question_is_on_disk_when_the_engine_hears_of_it(window: Window) -> None:
    seen: list[list[tuple[str, str]]] = []
    window.engine.on_command = lambda *_: seen.append(stored(window))
    window.ask("Hello there")
    assert seen == [[("user", "Hello there")]]
    assert titles(window) == ["Today", "Hello there"]


def test_a_reply_is_saved_as_it_grows_and_closed_with_its_figures(window: Window) -> None:
    window.ask("Go on")
    window.engine.reply(ROUNDS[:2], reason=None)
    window.until(lambda: stored(window)[-1][1] == "Once upon a time")
    window.engine.say(ROUNDS[2], window.engine.request()[0])
    window.engine.reply([], reason=StopReason.LENGTH)
    window.until(lambda: not window.application.chat.replying)
    view = window.application.history
    reply = view.desk.path()[-1].reply
    assert reply is not None
    assert (reply.reason, reply.stats.tokens, reply.stats.accepted) == (StopReason.LENGTH, 5, 2)
    assert reply.prompt is not None and reply.prompt.tokens == 12
    assert reply.making.target.name == "SmolLM2-135M"
    assert reply.making.seed == window.engine.request()[1].seed


def test_the_next_window_finds_the_chat_with_colours_and_figures(make_window: Make) -> None:
    first = make_window()
    first.start()
    converse(first)
    before, colours = text_of(first), origins(first)
    close(first)
    second = make_window()
    second.start()
    assert text_of(second) == before
    assert origins(second) == colours
    assert second.application.history.sidebar.selected is not None
    # The engine finds in its cache what the same target wrote.
    second.ask("And then?")
    _, request = second.engine.request()
    assert request.turns[1].token_ids == (1, 2, 3, 4, 5)
    assert [turn.content for turn in request.turns] == [
        "Tell a story", "Once upon a time.", "And then?",
    ]  # fmt: skip


def test_closing_during_a_reply_keeps_what_came(make_window: Make) -> None:
    first = make_window()
    first.start()
    first.ask("Tell a story")
    first.engine.reply(ROUNDS[:1], reason=None)
    first.until(lambda: "upon" in text_of(first))
    first.application.composer.show_text("typed, not sent")
    close(first)
    second = make_window()
    second.start()
    assert "Once upon" in text_of(second)
    assert "stopped" in text_of(second)
    assert second.application.composer.text() == "typed, not sent"


def test_a_new_chat_leaves_the_old_one_in_the_list_and_back(window: Window) -> None:
    converse(window, "First question")
    window.application.actions.new_chat.trigger()
    assert text_of(window) == ""
    converse(window, "Second question")
    assert titles(window) == ["Today", "Second question", "First question"]
    view = window.application.history
    view.sidebar._list.setCurrentIndex(view.sidebar._rows.index(2))
    window.application.composer.show_text("a thought")
    view.sidebar._focus_list()
    window.qtbot.keyClick(view.sidebar._list, Qt.Key.Key_Return)
    assert "First question" in text_of(window) and "Second" not in text_of(window)
    assert window.application.composer.text() == ""
    view.desk.open(view.history.chats.list()[0].id)
    assert window.application.composer.text() == "a thought"


def test_another_chat_in_mid_reply_stops_it_and_keeps_its_part(window: Window) -> None:
    converse(window, "First")
    window.application.actions.new_chat.trigger()
    window.ask("Second")
    window.engine.reply(ROUNDS[:1], reason=None)
    window.until(lambda: "upon" in text_of(window))
    view = window.application.history
    second = view.desk.chat
    view.desk.open(view.history.chats.list()[1].id)
    assert window.application.composer._readiness is Readiness.READY
    assert second is not None
    path = view.history.messages.path(second)
    assert path[-1].content == "Once upon"
    assert path[-1].reply is not None and path[-1].reply.reason is StopReason.STOP


def test_a_question_that_could_not_be_asked_is_taken_back(window: Window) -> None:
    window.ask("far too long")
    window.engine.say(Failed("The prompt is too long.", "Shorten it."))
    window.until(lambda: window.application.composer.text() == "far too long")
    assert stored(window) == []
    window.application.composer.replace_text("")
    converse(window, "short")
    assert [content for _, content in stored(window)] == ["short", "Once upon a time."]


def test_a_dead_engine_leaves_the_part_and_the_reply_goes_on_in_it(window: Window) -> None:
    window.ask("Tell a story")
    window.engine.reply(ROUNDS[:1], reason=None)
    window.until(lambda: "upon" in text_of(window))
    window.engine.die()
    window.until(lambda: not window.application.link.alive)
    assert stored(window)[-1] == ("assistant", "Once upon")
    window.application.banner.way_chosen.emit(WayOn.RESTART)
    window.until(lambda: window.application.chat.replying)
    window.engine.reply(ROUNDS[1:])
    window.until(lambda: not window.application.chat.replying)
    assert [content for _, content in stored(window)] == ["Tell a story", "Once upon a time."]


def test_regenerating_makes_a_sibling_and_the_arrows_step_between(window: Window) -> None:
    converse(window)
    application = window.application
    application.actions.regenerate_switched.trigger()
    _, request = window.engine.request()
    assert not request.speculation.on
    assert [turn.content for turn in request.turns] == ["Tell a story"]
    window.engine.reply([round_of(token("Never."))])
    window.until(lambda: not application.chat.replying)
    assert "Never." in text_of(window) and "Once" not in text_of(window)
    reply = application.history.branches.last(Role.ASSISTANT)
    assert reply is not None and (reply.sibling, reply.siblings) == (1, 2)
    application.actions.previous_version.trigger()
    assert "Once upon a time." in text_of(window) and "Never" not in text_of(window)
    converse(window, "More")
    _, request = window.engine.request()
    assert request.turns[1].content == "Once upon a time."


def test_a_question_is_edited_beside_the_old_one(window: Window) -> None:
    converse(window, "Old words")
    application = window.application
    old = application.history.branches.last(Role.USER)
    assert old is not None
    application.history.branches.edit(old.id, "New words")
    window.engine.reply([round_of(token("Yes."))])
    window.until(lambda: not application.chat.replying)
    assert stored(window) == [("user", "New words"), ("assistant", "Yes.")]
    application.actions.next_version.trigger()
    assert stored(window)[0] == ("user", "Old words")
    assert "Old words" in text_of(window)


def test_another_answer_that_cannot_be_had_leaves_the_first(window: Window) -> None:
    converse(window)
    window.application.actions.regenerate.trigger()
    window.engine.say(Failed("The prompt is too long.", "Shorten it."))
    window.until(lambda: not window.application.chat.replying)
    assert stored(window) == [("user", "Tell a story"), ("assistant", "Once upon a time.")]
    assert "Once upon a time." in text_of(window)
    assert window.application.composer.text() == ""


def test_the_menu_on_a_message_offers_what_it_is_good_for(window: Window) -> None:
    converse(window)
    view = window.application.history
    question, reply = view.desk.path()
    words = [action.text() for action in view.menu.menu(reply).actions()]
    assert "Regenerate" in words and "Edit…" not in words
    assert "Edit…" in [action.text() for action in view.menu.menu(question).actions()]
    transcript = window.application.transcript
    cursor = transcript.document().find("Once")
    under = view.menu.message_at(transcript.cursorRect(cursor).center())
    assert under is not None and under.id == reply.id


def test_a_full_disk_is_told_once_and_nothing_is_lost(window: Window, monkeypatch) -> None:
    window.application.history.recorder._retry_timer.setInterval(50)
    real = Messages.add

    def full(*_: object, **__: object) -> None:
        raise UserError("The disk is full.", "Free some space.") from sqlite3.OperationalError()

    monkeypatch.setattr(Messages, "add", full)
    converse(window, "Said on a full disk")
    assert "The disk is full." in told(window) and "kept in this window" in told(window)
    window.ask("And more")
    window.engine.reply(ROUNDS[:1])
    window.until(lambda: not window.application.chat.replying)
    assert window.application.history.recorder.waiting
    monkeypatch.setattr(Messages, "add", real)
    window.until(lambda: not window.application.history.recorder.waiting)
    assert [content for _, content in stored(window)] == [
        "Said on a full disk", "Once upon a time.", "And more", "Once upon",
    ]  # fmt: skip
    assert "saved now" in told(window)


def test_a_newer_history_is_left_alone_and_chatting_is_possible(
    make_window: Make, tmp_path: Path
) -> None:
    open_history(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "chats.sqlite3")) as database:
        database.execute("PRAGMA user_version = 99")
        database.commit()
    content = (tmp_path / "chats.sqlite3").read_bytes()
    window = make_window()
    window.start()
    assert "newer version" in told(window) and "only while this window is open" in told(window)
    converse(window, "In memory")
    assert titles(window) == ["Today", "In memory"]
    window.application.actions.regenerate.trigger()
    window.engine.reply([round_of(token("Also."))])
    window.until(lambda: not window.application.chat.replying)
    close(window)
    assert (tmp_path / "chats.sqlite3").read_bytes() == content


def test_an_engine_that_dies_before_the_first_token_leaves_the_question(window: Window) -> None:
    window.ask("Hello")
    window.engine.die()
    window.until(lambda: not window.application.link.alive)
    assert stored(window) == [("user", "Hello")]
    window.application.link.start()
    window.application.pair_presenter.open_builtin()
    window.until(lambda: window.application.pairs.loaded is not None)
    window.application.actions.regenerate.trigger()
    window.engine.reply(ROUNDS)
    window.until(lambda: not window.application.chat.replying)
    assert stored(window) == [("user", "Hello"), ("assistant", "Once upon a time.")]
