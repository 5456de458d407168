"""Where the data lies and what is logged, to be seen and changed. Knows nothing of who does it."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout

from app.gui.look.labels import label, selectable
from app.gui.look.theme import GRID
from app.gui.settings.form import Form
from app.gui.translation import tr
from app.settings import LogLevel


class DataPane(Form):
    folder_opened = Signal()
    move_asked = Signal()
    log_opened = Signal()
    log_level_chosen = Signal(object)  # LogLevel

    def __init__(self, folder: Path, level: LogLevel, movable: bool) -> None:
        super().__init__()
        self._folder = selectable(label(str(folder)))
        self._folder.setAccessibleName(tr("Data folder"))
        self._folder.setToolTip(tr("Chats, settings, drafts made here, and the log"))
        self._moved = label()
        self._moved.hide()  # until it is to move
        self._open = QPushButton(tr("Open"), toolTip=tr("Show the folder in the file manager"))
        self._open.setAccessibleName(tr("Open the data folder"))
        self._move = QPushButton(tr("Move…"), toolTip=tr("Have the data in another folder"))
        self._move.setAccessibleName(tr("Move the data folder"))
        self._move.setEnabled(movable)
        self._level = QComboBox()
        for choice in LogLevel:
            self._level.addItem(_level_words(choice), choice)
        self._level.setCurrentIndex(list(LogLevel).index(level))
        self._log = QPushButton(tr("Open the log"), toolTip=tr("The file paceline.log"))
        self._lay_out(movable)
        self._open.clicked.connect(self.folder_opened)
        self._move.clicked.connect(self.move_asked)
        self._log.clicked.connect(self.log_opened)
        self._level.activated.connect(
            lambda at: self.log_level_chosen.emit(LogLevel(self._level.itemData(at)))
        )

    def show_move(self, folder: Path | None) -> None:
        """Where the data goes at the next start; None = it stays."""
        self._moved.setText(
            ""
            if folder is None
            else tr(
                "At the next start the data is copied to {folder} and used there. What is in "
                "the present folder stays as it is."
            ).format(folder=folder)
        )
        self._moved.setVisible(folder is not None)

    def _lay_out(self, movable: bool) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self._open)
        buttons.addWidget(self._move)
        buttons.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(GRID)
        self._folder.setMinimumHeight(GRID * 4)  # level with its label
        column.addWidget(self._folder)
        column.addLayout(buttons)
        hint = tr("Nothing is deleted when it moves: the data is copied at the next start.")
        if not movable:
            hint = tr("PACELINE_DATA says where it lies; change it there.")
        self.add_row(tr("Data folder"), column, hint)
        column.addWidget(self._moved)
        words = tr("Never what you write or what a model answers.")
        self.add_row(tr("In the log"), self._level, words)
        row = QHBoxLayout()
        row.addWidget(self._log)
        row.addStretch(1)
        self.add_row("", row)


def _level_words(level: LogLevel) -> str:
    match level:
        case LogLevel.WARNING:
            return tr("What went wrong")
        case LogLevel.INFO:
            return tr("What happens, too")
        case LogLevel.DEBUG:
            return tr("Everything, to find a fault")
        case _:
            assert_never(level)
