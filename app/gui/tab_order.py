"""In which order Tab walks the window: region by region, and in each as one reads. Knows no widget
by name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

_LINE = 16  # pixels: what begins within as many of them stands on one line


def put_in_order(regions: Iterable[QWidget]) -> None:
    """Once they are laid out: where a control lies decides, not when it was built."""
    stops = [stop for region in regions for stop in _stops(region)]
    for one, following in pairwise(stops):
        QWidget.setTabOrder(one, following)


def _stops(region: QWidget) -> list[QWidget]:
    tab = Qt.FocusPolicy.TabFocus
    inside = [region, *region.findChildren(QWidget)]
    stops = [found for found in inside if found.focusPolicy() & tab and not _of_qt(found, region)]
    return sorted(stops, key=lambda stop: _place(stop, region))


def _of_qt(widget: QWidget, region: QWidget) -> bool:
    """A part that Qt made for a control, such as the list that a box drops down."""
    return widget.objectName().startswith("qt_") or widget.window() is not region.window()


def _place(widget: QWidget, region: QWidget) -> tuple[int, int]:
    at = widget.mapTo(region, QPoint(0, 0))
    return at.y() // _LINE, at.x()
