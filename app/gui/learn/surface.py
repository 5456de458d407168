"""Draws the speedup over α or c, and γ: where guessing pays, and the best γ. Knows no rounds."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.gui.learn.odds import LENGTHS, best_length, speedup
from app.gui.learn.script import Figures
from app.gui.look.theme import Colours, caption_font, mix, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr

_COLUMNS = 64
_LEFT = 34.0
_BOTTOM = 42.0
_TOP = 6.0
_FASTEST = 3.5  # as dark as it gets


class Across(Enum):
    """What runs from left to right."""

    ALPHA = "α"
    COST = "c"


class Surface(QWidget):
    """A column for each α (or c), a row for each γ. A click takes the figures under it."""

    point_chosen = Signal(object)  # Figures

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._figures = Figures()
        self._across = Across.ALPHA
        self._image: QImage | None = None
        self._best: list[int] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(280, 200))
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.show_figures(self._figures)

    def show_figures(self, figures: Figures) -> None:
        self._figures = figures
        self._image = None
        best = best_length(figures)
        words = tr("Speedup over {across} and γ; here {speedup:.2f}, the best γ is {best}")
        self.setAccessibleName(
            words.format(
                across=self._across.value, speedup=speedup(figures, figures.gamma), best=best
            )
        )
        self.update()

    def show_across(self, across: Across) -> None:
        self._across = across
        self.show_figures(self._figures)

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self._image = None
        self.update()

    # ------------------------------------------------------------------ places

    def _field(self) -> QRectF:
        width, height = self.width() - _LEFT - 4, self.height() - _BOTTOM - _TOP
        return QRectF(_LEFT, _TOP, width, height)

    def _here(self) -> QPointF:
        value = self._figures.alpha if self._across is Across.ALPHA else self._figures.c
        return self._place(value, self._figures.gamma)

    def _place(self, value: float, gamma: int) -> QPointF:
        field = self._field()
        row = field.height() / len(LENGTHS)
        x = field.left() + (value * (_COLUMNS - 1) + 0.5) / _COLUMNS * field.width()
        return QPointF(x, field.bottom() - (gamma - 0.5) * row)

    def _under(self, point: QPointF) -> Figures | None:
        field = self._field()
        if not field.contains(point):
            return None
        value = (point.x() - field.left()) / field.width() * _COLUMNS - 0.5
        value = round(max(0.0, min(1.0, value / (_COLUMNS - 1))), 2)
        gamma = 1 + int((field.bottom() - point.y()) / (field.height() / len(LENGTHS)))
        return self._figures_at(value, min(gamma, LENGTHS[-1]))

    def _figures_at(self, value: float, gamma: int) -> Figures:
        here = self._figures
        if self._across is Across.ALPHA:
            return Figures(value, gamma, here.c, here.v, here.measured)
        return Figures(here.alpha, gamma, value, here.v, here.measured)

    # ------------------------------------------------------------------ drawing

    def _colour(self, faster: float) -> QColor:
        if faster >= 1:
            share = min(1.0, (faster - 1) / (_FASTEST - 1)) ** 0.8
            return mix(self._colours.accepted, self._colours.background, 0.08 + 0.82 * share)
        return mix(self._colours.corrected, self._colours.background, min(0.75, (1 - faster) * 1.1))

    def _paint_image(self) -> QImage:
        image = QImage(_COLUMNS, len(LENGTHS), QImage.Format.Format_RGB32)
        self._best = []
        for column in range(_COLUMNS):
            value = column / (_COLUMNS - 1)
            found = [(speedup(f, f.gamma), f.gamma) for f in self._column(value)]
            self._best.append(max(found)[1] if max(found)[0] > 1 else 0)
            for faster, gamma in found:
                image.setPixelColor(column, len(LENGTHS) - gamma, self._colour(faster))
        return image

    def _draw_axes(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(tabular(caption_font(self.font())))
        painter.setPen(QColor(self._colours.muted))
        middle = Qt.AlignmentFlag.AlignCenter
        for gamma in (1, 4, 8, 12):
            y = self._place(0, gamma).y()
            painter.drawText(
                QRectF(0, y - 9, _LEFT - 8, 18), Qt.AlignmentFlag.AlignRight, str(gamma)
            )
        painter.drawText(QRectF(0, field.center().y() - 9, 14, 18), middle, "γ")
        for value in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
            x = self._place(value, 1).x()
            painter.drawText(
                QRectF(x - 16, field.bottom() + 3, 32, 16), middle, numeral(value, "g")
            )
        words = tr("α: agreement") if self._across is Across.ALPHA else tr("c: a draft step")
        below = QRectF(field.left(), field.bottom() + 20, field.width(), 18)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, words)
        self._draw_key(painter, below)

    def _draw_key(self, painter: QPainter, below: QRectF) -> None:
        """Colours in words, at the right of the line below."""
        x = below.right()
        for faster in (3.0, 2.0, 1.4, 0.6):
            words = f"{numeral(faster, 'g')}×"
            width = painter.fontMetrics().horizontalAdvance(words)
            painter.drawText(QPointF(x - width, below.top() + 12), words)
            painter.fillRect(QRectF(x - width - 18, below.top() + 2, 14, 12), self._colour(faster))
            x -= width + 30

    def _draw_best(self, painter: QPainter) -> None:
        """A dot in each column on the γ that pays most, joined; none where nothing pays."""
        painter.setPen(QPen(QColor(self._colours.text), 1.5))
        line: list[QPointF] = []
        for column, gamma in enumerate(self._best):
            if gamma:
                line.append(self._place(column / (_COLUMNS - 1), gamma))
        if line:
            painter.drawPolyline(line)

    def _draw_break_even(self, painter: QPainter) -> None:
        """Between a cell that pays and one that does not."""
        field = self._field()
        width, height = field.width() / _COLUMNS, field.height() / len(LENGTHS)
        painter.setPen(QPen(QColor(self._colours.text), 1, Qt.PenStyle.DotLine))
        for gamma in LENGTHS:
            pays = [speedup(f, gamma) > 1 for f in self._row(gamma)]
            for column in range(1, _COLUMNS):
                if pays[column] != pays[column - 1]:
                    x = field.left() + column * width
                    bottom = field.bottom() - (gamma - 1) * height
                    painter.drawLine(QPointF(x, bottom), QPointF(x, bottom - height))

    def _column(self, value: float) -> list[Figures]:
        return [self._figures_at(value, gamma) for gamma in LENGTHS]

    def _row(self, gamma: int) -> list[Figures]:
        return [self._figures_at(column / (_COLUMNS - 1), gamma) for column in range(_COLUMNS)]

    def _draw_here(self, painter: QPainter) -> None:
        place = self._here()
        painter.setBrush(QColor(self._colours.background))
        painter.setPen(QPen(QColor(self._colours.text), 2))
        painter.drawEllipse(place, 5.5, 5.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image is None:
            self._image = self._paint_image()
        painter = QPainter(self)
        field = self._field()
        painter.drawImage(field, self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_axes(painter, field)
        self._draw_break_even(painter)
        self._draw_best(painter)
        self._draw_here(painter)

    # ------------------------------------------------------------------ the hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        chosen = self._under(event.position())
        if chosen is not None:
            self.point_chosen.emit(chosen)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._under(QPointF(event.pos()))
            words = "" if found is None else _point_words(found)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)


def _point_words(figures: Figures) -> str:
    words = tr("α {alpha:.2f}, c {c:.2f}, γ {gamma}: {speedup:.2f}× plain decoding")
    return words.format(
        alpha=figures.alpha,
        c=figures.c,
        gamma=figures.gamma,
        speedup=speedup(figures, figures.gamma),
    )
