"""Paints one line of the command palette: words, and a note at the right. Knows no offers."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.gui.look.theme import GRID, Colours, caption_font

NOTE_ROLE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


class PaletteRow(QStyledItemDelegate):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours

    def show_look(self, colours: Colours) -> None:
        self._colours = colours

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place, colours = QRectF(option.rect), self._colours
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(place, 6, 6)
        place.adjust(GRID, 0, -GRID, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(caption_font(option.font))
        painter.setPen(QColor(colours.on_accent if chosen else colours.muted))
        note = str(index.data(NOTE_ROLE) or "")
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, note)
        place.setRight(place.right() - painter.fontMetrics().horizontalAdvance(note) - GRID * 2)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.on_accent if chosen else colours.text))
        words = str(index.data() or "").replace("\n", " ")
        elide = Qt.TextElideMode.ElideRight
        words = painter.fontMetrics().elidedText(words, elide, int(place.width()))
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignLeft, words)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, option.fontMetrics.height() + GRID)
