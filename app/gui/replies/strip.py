"""The line over the message box: going on with a reply, and thinking first. Knows no chats."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from app.gui.look.one_line import OneLine
from app.gui.look.theme import GRID
from app.gui.translation import tr


class ReplyStrip(QWidget):
    """There only while it has something to offer."""

    continue_pressed = Signal()
    thinking_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why = OneLine()
        self._why.setProperty("tone", "muted")
        self._button = QPushButton(tr("Continue"))
        self._button.setAccessibleName(tr("Continue the last reply"))
        self._button.clicked.connect(self.continue_pressed)
        self._think = QCheckBox(tr("Think first"))
        self._think.setToolTip(
            tr("Whether this model thinks before it answers: slower, and often better.")
        )
        self._think.toggled.connect(self.thinking_chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, GRID)
        row.setSpacing(GRID)
        row.addWidget(self._button)
        row.addWidget(self._why)
        row.addStretch(1)
        row.addWidget(self._think)
        self._offers = [False, False]
        self.show_continue(None)
        self.show_thinking(None)

    def show_continue(self, why: str | None, obstacle: str = "") -> None:
        """`why` the last reply is not whole, None where it is; `obstacle`: why it must wait."""
        self._offers[0] = why is not None
        self._why.setText(why or "")
        self._button.setEnabled(not obstacle)
        self._button.setToolTip(obstacle or tr("Write on where the reply ended"))
        for widget in (self._why, self._button):
            widget.setVisible(why is not None)
        self.setVisible(any(self._offers))

    def show_thinking(self, chosen: bool | None) -> None:
        """Whether the model thinks first; None where that can't be chosen."""
        self._offers[1] = chosen is not None
        with QSignalBlocker(self._think):
            self._think.setChecked(bool(chosen))
        self._think.setVisible(chosen is not None)
        self.setVisible(any(self._offers))
