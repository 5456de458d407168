"""The plots' place until they are built, a moment after the window is there. Knows no plot.

pyqtgraph takes longer to import than most of the window, and nothing is plotted before the first
reply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.events import Round
from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import GRID, Colours

if TYPE_CHECKING:
    from app.gui.panel.plots import Plots


class PlotsLater(QWidget):
    """What is shown in it before then is shown when they are there."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._plots: Plots | None = None
        self._held = False
        self._waiting: list[Callable[[Plots], None]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumSize(GRID * 10, GRID * 27)  # what has no size is never painted

    @property
    def built(self) -> bool:
        return self._plots is not None

    def hold(self) -> None:
        """They are not to come before `let_come`."""
        self._held = True

    def let_come(self) -> None:
        """When this is painted next."""
        self._held = False
        self.update()

    def show_rounds(self, rounds: tuple[Round, ...]) -> None:
        self._tell(lambda plots: plots.show_rounds(rounds))

    def mark_switch(self, mark: SwitchMark) -> None:
        self._tell(lambda plots: plots.mark_switch(mark))

    def start_over(self) -> None:
        """A new reply: the plots are empty."""
        self._waiting.clear()
        self._tell(lambda plots: plots.start_over())

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        if self._plots is not None:
            self._plots.show_look(colours)

    def _tell(self, fact: Callable[[Plots], None]) -> None:
        if self._plots is None:
            self._waiting.append(fact)
        else:
            fact(self._plots)

    def _build(self) -> None:
        if self._plots is not None:
            return
        from app.gui.panel.plots import Plots

        self._plots = Plots(self._colours)
        self._column.addWidget(self._plots)
        self.setMinimumSize(0, 0)  # from now on the plots' own
        for fact in self._waiting:
            fact(self._plots)
        self._waiting.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._plots is None and not self._held:
            QTimer.singleShot(0, self, self._build)  # when the rest has been painted
