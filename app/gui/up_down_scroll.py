"""Scrolls up and down only: never narrower than what is in it. Knows nothing of that."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
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
