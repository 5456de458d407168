"""What stands unsent in the message box is not lost by a crash, nor where no chat can be kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.gui.chat_hands import Make, close, converse, text_of, titles


def test_what_was_typed_before_a_chat_began_outlives_a_crash(
    make_window: Make, tmp_path: Path
) -> None:
    first = make_window()
    first.start()
    first.application.composer.show_text("typed, not sent")
    first.until(lambda: bool(list(tmp_path.rglob("unsent.txt"))))
    second = make_window()  # the first one was never closed
    second.start()
    assert second.application.composer.text() == "typed, not sent"
    converse(second, "sent")
    second.until(lambda: not list(tmp_path.rglob("unsent.txt")))


def test_what_comes_along_into_a_new_chat_outlives_a_crash(make_window: Make) -> None:
    first = make_window()
    first.start()
    converse(first, "First question")
    first.application.composer.show_text("a thought")
    desk = first.application.history.desk
    first.until(lambda: not desk._timer.isActive())  # it is saved with its chat, and rests
    first.application.actions.new_chat.trigger()
    first.application.keeper.write()
    second = make_window()  # the first one was never closed
    second.start()
    assert second.application.composer.text() == "a thought"


def test_what_was_typed_in_no_chat_gets_one_where_another_is_shown(
    make_window: Make, tmp_path: Path
) -> None:
    first = make_window()
    first.start()
    converse(first, "First question")
    close(first)
    (tmp_path / "unsent.txt").write_text("typed, not sent")  # and killed before it was noted
    second = make_window()
    second.start()
    assert "First question" in text_of(second) and second.application.composer.text() == ""
    second.until(lambda: "Unsent: typed, not sent" in titles(second))


def test_what_is_typed_where_no_history_can_be_opened_outlives_the_window(
    make_window: Make, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "chats.sqlite3")) as newer:
        newer.execute("PRAGMA user_version = 99")
    first = make_window()
    first.start()
    assert not first.application.history._store.lasting
    first.application.composer.show_text("typed, not sent")
    close(first)
    second = make_window()
    second.start()
    assert second.application.composer.text() == "typed, not sent"
