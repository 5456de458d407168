"""A chat from the composer to the footer, on a scripted engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from app.engine.events import Crashed, Failed, Origin, PromptProgress, StopReason
from app.engine.requests import DrafterKind, ReplyRequest, Role, Speculation, Stop
from app.gui.banner import WayOn
from app.gui.chat.composer import Readiness
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

ROUNDS = [
    round_of(token("Once", Origin.ACCEPTED, 1), token(" upon", Origin.CORRECTED, 2)),
    round_of(token(" a", Origin.ACCEPTED, 3), token(" time", Origin.BONUS, 4)),
    round_of(token(".", Origin.PLAIN, 5)),
]


def text_of(window: Window) -> str:
    return window.application.transcript.toPlainText()


def stopped(window: Window) -> bool:
    return not window.application.chat.replying


def test_a_reply_comes_in_order_and_ends_with_its_figures(window: Window) -> None:
    window.ask("Tell a story")
    window.engine.reply(ROUNDS)
    window.until(lambda: stopped(window))
    assert text_of(window) == (
        "You\nTell a story\nPaceline\nOnce upon a time.\n5 tokens · 33.3 tok/s · 1.7/pass · α 0.67"
        f" · k 4 · first token 0.1 s · seed {window.engine.request()[1].seed}"
    )
    turns = window.application.conversation.turns()
    assert [turn.role for turn in turns] == [Role.USER, Role.ASSISTANT]
    assert turns[1].token_ids == (1, 2, 3, 4, 5)


def test_the_next_question_carries_the_whole_conversation(window: Window) -> None:
    window.ask("One")
    window.engine.reply(ROUNDS)
    window.until(lambda: stopped(window))
    window.ask("Two")
    _, request = window.engine.request()
    assert [turn.content for turn in request.turns] == ["One", "Once upon a time.", "Two"]
    assert request.turns[1].token_ids == (1, 2, 3, 4, 5)


def test_escape_stops_and_the_partial_reply_is_context(window: Window) -> None:
    window.ask()
    window.engine.reply(ROUNDS[:1], reason=None)
    window.until(lambda: "upon" in text_of(window))
    window.qtbot.keyClick(window.application.composer._text, Qt.Key.Key_Escape)
    window.until(lambda: Stop() in window.engine.sent)
    window.engine.reply([], reason=StopReason.STOP)
    window.until(lambda: stopped(window))
    assert text_of(window).endswith("· stopped")
    window.ask("And now?")
    _, request = window.engine.request()
    assert request.turns[1].content == "Once upon"


def test_enter_sends_and_shift_enter_breaks_the_line(window: Window) -> None:
    box = window.application.composer._text
    window.qtbot.keyClicks(box, "a")
    window.qtbot.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.qtbot.keyClicks(box, "b")
    window.qtbot.keyClick(box, Qt.Key.Key_Return)
    _, request = window.engine.request()
    assert request.turns[-1].content == "a\nb"
    assert box.toPlainText() == ""


def test_what_is_typed_during_a_reply_is_kept(window: Window) -> None:
    window.ask()
    box = window.application.composer._text
    window.qtbot.keyClicks(box, "next")
    window.qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.toPlainText() == "next"
    assert sum(isinstance(command, ReplyRequest) for command in window.engine.sent) == 1


def test_the_toggle_reaches_the_engine_in_mid_reply_and_is_marked(window: Window) -> None:
    window.ask()
    window.engine.reply(ROUNDS[:2], reason=None)
    window.until(lambda: "time" in text_of(window))
    window.application.actions.switch_speculation.trigger()
    assert window.engine.sent[-1] == Speculation(False, DrafterKind.LOOKUP, 4)
    plain = replace(ROUNDS[2], speculating=False)
    window.engine.say(plain, window.engine.request()[0])
    window.until(lambda: text_of(window).endswith("."))
    reply = window.application.conversation.reply
    assert reply is not None
    assert [(mark.token_index, mark.on) for mark in reply.switches] == [(4, False)]
    assert window.application.switch.accessibleName() == "Speculation off"


def test_a_switch_is_marked_also_where_lookup_finds_nothing(window: Window) -> None:
    window.application.switch.setChecked(False)
    window.ask()
    window.engine.reply([replace(round_of(token("a")), speculating=False)], reason=None)
    window.until(lambda: text_of(window).endswith("a"))
    window.application.switch.setChecked(True)
    for on in (False, False, *[True] * 6):  # two rounds were under way
        late = replace(round_of(token("b")), speculating=on)
        window.engine.say(late, window.engine.request()[0])
    window.until(lambda: text_of(window).endswith("b" * 8))
    reply = window.application.conversation.reply
    assert reply is not None
    assert [(mark.token_index, mark.on) for mark in reply.switches] == [(3, True)]


def test_the_controls_make_the_request(window: Window) -> None:
    controls = window.application.controls
    controls._length.setCurrentIndex(0)
    controls._temperature.setValue(0)
    controls._seed.setText("42")
    assert window.engine.sent[-1] == Speculation(True, DrafterKind.LOOKUP, None)
    window.ask()
    _, request = window.engine.request()
    assert request.seed == 42
    assert request.sampler.temperature == 0
    assert request.speculation.draft_length is None


def test_a_random_seed_is_drawn_and_shown(window: Window) -> None:
    window.ask()
    _, request = window.engine.request()
    assert str(request.seed) in window.application.controls._seed.placeholderText()


def test_messages_of_an_old_request_are_ignored(window: Window) -> None:
    window.ask("One")
    old, _ = window.engine.request()
    window.application.actions.new_chat.trigger()
    window.ask("Two")
    window.engine.say(round_of(token("old")), old)
    window.engine.reply([round_of(token("new"))])
    window.until(lambda: stopped(window))
    assert "old" not in text_of(window)
    assert "One" not in text_of(window)
    assert "new" in text_of(window)


def test_a_prompt_that_is_too_long_goes_back_to_the_composer(window: Window) -> None:
    window.ask("far too long")
    window.engine.say(Failed("The prompt is too long.", "Shorten it."))
    window.until(lambda: window.application.banner.notice is not None)
    window.until(lambda: stopped(window))
    assert window.application.composer.text() == "far too long"
    assert text_of(window) == ""
    assert window.application.conversation.empty
    notice = window.application.banner.notice
    assert notice is not None
    assert notice.what == "The prompt is too long."
    assert window.application.composer._readiness is Readiness.READY


def test_a_full_context_offers_a_new_chat(window: Window) -> None:
    window.ask()
    window.engine.reply(ROUNDS, reason=StopReason.CONTEXT)
    window.until(lambda: stopped(window))
    notice = window.application.banner.notice
    assert notice is not None
    assert notice.way_on is WayOn.NEW_CHAT
    window.application.banner._button.click()
    assert window.application.conversation.empty
    assert text_of(window) == ""


def test_a_bug_is_logged_and_shown_and_the_text_is_kept(window: Window, caplog) -> None:
    window.ask("Hello")
    window.engine.say(Crashed("Traceback: a bug"))
    window.until(lambda: stopped(window))
    assert "Traceback: a bug" in caplog.text
    assert window.application.banner.notice is not None
    assert "bug" in window.application.banner.notice.what
    assert window.application.composer.text() == "Hello"
    assert "Hello" not in caplog.text


class Painted(QObject):
    """The parts of a widget that are painted while it listens."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.parts: list[QRect] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.parts.append(event.rect())
        return False


def test_what_the_empty_box_says_is_painted_as_soon_as_it_changes(window: Window) -> None:
    composer = window.application.composer
    box = composer._text.viewport()
    window.until(composer.isVisible)
    window.qtbot.wait(100)
    painted = Painted(box)
    composer.show_readiness(Readiness.WAITING, "Loading the model…")
    window.until(lambda: box.rect() in painted.parts)


def test_reading_the_prompt_shows_progress(window: Window) -> None:
    window.ask()
    window.engine.say(PromptProgress(512, 2000))
    window.until(lambda: "512 of 2,000" in window.application.composer._hint.text())
    window.engine.reply(ROUNDS)
    window.until(lambda: stopped(window))
    assert window.application.composer._hint.text() == ""


def test_a_suggestion_is_sent_at_once(window: Window) -> None:
    window.application.first_page._cards[0].click()
    _, request = window.engine.request()
    assert "merges two sorted lists" in request.turns[0].content


def test_closing_in_mid_reply_ends_the_engine(window: Window) -> None:
    window.ask()
    window.engine.reply(ROUNDS, reason=None)
    window.application.window.close()
    assert window.engine.closed
    assert not window.application.link.alive


def test_figures_are_dashes_until_they_are_known(make_window: Callable[..., Window]) -> None:
    window = make_window()
    panel = window.start().panel
    assert panel._speed._value.text() == "–"
    assert panel._speedup._value.text() == "–"
    window.ask()
    window.engine.reply(ROUNDS)
    window.until(lambda: stopped(window))
    assert panel._speedup._value.text() == "1.3× faster"
    assert panel._speed._value.text() == "33"
    assert panel._acceptance._value.text() == "0.67"


def test_a_slowdown_is_said_in_the_same_type_with_its_reason(window: Window) -> None:
    window.ask()
    window.engine.reply([round_of(token("a", Origin.CORRECTED), seconds=0.08)])
    window.until(lambda: stopped(window))
    panel = window.application.panel
    assert panel._speedup._value.text() == "2.0× slower here"
    assert "costs as much time as 2.0 plain tokens and yields 1.0" in panel._why.text()
