"""Three small plots of the reply, round by round. Knows nothing of how the numbers came about."""

from __future__ import annotations

import math

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.engine.events import Origin, Round
from app.gui.chat.conversation import SwitchMark
from app.gui.look.pen import pen
from app.gui.look.theme import GRID, Colours, caption_font
from app.gui.numerals import numeral
from app.gui.panel.round_history import LIMIT, Floats, RoundHistory, Series
from app.gui.translation import tr

_FRAME_MS = 40  # 25 Hz at most, whatever the token rate
_LEAST_ROUNDS = 48
_HEIGHT = GRID * 6  # at least: with it all three are seen in a window of 1280 by 800 with a notice


class _Plot(pg.PlotWidget):
    """A plot that is looked at, not handled."""

    def __init__(self, name: str) -> None:
        super().__init__(enableMenu=False)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(_HEIGHT)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.plotItem.setContentsMargins(0, 7, 0, 7)
        self.plotItem.hideAxis("bottom")
        axis = self.getAxis("left")
        axis.setWidth(34)
        axis.setStyle(tickLength=0, tickTextOffset=6)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._marks: list[pg.InfiniteLine] = []
        self._shown: tuple[object, ...] = ()

    def sizeHint(self) -> QSize:
        """Its own, and its own least one, would have the panel scroll where there is room."""
        return QSize(240, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def show_look(self, colours: Colours, font: QFont) -> None:
        self.setBackground(None)
        axis = self.getAxis("left")
        axis.setPen(QColor(colours.border))
        axis.setTextPen(QColor(colours.muted))
        axis.setTickFont(font)

    def show_marks(self, series: Series, colours: Colours) -> None:
        """A dashed line where speculation went on or off."""
        wanted = (series.switches, colours.accent)
        if wanted != self._shown:
            self._shown = wanted
            for mark in self._marks:
                self.removeItem(mark)
            dashes = pen(self, colours.accent, 1, Qt.PenStyle.DashLine)
            self._marks = [pg.InfiniteLine(angle=90, pen=dashes) for _ in series.switches]
            for mark in self._marks:
                self.addItem(mark)
        for mark, (at, _) in zip(self._marks, series.switches, strict=True):
            mark.setPos(at - series.first)

    def show_range(self, rounds: int, top: float) -> None:
        """Set only when it changes: a range that is set again is drawn again, its scale too."""
        wanted = (rounds, top)
        if getattr(self, "_range", None) != wanted:
            self._range = wanted
            # A little more than asked for: a line at the very top would be cut in half.
            self.setRange(xRange=(0, rounds), yRange=(-0.02 * top, 1.03 * top), padding=0)
            middle = top / 2
            words = [(0, "0"), (middle, numeral(middle, "g")), (top, numeral(top, "g"))]
            self.getAxis("left").setTicks([words])


class Plots(QWidget):
    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._history = RoundHistory()
        self._timer = QTimer(self, interval=_FRAME_MS, singleShot=True)
        self._timer.timeout.connect(self._draw)
        self._per_pass = _Plot(tr("Tokens per pass, round by round"))
        self._acceptance = _Plot(tr("Acceptance rate"))
        self._pace = _Plot(tr("Tokens per second"))
        self._bars = {origin: pg.BarGraphItem(x=[], height=[], width=1) for origin in Origin}
        for bars in self._bars.values():
            self._per_pass.addItem(bars)
        self._so_far = self._acceptance.plot()
        self._lately = self._acceptance.plot()
        self._plain = self._pace.plot(connect="finite")
        self._speculative = self._pace.plot(connect="finite")
        captions: list[QLabel] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for plot in (self._per_pass, self._acceptance, self._pace):
            captions.append(QLabel())
            column.addWidget(captions[-1])
            column.addWidget(plot, 1)
            if plot is not self._pace:
                column.addSpacing(GRID // 2)
        self._captions = captions
        self.show_look(colours)

    def show_rounds(self, rounds: tuple[Round, ...]) -> None:
        for round in rounds:
            self._history.add(round)
        self._wait_for_frame()

    def mark_switch(self, mark: SwitchMark) -> None:
        self._history.mark_switch(mark.round_index, mark.on)
        self._wait_for_frame()

    def start_over(self) -> None:
        """A new reply: the plots are empty."""
        self._history = RoundHistory()
        self._wait_for_frame()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        font = caption_font(self.font())
        for plot in (self._per_pass, self._acceptance, self._pace):
            plot.show_look(colours, font)
        for origin, bars in self._bars.items():
            bars.setOpts(brush=QColor(colours.line(origin)), pen=pg.mkPen(None))
        self._so_far.setPen(pen(self, colours.accepted, 2))
        self._lately.setPen(pen(self, colours.muted, 1))
        self._speculative.setPen(pen(self, colours.accent, 2))
        self._plain.setPen(pen(self, colours.muted, 2))
        self._write_captions(font)
        self._wait_for_frame()

    def _write_captions(self, font: QFont) -> None:
        key = '<span style="color:{}">━</span>&nbsp;{}'.format
        words = (
            tr("tokens per pass"),
            f"{tr('acceptance')} &nbsp; {key(self._colours.accepted, tr('this reply'))} &nbsp; "
            f"{key(self._colours.muted, tr('last 16 rounds'))}",
            f"{tr('tokens/s')} &nbsp; {key(self._colours.accent, tr('speculative'))} &nbsp; "
            f"{key(self._colours.muted, tr('plain'))}",
        )
        for caption, text in zip(self._captions, words, strict=True):
            caption.setFont(font)
            caption.setProperty("tone", "muted")
            caption.setText(text)

    def _wait_for_frame(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _draw(self) -> None:
        if not self.isVisible():
            return
        series = self._history.series()
        count = len(series.acceptance)
        room = _room(count)
        # Counted from the first that is shown: the range stays where it is while rounds pass by.
        x = np.arange(count, dtype=np.float64)
        per_pass = self._draw_bars(series, x)
        self._so_far.setData(x + 0.5, series.acceptance, connect="finite")
        self._lately.setData(x + 0.5, series.lately, connect="finite")
        self._speculative.setData(x + 0.5, series.speculative, connect="finite")
        self._plain.setData(x + 0.5, series.plain, connect="finite")
        self._per_pass.show_range(room, max(4.0, 2 * math.ceil(per_pass / 2)))
        self._acceptance.show_range(room, 1.0)
        fastest = _highest(np.concatenate((series.speculative, series.plain)))
        self._pace.show_range(room, _round_up(fastest))
        for plot in (self._per_pass, self._acceptance, self._pace):
            plot.show_marks(series, self._colours)

    def _draw_bars(self, series: Series, x: Floats) -> float:
        """Stacked in the order accepted, corrected, bonus, plain; returns the highest stack."""
        below = np.zeros(len(x))
        for origin, bars in self._bars.items():
            height = series.counts[origin]
            shown = height > 0
            bars.setOpts(x0=x[shown], y0=below[shown], height=height[shown], width=0.82)
            below = below + height
        return _highest(below)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_captions"):
            self.show_look(self._colours)

    def showEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().showEvent(event)
        self._wait_for_frame()


def _room(count: int) -> int:
    """How many rounds the plot has room for: grows in steps, so that it seldom rescales."""
    room = _LEAST_ROUNDS
    while room < min(count, LIMIT):
        room *= 2
    return min(room, LIMIT)


def _highest(values: Floats) -> float:
    known = values[np.isfinite(values)]
    return float(known.max()) if len(known) else 0.0


def _round_up(value: float) -> float:
    """To 1, 2 or 5 times a power of ten, so that the scale seldom changes."""
    if value <= 0:
        return 10.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(step * power for step in (1, 2, 4, 6, 8, 10) if value <= step * power * 1.0001)
