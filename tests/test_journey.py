"""The whole program on real weights, as a person meets it: the window, the engine in its child
process, the built-in model; type, send, read, flip the toggle, stop, lose the engine, go on."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.catalogue import embedded_pair
from app.engine.events import Origin
from app.engine.process import EngineProcess
from app.engine.requests import Role
from app.gui.application import Application
from app.gui.banner import WayOn
from app.gui.first_screen import FirstScreen
from app.settings import read_settings
from tests.tiny_gguf import TinyModels

pytestmark = [pytest.mark.journey, pytest.mark.timeout(600)]
TIPS = "Give me three tips for sleeping well."
LONG = "Write a very long story about a lighthouse, a storm, a ship, a dog and a letter."


class Journey:
    """The real window and what a hand does in it."""

    def __init__(self, qtbot: QtBot, app: object, folder: Path) -> None:
        self.qtbot = qtbot
        self.engines: list[EngineProcess] = []
        first = FirstScreen(app, read_settings(folder), folder)  # type: ignore[arg-type]
        self.application = Application(first, self._make_engine, embedded_pair)
        for _ in self.application.build():
            pass

    def _make_engine(self) -> EngineProcess:
        self.engines.append(EngineProcess())
        return self.engines[-1]

    def until(self, holds: Callable[[], bool], seconds: int = 120) -> None:
        self.qtbot.waitUntil(holds, timeout=seconds * 1000)

    def loaded(self) -> bool:
        return self.application.pairs.loaded is not None

    def say(self, text: str) -> None:
        box = self.application.composer._text
        self.qtbot.keyClicks(box, text)
        self.qtbot.keyClick(box, Qt.Key.Key_Return)

    def written(self) -> int:
        reply = self.application.conversation.reply
        return len(reply.tokens) if reply else 0

    def told(self) -> str:
        """What the banner says."""
        notice = self.application.banner.notice
        return f"{notice.what} {notice.todo}" if notice else ""

    def origins_shown(self) -> set[Origin]:
        """The origins of all characters of the transcript."""
        transcript = self.application.transcript
        placed = map(transcript.token_at, range(len(transcript.toPlainText())))
        return {found.token.origin for found in placed if found}

    def ended(self) -> bool:
        return not self.application.chat.replying


@pytest.fixture
def journey(qtbot: QtBot, qapp: object, data_folder: Path) -> Iterator[Journey]:
    journey = Journey(qtbot, qapp, data_folder)
    journey.application.start()
    journey.until(journey.loaded)
    yield journey
    journey.application.window.close()
    journey.application.close()
    journey.application.window.deleteLater()
    assert all(engine.pid is None for engine in journey.engines), "an engine was left behind"
    qtbot.wait(1)
    gc.collect()


def test_type_read_in_colour_toggle_and_compare(journey: Journey) -> None:
    application = journey.application
    journey.application.controls._temperature.setValue(0)
    journey.say(TIPS)
    journey.until(journey.ended)
    question, answer = application.conversation.turns()
    assert (question.role, question.content) == (Role.USER, TIPS)
    assert len(answer.content) > 40
    # Markdown keeps every word, not every mark.
    shown = "".join(filter(str.isalnum, application.transcript.toPlainText()))
    assert "".join(filter(str.isalnum, answer.content)) in shown
    origins = journey.origins_shown()
    assert {Origin.ACCEPTED, Origin.CORRECTED} <= origins  # its own draft guesses in every round
    assert Origin.PLAIN not in origins
    speculative = application.conversation.session_stats
    assert speculative.acceptance_rate and speculative.tokens_per_pass
    assert speculative.tokens_per_pass > 1.1

    # the same question again, plain: the second turn, every token plain
    application.actions.switch_speculation.trigger()
    journey.say(TIPS)
    journey.until(journey.ended)
    both = application.conversation.session_stats
    assert both.accepted == speculative.accepted and both.plain > speculative.plain
    assert len(application.conversation.turns()) == 4


def test_a_stop_string_ends_the_reply_under_a_system_prompt(journey: Journey) -> None:
    application = journey.application
    preset = application.presets.session.preset
    sampler = replace(preset.sampler, temperature=0)
    brief = replace(preset, system_prompt="Be brief.", sampler=sampler, max_tokens=40)
    application.presets.session.take(replace(brief, stop_strings=("2.", "two")))
    journey.say(TIPS)
    journey.until(journey.ended)
    answer = application.conversation.turns()[-1].content
    assert answer and "2." not in answer
    assert "stop string" in application.transcript.toPlainText()
    application.presets.session.take(brief)
    journey.say("Go on.")  # the cache holds what is shown, and nothing behind it
    journey.until(journey.ended)
    assert len(application.conversation.turns()) == 4


def test_flip_the_toggle_and_stop_in_mid_reply(journey: Journey) -> None:
    application = journey.application
    journey.say(LONG)
    journey.until(lambda: journey.written() > 20)
    application.actions.switch_speculation.trigger()
    before = journey.written()
    journey.until(lambda: journey.written() > before + 20)
    reply = application.conversation.reply
    assert reply is not None
    # at most what was on its way when the toggle was flipped was still guessed
    assert {t.origin for t in reply.tokens[-15:]} == {Origin.PLAIN}
    journey.qtbot.keyClick(application.composer._text, Qt.Key.Key_Escape)
    journey.until(journey.ended)
    assert application.conversation.turns()[1].token_ids


def test_a_killed_engine_leaves_the_partial_reply_and_a_way_on(journey: Journey) -> None:
    application = journey.application
    journey.say(LONG)
    journey.until(lambda: journey.written() > 20)
    first = journey.engines[-1].pid
    assert first
    os.kill(first, signal.SIGKILL)
    journey.until(journey.ended)
    partial = journey.written()
    assert partial > 20 and not psutil.pid_exists(first)
    assert "stopped unexpectedly" in journey.told()
    application.banner.way_chosen.emit(WayOn.RESTART)
    journey.until(lambda: journey.written() > partial + 10)
    assert journey.engines[-1].pid != first
    application.chat.stop()
    journey.until(journey.ended)
    assert len(application.conversation.turns()) == 2


def test_faults_each_have_their_message_and_leave_the_window_usable(
    journey: Journey, tiny: TinyModels
) -> None:
    application = journey.application
    for file, words in ((tiny.truncated, "incomplete"), (tiny.page, "web page")):
        application.pair_presenter.open_target(file)
        journey.until(lambda words=words: words in journey.told())  # type: ignore[misc]
        journey.until(journey.loaded)

    application.pair_presenter.open_draft(tiny.draft)  # another vocabulary than the built-in's
    journey.until(lambda: "another vocabulary" in journey.told())
    journey.until(journey.loaded)

    too_long = "word " * 6000
    application.composer.show_text(too_long)
    application.composer.send()
    journey.until(lambda: "the context holds" in journey.told())
    assert application.composer._text.toPlainText() == too_long  # given back

    journey.qtbot.keyClick(
        application.composer._text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier
    )
    application.controls._temperature.setValue(0)
    journey.say("Say hello.")
    journey.until(journey.ended)
    assert application.conversation.turns()[-1].role is Role.ASSISTANT


def test_the_chat_is_found_again_after_a_restart(
    journey: Journey, qapp: object, data_folder: Path
) -> None:
    journey.application.controls._temperature.setValue(0)
    journey.say("Say hello.")
    journey.until(journey.ended)
    said = journey.application.transcript.toPlainText()
    colours = journey.origins_shown()
    journey.application.window.close()
    second = Journey(journey.qtbot, qapp, data_folder)
    second.application.start()
    assert second.application.transcript.toPlainText() == said
    assert second.origins_shown() == colours
    second.until(second.loaded)
    second.say("Say it again.")
    second.until(second.ended)
    assert len(second.application.conversation.turns()) == 4
    second.application.window.close()
    assert all(engine.pid is None for engine in second.engines)
    second.application.window.deleteLater()
