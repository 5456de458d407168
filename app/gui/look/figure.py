"""A big figure over what it is called. Knows nothing of what it measures."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.gui.look.labels import small
from app.gui.look.theme import figure_font, tabular

UNKNOWN = "–"


class Figure(QWidget):
    """A value over its caption; as wide as its widest value, always."""

    def __init__(self, caption: str, widest: str, tip: str, times: float = 1.0) -> None:
        """`times`: how large it is, against other big figures."""
        super().__init__(toolTip=tip)
        self._value = QLabel(UNKNOWN)
        font = figure_font(self.font())
        font.setPointSizeF(font.pointSizeF() * times)
        self._value.setFont(font)
        self._value.setMinimumWidth(self._value.fontMetrics().horizontalAdvance(widest))
        self._value.setAccessibleName(caption)
        self._caption = small(caption)
        self._caption.setFont(tabular(self._caption.font()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(self._caption)

    @property
    def shown(self) -> str:
        return self._value.text()

    def show_value(self, value: str, caption: str | None = None) -> None:
        self._value.setText(value)
        if caption is not None:
            self._caption.setText(caption)
