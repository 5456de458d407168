"""Scrolls up and down only: never narrower than what is in it. Knows nothing of that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from app.gui.look.theme import GRID


class UpDownScroll(QScrollArea):
    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = inside
        self.setWidget(inside)
        inside.setAutoFillBackground(False)  # the ground is the page's

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, GRID * 10)


class Shrinking(QWidget):
    """Lets what is in it shrink to its least height before the area around it scrolls; of a layout
    with lines that wrap, that asks how high it would like to be."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        inside.setParent(self)

    def minimumSizeHint(self) -> QSize:
        return self._inside.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._inside.resize(self.size())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)
