"""Files beside a message, and chats longer than the context: the window, on a scripted engine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.attachments.quoting import Attachment, quote
from app.engine.events import Measured, PromptRead, StopReason, TooLong
from app.engine.requests import Command, Measure, Overflow, Role
from app.gui.attach.message_box import LONG_PASTE
from app.gui.attach.viewer import AttachmentViewer
from app.gui.banner import WayOn
from app.gui.history.edit_dialog import EditDialog
from tests.gui.chat_hands import ROUNDS, Make, close, converse, stored, text_of, told
from tests.gui.conftest import Window

REPORT = Attachment("report.csv", "name,sum\nAnna,12\nBo,30")


@pytest.fixture
def report(tmp_path: Path) -> Path:
    folder = tmp_path / "desk"
    folder.mkdir()
    (folder / REPORT.name).write_text(REPORT.text + "\n", encoding="utf-8")
    return folder / REPORT.name


def count_by_letters(window: Window) -> None:
    """The engine counts a token for every letter."""

    def answer(number: int, command: Command) -> None:
        if isinstance(command, Measure):
            texts = tuple(len(text) for text in command.texts)
            prompt = sum(len(turn.content) for turn in command.turns)
            window.engine.say(Measured(texts, prompt), number)

    window.engine.on_command = answer


def chips(window: Window) -> list[str]:
    return [chip.name.text() for chip in window.application.composer.chips._chips]


def line_of(window: Window) -> str:
    return window.application.attach.line._words.text()


def attach(window: Window, path: Path) -> None:
    window.application.window.files_dropped.emit((path,))
    window.until(lambda: bool(window.application.composer.attachments))


def test_a_file_is_dropped_counted_sent_and_shown_folded(window: Window, report: Path) -> None:
    count_by_letters(window)
    application = window.application
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(report))])
    drop = QDropEvent(
        QPointF(10, 10), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    application.window.dropEvent(drop)
    window.until(lambda: len(chips(window)) == 1)
    quoted = quote([REPORT], "")
    assert chips(window)[0].startswith("report.csv")
    window.until(lambda: f"{len(quoted)} tokens" in chips(window)[0])
    application.composer.show_text("What is the sum?")
    message = quote([REPORT], "What is the sum?")
    window.until(lambda: f"Message: {len(message)} tokens" in line_of(window))
    assert f"with the chat {len(message)} of 4,096" in line_of(window)
    window.engine.on_command = None
    application.composer.send()
    assert window.engine.request()[1].turns[-1].content == message
    assert chips(window) == [] and application.composer.text() == ""
    assert stored(window) == [("user", message), ("assistant", "")]
    assert "report.csv  ·  3 lines" in text_of(window) and "Anna" not in text_of(window)
    window.engine.reply(ROUNDS)
    window.until(lambda: not application.chat.replying)


def test_files_are_pasted_and_chosen_by_key(window: Window, report: Path, qtbot: QtBot) -> None:
    composer = window.application.composer
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(report))])
    QApplication.clipboard().setMimeData(data)
    composer._text.paste()
    window.until(lambda: composer.attachments == (REPORT,))
    assert composer.typed == ""
    object.__setattr__(window.application.attach._outside, "choose_attachments", lambda: (report,))
    window.application.actions.attach_files.trigger()
    qtbot.wait(100)
    assert composer.attachments == (REPORT,)  # the same once


def test_chips_are_opened_and_removed_with_the_keyboard(
    window: Window, report: Path, qtbot
) -> None:
    attach(window, report)
    composer, row = window.application.composer, window.application.composer.chips
    composer.attach(Attachment("notes.md", "Some notes"))
    window.application.window.activateWindow()
    row._chips[0].name.setFocus()
    qtbot.keyClick(row._chips[0].name, Qt.Key.Key_Return)
    (viewer,) = window.application.window.findChildren(AttachmentViewer)
    assert viewer.text.toPlainText() == REPORT.text
    viewer.reject()
    qtbot.keyClick(row._chips[0].name, Qt.Key.Key_Delete)
    assert [a.name for a in composer.attachments] == ["notes.md"]
    assert "notes.md" in row._chips[0].name.accessibleName()
    row._chips[0]._remove.click()
    assert composer.attachments == () and row.isHidden()


def test_a_file_alone_is_a_message_and_gives_the_title(window: Window, report: Path) -> None:
    attach(window, report)
    window.application.composer.send()
    assert window.engine.request()[1].turns[-1].content == quote([REPORT], "")
    chat = window.application.history.desk.chat
    assert chat is not None
    assert window.application.history.history.chats.get(chat).title == "report.csv"


def test_what_can_not_be_attached_is_told_and_nothing_typed_is_lost(
    window: Window, tmp_path: Path
) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF\0\0\0")
    window.application.composer.show_text("typed")
    window.application.window.files_dropped.emit((tmp_path / "program", tmp_path / "gone"))
    window.until(lambda: "no longer there" in told(window))
    (tmp_path / "old.txt").write_bytes("Grüße".encode("latin-1"))
    window.application.window.files_dropped.emit((tmp_path / "old.txt", tmp_path / "program"))
    window.until(lambda: "“program” is no text" in told(window))
    assert window.application.composer.typed == "typed"
    assert window.application.composer.attachments == (Attachment("old.txt", "Grüße"),)
    window.application.window.files_dropped.emit((tmp_path / "old.txt",))
    window.until(lambda: "Latin-1" in told(window))


def test_a_long_paste_is_offered_as_a_file(window: Window) -> None:
    composer, line = window.application.composer, window.application.attach.line
    composer.show_text("Summarise: ")
    long = "A line with an emoji \U0001f600 and a no-break\u00a0space.\n" * (LONG_PASTE // 40)
    QApplication.clipboard().setText(long)
    composer._text.paste()
    assert not line._attach.isHidden()
    line._attach.click()
    (attached,) = composer.attachments
    assert attached.name == "Pasted text" and attached.text.count("\n") == long.count("\n")
    assert composer.typed == "Summarise: "
    window.until(lambda: line._attach.isHidden())


def test_attachments_outlive_the_window_in_a_draft_and_in_a_message(
    make_window: Make, report: Path
) -> None:
    window = make_window()
    window.start()
    converse(window, "First")
    attach(window, report)
    window.application.composer.show_text("unsent")
    close(window)
    again = make_window()
    again.start()
    assert again.application.composer.attachments == (REPORT,)
    assert again.application.composer.typed == "unsent"


def test_an_edited_question_keeps_its_files(window: Window, report: Path) -> None:
    attach(window, report)
    converse(window, "What is the sum?")
    window.application.actions.edit_question.trigger()
    (dialog,) = window.application.window.findChildren(EditDialog)
    assert dialog.text.toPlainText() == "What is the sum?"
    dialog.text.setPlainText("And the mean?")
    dialog._accept()
    assert window.engine.request()[1].turns[-1].content == quote([REPORT], "And the mean?")


def too_long(window: Window, text: str) -> None:
    window.ask(text)
    number, _ = window.engine.request()
    window.engine.say(TooLong(5210, 4096), number)
    window.until(lambda: not window.application.chat.replying)


def test_a_chat_that_does_not_fit_asks_once_and_goes_on_as_chosen(
    make_window: Make, report: Path
) -> None:
    window = make_window()
    application = window.start()
    converse(window, "First")
    attach(window, report)
    too_long(window, "Next question")
    message = quote([REPORT], "Next question")
    assert application.composer.text() == message  # nothing is lost
    assert "5,210 tokens; the context holds 4,096" in told(window)
    notice = application.banner.notice
    assert notice is not None and notice.way_on is WayOn.LEAVE_OUT
    assert window.engine.request()[1].overflow is Overflow.REFUSE
    application.banner._choose()
    number, request = window.engine.request()
    assert request.overflow is Overflow.LEAVE_OUT and request.turns[-1].content == message
    window.engine.say(PromptRead(3000, 100, 0.5, left_out=2), number)
    window.engine.reply(ROUNDS)
    window.until(lambda: not application.chat.replying)
    application.chat.left_out = 2  # `reply` says that it read the prompt again, with all turns
    view, passage = application.attach, application.transcript.passage
    begins = passage.start_of(view._first_remembered())
    assert begins == passage.sections[2].start.position()
    close(window)
    again = make_window()
    again.start()
    again.ask("Third")
    assert again.engine.request()[1].overflow is Overflow.LEAVE_OUT


def test_what_becomes_of_a_full_context_is_each_chats_own_choice(window: Window) -> None:
    application, engine = window.application, window.engine
    converse(window, "First")
    first = application.history.desk.chat
    application.attach.line._group.actions()[1].trigger()
    window.ask("Second")
    assert engine.request()[1].overflow is Overflow.LEAVE_OUT
    engine.reply(ROUNDS)
    window.until(lambda: not application.chat.replying)
    application.actions.new_chat.trigger()
    converse(window, "Another chat")
    assert engine.request()[1].overflow is Overflow.REFUSE
    application.settings.chats.overflow_chosen.emit(Overflow.LEAVE_OUT)  # for all without a choice
    assert application.chat.overflow is Overflow.LEAVE_OUT
    application.attach.line._group.actions()[0].trigger()
    second = application.history.desk.chat
    assert first is not None and second is not None
    application.history.desk.open(first)
    assert application.chat.overflow is Overflow.LEAVE_OUT
    application.history.desk.open(second)
    assert application.chat.overflow is Overflow.REFUSE


def test_a_choice_for_a_chat_that_has_not_begun_goes_with_it(window: Window) -> None:
    application = window.application
    application.attach.overflow.choose(Overflow.LEAVE_OUT)
    converse(window, "First")
    begun = application.history.desk.chat
    assert begun is not None
    assert application.history.history.chats.get(begun).overflow is Overflow.LEAVE_OUT
    application.actions.new_chat.trigger()
    assert application.chat.overflow is Overflow.REFUSE


def test_a_chat_from_disk_goes_on_with_the_memory_that_it_had(make_window: Make) -> None:
    window = make_window()
    application = window.start()
    converse(window, "First")
    window.ask("Second")
    number, _ = window.engine.request()
    window.engine.say(PromptRead(3000, 100, 0.5, left_out=2), number)
    for made in ROUNDS:
        window.engine.say(made, number)
    window.until(lambda: application.chat.left_out == 2 and "time" in text_of(window))
    close(window)
    again = make_window()
    again.start()
    chat = again.application.chat
    window.until(lambda: chat.left_out == 2)
    again.ask("Third")
    assert again.engine.request()[1].left_out == 2
    again.engine.reply(ROUNDS)
    again.until(lambda: not chat.replying)
    again.application.actions.new_chat.trigger()
    assert chat.left_out == 0


def test_a_reply_that_met_the_end_of_the_context_offers_to_go_on(window: Window) -> None:
    window.ask("First")
    window.engine.reply(ROUNDS, StopReason.CONTEXT)
    window.until(lambda: not window.application.chat.replying)
    notice = window.application.banner.notice
    assert notice is not None and notice.way_on is WayOn.NEW_CHAT  # there is nothing to forget
    window.ask("Second")
    window.engine.reply(ROUNDS, StopReason.CONTEXT)
    window.until(lambda: not window.application.chat.replying)
    notice = window.application.banner.notice
    assert notice is not None and notice.way_on is WayOn.MAKE_ROOM
    window.application.banner._choose()
    request = window.engine.request()[1]
    assert request.overflow is Overflow.LEAVE_OUT
    assert request.turns[-1].role is Role.ASSISTANT  # the reply itself goes on


def test_the_menu_of_a_message_shows_its_files(window: Window, report: Path) -> None:
    attach(window, report)
    converse(window, "What is the sum?")
    menu = window.application.history.menu
    found = menu.menu(window.application.history.desk.path()[0])
    (show,) = [action for action in found.actions() if action.text() == "Show report.csv"]
    show.trigger()
    (viewer,) = window.application.window.findChildren(AttachmentViewer)
    assert viewer.text.toPlainText() == REPORT.text
    viewer.reject()


def test_the_line_says_what_will_not_fit_before_it_is_sent(window: Window) -> None:
    line = window.application.attach.line
    converse(window, "First " * 500)
    count_by_letters(window)
    window.application.composer.show_text("x" * 2000)
    window.until(lambda: "5,017 of 4,096 · does not fit" in line_of(window))
    assert line._words.property("tone") == "error" and not line._choice.isHidden()
    line._group.actions()[1].trigger()
    assert "will be left out" in line_of(window)
    assert window.application.chat.overflow is Overflow.LEAVE_OUT
    assert window.application.keeper.settings.overflow == ""  # it is this chat's own choice
    window.application.composer.show_text("x" * 3000)  # with the others too long by itself
    window.until(lambda: "does not fit" in line_of(window))
    window.application.composer.replace_text("")
    window.until(lambda: line.isHidden())


def test_while_nobody_can_count_an_estimate_says_so(make_window: Make) -> None:
    window = make_window(answer_loads=False)
    window.start()
    window.application.composer.show_text("Some words " * 20)
    window.until(lambda: "≈" in line_of(window))


def test_nothing_is_counted_while_the_engine_replies(window: Window, qtbot: QtBot) -> None:
    window.ask("Hello")
    window.application.composer.show_text("typed meanwhile")
    qtbot.wait(400)
    assert not any(isinstance(command, Measure) for command in window.engine.sent)
    assert "≈" in line_of(window)
    window.engine.reply(ROUNDS)
    window.until(lambda: any(isinstance(command, Measure) for command in window.engine.sent))
    asked = window.engine.sent[-1]
    assert isinstance(asked, Measure)
    assert replace(asked, turns=()).texts == ("typed meanwhile",)
    assert len(asked.turns) == 3
