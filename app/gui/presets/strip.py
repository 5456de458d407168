"""The system prompt in one line above the chat, where there is one. Knows nothing of presets."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.gui.look.labels import rule, small
from app.gui.look.theme import GRID, column_side
from app.gui.translation import tr

_MOST = 2000  # characters in the tooltip


class SystemPromptStrip(QWidget):
    edit_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = ""
        title = small(tr("System prompt"))
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._edit = QPushButton(tr("Edit"), objectName="link")
        self._edit.setAccessibleName(tr("Edit the system prompt"))
        self._edit.clicked.connect(self.edit_asked)
        self._row = row = QHBoxLayout()
        row.setSpacing(GRID)
        for widget in (title, self._text, self._edit):
            widget.setFont(title.font())
            row.addWidget(widget, 1 if widget is self._text else 0)
        self._text.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(rule())
        self.hide()

    def show_prompt(self, prompt: str) -> None:
        """Nothing is shown where there is none."""
        self._prompt = " ".join(prompt.split())
        more = "…" if len(prompt) > _MOST else ""
        self._text.setToolTip(prompt[:_MOST] + more)
        self.setVisible(bool(self._prompt))
        self._fit()

    def _fit(self) -> None:
        metrics, width = self._text.fontMetrics(), self._text.width()
        self._text.setText(metrics.elidedText(self._prompt, Qt.TextElideMode.ElideRight, width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = column_side(self.width())
        self._row.setContentsMargins(side, GRID // 2, side, GRID // 2)
        super().resizeEvent(event)
        self._row.activate()
        self._fit()
