"""A plot whose places can be chosen with the pointer. Knows nothing of what it shows."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent

from app.gui.look.pen import pen
from app.gui.look.theme import GRID, Colours, caption_font
from app.gui.numeral_axis import numeral_axes


class RoundPlot(pg.PlotWidget):
    place_chosen = Signal(float)  # on the axis below

    def __init__(self, name: str, colours: Colours, counted: bool = True) -> None:
        """`counted`: of both axes, as rounds and tokens are; else they have fractions."""
        axes = numeral_axes()
        for axis in axes.values():
            axis.whole = counted
        super().__init__(enableMenu=False, axisItems=axes)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its window has the keys
        self.setMouseEnabled(x=True, y=False)
        self.setMouseTracking(True)
        self.hideButtons()
        self.plotItem.setContentsMargins(0, GRID // 2, GRID, 0)
        self.getAxis("left").setWidth(40)
        self.show_look(colours)

    def show_look(self, colours: Colours) -> None:
        """In these colours, and empty: what is drawn has colours of its own."""
        self._colours = colours
        self.setBackground(None)  # each time: the window's ground is kept as a picture
        self.clear()
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(QColor(colours.border))
            axis.setTextPen(QColor(colours.muted))
            axis.setTickFont(caption_font(self.font()))
            axis.setStyle(tickLength=0, tickTextOffset=6)
        self._chosen = pg.InfiniteLine(pos=0, angle=90, pen=pen(self, colours.text, 1))
        self._chosen.setZValue(10)
        self.addItem(self._chosen)

    def show_room(self, first: float, whole: float, seen: float, top: float) -> None:
        """From `first` on: `whole` is how much there is, `seen` how much of it at first."""
        whole, seen = max(whole, 1e-3), max(seen, 1e-3)
        self.plotItem.vb.setLimits(xMin=first, xMax=first + whole)
        self.setRange(xRange=(first, first + seen), yRange=(-0.02 * top, 1.08 * top), padding=0)

    def show_chosen(self, place: float) -> None:
        """A line at this place, which comes into view."""
        self._chosen.setValue(place)
        first, last = self.viewRange()[0]
        if not first <= place <= last:
            start = max(0.0, place - (last - first) / 2)
            self.setXRange(start, start + last - first, padding=0)

    def mark(self, place: float) -> None:
        """Speculation went on or off here."""
        dashes = pen(self, self._colours.accent, 1, Qt.PenStyle.DashLine)
        self.addItem(pg.InfiniteLine(pos=place, angle=90, pen=dashes))

    def follow(self, other: RoundPlot) -> None:
        """Zoom and move along with it."""
        self.setXLink(other)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.place_chosen.emit(
                self.plotItem.vb.mapSceneToView(self.mapToScene(event.position().toPoint())).x()
            )
