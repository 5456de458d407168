"""Rows of a settings pane: words, a control, a line that explains. Knows no setting."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.gui.look.labels import label
from app.gui.look.theme import GRID

_LABELS = 168  # pixels
_WIDEST = 680
_WHOLE = Qt.AlignmentFlag(0)


class Form(QScrollArea):
    """A column of rows that scrolls where the window is low."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget(objectName="form_body")
        body.setMaximumWidth(_WIDEST)
        self._grid = grid = QGridLayout()
        grid.setHorizontalSpacing(GRID * 2)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnMinimumWidth(0, _LABELS)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(body)
        column.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 3)
        column.addLayout(grid)
        column.addStretch(1)
        self.setWidget(body)

    def add_row(self, words: str, control: QWidget | QLayout, hint: str = "") -> QLabel:
        """`words` name the control for those who don't see it; `hint` is its tooltip too. Returns
        the label of the hint."""
        row = self._grid.rowCount()
        name = QLabel(words)
        name.setMinimumHeight(GRID * 4)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        if isinstance(control, QWidget):
            name.setBuddy(control)
            control.setAccessibleName(words)
            control.setToolTip(hint)
            side = Qt.AlignmentFlag.AlignLeft if isinstance(control, QComboBox) else _WHOLE
            self._grid.addWidget(control, row, 1, side)
        else:
            self._grid.addLayout(control, row, 1)
        below = label(hint, "muted")
        if not hint:
            below.hide()  # shown before it has its place, it would be a window of its own
        self._grid.addWidget(below, row + 1, 1)
        self._grid.setRowMinimumHeight(row + 2, GRID)
        return below
