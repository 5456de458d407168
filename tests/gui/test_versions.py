"""Versions of answers and questions: seen beside the heading, stepped between, and compared."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from app.engine.events import Origin
from app.gui.history.edit_dialog import EditDialog
from tests.gui.chat_hands import converse, stored, text_of
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token


def answer_switched(window: Window, text: str = "Never.") -> None:
    window.application.actions.regenerate_switched.trigger()
    window.engine.reply([round_of(token(text, Origin.PLAIN), seconds=0.1)])
    window.until(lambda: not window.application.chat.replying)


def click_arrow(window: Window, arrow: str) -> None:
    """The last one that is shown."""
    transcript = window.application.transcript
    text = text_of(window)
    cursor = transcript.textCursor()
    cursor.setPosition(text.rindex(arrow))
    left = transcript.cursorRect(cursor).center()
    cursor.setPosition(text.rindex(arrow) + 1)
    spot = QPoint((left.x() + transcript.cursorRect(cursor).center().x()) // 2, left.y())
    window.qtbot.mouseClick(transcript.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_an_answer_with_versions_says_so_at_once_and_after_reopening(window: Window) -> None:
    converse(window)
    assert "‹" not in text_of(window) and "this one" not in text_of(window).lower()
    answer_switched(window)
    assert text_of(window).count("2 / 2") == 1
    view = window.application.history
    live = text_of(window)
    view.desk.reload()
    assert text_of(window) == live


def test_the_figures_of_both_stand_side_by_side(window: Window) -> None:
    converse(window)
    answer_switched(window)
    line = text_of(window).split("\n")[-1]
    assert line.startswith("Version 1, with speculation: ")
    assert " · this one, without speculation: " in line
    assert line.count("tok/s") == 2
    window.application.actions.previous_version.trigger()
    line = text_of(window).split("\n")[-1]
    assert line.startswith("This one, with speculation: ")


def test_no_arrow_is_copied(window: Window) -> None:
    converse(window)
    answer_switched(window)
    transcript = window.application.transcript
    cursor = transcript.document().find("Paceline")
    cursor.movePosition(cursor.MoveOperation.StartOfBlock)
    cursor.movePosition(cursor.MoveOperation.NextBlock, cursor.MoveMode.KeepAnchor)
    cursor.movePosition(cursor.MoveOperation.EndOfBlock, cursor.MoveMode.KeepAnchor)
    transcript.setTextCursor(cursor)
    assert transcript.createMimeDataFromSelection().text() == "Paceline\nNever."


def test_the_whole_chat_is_copied_as_it_was_said_without_figures(window: Window) -> None:
    converse(window)
    answer_switched(window, "It is *over*.")
    transcript = window.application.transcript
    transcript.selectAll()
    said = "You\nTell a story\n\nPaceline\nIt is *over*."
    assert transcript.createMimeDataFromSelection().text() == said
    transcript.show_raw(True)  # what is seen is another text then
    transcript.selectAll()
    assert "tok/s" in transcript.createMimeDataFromSelection().text()


def edit(window: Window) -> EditDialog:
    window.application.actions.edit_question.trigger()
    shown = window.application.window.findChildren(EditDialog)
    (dialog,) = [found for found in shown if found.isVisible()]
    window.until(dialog.isActiveWindow)
    return dialog


def test_an_edit_that_was_left_goes_on_where_it_stood(window: Window) -> None:
    converse(window)
    dialog = edit(window)
    dialog.text.setPlainText("Tell another")
    window.qtbot.keyClick(dialog.text, Qt.Key.Key_Escape)
    window.until(lambda: not window.application.window.findChildren(EditDialog))
    dialog = edit(window)
    assert dialog.text.toPlainText() == "Tell another"
    window.qtbot.keyClick(dialog.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.until(lambda: window.application.chat.replying)
    assert window.engine.request()[1].turns[-1].content == "Tell another"


def test_an_arrow_is_clicked(window: Window) -> None:
    converse(window)
    answer_switched(window)
    click_arrow(window, "‹")
    assert "Once upon a time." in text_of(window) and "1 / 2" in text_of(window)
    click_arrow(window, "›")
    assert "Never." in text_of(window) and "2 / 2" in text_of(window)
    assert window.opened == []  # it is no address


def test_an_edited_question_has_arrows_of_its_own(window: Window) -> None:
    converse(window, "Old words")
    branches = window.application.history.branches
    question = window.application.history.desk.path()[0]
    branches.edit(question.id, "New words")
    assert text_of(window).startswith("You   ‹ 2 / 2 ›")
    window.engine.reply([round_of(token("Yes."))])
    window.until(lambda: not window.application.chat.replying)
    click_arrow(window, "‹")
    assert stored(window)[0] == ("user", "Old words")


def test_a_version_in_the_middle_of_a_chat_keeps_its_place_and_both_views(window: Window) -> None:
    converse(window)
    answer_switched(window)
    converse(window, "Go on")
    click_arrow(window, "›")  # after the last comes the first
    assert "Once upon a time." in text_of(window) and "Go on" not in text_of(window)
    click_arrow(window, "›")
    assert "Never." in text_of(window) and "Go on" in text_of(window)
    window.application.actions.show_raw.trigger()
    assert text_of(window).count("2 / 2") == 1
    window.application.actions.show_raw.trigger()
    assert text_of(window).count("2 / 2") == 1
