"""Making a draft from the window: asked for, followed, stopped, gone on with, used."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QRadioButton, QWidget

from app.distil.run import Collecting, Learning, Made, Notice, Plan, Size
from app.engine.events import Crashed, Failed
from app.engine.gguf_header import read_header
from app.engine.pairing import judge
from app.engine.requests import LoadRequest
from app.gui.banner import WayOn
from app.gui.distil import words
from app.gui.distil.dialog import DistilDialog
from app.gui.distil.progress import Progress, Stage, advance
from app.gui.distil.workshop import Kept, RealWorkshop, place_for, what_is_kept
from app.gui.pair.model_bar import Wanted
from tests.gui.conftest import BUILTIN, Window
from tests.gui.scripted_workshop import ScriptedWorkshop
from tests.tiny_gguf import TinyModels

MADE = Made(Path("/data/drafts/SmolLM2-135M-draft.gguf"), 9_400_000, 0.41, 0.38)
HALF = Learning(200_000, 3.1, 0.33, 0.32, 1800.0)
WORK_KEPT = Kept(480.0, (Size.SMALL,))


class Making:
    """A window whose dialog is open for the built-in target."""

    def __init__(self, window: Window, workshop: ScriptedWorkshop) -> None:
        self.window = window
        self.workshop = workshop
        self.application = window.application
        self.dialog: DistilDialog = self.application.distil.dialog
        self.bar = self.application.bar
        self.banner = self.application.banner
        self.banner.dismiss()

    def open(self) -> None:
        self.application.pair_presenter.act(Wanted.MAKE_DRAFT)

    def start(self) -> None:
        self.dialog._start.click()
        self.window.until(lambda: bool(self.workshop.plans))

    def say(self, *steps: object) -> None:
        self.workshop.say(*steps)

    def until(self, holds: Callable[[], bool]) -> None:
        self.window.until(holds)

    def shows(self) -> str:
        """All words of the page that is shown."""
        labels = self.dialog._pages.currentWidget().findChildren(QLabel)
        shown = [label.text() for label in labels if label.isVisibleTo(self.dialog)]
        return "\n".join((self.dialog._title.text(), *shown))


@pytest.fixture
def making(make_window: Callable[..., Window]) -> Making:
    workshop = ScriptedWorkshop()
    window = make_window(workshop=workshop)
    window.start()
    made = Making(window, workshop)
    made.open()
    return made


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


# ---------------------------------------------------------------------------- parts, and all of it


def test_progress_never_goes_back() -> None:
    first = advance(Progress(), Collecting(10, 5.0, 30.0), 60)
    assert (first.fraction, first.stage) == (0.5, Stage.COLLECTING)
    assert advance(first, Collecting(20, 5.0, 40.0), 60).fraction == 0.5
    assert advance(first, Learning(1, 2.0, None, None, -3.0), 60).fraction == 1.0


def test_times_in_words() -> None:
    assert words.duration(20) == "20 minutes" and words.duration(61) == "1 hour 1 minute"
    assert words.left(30) == "less than a minute left" and words.left(None) == ""


def test_a_place_is_never_one_that_is_taken(data_folder: Path) -> None:
    first = place_for(BUILTIN)
    assert first == data_folder / "drafts" / "SmolLM2-135M-draft.gguf"
    first.parent.mkdir()
    first.touch()
    assert place_for(BUILTIN).name == "SmolLM2-135M-draft-2.gguf"


def test_the_window_never_imports_pytorch(tiny: TinyModels) -> None:
    code = (
        "import sys; from pathlib import Path; import app.gui.application; "
        "from app.gui.distil.workshop import RealWorkshop; "
        f"facts = RealWorkshop().look(Path({str(tiny.target)!r}), 'it'); assert not facts.kept; "
        "print({'torch', 'gguf', 'llama_cpp'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "set()", done.stderr


def test_from_the_window_to_a_loaded_pair(
    make_window: Callable[..., Window], tiny: TinyModels, data_folder: Path
) -> None:
    """The real work on a tiny target, all in child processes of this one."""
    pytest.importorskip("torch", reason="PyTorch is not installed: paceline[distil]")
    window = make_window(workshop=RealWorkshop())
    making = Making(window, ScriptedWorkshop())
    application = window.application
    application.start(tiny.target)
    making.until(lambda: application.pairs.loaded is not None)
    making.open()
    making.dialog._form._own.setMinimum(0.1)
    making.dialog._form._own.setDecimals(1)
    making.dialog._form._own.setValue(0.1)
    making.dialog._start.click()
    window.qtbot.waitUntil(lambda: making.dialog._use.isVisible(), timeout=240_000)
    assert what_is_kept(tiny.target) is not None
    making.dialog._use.click()
    request = application.pairs.loading or application.pairs.pair
    assert request is not None and request.draft is not None
    assert request.draft == data_folder / "drafts" / f"{tiny.target.stem}-draft.gguf"
    assert judge(read_header(tiny.target), read_header(request.draft)).fits
