"""A window in which a draft is being made, by a scripted workshop. Holds no test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel

from app.distil.run import Learning, Made, Size
from app.gui.distil.dialog import DistilDialog
from app.gui.distil.workshop import Kept
from app.gui.pair.model_bar import Wanted
from tests.gui.scripted_workshop import ScriptedWorkshop

if TYPE_CHECKING:
    from tests.gui.conftest import Window

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
