"""What a message takes of the context, and what becomes of a chat that is longer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from app.attachments.quoting import quote
from app.engine.events import PromptRead, StopReason, TooLong
from app.engine.requests import Measure, Overflow, Role
from app.gui.banner import WayOn
from tests.gui.attach_hands import REPORT, attach, count_by_letters, line_of
from tests.gui.chat_hands import ROUNDS, Make, close, converse, text_of, told
from tests.gui.conftest import Window


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
    application.attach.tell_memory()  # for those who don't see the mark
    assert "begins with “You: report.csv" in application.transcript.accessibleDescription()
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
    transcript = again.application.transcript
    again.until(lambda: "begins with “You: Second" in transcript.accessibleDescription())
    again.ask("Third")
    assert again.engine.request()[1].left_out == 2
    again.engine.reply(ROUNDS)
    again.until(lambda: not chat.replying)
    again.application.actions.new_chat.trigger()
    assert chat.left_out == 0
    assert transcript.accessibleDescription() == ""


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
