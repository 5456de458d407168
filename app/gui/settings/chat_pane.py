"""How new chats behave, to be chosen. Knows nothing of who heeds it."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from app.engine.requests import Overflow
from app.gui.look.theme import GRID
from app.gui.settings.form import Form
from app.gui.translation import tr


class ChatPane(Form):
    overflow_chosen = Signal(object)  # Overflow

    def __init__(self, overflow: str) -> None:
        """`overflow` as the settings have it; "" = never chosen."""
        super().__init__()
        self._overflow = QComboBox()
        self._overflow.setMinimumWidth(GRID * 24)
        for choice in Overflow:
            self._overflow.addItem(_words(choice), choice)
        chosen = Overflow(overflow) if overflow in list(Overflow) else Overflow.REFUSE
        self._overflow.setCurrentIndex(list(Overflow).index(chosen))
        self._overflow.activated.connect(
            lambda at: self.overflow_chosen.emit(Overflow(self._overflow.itemData(at)))
        )
        self.add_row(
            tr("When the context is full"),
            self._overflow,
            tr(
                "In all chats for which nothing else was chosen: a chat that nearly fills the "
                "context has the same choice under its message box."
            ),
        )


def _words(choice: Overflow) -> str:
    match choice:
        case Overflow.REFUSE:
            return tr("Stop, and say so")
        case Overflow.LEAVE_OUT:
            return tr("Leave out the oldest messages")
        case _:
            assert_never(choice)
