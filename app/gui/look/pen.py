"""Pens for plots, as wide on a fine screen as on any other. Knows no plot."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget


def pen(on: QWidget, colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """`width` in pixels like every other size: pyqtgraph's own pens count those of the screen."""
    made: QPen = pg.mkPen(QColor(colour), width=width * on.devicePixelRatioF(), style=style)
    return made
