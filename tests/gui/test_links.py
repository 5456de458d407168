"""Addresses in a reply: nothing is opened before somebody says so."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.engine.events import Origin
from tests.gui.chat_hands import spot_of
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token


def test_a_link_is_data_until_somebody_confirms_it(window: Window) -> None:
    window.ask()
    window.engine.reply([round_of(token("See [here](https://example.org/x).", Origin.BONUS))])
    window.until(lambda: not window.application.chat.replying)
    transcript = window.application.transcript
    where = spot_of(transcript, "here")
    window.qtbot.mouseClick(transcript.viewport(), Qt.MouseButton.LeftButton, pos=where)
    box = window.application.reading.question.box
    assert box is not None
    assert box.informativeText() == "https://example.org/x"
    assert window.opened == []
    box.reject()
    window.qtbot.mouseClick(transcript.viewport(), Qt.MouseButton.LeftButton, pos=where)
    box = window.application.reading.question.box
    assert box is not None
    next(button for button in box.buttons() if button.text() == "Open").click()
    assert window.opened == ["https://example.org/x"]


def test_a_file_address_is_never_opened(window: Window) -> None:
    question = window.application.reading.question
    question.ask("ftp://example.org/x")
    assert question.box is not None
    assert [button.text() for button in question.box.buttons()] != []
    assert all(button.text() != "Open" for button in question.box.buttons())
    question.box.reject()
