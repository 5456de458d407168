"""What can be done with a reply that was given: its figures, its rounds, going on with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor

from app.engine.events import Loaded, Origin, PromptRead, Round, StopReason
from app.engine.requests import LoadRequest, Overflow, Role
from app.engine.stats import fold
from app.gui.look.theme import DARK
from app.gui.numeral_axis import NumeralAxis
from app.gui.transcript.reply_footer import footer
from app.gui.transcript.typography import Kind, kind_of
from app.settings import ThemeChoice
from tests.gui.chat_hands import ROUNDS, Make, close, converse, stored, text_of
from tests.gui.conftest import BUILTIN, Window
from tests.gui.scripted_engine import loaded, round_of, token

MORE = [round_of(token(" There", Origin.ACCEPTED, 6), token(" was", Origin.CORRECTED, 7))]
COSTLY = [replace(round, plain_seconds=0.05) for round in ROUNDS]


def press_footer(window: Window) -> None:
    transcript = window.application.transcript
    block = transcript.document().lastBlock()
    assert kind_of(block) is Kind.FOOTER
    corner = transcript.document().documentLayout().blockBoundingRect(block).topLeft()
    transcript._pointer.click(corner + QPointF(10, 8))


def idle(window: Window) -> None:
    window.until(lambda: not window.application.replies.past._timer.isActive())


def end_at(window: Window, reason: StopReason) -> None:
    window.ask("Tell a story")
    window.engine.reply(ROUNDS, reason)
    window.until(lambda: not window.application.chat.replying)


# ---------------------------------------------------------------------- the footer


def test_the_footer_has_all_figures_that_are_known() -> None:
    stats = fold(COSTLY)
    words = footer(stats, StopReason.STOP, 7, PromptRead(12, 0, 0.35))
    assert words == (
        "5 tokens · 33.3 tok/s · 1.7/pass · α 0.67 · k 4 · 1.7× faster · first token 0.4 s · "
        "seed 7 · stopped"
    )


def test_of_what_is_not_known_the_footer_says_nothing() -> None:
    plain = fold([round_of(token("Hi"), seconds=0.5)])
    assert footer(plain, StopReason.END) == "1 token · 2.0 tok/s"


def test_the_footer_is_the_same_when_the_chat_is_opened_again(make_window: Make) -> None:
    first = make_window()
    first.start()
    first.ask("Tell a story")
    first.engine.reply(COSTLY)
    first.until(lambda: not first.application.chat.replying)
    before = text_of(first).splitlines()[-1]
    assert "first token" in before and "1.7× faster" in before
    close(first)
    second = make_window()
    second.start()
    assert text_of(second).splitlines()[-1] == before


# ---------------------------------------------------------------------- the rounds


def test_a_click_on_the_footer_opens_the_rounds(window: Window) -> None:
    converse(window)
    press_footer(window)
    chart = window.application.replies.chart
    assert chart is not None and chart.isVisible()
    window.until(chart.isActiveWindow)
    assert chart.words.startswith(
        "Round 1 of 3 · drafted 4 · accepted 1 · corrected 1 · bonus 0 · 50 ms · 40.0 tok/s"
    )
    assert "“Once” “␣upon”" in chart.words
    window.qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.words.startswith("Round 2 of 3 · drafted 4 · accepted 1 · corrected 0 · bonus 1")
    window.qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.words.startswith("Round 3 of 3 · nothing drafted")
    window.application.actions.theme_chosen.emit(ThemeChoice.DARK)
    assert chart._tokens.getAxis("left").textPen().color() == QColor(DARK.muted)
    assert chart.words.startswith("Round 3 of 3")  # the one that was chosen
    window.qtbot.keyClick(chart, Qt.Key.Key_Escape)
    window.until(lambda: window.application.replies.chart is None)


def test_a_key_opens_those_of_the_last_reply_also_from_an_earlier_run(make_window: Make) -> None:
    first = make_window()
    first.start()
    converse(first)
    close(first)
    second = make_window()
    second.start()
    second.application.actions.show_rounds.trigger()
    assert second.application.replies.chart is not None
    assert "Round 1 of 3" in second.application.replies.chart.words


def test_without_a_reply_there_are_no_rounds(window: Window) -> None:
    window.application.actions.show_rounds.trigger()
    assert window.application.replies.chart is None


# ---------------------------------------------------------------------- figures of the last reply


def test_an_opened_chat_fills_panel_legend_and_plots(make_window: Make) -> None:
    first = make_window()
    first.start()
    first.ask("Tell a story")
    first.engine.reply(COSTLY)
    first.until(lambda: not first.application.chat.replying)
    close(first)
    second = make_window()
    second.start()
    idle(second)
    application = second.application
    assert application.legend._counts[Origin.ACCEPTED].text() == "accepted 2"
    assert application.legend._context.text().startswith("context 100 / 4,096")
    assert application.panel._acceptance._value.text() == "0.67"
    assert application.panel._speedup._value.text() == "1.7× faster"
    second.until(lambda: application.plots.built)
    assert application.plots._plots is not None
    assert len(application.plots._plots._history.series().acceptance) == 3


# ---------------------------------------------------------------------- going on


def test_a_stopped_reply_of_an_earlier_run_is_gone_on_with(make_window: Make) -> None:
    first = make_window()
    first.start()
    end_at(first, StopReason.STOP)
    close(first)
    second = make_window()
    second.start()
    strip = second.application.replies.strip
    assert strip.isVisible() and strip._why.text() == "The last reply was stopped."
    strip._button.click()
    _, request = second.engine.request()
    assert request.turns[-1].role is Role.ASSISTANT
    assert request.turns[-1].token_ids == (1, 2, 3, 4, 5)
    assert not strip.isVisible()
    second.engine.reply(MORE)
    second.until(lambda: not second.application.chat.replying)
    whole = "Once upon a time. There was"
    assert stored(second) == [("user", "Tell a story"), ("assistant", whole)]
    shown = text_of(second)
    assert shown.count("Paceline") == 1 and whole in shown and "7 tokens" in shown
    record = second.application.history.desk.path()[-1].reply
    assert record is not None and record.reason is StopReason.END
    assert record.stats.tokens == 7


def test_a_reply_that_reached_its_limit_is_gone_on_with_by_a_key(window: Window) -> None:
    end_at(window, StopReason.LENGTH)
    assert "longest" in window.application.replies.strip._why.text()
    window.application.actions.continue_reply.trigger()
    window.engine.reply(MORE)
    window.until(lambda: not window.application.chat.replying)
    assert stored(window)[-1][1] == "Once upon a time. There was"
    window.ask("And then?")
    _, request = window.engine.request()
    assert [turn.content for turn in request.turns] == [
        "Tell a story", "Once upon a time. There was", "And then?",
    ]  # fmt: skip


def test_a_killed_run_s_reply_is_gone_on_with(make_window: Make) -> None:
    first = make_window()
    first.start()
    first.ask("Tell a story")
    first.engine.reply(ROUNDS, reason=None)
    first.until(lambda: stored(first)[-1][1] == "Once upon a time.")
    first.engine.die()
    first.until(lambda: not first.application.chat.replying)
    close(first)
    second = make_window()
    second.start()
    assert second.application.replies.strip._why.text() == "The last reply was broken off."
    second.application.actions.continue_reply.trigger()
    second.engine.reply(MORE)
    second.until(lambda: not second.application.chat.replying)
    assert stored(second)[-1][1] == "Once upon a time. There was"


FULL = [round_of(token(" in a", Origin.ACCEPTED, 8), context=4096)]


def test_a_reply_that_filled_the_context_is_gone_on_with_once_there_is_room(
    window: Window,
) -> None:
    strip = window.application.replies.strip
    window.ask("Tell a story")
    window.engine.reply(FULL, StopReason.CONTEXT)
    window.until(lambda: strip.isVisible())
    assert strip._why.text() == "The last reply met the end of the context."
    assert not strip._button.isEnabled() and "larger" in strip._button.toolTip()
    window.ask("Another one")
    window.engine.reply(FULL, StopReason.CONTEXT)
    window.until(lambda: "forget" in strip._button.toolTip())
    assert not strip._button.isEnabled()
    window.application.composer.show_text("typed meanwhile")
    window.application.banner._choose()
    _, request = window.engine.request()
    assert request.overflow is Overflow.LEAVE_OUT and request.turns[-1].content == " in a"
    assert request.turns[-1].role is Role.ASSISTANT
    assert window.application.composer.text() == "typed meanwhile"
    window.engine.reply(MORE)
    window.until(lambda: not window.application.chat.replying)
    assert stored(window)[-1][1] == " in a There was"


def test_a_whole_reply_offers_nothing(window: Window) -> None:
    converse(window)
    assert not window.application.replies.strip.isVisible()
    window.application.actions.continue_reply.trigger()
    assert not window.application.chat.replying


def test_another_model_can_t_go_on(window: Window) -> None:
    end_at(window, StopReason.STOP)
    other = LoadRequest(BUILTIN.with_name("Other.gguf"))
    window.application.pair_presenter.open(other)
    window.until(lambda: window.application.pairs.pair == other)
    strip = window.application.replies.strip
    assert not strip._button.isEnabled()
    assert "SmolLM2-135M wrote this reply" in strip._button.toolTip()


# ---------------------------------------------------------------------- thinking first


def thinks(request: LoadRequest) -> Loaded:
    return loaded(request, thinking_offered=True)


def test_whether_it_thinks_first_can_be_chosen_where_the_template_offers_it(
    make_window: Make,
) -> None:
    window = make_window(answer_loads=False)
    window.start()
    strip = window.application.replies.strip
    assert not strip.isVisible()
    window.engine.say(thinks(LoadRequest(BUILTIN)))
    window.until(lambda: window.application.pairs.loaded is not None)
    assert strip.isVisible() and strip._think.isChecked()
    strip._think.click()
    window.ask("Quick")
    assert window.engine.request()[1].thinking is False
    assert window.application.keeper.settings.thinking is False


def test_a_model_without_that_choice_is_not_asked(window: Window) -> None:
    rounds: list[Round] = ROUNDS
    window.ask("Quick")
    assert window.engine.request()[1].thinking is None
    window.engine.reply(rounds)
    window.until(lambda: not window.application.chat.replying)


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (0.0, 8.0), (3.2, 4.1)])
def test_an_axis_of_what_is_counted_has_no_fractions(low: float, high: float) -> None:
    axis = NumeralAxis("left")
    axis.whole = True
    for step, ticks in axis.tickValues(low, high, 200):
        assert step >= 1
        assert all(tick == int(tick) for tick in ticks)
    axis.whole = False
    assert any(step < 1 for step, _ in axis.tickValues(0.0, 1.0, 200))
