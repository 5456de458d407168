"""Room for a chart, which is built when there is one to draw. Knows no drawing.

pyqtgraph takes longer to import than the window takes to open, and most who open it want to chat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.gui.lab.lines import Chart
from app.gui.look.theme import Colours

if TYPE_CHECKING:
    from app.gui.lab.chart import ChartView


class ChartLater(QWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._view: ChartView | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumHeight(220)

    def show_chart(self, chart: Chart | None) -> None:
        if self._view is None and chart is not None:
            from app.gui.lab.chart import ChartView

            self._view = ChartView(self._colours)
            self._column.addWidget(self._view)
        if self._view is not None:
            self._view.show_chart(chart)

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        if self._view is not None:
            self._view.show_look(colours)

    def picture(self, svg: bool) -> bytes:
        """The chart that is shown, as SVG or else as PNG; nothing where there is none."""
        return b"" if self._view is None else self._view.picture(svg)
