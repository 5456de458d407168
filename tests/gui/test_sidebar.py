"""The list of chats: by date, searched, renamed, deleted with undo, exported, imported."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from app.chats.exchange.tree import ChatTree, Node
from app.chats.values import Chat, ChatId
from app.engine.requests import Role
from app.gui.history.row_list import LINE_ROLE
from app.gui.history.rows import ChatLine, Heading, by_date, date_words
from app.gui.transcript.token_tooltip import describe
from tests.gui.chat_hands import (
    Make,
    converse,
    text_of,
    titles,
    told,
)
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token


def test_deleting_is_undone_in_the_banner(window: Window) -> None:
    converse(window, "Precious")
    view = window.application.history
    view.sidebar._focus_list()
    window.qtbot.keyClick(view.sidebar._list, Qt.Key.Key_Delete)
    assert titles(window) == [] and text_of(window) == ""
    assert "“Precious” was deleted." in told(window)
    window.application.banner._button.click()
    assert titles(window) == ["Today", "Precious"]
    assert "Once upon" in text_of(window)


def test_what_was_typed_goes_back_with_a_chat_that_is_brought_back(window: Window) -> None:
    application = window.application
    converse(window, "Precious")
    chat = application.history.history.chats.list()[0]
    application.composer.show_text("half a thought")
    application.history.doer.delete(chat)
    assert application.composer.typed == "half a thought"
    application.banner._button.click()
    assert application.composer.typed == "half a thought"
    assert titles(window) == ["Today", "Precious"]  # and no chat was begun for it
    window.until(lambda: application.history.history.chats.get(chat.id).draft == "half a thought")


def test_a_whole_chat_is_copied_as_markdown(window: Window) -> None:
    converse(window, "Precious")
    view = window.application.history
    view.doer.copy(view.history.chats.list()[0])
    text = QApplication.clipboard().text()
    assert text.startswith("# Precious") and "Once upon" in text


def test_of_what_was_imported_no_token_is_counted_or_explained(window: Window) -> None:
    application = window.application
    nodes = (
        Node(None, 1, Role.USER, "Why?", 1e9),
        Node(0, None, Role.ASSISTANT, "<think>\nHm.\n</think>\n\nBecause.", 1e9),
    )
    view = application.history
    view.desk.open(view.history.take_in(ChatTree("Foreign", 1e9, 1e9, nodes, 0)))
    assert "▸ Thoughts\n" in text_of(window) and "imported" in text_of(window)
    placed = application.transcript.token_at(text_of(window).index("Because"))
    assert placed is not None and describe(placed.token).startswith("Imported")


def test_the_chat_that_is_open_is_remembered_for_a_start_after_a_crash(window: Window) -> None:
    converse(window, "Precious")
    keeper, desk = window.application.keeper, window.application.history.desk
    assert keeper.settings.last_chat == desk.chat != 0
    window.application.actions.new_chat.trigger()
    assert keeper.settings.last_chat == 0


def test_renamed_pinned_and_archived(window: Window) -> None:
    converse(window, "First")
    window.application.actions.new_chat.trigger()
    converse(window, "Second")
    view = window.application.history
    first = view.history.chats.list()[1]
    view.doer.pin(first)
    assert titles(window) == ["Pinned", "First", "Today", "Second"]
    view.sidebar.rename(first.id)
    editor = view.sidebar._list.findChild(QLineEdit)
    assert editor is not None and editor.text() == "First"
    editor.setText("Renamed")
    window.qtbot.keyClick(editor, Qt.Key.Key_Return)
    window.until(lambda: "Renamed" in titles(window))
    view.doer.archive(view.history.chats.get(first.id))
    assert titles(window) == ["Today", "Second"]
    view._archived.setChecked(True)
    assert titles(window) == ["Pinned", "Renamed"]
    assert view.sidebar._archive.isVisible()  # which says what is listed, and leads back
    view.sidebar._leave.click()
    assert titles(window) == ["Today", "Second"] and not view.sidebar._archive.isVisible()
    assert view.sidebar._list.hasFocus()


def ground_of(window: Window, row: int) -> str:
    """The colour behind this line, at its end."""
    view = window.application.history.sidebar._list
    line = view.visualRect(view.model().index(row, 0))
    return view.grab().toImage().pixelColor(line.right() - 8, line.center().y()).name()


def test_the_open_chat_stays_marked_while_another_is_pinned_or_archived(window: Window) -> None:
    converse(window, "First")
    window.application.actions.new_chat.trigger()
    converse(window, "Second")
    view, rows = window.application.history, window.application.history.sidebar._list
    assert titles(window) == ["Today", "Second", "First"]
    marked, other = ground_of(window, 1), ground_of(window, 2)
    assert marked != other
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(2, 0))  # as a press of the right button does
    assert (ground_of(window, 1), ground_of(window, 2)) == (marked, other)
    view.doer.pin(view.history.chats.list()[1])
    assert titles(window) == ["Pinned", "First", "Today", "Second"]
    assert (ground_of(window, 3), ground_of(window, 1)) == (marked, other)
    view.doer.archive(view.history.chats.list()[0])
    assert titles(window) == ["Today", "Second"]
    assert ground_of(window, 1) == marked and view.sidebar.selected is not None


def test_search_finds_titles_and_texts_and_opens_the_branch(window: Window) -> None:
    converse(window, "About lighthouses")
    window.application.actions.regenerate.trigger()
    window.engine.reply([round_of(token("Nothing."))])
    window.until(lambda: not window.application.chat.replying)
    view = window.application.history
    window.application.actions.search_chats.trigger()
    window.qtbot.keyClicks(view.sidebar._search, "upon ti")
    window.until(lambda: any(isinstance(line, ChatLine) and line.snippet
                             for line in view.sidebar._rows.lines))  # fmt: skip
    (line,) = view.sidebar._rows.lines
    assert isinstance(line, ChatLine)
    assert "upon" in "".join(part.text for part in line.snippet if part.found)
    view.sidebar.chosen.emit(line)
    assert "Once upon a time." in text_of(window)
    view.sidebar._search.setText("LIGHT")
    window.until(lambda: titles(window)[:1] == ["About lighthouses"])
    window.qtbot.keyClick(view.sidebar._search, Qt.Key.Key_Escape)
    window.until(lambda: titles(window) == ["Today", "About lighthouses"])


def test_export_and_import(window: Window, tmp_path: Path) -> None:
    converse(window, "To travel: a/b?")
    view = window.application.history
    (chat,) = view.history.chats.list()
    window.chosen_file = tmp_path / "chat.json"
    view.doer.export_json(chat)
    assert "was exported" in told(window)
    assert json.loads(window.chosen_file.read_text("utf-8"))["kind"] == "paceline chats"
    view.doer.import_chats()
    window.until(lambda: "1 chat was imported." in told(window))
    assert len(view.history.chats.list()) == 2
    assert view.desk.chat != chat.id and "Once upon a time." in text_of(window)
    window.chosen_file = tmp_path / "chat.md"
    view.doer.export_markdown(chat)
    assert "Once upon a time." in window.chosen_file.read_text("utf-8")
    window.chosen_file.write_text("no chats")
    view.doer.import_chats()
    window.until(lambda: "chat.md" in told(window) and "exported" not in told(window))


def test_the_sidebar_goes_and_comes_and_makes_room(make_window: Make) -> None:
    window = make_window()
    application = window.start()
    side, action = application.history.sidebar, application.actions.show_chats
    assert side.isVisible() and action.isChecked()
    action.trigger()
    assert not side.isVisible() and not application.keeper.settings.show_chats
    action.trigger()
    application.window.resize(1000, 700)
    window.until(lambda: not side.isVisible())
    action.trigger()
    assert side.isVisible()
    application.window.resize(1200, 800)
    window.until(lambda: side.isVisible())
    assert application.keeper.settings.show_chats


def chat_at(number: int, when: datetime, pinned: bool = False) -> Chat:
    return Chat(ChatId(number), f"Chat {number}", pinned, False, 0.0, when.timestamp())


def test_dates_are_those_of_the_persons_days() -> None:
    now = datetime(2026, 3, 10, 0, 30)
    words = [
        date_words(when.timestamp(), now)
        for when in (
            datetime(2026, 3, 10, 0, 1), datetime(2026, 3, 9, 23, 59), datetime(2026, 3, 4, 1),
            datetime(2026, 2, 20), datetime(2026, 1, 5), datetime(2025, 12, 31),
            datetime(2026, 3, 11),
        )
    ]  # fmt: skip
    assert words == [
        "Today", "Yesterday", "Last 7 days", "Last 30 days", "January", "2025", "Today",
    ]  # fmt: skip
    assert [date_words(when, now) for when in (1e15, 1e300, -1e15)] == ["Today", "Today", "1970"]
    lines = by_date([chat_at(1, datetime(2025, 1, 1), True), chat_at(2, now)], now)
    assert [line.words for line in lines if isinstance(line, Heading)] == ["Pinned", "Today"]


def test_two_thousand_chats_are_no_burden(window: Window) -> None:
    now = datetime.now()
    lines = by_date([chat_at(number, now) for number in range(2000)], now)
    sidebar = window.application.history.sidebar
    sidebar.show_lines(lines, "")
    assert sidebar._rows.rowCount() == 2001
    spoken = sidebar._rows.data(sidebar._rows.index(1), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Chat 0" and sidebar._rows.index(1).data(LINE_ROLE).chat.id == 0
