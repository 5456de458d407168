"""Draws the chart of a result: measured points, the formula's curve. Knows no experiments."""

from __future__ import annotations

import pyqtgraph as pg
import pyqtgraph.exporters
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.gui.lab.lines import Chart, Line, Source
from app.gui.look.pen import pen
from app.gui.look.theme import GRID, Colours, caption_font
from app.gui.numeral_axis import numeral_axes
from app.gui.numerals import numeral
from app.gui.translation import tr

_SYMBOLS = ("o", "s", "t", "d", "+", "x")
_GROUP = 0.8  # of the room between two words, for their bars


def line_colours(colours: Colours) -> tuple[str, ...]:
    """Of the lines, or of the bars, in their order."""
    return colours.accent, colours.corrected, colours.accepted, colours.bonus


class ChartView(pg.PlotWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__(enableMenu=False, axisItems=numeral_axes())
        self._colours = colours
        self._chart: Chart | None = None
        self.setAccessibleName(tr("Chart of the result"))
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._legend = self.addLegend(offset=(-8, 8))
        self.setMinimumHeight(220)
        self.plotItem.setContentsMargins(0, 0, 0, GRID)

    def show_chart(self, chart: Chart | None) -> None:
        self._chart = chart
        self.clear()
        self._legend.clear()
        colours, item = self._colours, self.plotItem
        self.setBackground(QColor(colours.background))
        self._legend.setLabelTextColor(QColor(colours.text))
        self._legend.setBrush(QColor(colours.background))  # lines end where it begins
        if chart is None:
            return
        self._legend.setColumnCount(max(1, len(chart.lines)))
        self._show_axes(chart)
        if chart.even is not None:
            dashes = pen(self, colours.muted, 1, Qt.PenStyle.DashLine)
            item.addItem(pg.InfiniteLine(pos=chart.even, angle=0, pen=dashes))
        for number, line in enumerate(chart.lines):
            if chart.ticks:
                self._draw_bars(chart, line, number)
            else:
                self._draw_line(line, number)
        self._show_range(chart)

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.show_chart(self._chart)

    def picture(self, svg: bool) -> bytes:
        """An SVG, or else a PNG."""
        made = QBuffer()
        made.open(QBuffer.OpenModeFlag.WriteOnly)
        if svg:
            # pyqtgraph's own exporter stumbles over the round symbols.
            picture = QSvgGenerator()
            picture.setOutputDevice(made)
            picture.setSize(self.size())
            picture.setViewBox(self.rect())
            painter = QPainter(picture)
            self.render(painter)
            painter.end()
        else:
            exporter = pyqtgraph.exporters.ImageExporter(self.plotItem)
            exporter.parameters()["width"] = 1600
            exporter.export(toBytes=True).save(made, "PNG")
        return bytes(made.data().data())

    def _colour(self, number: int) -> str:
        colours = line_colours(self._colours)
        return colours[number % len(colours)]

    def _draw_line(self, line: Line, number: int) -> None:
        name = line.name or None
        if line.source is not Source.MEASURED:
            general = line.source is Source.FORMULA
            colour = self._colours.text if general else self._colours.muted
            dots = pen(self, colour, 2 if general else 1, Qt.PenStyle.DotLine)
            self.plot(line.xs, line.ys, pen=dots, name=name)
            return
        colour = self._colour(number)
        symbol = _SYMBOLS[number % len(_SYMBOLS)]
        self.plot(
            line.xs, line.ys, pen=pen(self, colour, 1.5), name=name, symbol=symbol, symbolSize=8,
            symbolBrush=colour, symbolPen=None,
        )  # fmt: skip

    def _draw_bars(self, chart: Chart, line: Line, number: int) -> None:
        width = _GROUP / len(chart.lines)
        shift = (number - (len(chart.lines) - 1) / 2) * width
        bars = pg.BarGraphItem(
            x=[x + shift for x in line.xs], height=line.ys, width=width * 0.9,
            brush=self._colour(number), pen=pg.mkPen(None), name=line.name or None,
        )  # fmt: skip
        self.addItem(bars)

    def _show_axes(self, chart: Chart) -> None:
        colours, font = self._colours, caption_font(self.font())
        for side, words in (("left", chart.upwards), ("bottom", chart.across)):
            axis = self.getAxis(side)
            axis.setPen(QColor(colours.border))
            axis.setTextPen(QColor(colours.muted))
            axis.setTickFont(QFont(font))
            axis.setStyle(tickLength=0, tickTextOffset=6)
            axis.enableAutoSIPrefix(False)  # or temperatures up to 0.9 are "x0.001"
            axis.setLabel(words, color=colours.muted)
        places = sorted({x for line in chart.lines for x in line.xs})
        named: list[tuple[float, str]] = [(i, tick) for i, tick in enumerate(chart.ticks)]
        self.getAxis("bottom").setTicks([named or [(x, numeral(x, "g")) for x in places]])

    def _show_range(self, chart: Chart) -> None:
        """From zero, so that twice as high is twice as much."""
        ys = [y for line in chart.lines for y in line.ys]
        xs = [x for line in chart.lines for x in line.xs]
        if not ys:
            return
        room = 1.35 if len(chart.lines) > 1 else 1.12  # for the legend above them
        top = max([*ys, chart.even or 0.0]) * room
        self.setYRange(0, max(top, 1e-6), padding=0)
        if chart.ticks:
            self.setXRange(-0.6, len(chart.ticks) - 0.4, padding=0)
        else:
            self.setXRange(min(xs), max(xs), padding=0.04)
