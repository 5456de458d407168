"""What is only said goes by itself; what asks for something waits for the person."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.look.theme import LIGHT

DONE = Notice("1 chat was imported.", weight=Weight.NOTICE)


@pytest.fixture
def banner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Banner:
    banner = Banner(LIGHT)
    monkeypatch.setattr(banner, "underMouse", lambda: False)
    qtbot.addWidget(banner)
    banner._passing.setInterval(30)
    return banner


def test_what_was_done_is_said_and_goes(banner: Banner, qtbot: QtBot) -> None:
    banner.show_notice(DONE)
    assert banner.isVisible()
    qtbot.waitUntil(lambda: banner.notice is None and not banner.isVisible())


@pytest.mark.parametrize(
    "notice",
    [
        Notice("The disk is full.", "Free some space."),
        Notice("“Bicycles” was deleted.", way_on=WayOn.RESTORE_CHAT, weight=Weight.NOTICE),
        Notice("The command was copied.", "But k is fixed.", weight=Weight.NOTICE),
    ],
)
def test_what_asks_for_something_stays(banner: Banner, qtbot: QtBot, notice: Notice) -> None:
    banner.show_notice(DONE)
    banner.show_notice(notice)
    qtbot.wait(100)
    assert banner.notice == notice and banner.isVisible()


def test_it_stays_while_the_pointer_is_on_it(
    banner: Banner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = [True]
    monkeypatch.setattr(banner, "underMouse", lambda: over[0])
    banner.show_notice(DONE)
    qtbot.wait(100)
    assert banner.isVisible()
    over[0] = False
    qtbot.waitUntil(lambda: not banner.isVisible())
