"""What is to be proved: on what, after which text, by which rule. Knows no models."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.in_place import show_in_place
from app.gui.look.form_labels import level_labels
from app.gui.look.labels import label
from app.gui.look.theme import GRID
from app.gui.numerals import numeral
from app.gui.proof.words import rule_words
from app.gui.translation import tr
from app.lab.rules import Rule

_AS_WIDE_AS_THE_ROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class Subject(Enum):
    """On what it is proved."""

    PAIR = "pair"
    TOY = "toy"


class ProofForm(QWidget):
    start_pressed = Signal()
    stop_pressed = Signal()
    subject_chosen = Signal(object)  # Subject

    def __init__(self) -> None:
        super().__init__()
        self._hindrance = ""
        self._pair = QRadioButton(tr("The loaded pair"))
        self._toy = QRadioButton(tr("A toy of five words"))
        self._toy.setToolTip(tr("the, cat, sat, on, mat: small enough to check by hand"))
        self._pair.setChecked(True)
        self._pair.toggled.connect(self._choose_subject)
        self._prompt = QPlainTextEdit(tabChangesFocus=True, objectName="field")
        self._prompt.setPlainText(tr("Tell me a story."))
        self._prompt.setAccessibleName(tr("Question"))
        self._prompt.setFixedHeight(2 * self._prompt.fontMetrics().lineSpacing() + GRID * 2)
        self._reply = QLineEdit(tr("Once upon a time, there was a"))
        self._reply.setToolTip(tr("The next token is drawn after these words of the reply"))
        self._temperature = QDoubleSpinBox(minimum=0, maximum=2, singleStep=0.1, decimals=2)
        self._temperature.setValue(1.0)
        self._temperature.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self._k = QComboBox()
        for k in (1, 2, 4, 8):
            self._k.addItem(str(k), k)
        self._k.setCurrentIndex(2)
        self._draws = QComboBox()
        for count in (500, 2000, 10_000, 20_000):
            self._draws.addItem(numeral(count, ","), count)
        self._draws.setCurrentIndex(1)
        self._rule = QComboBox(toolTip=tr("A broken rule shows that the proof would notice"))
        # Else its longest words would move this one row's name above it where there is less room.
        self._rule.setSizeAdjustPolicy(_AS_WIDE_AS_THE_ROW)
        for rule in Rule:
            self._rule.addItem(rule_words(rule)[0], rule.value)
        self._rule.currentIndexChanged.connect(self._explain_rule)
        self._does = label(tone="muted")
        self._start = QPushButton(tr("Draw"))
        self._start.setProperty("weight", "primary")
        self._start.clicked.connect(self.start_pressed)
        self._stop = QPushButton(tr("Stop"))
        self._stop.clicked.connect(self.stop_pressed)
        self._lay_out()
        self._explain_rule()
        self.show_running(False)

    @property
    def subject(self) -> Subject:
        return Subject.PAIR if self._pair.isChecked() else Subject.TOY

    @property
    def prompt(self) -> str:
        return self._prompt.toPlainText().strip()

    @property
    def reply(self) -> str:
        return self._reply.text()

    @property
    def temperature(self) -> float:
        return round(self._temperature.value(), 2)

    @property
    def k(self) -> int:
        return int(self._k.currentData())

    @property
    def draws(self) -> int:
        return int(self._draws.currentData())

    @property
    def rule(self) -> Rule:
        return Rule(self._rule.currentData())

    def show_subject(self, subject: Subject) -> None:
        (self._pair if subject is Subject.PAIR else self._toy).setChecked(True)

    def show_rule(self, rule: Rule) -> None:
        self._rule.setCurrentIndex(list(Rule).index(rule))

    def show_running(self, running: bool) -> None:
        if running:
            show_in_place(self._stop, self._start)
        else:
            show_in_place(self._start, self._stop)
        for widget in (self._pair, self._toy):
            widget.setEnabled(not running)

    def show_hindrance(self, words: str) -> None:
        """Why nothing can be drawn from the pair, or ""; the toy can always be played."""
        self._hindrance = words
        pair = self.subject is Subject.PAIR
        self._start.setEnabled(not (pair and words))
        self._start.setToolTip(words if pair else "")

    def focus_start(self) -> None:
        self._start.setFocus()

    def _choose_subject(self) -> None:
        pair = self.subject is Subject.PAIR
        for widget in (self._prompt, self._reply, self._temperature, self._k):
            widget.setEnabled(pair)
        self._draws.setCurrentIndex(1 if pair else self._draws.count() - 1)
        self.show_hindrance(self._hindrance)
        self.subject_chosen.emit(self.subject)

    def _explain_rule(self) -> None:
        # A difference is not to be torn apart at the end of a line.
        does = rule_words(self.rule)[1].replace(" - ", "\u00a0\u2212\u00a0")
        self._does.setText(f"{does}.")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for widget in (self._pair, self._toy):
            column.addWidget(widget)
        rows = QFormLayout()
        rows.setSpacing(GRID)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows.addRow(tr("Question"), self._prompt)
        rows.addRow(tr("Reply so far"), self._reply)
        rows.addRow(tr("Temperature"), self._temperature)
        rows.addRow(tr("Guesses, k"), self._k)
        rows.addRow(tr("Draws"), self._draws)
        rows.addRow(tr("Rule"), self._rule)
        level_labels(rows)
        column.addLayout(rows)
        column.addWidget(self._does)
        buttons = QHBoxLayout()
        buttons.addWidget(self._start)
        buttons.addWidget(self._stop)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(1)
