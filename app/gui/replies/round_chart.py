"""One reply, round by round, in a window of its own. Knows nothing of where replies are kept."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.engine.events import Origin, Round
from app.gui.chat.conversation import switches
from app.gui.look.labels import small
from app.gui.look.pen import pen
from app.gui.look.theme import GRID, Colours, tabular
from app.gui.panel.origin_words import origin_word
from app.gui.panel.round_history import Floats, RoundHistory
from app.gui.replies.round_plot import RoundPlot
from app.gui.replies.round_words import key, round_words
from app.gui.translation import tr

_ROOMY = 120  # rounds that are seen at once; more are scrolled to
_LEFT = 0.5  # where the first round begins: each one's number stands under its middle
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -20, Qt.Key.Key_PageDown: 20}


class RoundChart(QDialog):
    """Arrow keys and the pointer choose a round; the wheel zooms, dragging moves."""

    def __init__(
        self, rounds: Sequence[Round], figures: str, colours: Colours, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Round by round"))
        self.setAccessibleName(tr("Round by round"))
        self.resize(840, 640)
        self._rounds = tuple(rounds)
        self._colours = colours
        self._chosen = 0
        history = RoundHistory(limit=None)
        for mark in switches(self._rounds):
            history.mark_switch(mark.round_index, mark.on)
        for round in self._rounds:
            history.add(round)
        self._series = history.series()
        self._ends = np.cumsum([round.seconds for round in self._rounds])
        self._tokens = RoundPlot(tr("Tokens of each round"), colours)
        self._length = RoundPlot(tr("k: tokens drafted in each round"), colours)
        self._pace = RoundPlot(tr("Tokens per second over time"), colours, counted=False)
        self._captions: list[QLabel] = []
        self._words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._words.setAccessibleName(tr("The chosen round"))
        self._lay_out(figures)
        self._draw()
        self._choose(0)

    @property
    def words(self) -> str:
        """What is said of the round that is chosen."""
        return self._words.text()

    def show_look(self, colours: Colours) -> None:
        """Light or dark."""
        self._colours = colours
        for plot in (self._tokens, self._length, self._pace):
            plot.show_look(colours)
        self._draw()
        self._choose(self._chosen)

    def _lay_out(self, figures: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.setSpacing(GRID // 2)
        total = QLabel(figures)
        total.setFont(tabular(total.font()))
        column.addWidget(total)
        column.addSpacing(GRID)
        for plot in (self._tokens, self._length, self._pace):
            self._captions.append(small(""))
            column.addWidget(self._captions[-1])
            column.addWidget(plot, 3 if plot is self._tokens else 2)
            plot.place_chosen.connect(
                self._choose_time if plot is self._pace else lambda x: self._choose(int(x - _LEFT))
            )
        self._words.setFont(tabular(self._words.font()))
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        column.addSpacing(GRID)
        column.addWidget(self._words)
        self._length.follow(self._tokens)

    def _token_words(self) -> str:
        colours = self._colours
        shown = [key(colours.line(origin), origin_word(origin)) for origin in Origin]
        drafted = key(colours.muted, tr("drafted"), "▭")
        return " &nbsp; ".join([tr("tokens of each round"), *shown, drafted])

    def _pace_words(self) -> str:
        speculative = key(self._colours.accent, tr("speculative"))
        plain = key(self._colours.muted, tr("plain"))
        return " &nbsp; ".join([tr("tokens/s over seconds"), speculative, plain])

    # ------------------------------------------------------------------ what is drawn

    def _draw(self) -> None:
        captions = (self._token_words(), tr("k, drafted per round"), self._pace_words())
        for caption, words in zip(self._captions, captions, strict=True):
            caption.setText(words)
        count = len(self._rounds)
        drafted = np.array([round.drafted for round in self._rounds], dtype=np.float64)
        highest = self._draw_tokens(drafted)
        edges = np.arange(count + 1, dtype=np.float64) + _LEFT
        steps = self._length.plot(edges, drafted, stepMode="center")
        steps.setPen(pen(self, self._colours.accent, 2))
        for place, _ in self._series.switches:
            for plot in (self._tokens, self._length):
                plot.mark(place + _LEFT)
            self._pace.mark(float(self._ends[place - 1]))
        longest = max(1.0, float(drafted.max(initial=0)))
        self._tokens.show_room(_LEFT, count, min(count, _ROOMY), max(longest, highest))
        self._length.show_room(_LEFT, count, min(count, _ROOMY), longest)
        self._draw_pace()

    def _draw_tokens(self, drafted: Floats) -> float:
        """Stacked in the colours of their origins, in a frame for all that were drafted; returns
        the highest stack."""
        places = np.arange(len(self._rounds), dtype=np.float64) + _LEFT + 0.09
        hollow = pen(self, self._colours.muted, 1)
        frames = pg.BarGraphItem(
            x0=places, height=drafted, width=0.82, brush=pg.mkBrush(None), pen=hollow
        )
        self._tokens.addItem(frames)
        below = np.zeros(len(self._rounds))
        for origin, height in self._series.counts.items():
            shown = height > 0
            bars = pg.BarGraphItem(
                x0=places[shown], y0=below[shown], height=height[shown], width=0.82,
                brush=QColor(self._colours.line(origin)), pen=pg.mkPen(None),
            )  # fmt: skip
            self._tokens.addItem(bars)
            below = below + height
        return float(below.max(initial=0))

    def _draw_pace(self) -> None:
        series, whole = self._series, float(self._ends[-1])
        for values, colour in (
            (series.speculative, self._colours.accent),
            (series.plain, self._colours.muted),
        ):
            if not np.isfinite(values).any():
                continue
            line = self._pace.plot(self._ends, values, connect="finite")
            line.setPen(pen(self, colour, 2))
            line.setSymbol("o")  # a single round between others of the other kind is no line
            line.setSymbolSize(4)
            line.setSymbolBrush(QColor(colour))
            line.setSymbolPen(None)
        fastest = np.nanmax(np.concatenate((series.speculative, series.plain)), initial=1.0)
        whole *= 1.01  # or the last point would be cut in half
        self._pace.show_room(0, whole, whole, float(fastest))

    # ------------------------------------------------------------------ the round that is chosen

    def _choose(self, number: int) -> None:
        number = self._chosen = max(0, min(len(self._rounds) - 1, number))
        round = self._rounds[number]
        self._words.setText(round_words(number, len(self._rounds), round))
        for plot in (self._tokens, self._length):
            plot.show_chosen(number + 0.5 + _LEFT)
        self._pace.show_chosen(float(self._ends[number]))

    def _choose_time(self, seconds: float) -> None:
        self._choose(int(np.searchsorted(self._ends, seconds)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._rounds) - 1
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if (pressed := Qt.Key(event.key())) in _STEPS:
            self._choose(self._chosen + _STEPS[pressed])
        elif pressed in ends:
            self._choose(ends[pressed])
        else:
            super().keyPressEvent(event)
