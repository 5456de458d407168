"""The Proof page: the toy's printed figures, a broken rule that is noticed, the pair's draws."""

from __future__ import annotations

from app.engine.events import TaskDone, TaskStep
from app.engine.requests import RunTask
from app.gui.places import Place
from app.gui.proof.form import Subject
from app.lab.goodness import goodness
from app.lab.proof import Bin, ProofState, Prove
from app.lab.rules import Rule
from tests.gui.conftest import Window


def play_toy(window: Window, rule: Rule = Rule.EXACT) -> None:
    pages = window.application.side_pages
    pages.enter(Place.PROOF)
    view = pages.proof
    view.form.show_subject(Subject.TOY)
    view.form.show_rule(rule)
    view.form.start_pressed.emit()
    window.qtbot.waitUntil(lambda: not view.toy.running, timeout=60_000)


def figures(window: Window) -> list[str]:
    return [figure.shown for figure in window.application.side_pages.proof.page._figures]


def test_the_focus_stays_where_the_button_was(window: Window) -> None:
    pages = window.application.side_pages
    pages.enter(Place.PROOF)
    form = pages.proof.form
    form.focus_start()
    form.show_running(True)
    assert window.application.window.focusWidget() is form._stop
    form.show_running(False)
    assert window.application.window.focusWidget() is form._start


def test_the_focus_stays_there_too_when_the_pair_is_drawn_from(window: Window) -> None:
    pages = window.application.side_pages
    pages.enter(Place.PROOF)
    form = pages.proof.form
    form.focus_start()
    form._start.click()
    assert window.application.window.focusWidget() is form._stop
    window.engine.say(TaskDone())
    window.until(lambda: not pages.proof.task.running)
    assert window.application.window.focusWidget() is form._start


def test_the_toy_has_its_printed_figures(window: Window) -> None:
    play_toy(window)
    shown = figures(window)
    assert shown[0] == "20,000" and shown[4] == "0.83" and shown[5] == "3.57 / 3.59"
    page = window.application.side_pages.proof.page
    assert page._verdict.text() == "The distribution has not changed."


def test_a_broken_rule_is_noticed(window: Window) -> None:
    play_toy(window, Rule.ACCEPT_ALL)
    page = window.application.side_pages.proof.page
    assert page._verdict.text() == "This is not the target's distribution."


def test_the_toy_needs_no_pair(window: Window) -> None:
    view = window.application.side_pages.proof
    view.form.show_hindrance("No model is loaded yet.")
    assert not view.form._start.isEnabled()
    view.form.show_subject(Subject.TOY)
    assert view.form._start.isEnabled()


def test_the_pair_is_drawn_from(window: Window) -> None:
    view = window.application.side_pages.proof
    view.form.start_pressed.emit()
    task = window.engine.sent[-1]
    assert isinstance(task, RunTask) and isinstance(task.task, Prove)
    bins = (Bin(1, " a", 0.5, 260), Bin(2, " b", 0.5, 240))
    fit = goodness([0.5, 0.5], [260, 240])
    state = ProofState(500, 500, Rule.EXACT, bins, fit, 0.7, 2.5, 2.6, 90)
    window.engine.say(TaskStep(state))
    window.engine.say(TaskDone())
    window.until(lambda: not view.task.running)
    assert figures(window)[0] == "500" and figures(window)[5] == "2.50 / 2.60"
    assert " a 0.520 (0.500)".replace(" a", "␣a") in view.histogram.accessibleDescription()
