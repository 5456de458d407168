"""What is to be compared: the prompt, two sides, how to draw. Knows no models but by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.requests import DrafterKind, LoadRequest, Role, Speculation, Turn
from app.gui.compare.side_choice import SideChoice
from app.gui.in_place import show_in_place
from app.gui.look.labels import label
from app.gui.look.theme import GRID
from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Wish:
    """A side: how it guesses, with another draft than the loaded one where `draft` is given."""

    speculation: Speculation
    draft: Path | None


class CompareForm(QWidget):
    start_pressed = Signal()
    stop_pressed = Signal()
    other_asked = Signal(int)  # the side that wants another draft

    def __init__(self) -> None:
        super().__init__()
        self._before: tuple[Turn, ...] = ()
        self._draft: str | None = None
        self._prompt = QPlainTextEdit(tabChangesFocus=True, objectName="field")
        self._prompt.setPlaceholderText(tr("A prompt that both sides answer"))
        self._prompt.setAccessibleName(tr("Prompt"))
        self._prompt.setPlainText(
            tr("Write a Python function that merges two sorted lists into one, with a docstring.")
        )
        self._prompt.setFixedHeight(3 * self._prompt.fontMetrics().lineSpacing() + GRID * 2)
        self.sides = (SideChoice(tr("Left")), SideChoice(tr("Right")))
        for number, side in enumerate(self.sides):
            side.other_asked.connect(lambda number=number: self.other_asked.emit(number))
        self._temperature = QDoubleSpinBox(minimum=0, maximum=2, singleStep=0.1, decimals=2)
        self._temperature.setToolTip(tr("0 = always the likeliest: the texts can be compared"))
        self._temperature.setAccessibleName(tr("Temperature"))
        self._temperature.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self._tokens = QComboBox(toolTip=tr("The longest reply of either side"))
        self._tokens.setAccessibleName(tr("Longest reply"))
        for count in (64, 128, 256, 512):
            self._tokens.addItem(tr("{n} tokens").format(n=count), count)
        self._tokens.setCurrentIndex(1)
        self._start = QPushButton(tr("Compare"))
        self._start.setProperty("weight", "primary")
        self._start.clicked.connect(self.start_pressed)
        self._stop = QPushButton(tr("Stop"))
        self._stop.clicked.connect(self.stop_pressed)
        self._note = label(tone="muted", wrap=False)
        self._lay_out()
        self.show_pair(None)
        self.show_running(False)

    @property
    def turns(self) -> tuple[Turn, ...]:
        return (*self._before, Turn(Role.USER, self._prompt.toPlainText().strip()))

    @property
    def empty(self) -> bool:
        return not self._prompt.toPlainText().strip()

    @property
    def temperature(self) -> float:
        return round(self._temperature.value(), 2)

    @property
    def max_tokens(self) -> int:
        return int(self._tokens.currentData())

    @property
    def wishes(self) -> tuple[Wish, Wish]:
        one, other = (Wish(side.speculation, side.other) for side in self.sides)
        return one, other

    def show_turns(self, turns: tuple[Turn, ...]) -> None:
        """What was said so far; it ends with a question, which can be changed."""
        *before, question = turns
        self._before = tuple(before)
        self._prompt.setPlainText(question.content)
        count = len(before)
        words = tr("After {n} earlier messages of the chat").format(n=count) if count else ""
        self._note.setText(words)

    def show_pair(self, draft: str | None) -> None:
        """The draft of the loaded pair; plain against what it guesses is what is asked first."""
        self._draft = draft
        for side in self.sides:
            side.other = None
            side.show_pair(draft)
        guess = DrafterKind.LOOKUP if draft is None else DrafterKind.MODEL
        self.sides[0].show_choice(Speculation(False, DrafterKind.NONE))
        self.sides[1].show_choice(Speculation(True, guess, 4))

    def show_choice(self, side: int, speculation: Speculation) -> None:
        self.sides[side].show_choice(speculation)

    def show_other(self, side: int, draft: Path | None) -> None:
        self.sides[side].show_other(draft, self._draft)

    def show_running(self, running: bool) -> None:
        if running:
            show_in_place(self._stop, self._start)
        else:
            show_in_place(self._start, self._stop)

    def show_hindrance(self, words: str) -> None:
        """Why nothing can be started, or ""."""
        self._start.setEnabled(not words)
        self._start.setToolTip(words or tr("Both sides in turn, then side by side"))

    def focus_prompt(self) -> None:
        self._prompt.setFocus()

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(GRID * 3)
        for side in self.sides:
            below.addWidget(side, 1)
        tools = QHBoxLayout()
        tools.setSpacing(GRID)
        tools.addWidget(self._note)
        tools.addStretch(1)
        tools.addWidget(QLabel(tr("Temperature")))
        for widget in (self._temperature, self._tokens, self._start, self._stop):
            tools.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._prompt)
        column.addLayout(below)
        column.addLayout(tools)


def request_for(wish: Wish, load: LoadRequest) -> LoadRequest:
    """The load of a side: the loaded pair, with another draft where one is wanted."""
    return load if wish.draft is None else replace(load, draft=wish.draft)
