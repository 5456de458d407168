"""What Paceline is, which version, and what it is made of. Knows no licence's text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.gui.look.labels import selectable
from app.gui.look.theme import GRID
from app.gui.translation import tr

_ICON = 96


@dataclass(frozen=True, slots=True)
class Versions:
    paceline: str
    llama: str  # of llama-cpp-python, which carries llama.cpp
    qt: str
    python: str


class About(QDialog):
    licences_asked = Signal()

    def __init__(self, versions: Versions, icon: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Paceline"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picture = QLabel()
        picture.setPixmap(QIcon(str(icon)).pixmap(_ICON, _ICON))
        self.words = QLabel(_words(versions), wordWrap=True, openExternalLinks=False)
        selectable(self.words)
        self.words.setAccessibleName(tr("About Paceline"))
        self.words.setMinimumWidth(360)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        licences = buttons.addButton(tr("Licences…"), QDialogButtonBox.ButtonRole.ActionRole)
        licences.clicked.connect(self.licences_asked)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(GRID * 2)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 3, GRID * 3, GRID * 3, GRID * 2)
        column.setSpacing(GRID * 2)
        column.addLayout(row)
        column.addWidget(buttons)


def _words(versions: Versions) -> str:
    title = tr("Paceline {version}").format(version=versions.paceline)
    what = tr(
        "A chat for local models that shows where every token came from, and how much faster "
        "guessing made it. Everything runs on this computer."
    )
    parts = tr(
        "llama.cpp in llama-cpp-python {llama} · Qt {qt} (LGPL) · Python {python}. "
        "Paceline is free software under the Apache License 2.0."
    ).format(llama=versions.llama, qt=versions.qt, python=versions.python)
    return f"<p style='font-size:large'><b>{title}</b></p><p>{what}</p><p>{parts}</p>"
