"""Paints one line of the sidebar: a date, or a title with what was found in it. Knows no chats."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.chats.values import ChatId, SnippetPart
from app.gui.history.row_list import LINE_ROLE
from app.gui.history.rows import ChatLine, Heading, Line
from app.gui.look.theme import GRID, Colours, caption_font, mix, strong
from app.gui.translation import tr

Index = QModelIndex | QPersistentModelIndex
_PIN = "•"


class ChatRowPainter(QStyledItemDelegate):
    def __init__(self, colours: Colours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._open: ChatId | None = None

    def show_open(self, chat: ChatId | None) -> None:
        """The line of this chat is marked, also while another one is pointed at or chosen."""
        self._open = chat

    def show_look(self, colours: Colours) -> None:
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: Line = index.data(LINE_ROLE)
        title, small = QFontMetrics(option.font), QFontMetrics(caption_font(option.font))
        if isinstance(line, Heading):
            return QSize(80, small.height() + GRID * 2)
        height = title.height() + GRID + 4
        return QSize(80, height + (small.height() + 2 if line.snippet else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(LINE_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(line, Heading):
            self._paint_heading(painter, option, line)
        else:
            self._paint_chat(painter, option, line)
        painter.restore()

    def _paint_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, line: Heading
    ) -> None:
        painter.setFont(strong(caption_font(option.font)))
        painter.setPen(QColor(self._colours.muted))
        area = option.rect.adjusted(GRID * 2, 0, -GRID, -GRID // 2)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, line.words
        )

    def _paint_chat(self, painter: QPainter, option: QStyleOptionViewItem, line: ChatLine) -> None:
        colours = self._colours
        self._paint_ground(painter, option, line)
        metrics = QFontMetrics(option.font)
        area = option.rect.adjusted(GRID * 2, GRID // 2 + 2, -GRID * 2, 0)
        area.setHeight(metrics.height())
        if line.chat.pinned:
            painter.setPen(QColor(colours.accent))
            painter.drawText(area, Qt.AlignmentFlag.AlignRight, _PIN)
            area.setRight(area.right() - GRID - metrics.horizontalAdvance(_PIN))
        painter.setFont(option.font)
        faint = line.chat.archived or not line.chat.title
        painter.setPen(QColor(colours.muted if faint else colours.text))
        title = metrics.elidedText(line.title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft, title)
        if line.snippet:
            small = caption_font(option.font)
            below = QRect(
                area.left(), area.bottom() + 3,
                option.rect.right() - GRID * 2 - area.left(), QFontMetrics(small).height(),
            )  # fmt: skip
            self._paint_snippet(painter, small, below, line.snippet)

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, line: ChatLine
    ) -> None:
        colours, flag = self._colours, QStyle.StateFlag
        chosen, focused = option.state & flag.State_Selected, option.state & flag.State_HasFocus
        painter.setPen(QColor(colours.accent) if chosen and focused else Qt.PenStyle.NoPen)
        # Of what a search found in the open chat, one line is enough.
        if line.chat.id == self._open and (chosen or line.message is None):
            painter.setBrush(mix(colours.accent, colours.surface, 0.16))
        elif option.state & flag.State_MouseOver:
            painter.setBrush(mix(colours.text, colours.surface, 0.06))
        rect = QRectF(option.rect).adjusted(GRID / 2, 1, -GRID / 2, -1)
        painter.drawRoundedRect(rect, 6, 6)

    def _paint_snippet(
        self, painter: QPainter, font: QFont, area: QRect, parts: tuple[SnippetPart, ...]
    ) -> None:
        """One line; what was found is in the colour of the text, and heavier."""
        heavier = strong(font)
        x = area.left()
        for part in parts:
            metrics = QFontMetrics(heavier if part.found else font)
            room = area.right() - x
            words = " ".join(part.text.split("\n"))
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.setFont(heavier if part.found else font)
            painter.setPen(QColor(self._colours.text if part.found else self._colours.muted))
            left = Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRect(x, area.top(), room, area.height()), left, shown)
            x += metrics.horizontalAdvance(shown)
            if shown != words or x >= area.right():
                return

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent, objectName="row_editor")
        editor.setAccessibleName(tr("Title of the chat"))
        editor.setPlaceholderText(tr("From its first message"))
        return editor
