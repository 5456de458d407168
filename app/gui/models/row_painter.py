"""Paints one line of a list: name, facts, fit, and how far a download is. Knows no model."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.engine.memory import Fit, FitVerdict
from app.gui.look.theme import GRID, Colours, caption_font, mix, strong, tabular
from app.gui.models.row_list import FIT_ROLE, ROW_ROLE, fit_words
from app.gui.models.rows import Row, Tone

_SIDE = GRID * 2
_RIGHT, _LEFT = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft


class RowPainter(QStyledItemDelegate):
    def __init__(self, colours: Colours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colours = colours

    def show_look(self, colours: Colours) -> None:
        self._colours = colours

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        name, facts = QFontMetrics(option.font), QFontMetrics(caption_font(option.font))
        return QSize(200, name.height() + facts.height() + GRID * 2 + 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(ROW_ROLE)
        fit: FitVerdict | None = index.data(FIT_ROLE)
        painter.save()
        self._paint_ground(painter, option, index.row() + 1 == index.model().rowCount())
        small = tabular(caption_font(option.font))
        name = strong(option.font)
        area = option.rect.adjusted(_SIDE, GRID, -_SIDE, -GRID)
        top = QRect(area.left(), area.top(), area.width(), QFontMetrics(name).height())
        below = QRect(area.left(), top.bottom() + 2, area.width(), QFontMetrics(small).height())
        colours = self._colours
        faint = row.tone is not Tone.USUAL
        right = self._write(painter, top, small, self._fit_colour(fit), fit_words(fit), _RIGHT)
        room = top.adjusted(0, 0, -right, 0)
        self._write(painter, room, name, colours.muted if faint else colours.text, row.title)
        state = self._write(painter, below, small, colours.accent, row.state, _RIGHT)
        tone = colours.error if row.tone is Tone.BROKEN else colours.muted
        self._write(painter, below.adjusted(0, 0, -state, 0), small, tone, row.facts)
        if row.done is not None:
            self._paint_progress(painter, option.rect, row.done)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, last: bool) -> None:
        colours, state = self._colours, option.state
        rect = QRect(option.rect)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, mix(colours.accent, colours.background, 0.14))
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            width = 4 if focused else 2
            painter.fillRect(
                QRect(rect.left(), rect.top(), width, rect.height()), QColor(colours.accent)
            )
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(colours.surface))
        if last:
            return  # a line parts it from the next
        line = QRect(rect.left() + _SIDE, rect.bottom(), rect.width() - 2 * _SIDE, 1)
        painter.fillRect(line, QColor(colours.border))

    def _paint_progress(self, painter: QPainter, rect: QRect, done: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(rect.left() + _SIDE, rect.bottom() - 3, rect.width() - 2 * _SIDE, 3)
        painter.setBrush(QColor(self._colours.border))
        painter.drawRoundedRect(track, 1.5, 1.5)
        track.setWidth(track.width() * min(1.0, max(0.0, done)))
        painter.setBrush(QColor(self._colours.accent))
        painter.drawRoundedRect(track, 1.5, 1.5)

    def _write(
        self,
        painter: QPainter,
        area: QRect,
        font: QFont,
        colour: str,
        text: str,
        side: Qt.AlignmentFlag = _LEFT,
    ) -> int:
        """Elided to the area; returns the width that is taken, with a gap."""
        if not text:
            return 0
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown) + _SIDE

    def _fit_colour(self, fit: FitVerdict | None) -> str:
        match fit.fit if fit else None:
            case Fit.NO:
                return self._colours.error
            case Fit.GPU:
                return self._colours.text
            case _:
                return self._colours.muted
