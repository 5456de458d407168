"""Asks for a preset's name. Knows no presets."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from app.gui.look.labels import label
from app.gui.look.theme import GRID
from app.gui.translation import tr


class NameDialog(QDialog):
    named = Signal(str)

    def __init__(self, title: str, name: str, taken: tuple[str, ...], parent: QWidget) -> None:
        """`taken`: names that others have."""
        super().__init__(parent)
        self._taken = frozenset(taken)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(400, 0)
        self.name = QLineEdit(name, maxLength=80)
        self.name.setAccessibleName(tr("Name of the preset"))
        self.name.selectAll()
        self._why = label(tone="muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._save.setProperty("weight", "primary")
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.name.textChanged.connect(self._judge)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.setSpacing(GRID)
        for widget in (self.name, self._why, buttons):
            column.addWidget(widget)
        self._judge()

    def _judge(self) -> None:
        name = " ".join(self.name.text().split())
        taken = name in self._taken
        self._why.setText(tr("There is a preset of this name already.") if taken else "")
        self._save.setEnabled(bool(name) and not taken)

    def _accept(self) -> None:
        self.named.emit(self.name.text())
        self.accept()
