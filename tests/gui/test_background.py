"""An iterator in a thread: values in order, its end, its failures, and nothing after stop."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.errors import UserError
from app.gui import background
from app.gui.background import Background, Stopped


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[tuple[Background, list[object]]]:
    run, facts = Background("test"), []
    run.values_arrived.connect(facts.extend)
    run.failed.connect(facts.append)
    run.finished.connect(lambda: facts.append("end"))
    yield run, facts
    run.close()


def test_values_come_in_order_and_then_the_end(heard, qtbot: QtBot) -> None:
    run, facts = heard
    run.start(lambda _: iter(range(1000)))
    qtbot.waitUntil(lambda: not run.running)
    assert facts == [*range(1000), "end"]


def test_a_user_error_is_a_fact_and_not_an_end(heard, qtbot: QtBot) -> None:
    run, facts = heard
    error = UserError("It broke.", "Mend it.")

    def fail(_: object) -> Iterator[int]:
        yield 1
        raise error

    run.start(fail)
    qtbot.waitUntil(lambda: not run.running)
    assert facts == [1, error]


def test_a_bug_is_raised_in_the_windows_thread(heard, qtbot: QtBot) -> None:
    run, _ = heard
    with qtbot.captureExceptions() as exceptions:
        run.start(lambda _: (1 // 0 for _ in range(1)))
        qtbot.waitUntil(lambda: bool(exceptions))
    assert exceptions[0][0] is ZeroDivisionError


def test_nothing_is_heard_after_stop_and_the_iterator_is_closed(heard, qtbot: QtBot) -> None:
    run, facts = heard
    closed = threading.Event()

    def endless(stopped) -> Iterator[int]:
        try:
            while not stopped():
                yield 1
                time.sleep(0.001)
        finally:
            closed.set()

    run.start(endless)
    qtbot.waitUntil(lambda: bool(facts))
    run.stop()
    count = len(facts)
    assert closed.wait(2)
    qtbot.wait(50)
    assert len(facts) == count and not run.running


def test_a_new_run_takes_the_place_of_the_last(heard, qtbot: QtBot) -> None:
    run, facts = heard
    held = threading.Event()

    def first(_: object) -> Iterator[str]:
        held.wait(5)
        yield "old"

    run.start(first)
    run.start(lambda _: iter(["new"]))
    held.set()
    qtbot.waitUntil(lambda: not run.running)
    assert facts == ["new", "end"]


def test_asked_to_end_a_run_still_says_its_last_words(heard, qtbot: QtBot) -> None:
    run, facts = heard

    def polite(stopped) -> Iterator[str]:
        while not stopped():
            time.sleep(0.001)
        yield "bye"

    run.start(polite)
    run.ask_to_end()
    qtbot.waitUntil(lambda: not run.running)
    assert facts == ["bye", "end"]


def test_what_a_thread_outlives_does_not_die_in_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "_PATIENCE", 0.01)
    released = threading.Event()

    def stubborn(stopped: Stopped) -> Iterator[int]:
        released.wait(30)
        yield 1

    run = Background("test")
    run.start(stubborn)
    run.close()
    known = weakref.ref(run)
    del run
    gc.collect()
    released.set()
    qtbot.waitUntil(lambda: not background._outliving[-1].alive, timeout=30_000)
    assert known() is not None
    background._outliving.clear()
