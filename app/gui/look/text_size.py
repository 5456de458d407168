"""The size of all text in the window. Knows no widget by name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QToolTip, QWidget


class TextSize:
    """In percent of what the system had when the window was opened."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._usual = _points(app.font())

    def show(self, percent: int) -> None:
        """Widgets with a font of their own, such as captions, keep their share of the size."""
        before, after = _points(self._app.font()), self._usual * percent / 100
        if abs(after - before) < 0.01:
            return
        own = [(widget, _points(widget.font()) / before) for widget in _with_own_font(self._app)]
        font = self._app.font()
        font.setPointSizeF(after)
        # While there is a style sheet, widgets don't follow the application's font.
        sheet = self._app.styleSheet()
        # One that was never shown would stay in the new sheet's books when it dies, and Qt crashes.
        for widget in self._app.allWidgets():
            widget.ensurePolished()
        self._app.setStyleSheet("")
        self._app.setFont(font)
        self._app.setStyleSheet(sheet)
        QToolTip.setFont(font)
        for widget, share in own:
            scaled = QFont(widget.font())
            scaled.setPointSizeF(after * share)
            widget.setFont(scaled)


def _with_own_font(app: QApplication) -> list[QWidget]:
    has_own = Qt.WidgetAttribute.WA_SetFont
    return [widget for widget in app.allWidgets() if widget.testAttribute(has_own)]


def _points(font: QFont) -> float:
    """Also of a font whose size was given in pixels."""
    size = font.pointSizeF()
    return size if size > 0 else QFontInfo(font).pointSizeF()
