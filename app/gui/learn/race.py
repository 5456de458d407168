"""Draws plain and speculative decoding on one clock, pass by pass. Knows no words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.events import Origin
from app.gui.learn.odds import pass_time
from app.gui.learn.player import Finished
from app.gui.look.theme import GRID, Colours, caption_font, mix, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr

_NAMES = 116.0
_COUNTS = 88.0
_ROW = 30.0
_SHOWN = 16.0  # one-token passes: the stretch of time that is seen at once
_KEPT = 60  # rounds


class Race(QWidget):
    """Time runs to the right, in one-token passes. Plain: a token each. Speculative: thin draft
    steps, a pass, and as many dots as tokens came of it."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._rounds: list[Finished] = []
        self._time = 0.0  # when the kept rounds end
        self._tokens = 0
        self.setFixedHeight(round(2 * _ROW) + GRID * 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(
            tr(
                "The same time for both. A block is a pass of the target, a thin line a step of "
                "the draft, a dot a token."
            )
        )
        self._say()

    def show_rounds(self, finished: tuple[Finished, ...]) -> None:
        for one in finished:
            self._time += _length(one)
            self._tokens += len(one.scene.origins)
        self._rounds += finished
        del self._rounds[:-_KEPT]
        self._say()

    def start_over(self) -> None:
        self._rounds.clear()
        self._time, self._tokens = 0.0, 0
        self._say()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, self.height())

    def _say(self) -> None:
        words = tr("In the same time: plain {plain} tokens, speculative {fast} tokens")
        self.setAccessibleName(words.format(plain=int(self._time), fast=self._tokens))
        self.update()

    # ------------------------------------------------------------------ drawing

    def _x(self, time: float) -> float:
        """Where a moment lies; the newest is at the right once time has filled the row."""
        first = max(0.0, self._time - _SHOWN)
        return _NAMES + (time - first) / _SHOWN * (self.width() - _NAMES - _COUNTS)

    def _draw_plain(self, painter: QPainter, top: float) -> None:
        shade = mix(self._colours.muted, self._colours.background, 0.28)
        for number in range(max(0, int(self._time - _SHOWN) - 1), int(self._time)):
            self._draw_pass(painter, number, number + 1, top, shade)
            self._draw_dots(painter, self._x(number + 0.5), top, (Origin.PLAIN,))

    def _draw_speculative(self, painter: QPainter, top: float) -> None:
        shade = mix(self._colours.accent, self._colours.background, 0.24)
        end = self._time
        for one in reversed(self._rounds):
            begin = end - _length(one)
            pass_begin = end - _pass_length(one)
            self._draw_pass(painter, pass_begin, end, top, shade)
            painter.setPen(QPen(QColor(self._colours.accent), 1))
            for step in range(one.scene.gamma):
                x = self._x(begin + (step + 0.5) * one.figures.c)
                painter.drawLine(QPointF(x, top + 8), QPointF(x, top + _ROW - 8))
            middle = self._x((pass_begin + end) / 2)
            self._draw_dots(painter, middle, top, one.scene.origins)
            end = begin
            if self._x(end) < _NAMES:
                break

    def _draw_pass(
        self, painter: QPainter, begin: float, end: float, top: float, shade: QColor
    ) -> None:
        left = max(_NAMES, self._x(begin) + 1)
        right = self._x(end) - 1
        if right > left:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(QRectF(left, top + 3, right - left, _ROW - 6), 4, 4)

    def _draw_dots(
        self, painter: QPainter, middle: float, top: float, origins: tuple[Origin, ...]
    ) -> None:
        step = min(7.0, 34.0 / max(1, len(origins)))
        x = middle - step * (len(origins) - 1) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for origin in origins:
            if x > _NAMES + 2:
                painter.setBrush(QColor(self._colours.line(origin)))
                painter.drawEllipse(QPointF(x, top + _ROW / 2), 2.6, 2.6)
            x += step

    def _draw_row(self, painter: QPainter, top: float, name: str, tokens: int) -> None:
        painter.setFont(self.font())
        painter.setPen(QColor(self._colours.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, top, _NAMES, _ROW), middle, name)
        painter.setFont(tabular(caption_font(self.font())))
        where = QRectF(self.width() - _COUNTS, top, _COUNTS, _ROW)
        more = tr("{n} tokens").format(n=numeral(tokens, ","))
        words = tr("1 token") if tokens == 1 else more
        painter.drawText(where, middle | Qt.AlignmentFlag.AlignRight, words)
        painter.setPen(QColor(self._colours.border))
        y = top + _ROW
        painter.drawLine(QPointF(_NAMES, y), QPointF(self.width() - _COUNTS, y))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_row(painter, 0, tr("Plain"), int(self._time))
        self._draw_row(painter, _ROW + 4, tr("Speculative"), self._tokens)
        self._draw_plain(painter, 0)
        self._draw_speculative(painter, _ROW + 4)


def _length(one: Finished) -> float:
    return one.scene.gamma * one.figures.c + _pass_length(one)


def _pass_length(one: Finished) -> float:
    return pass_time(one.figures, one.scene.gamma)
