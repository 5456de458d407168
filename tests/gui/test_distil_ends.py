"""What becomes of a draft in the making: ready, failed or broken off by a bug."""

from __future__ import annotations

import logging

import pytest

from app.engine.events import Crashed, Failed
from app.engine.requests import LoadRequest
from app.gui.banner import WayOn
from tests.gui.conftest import BUILTIN
from tests.gui.making import MADE, Making


def test_a_draft_that_is_ready_is_shown_and_used(making: Making) -> None:
    making.start()
    making.say(MADE)
    making.workshop.end()
    making.until(lambda: making.dialog._use.isVisible())
    text = making.shows()
    assert "is ready" in text and "0.41" in text and "0.38" in text and "9 MB" in text
    making.dialog._folder.click()
    assert making.window.opened == ["file:///data/drafts"]
    making.dialog._use.click()
    making.until(lambda: making.application.pairs.loaded is not None)
    loads = [c for c in making.window.engine.sent if isinstance(c, LoadRequest)]
    assert (loads[-1].target, loads[-1].draft) == (BUILTIN, MADE.path)
    assert not making.dialog.isVisible() and making.bar._making.isHidden()


def test_ready_while_closed_the_banner_offers_it(making: Making) -> None:
    making.start()
    making.dialog.close()
    making.say(MADE)
    making.workshop.end()
    making.until(lambda: making.banner.notice is not None)
    assert making.banner.notice.way_on is WayOn.USE_MADE
    assert making.bar._making.text() == "Draft ready"
    making.banner._button.click()
    loads = [c for c in making.window.engine.sent if isinstance(c, LoadRequest)]
    assert loads[-1].draft == MADE.path


def test_another_can_be_made_afterwards(making: Making) -> None:
    making.start()
    making.say(MADE)
    making.workshop.end()
    making.until(lambda: making.dialog._another.isVisible())
    making.dialog._another.click()
    assert making.dialog._start.isVisible() and making.bar._making.isHidden()


def test_a_failure_is_told_in_the_dialog(making: Making) -> None:
    making.start()
    making.say(Failed("There is not enough free memory.", "Close other programs."))
    making.workshop.end()
    making.until(lambda: "not enough free memory. Close other" in making.shows())
    assert making.dialog._start.isVisible() and making.bar._making.isHidden()
    making.dialog._start.click()
    making.until(lambda: len(making.workshop.plans) == 2)


def test_a_failure_while_closed_is_told_in_the_banner_and_again_in_the_dialog(
    making: Making,
) -> None:
    making.start()
    making.dialog.close()
    making.say(Failed("The disk is full.", "Make room."))
    making.workshop.end()
    making.until(lambda: making.banner.notice is not None)
    assert making.banner.notice.what == "The disk is full."
    assert making.bar._making.text() == "Draft stopped"
    making.banner._button.click()
    assert "The disk is full. Make room." in making.shows() and making.bar._making.isHidden()


@pytest.mark.parametrize("inside", [True, False])
def test_a_bug_is_logged_and_told(
    making: Making, inside: bool, caplog: pytest.LogCaptureFixture
) -> None:
    if inside:
        making.say(Crashed("Traceback: the trace"))
        making.workshop.end()
    else:
        making.workshop.bug = ValueError("the trace")
    with caplog.at_level(logging.ERROR):
        making.dialog._start.click()
        making.until(lambda: "A bug in Paceline" in making.shows())
    assert "the trace" in caplog.text
