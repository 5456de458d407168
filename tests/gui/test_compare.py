"""The Compare page: two sides recorded in turn, replayed side by side; the chat waits meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.events import (
    Failed,
    Finished,
    Origin,
    PromptRead,
    StopReason,
    TaskDone,
    TaskStep,
)
from app.engine.requests import DrafterKind, Role, RunTask, Stop, Turn
from app.engine.stats import fold
from app.gui.chat.composer import Readiness
from app.gui.compare.words import verdict_words
from app.gui.places import Place
from app.lab.comparison import (
    Agreement,
    Compare,
    Compared,
    Divergence,
    Moment,
    SideFigures,
)
from tests.gui.chat_hands import converse
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

PLAIN = [round_of(token(word, id=i)) for i, word in enumerate(("Once", " upon", " a", " time"))]
FAST = [
    round_of(
        token("Once", Origin.ACCEPTED, 0),
        token(" upon", Origin.ACCEPTED, 1),
        token(" a", Origin.CORRECTED, 2),
    ),
    round_of(token(" time", Origin.BONUS, 3)),
]
SIDES = tuple(SideFigures(fold(rounds), 1.0, 0.1) for rounds in (PLAIN, FAST))


def compared(agreement: Agreement, divergence: Divergence | None = None) -> Compared:
    return Compared((SIDES[0], SIDES[1]), agreement, divergence, 1.8)


def record(window: Window) -> None:
    view = window.application.side_pages.compare
    window.application.side_pages.enter(Place.COMPARE)
    view.form.start_pressed.emit()
    for i, one in enumerate(PLAIN):
        window.engine.say(TaskStep(Moment(0, 0.2 * (i + 1), one)))
    for i, one in enumerate(FAST):
        window.engine.say(TaskStep(Moment(1, 0.2 * (i + 1), one)))
    window.engine.say(TaskStep(compared(Agreement.IDENTICAL)))
    window.engine.say(TaskDone())
    window.until(lambda: not view.task.running)


def test_plain_against_what_the_pair_guesses(window: Window) -> None:
    record(window)
    task = window.engine.sent[-1]
    assert isinstance(task, RunTask) and isinstance(task.task, Compare)
    assert not task.task.first.speculation.drafts
    assert task.task.second.speculation.drafter is DrafterKind.LOOKUP
    assert task.task.sampler.temperature == 0


def test_it_is_replayed_at_its_pace(window: Window) -> None:
    record(window)
    view = window.application.side_pages.compare
    assert view.replay.playing
    view.replay.pause()
    view.replay.go_to(0.25)
    assert view.panes[0].text == "Once" and view.panes[1].text == "Once upon a"
    assert view.page._gap.text() == "2 tokens ahead on the right"
    view.replay.go_to(0.5)
    assert view.panes[1].text == "Once upon a time" and view.panes[1].figures[2] == "2.00"
    view.replay.go_to(0.1)  # back again
    assert view.panes[0].text == "" and view.panes[1].text == ""
    view.replay.go_to(9)
    assert view.page._gap.text() == "0.4 s less on the right"
    assert "identical" in view.page._verdict.text()


def test_the_chat_waits_and_says_so(window: Window) -> None:
    application = window.application
    view = application.side_pages.compare
    view.form.start_pressed.emit()
    assert application.pairs.loaded is None and application.pairs.lent_to
    assert application.composer._readiness is Readiness.WAITING
    assert not view.form._start.isVisibleTo(view.page)
    view.form.stop_pressed.emit()
    assert isinstance(window.engine.sent[-1], Stop)
    window.engine.say(TaskDone(), len(window.engine.sent) - 1)
    window.until(lambda: not view.task.running)
    assert application.pairs.loaded is not None
    assert "Stopped" in view.page._verdict.text()


def test_a_failure_is_told(window: Window) -> None:
    view = window.application.side_pages.compare
    view.form.start_pressed.emit()
    window.engine.say(Failed("The draft is broken.", "Choose another one."))
    window.until(lambda: not view.task.running)
    notice = window.application.banner.notice
    assert notice is not None and notice.what == "The draft is broken."


def test_an_engine_that_ends_gives_the_pair_back(window: Window) -> None:
    view = window.application.side_pages.compare
    view.form.start_pressed.emit()
    window.engine.die()
    window.until(lambda: not view.task.running)
    assert window.application.pairs.lent_to == ""


def test_another_draft_on_one_side(window: Window) -> None:
    view = window.application.side_pages.compare
    window.chosen_file = Path("/models/other-draft.gguf")
    view.form.other_asked.emit(1)
    view.form.start_pressed.emit()
    task = window.engine.sent[-1]
    assert isinstance(task, RunTask) and isinstance(task.task, Compare)
    assert task.task.second.load.draft == window.chosen_file
    assert task.task.second.speculation.drafter is DrafterKind.MODEL
    assert task.task.first.load.draft is None


def test_a_reply_of_the_chat_is_compared(window: Window) -> None:
    converse(window, "Tell a story")
    history = window.application.history
    menu = history.menu.menu(history.desk.path()[-1])
    next(a for a in menu.actions() if a.text().startswith("Compare")).trigger()
    pages = window.application.side_pages
    assert window.application.window.page is pages.compare.page
    assert pages.compare.form.turns == (Turn(Role.USER, "Tell a story"),)
    menu.close()


def test_what_a_model_thought_before_stays_out_of_the_comparison(window: Window) -> None:
    window.ask("Two and two?")
    number, _ = window.engine.request()
    window.engine.say(PromptRead(12, 0, 0.01, thinking=True), number)
    window.engine.say(round_of(token("Hm.\n</think>"), token("Four.")), number)
    window.engine.say(Finished(StopReason.END, "Hm.\n</think>Four.", (0, 0)), number)
    window.until(lambda: not window.application.chat.replying)
    converse(window, "And three?")
    history = window.application.history
    menu = history.menu.menu(history.desk.path()[-1])
    next(a for a in menu.actions() if a.text().startswith("Compare")).trigger()
    turns = window.application.side_pages.compare.form.turns
    assert [turn.thinking for turn in turns] == [False, True, False]
    menu.close()


@pytest.mark.parametrize(
    "agreement, words",
    [
        (Agreement.IDENTICAL_EXACTLY, "as they must be"),
        (Agreement.SAMPLED, "same distribution"),
        (Agreement.STOPPED, "Stopped"),
    ],
)
def test_agreement_in_words(agreement: Agreement, words: str) -> None:
    assert words in verdict_words(compared(agreement))


def test_where_texts_part_is_said_with_the_gap() -> None:
    parted = Divergence(17, (" big", " large"), (5, 6), 0.012, -0.004, False)
    words = verdict_words(compared(Agreement.PARTED, parted))
    assert "after 17 tokens" in words and "0.012" in words and "-0.004" in words
    assert "near-tie" in words
