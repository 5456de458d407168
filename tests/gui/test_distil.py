"""Making a draft from the window: asked for, followed, stopped, gone on with, used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton, QWidget

from app.distil.run import Collecting, Notice, Plan, Size
from app.engine.requests import LoadRequest
from app.gui.banner import WayOn
from app.gui.distil import words
from tests.gui.conftest import BUILTIN, Window
from tests.gui.making import HALF, MADE, WORK_KEPT, Making

# ---------------------------------------------------------------------------- before the start


def test_the_draft_menu_and_the_panel_offer_it(window: Window) -> None:
    application = window.application
    items = [action.text() for action in application.bar._drafts.actions()]
    assert "Make a draft for this model…" in items
    link = application.controls._make
    assert link.isVisible()
    link.setFocus()
    window.qtbot.keyClick(link, Qt.Key.Key_Space)
    assert application.distil.dialog.isVisible()
    assert not application.distil.dialog.isModal()
    application.pair_presenter.open_draft(Path("/models/small.gguf"))
    window.until(lambda: application.pairs.loaded is not None and link.isHidden())


def test_without_a_target_the_banner_says_so(make_window: Callable[..., Window]) -> None:
    window = make_window()
    window.application.pair_presenter.making_asked.emit()
    notice = window.application.banner.notice
    assert notice is not None and notice.way_on is WayOn.CHOOSE_TARGET
    assert not window.application.distil.dialog.isVisible()


def test_the_form_says_what_where_and_at_what_cost(making: Making) -> None:
    text = making.shows()
    assert "Make a draft for SmolLM2-135M" in text
    assert str(Path("/data/drafts/SmolLM2-135M-draft.gguf")) in text
    assert "about 1 hour" in text and "34.0 GB are free" in text and "Replies are slower" in text
    assert making.dialog._start.text() == "Start" and making.dialog._start.isEnabled()


def test_size_and_time_are_chosen(making: Making) -> None:
    form = making.dialog._form
    buttons = {button.text(): button for button in form.findChildren(QRadioButton)}
    buttons["Tiny"].setChecked(True)
    buttons["3 hours"].setChecked(True)
    assert "about 3 hours" in making.shows()
    making.start()
    assert making.workshop.plans == [
        Plan(BUILTIN, Path("/data/drafts/SmolLM2-135M-draft.gguf"), Size.TINY, 180)
    ]


def test_an_own_time_is_chosen_by_typing_it(making: Making) -> None:
    making.dialog._form._own.setValue(95)
    assert "about 1 hour 35 minutes" in making.shows()
    making.start()
    assert making.workshop.plans[0].minutes == 95


def test_everything_can_be_reached_with_the_keyboard(making: Making) -> None:
    """From the default button once round, by Tab alone; the groups by their arrows."""
    dialog, qtbot = making.dialog, making.window.qtbot
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    reached: list[QWidget] = []
    here: QWidget | None = dialog.focusWidget()
    while here is not None and here not in reached:
        reached.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
        here = dialog.focusWidget()
    form = dialog._form
    wanted = (form._sizes.checkedButton(), form._times.checkedButton(), form._own)
    assert all(widget in reached for widget in (*wanted, dialog._start, dialog._close))
    small = form._sizes.checkedButton()
    small.setFocus()
    qtbot.keyClick(small, Qt.Key.Key_Up)
    assert form.choice.size is Size.TINY
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    making.until(lambda: len(making.workshop.plans) == 1)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and making.application.distil.session.running


def test_what_cannot_be_started_says_why(making: Making) -> None:
    making.workshop.facts = {"install": "uv sync --extra distil"}
    making.open()
    assert "PyTorch, which is not installed" in making.shows()
    assert making.dialog._form._command.text() == "uv sync --extra distil"
    assert making.dialog._form._command.isVisible()
    assert not making.dialog._start.isEnabled()
    making.workshop.facts = {"packaged": True}
    making.open()
    assert "from its sources" in making.shows() and not making.dialog._start.isEnabled()
    assert not making.dialog._form._command.isVisible()
    making.workshop.facts = {"free": 1_000_000}
    making.open()
    assert "1 MB are free" in making.shows() and not making.dialog._start.isEnabled()
    making.workshop.facts = {}
    making.open()
    assert making.dialog._start.isEnabled() and not making.dialog._form._command.isVisible()


def test_what_is_kept_from_before_is_told(making: Making) -> None:
    making.workshop.keep(WORK_KEPT)
    making.open()
    assert "8 minutes of the model's answers" in making.shows()
    assert "A draft has begun to learn: Small" in making.shows()
    assert making.dialog._start.text() == "Go on"


# ---------------------------------------------------------------------------- on its way


def test_progress_is_shown_step_by_step(making: Making) -> None:
    making.start()
    assert "Getting ready" in making.shows()
    making.say(Notice("It is itself tiny."), Collecting(12_345, 190.0, 3000.0))
    making.until(lambda: "12,345 tokens, 190 a second" in making.shows())
    text = making.shows()
    assert "Step 1 of 3" in text and "about 50 minutes left" in text and "itself tiny" in text
    assert words.DASH in text  # nothing is learnt yet, and no 0 stands for it
    making.say(HALF)
    making.until(lambda: "Step 2 of 3" in making.shows())
    assert "0.33" in making.shows() and "0.32" in making.shows()
    assert making.bar._making.text() == "Making a draft 50 %" and making.bar._making.isVisible()
    assert making.dialog._running._bar.value() == 500
    making.say(replace(HALF, match=None, acceptance=None, seconds_left=-0.5))
    making.until(lambda: "Step 3 of 3" in making.shows())
    assert "0.33" in making.shows()  # as measured last


def test_closing_lets_it_go_on_and_the_bar_brings_it_back(making: Making) -> None:
    making.start()
    making.dialog.close()
    making.say(HALF)
    making.until(lambda: making.bar._making.text() == "Making a draft 50 %")
    assert not making.dialog.isVisible() and making.application.distil.session.running
    making.bar._making.click()
    assert making.dialog.isVisible() and "Step 2 of 3" in making.shows()
    assert len(making.workshop.plans) == 1


def test_another_target_meanwhile_leaves_it_alone(making: Making) -> None:
    making.start()
    making.application.pair_presenter.open_target(Path("/models/other.gguf"))
    making.until(lambda: making.application.pairs.loaded is not None)
    making.open()
    assert "Making a draft for SmolLM2-135M" in making.shows()
    making.say(MADE)
    making.workshop.end()
    making.until(lambda: making.dialog._use.isVisible())
    making.dialog._use.click()
    loads = [c for c in making.window.engine.sent if isinstance(c, LoadRequest)]
    assert (loads[-1].target, loads[-1].draft) == (BUILTIN, MADE.path)


def test_stopping_waits_for_the_end_and_offers_to_go_on(making: Making) -> None:
    making.workshop.lets_go = False
    making.start()
    making.say(HALF)
    making.until(lambda: "Step 2" in making.shows())
    making.dialog._stop.click()
    assert "Stopping" in making.shows() and not making.dialog._stop.isEnabled()
    making.say(replace(HALF, tokens=210_000))  # a last step does not take "Stopping" back
    making.window.qtbot.wait(100)
    assert "Stopping" in making.shows()
    making.workshop.keep(WORK_KEPT)
    making.workshop.lets_go = True
    making.until(lambda: making.dialog._start.isVisible())
    assert making.dialog._start.text() == "Go on" and making.bar._making.isHidden()
    making.dialog._start.click()
    making.until(lambda: len(making.workshop.plans) == 2)
    making.until(lambda: making.dialog._stop.isEnabled() and "Getting ready" in making.shows())


def test_quitting_ends_it(making: Making) -> None:
    making.start()
    making.application.window.close()
    assert making.workshop.ended == 1 and not making.dialog.isVisible()


# ---------------------------------------------------------------------------- what becomes of it


# ---------------------------------------------------------------------------- parts, and all of it
