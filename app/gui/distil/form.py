"""What to make: how large, in what time, and what it takes. Knows nothing of how it is made."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.distil.run import Size
from app.gui.distil import words
from app.gui.distil.workshop import Facts
from app.gui.look.labels import heading, label, selectable
from app.gui.look.theme import GRID
from app.gui.translation import tr

_TIMES = (20, 60, 180)  # minutes
_USUAL = 1  # index into _TIMES
_OWN = len(_TIMES)


@dataclass(frozen=True, slots=True)
class Choice:
    size: Size
    minutes: float


class DistilForm(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: Facts | None = None
        self._intro = label(
            tr(
                "The model answers many prompts, and a small draft learns to guess its answers. "
                "The draft then guesses for this model and for no other."
            ),
            "muted",
        )
        self._trouble = label(tone="error")
        self._lacking = label(tone="error")
        self._command = QLineEdit(readOnly=True)
        self._command.setAccessibleName(tr("Command to install what is missing"))
        self._command.setToolTip(self._command.accessibleName())
        self._copy = QPushButton(tr("Copy"))
        self._copy.setAccessibleName(tr("Copy the command"))
        self._copy.clicked.connect(self._copy_command)
        self._kept = label()
        self._sizes = QButtonGroup(self)
        self._times = QButtonGroup(self)
        self._own = QDoubleSpinBox(
            minimum=1, maximum=6000, decimals=0, singleStep=10, value=120, suffix=f" {tr('min')}"
        )
        self._own.setAccessibleName(tr("Minutes"))
        self._own.setToolTip(tr("How many minutes it may take"))
        self._own.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self._place = selectable(label(tone="muted"))
        self._place.setAccessibleName(tr("Where the draft goes"))
        self._cost = label(tone="muted")
        self._lay_out()
        for group in (self._sizes, self._times):
            group.buttonToggled.connect(_take_tab)
            if (chosen := group.checkedButton()) is not None:
                _take_tab(chosen, True)
        self._times.idToggled.connect(self._show_cost)
        self._own.valueChanged.connect(self._choose_own)
        self.show_trouble("")

    @property
    def choice(self) -> Choice:
        size = list(Size)[self._sizes.checkedId()]
        time = self._times.checkedId()
        return Choice(size, self._own.value() if time == _OWN else _TIMES[time])

    @property
    def can_start(self) -> bool:
        return self._facts is not None and not words.lacking(self._facts)

    def show_facts(self, facts: Facts) -> None:
        """Of the target it is about; what was chosen before stays chosen."""
        self._facts = facts
        lacking = words.lacking(facts)
        self._lacking.setText(lacking)
        self._lacking.setVisible(bool(lacking))
        self._command.setText(facts.install)
        self._command.setCursorPosition(0)
        for widget in (self._command, self._copy):
            widget.setVisible(bool(facts.install))
        kept = words.kept(facts.kept)
        self._kept.setText(kept)
        self._kept.setVisible(bool(kept))
        self._place.setText(str(facts.out))
        self._show_cost()

    def show_trouble(self, text: str) -> None:
        """Why the last run ended; "" = nothing."""
        self._trouble.setText(text)
        self._trouble.setVisible(bool(text))

    def _show_cost(self, *_: object) -> None:
        if self._facts is not None:
            self._cost.setText(words.cost(self._facts, self.choice.minutes))

    def _choose_own(self) -> None:
        self._times.button(_OWN).setChecked(True)
        self._show_cost()

    def _copy_command(self) -> None:
        QGuiApplication.clipboard().setText(self._command.text())

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 3, 0, GRID * 3, GRID)
        column.setSpacing(GRID // 2)
        for widget in (self._intro, self._trouble, self._lacking):
            column.addWidget(widget)
        column.addLayout(_row(self._command, self._copy))
        column.addWidget(self._kept)
        self._add_sizes(column)
        self._add_times(column)
        options = (*self._sizes.buttons(), *self._times.buttons())
        widest = max(button.sizeHint().width() for button in options)
        for button in options:
            button.setMinimumWidth(widest + GRID)
        column.addWidget(_heading(tr("Where it goes")))
        column.addWidget(self._place)
        column.addWidget(_heading(tr("What it takes")))
        column.addWidget(self._cost)
        column.addStretch(1)

    def _add_sizes(self, column: QVBoxLayout) -> None:
        column.addWidget(_heading(tr("Size")))
        for index, size in enumerate(Size):
            button = QRadioButton(words.size_words(size)[0])
            self._sizes.addButton(button, index)
            button.setChecked(size is Size.SMALL)
            _add_option(column, button, words.size_words(size)[1])

    def _add_times(self, column: QVBoxLayout) -> None:
        column.addWidget(_heading(tr("Time")))
        lines = (
            tr("A first try."),
            tr("Enough for a small model."),
            tr("For a large model, or for better guesses."),
        )
        for index, (minutes, line) in enumerate(zip(_TIMES, lines, strict=True)):
            button = QRadioButton(words.duration(minutes))
            self._times.addButton(button, index)
            button.setChecked(index == _USUAL)
            _add_option(column, button, line)
        own = QRadioButton(tr("Own:"))
        own.setAccessibleName(tr("Own time"))
        self._times.addButton(own, _OWN)
        row = _row(own, self._own)
        row.addStretch(1)
        column.addLayout(row)


def _take_tab(button: QAbstractButton, checked: bool) -> None:
    """Tab leads to the chosen one of a group; Qt's own leads to the first at first."""
    if checked:
        for other in button.group().buttons():
            other.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _add_option(column: QVBoxLayout, button: QRadioButton, line: str) -> None:
    """A choice with a line about it beside it."""
    button.setAccessibleDescription(line)
    about = label(line, "muted")
    row = QHBoxLayout()
    row.setSpacing(GRID)
    row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(about, 1)
    column.addLayout(row)


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(GRID)
    for widget in widgets:
        row.addWidget(widget)
    return row


def _heading(text: str) -> QLabel:
    made = heading(text)
    made.setContentsMargins(0, GRID, 0, 0)
    return made
