"""Messages arrive once a frame, in order; endings are told once."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from app.engine.events import Message, PromptProgress
from app.engine.requests import Stop
from app.errors import EngineDiedError
from app.gui.engine_link import EngineLink
from tests.gui.scripted_engine import ScriptedEngine


def test_many_messages_make_few_frames(qtbot: QtBot) -> None:
    engine = ScriptedEngine()
    link = EngineLink(lambda: engine)
    frames: list[tuple[Message, ...]] = []
    link.messages_arrived.connect(frames.append)
    link.start()

    def talk() -> None:
        for number in range(500):
            engine.say(PromptProgress(number, 500))
            threading.Event().wait(0.0005)

    thread = threading.Thread(target=talk)
    thread.start()
    qtbot.waitUntil(lambda: sum(map(len, frames)) == 500, timeout=5000)
    thread.join()
    link.close()
    assert [message.value.read for frame in frames for message in frame] == list(range(500))
    assert len(frames) < 100


def test_what_was_said_before_the_end_arrives_before_the_end(qtbot: QtBot) -> None:
    engine = ScriptedEngine()
    link = EngineLink(lambda: engine)
    order: list[str] = []
    link.messages_arrived.connect(lambda _: order.append("messages"))
    link.ended.connect(lambda _: order.append("ended"))
    link.start()
    engine.say(PromptProgress(1, 1))
    engine.die()
    qtbot.waitUntil(lambda: "ended" in order)
    assert order == ["messages", "ended"]
    assert not link.alive


def test_a_closed_link_tells_no_ending_and_takes_no_command(qtbot: QtBot) -> None:
    engine = ScriptedEngine()
    link = EngineLink(lambda: engine)
    ended: list[object] = []
    link.ended.connect(ended.append)
    link.start()
    engine.say(PromptProgress(1, 1))
    link.close()
    qtbot.wait(80)
    assert not ended
    link.tell(Stop())
    with pytest.raises(EngineDiedError):
        link.send(Stop())
