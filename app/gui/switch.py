"""A switch with a word. Knows nothing of what it switches."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.gui.look.theme import GRID, Colours
from app.gui.translation import tr

_TRACK = QSize(36, 20)


class Switch(QAbstractButton):
    """`toggled(bool)` when the person, or its shortcut, moves it."""

    def __init__(self, name: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._colours = colours
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._say)
        self._say(False)

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def _say(self, on: bool) -> None:
        self.setText(_words(self._name, on))
        self.setAccessibleName(self.text())
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for either word, so that nothing moves."""
        metrics = self.fontMetrics()
        width = max(metrics.horizontalAdvance(_words(self._name, on)) for on in (True, False))
        return QSize(width + GRID + _TRACK.width() + 8, max(metrics.height(), 20) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(
            self.width() - _TRACK.width() - 4,
            (self.height() - _TRACK.height()) / 2,
            _TRACK.width(),
            _TRACK.height(),
        )
        words = QRectF(0, 0, track.left() - GRID, self.height())
        painter.setPen(QColor(self._colours.text))
        where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(words, where, self.text())
        if self.hasFocus():
            painter.setPen(QColor(self._colours.accent))
            painter.drawRoundedRect(track.adjusted(-2.5, -2.5, 2.5, 2.5), 12, 12)
        on = self.isChecked()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.accent if on else self._colours.muted))
        painter.drawRoundedRect(track, 10, 10)
        painter.setBrush(QColor(self._colours.on_accent if on else self._colours.surface))
        x = track.right() - 10 if on else track.left() + 10
        painter.drawEllipse(QPointF(x, track.center().y()), 7, 7)


def _words(name: str, on: bool) -> str:
    return (tr("{name} on") if on else tr("{name} off")).format(name=name)
