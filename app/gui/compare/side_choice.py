"""Who guesses on one side of a comparison, and how far. Knows no models but by name."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from app.engine.requests import DrafterKind, Speculation
from app.gui.look.theme import GRID
from app.gui.translation import tr

_OTHER = "other"


class SideChoice(QWidget):
    """The loaded pair in one of its ways, or the same target with another draft."""

    other_asked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.other: Path | None = None  # another draft than the one that is loaded
        self._kind = QComboBox(toolTip=tr("Who guesses on this side"))
        self._kind.setAccessibleName(name)
        # As wide as there is room: long names of drafts would widen the window.
        self._kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._length = QComboBox(toolTip=tr("k: tokens drafted per round"))
        self._length.setAccessibleName(tr("{name}: draft length").format(name=name))
        self._length.addItem(tr("auto"), None)
        for k in range(1, 17):
            self._length.addItem(f"k = {k}", k)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(QLabel(name))
        row.addWidget(self._kind, 1)
        row.addWidget(self._length)
        self.show_pair(None)
        self._kind.activated.connect(self._choose)
        self._kind.currentIndexChanged.connect(self._show_length)

    @property
    def speculation(self) -> Speculation:
        kind = DrafterKind(self._kind.currentData() or DrafterKind.NONE)
        length = None if kind is DrafterKind.NONE else self._length.currentData()
        return Speculation(kind is not DrafterKind.NONE, kind, length)

    def show_pair(self, draft: str | None) -> None:
        """What can be chosen: `draft` is the name of the loaded one, or None."""
        chosen = self._kind.currentData()
        self._kind.clear()
        self._kind.addItem(tr("Plain"), DrafterKind.NONE.value)
        self._kind.addItem(tr("Prompt lookup"), DrafterKind.LOOKUP.value)
        name = self.other.stem if self.other is not None else draft
        if name is not None:
            self._kind.addItem(tr("Draft model: {name}").format(name=name), DrafterKind.MODEL.value)
            self._kind.addItem(tr("Lookup and draft"), DrafterKind.BOTH.value)
        self._kind.addItem(tr("Another draft…"), _OTHER)
        self._kind.setCurrentIndex(max(0, self._kind.findData(chosen)))

    def show_choice(self, speculation: Speculation) -> None:
        place = self._kind.findData(speculation.drafter.value if speculation.on else "none")
        self._kind.setCurrentIndex(max(0, place))
        self._length.setCurrentIndex(max(0, self._length.findData(speculation.draft_length)))

    def show_other(self, draft: Path | None, loaded: str | None) -> None:
        """Another draft was chosen for this side, or with None none was."""
        self.other = draft or self.other
        self.show_pair(loaded)
        wanted = DrafterKind.MODEL if draft else DrafterKind.NONE
        self._kind.setCurrentIndex(max(0, self._kind.findData(wanted.value)))

    def _choose(self) -> None:
        if self._kind.currentData() == _OTHER:
            self.other_asked.emit()

    def _show_length(self) -> None:
        self._length.setEnabled(self._kind.currentData() != DrafterKind.NONE.value)
