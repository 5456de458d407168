"""The sheet of a preset: system prompt, sampling, where replies end. Knows no files, no chats."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.chats.presets import Preset
from app.gui.look.labels import caption, label, rule, small
from app.gui.look.theme import GRID
from app.gui.numerals import numeral
from app.gui.presets.fields import Number, longest_reply, sampler_numbers, sampler_words
from app.gui.presets.recommended import Recommended
from app.gui.presets.stop_lines import from_lines, to_lines
from app.gui.translation import tr
from app.gui.up_down_scroll import UpDownScroll

_COLUMNS = 4


class PresetDialog(QDialog):
    """What is changed in it holds at once."""

    changed = Signal(object)  # Preset
    recommended_wanted = Signal()
    usual_wanted = Signal()

    def __init__(self, parent: QWidget, presets: QWidget) -> None:
        """`presets`: the button with the names, to stand at the top."""
        super().__init__(parent)
        self.setModal(False)
        self.setWindowTitle(tr("System prompt and sampling"))
        self._preset = Preset("")
        self._prompt = _TextBox(6)
        self._prompt.setAccessibleName(tr("System prompt"))
        self._prompt.setPlaceholderText(tr("Who the model is to be, and what it is to keep to."))
        self._stops = _TextBox(3)
        self._stops.setAccessibleName(tr("Stop strings"))
        self._stops.setPlaceholderText(tr("One on each line"))
        self._stops.setToolTip(
            tr("A reply ends where one of these texts comes up, and the text itself is left out. "
               "Write \\n for a line break.")
        )  # fmt: skip
        self._spins = {
            number: self._spin(number) for number in (*sampler_numbers(), longest_reply())
        }
        self._advice = label(tone="muted")
        self._use = QPushButton(tr("Use these"), autoDefault=False)
        self._use.setAccessibleName(tr("Use the values that are recommended for this model"))
        self._usual = QPushButton(tr("All numbers as usual"), autoDefault=False)
        self._usual.setToolTip(tr("System prompt and stop strings stay as they are"))
        self._close = QPushButton(tr("Close"), autoDefault=False)
        self._lay_out(presets)
        self._prompt.textChanged.connect(self._take_prompt)
        self._stops.textChanged.connect(self._take_stops)
        self._use.clicked.connect(self.recommended_wanted)
        self._usual.clicked.connect(self.usual_wanted)
        self._close.clicked.connect(self.reject)
        self.resize(600, 640)

    def bring_up(self) -> None:
        """Show it, in front, ready to write the system prompt."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._prompt.setFocus()

    def show_preset(self, preset: Preset) -> None:
        """What is in force; nothing is told of it. What stands there already is not touched."""
        self._preset = preset
        if self._prompt.toPlainText() != preset.system_prompt:
            _put(self._prompt, preset.system_prompt)
        if from_lines(self._stops.toPlainText()) != preset.stop_strings:
            _put(self._stops, to_lines(preset.stop_strings))
        for number, spin in self._spins.items():
            with QSignalBlocker(spin):
                spin.setValue(number.of(preset))

    def show_recommended(self, model: str, recommended: Recommended | None) -> None:
        """What the makers of the model that is loaded recommend."""
        words = ""
        if recommended is not None:
            values = sampler_words(recommended.sampler)
            words = tr("Recommended for {model}: {values}").format(model=model, values=values)
            if recommended.draft_length is not None:
                words += f" · k {recommended.draft_length}"
        self._advice.setText(words)
        self._advice.setVisible(bool(words))
        self._use.setVisible(bool(words))

    def _spin(self, number: Number) -> QDoubleSpinBox:
        spin = QDoubleSpinBox(
            minimum=number.least,
            maximum=number.most,
            singleStep=number.step,
            decimals=number.decimals,
            toolTip=tr("{meaning}\nUsual: {value}").format(
                meaning=number.meaning, value=numeral(number.of(Preset("")), "g")
            ),
        )
        spin.setAccessibleName(number.title)
        # The style sheet's padding does not reach the field inside.
        spin.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        spin.valueChanged.connect(lambda value: self._tell(number.put(self._preset, value)))
        return spin

    def _take_prompt(self) -> None:
        self._tell(replace(self._preset, system_prompt=self._prompt.toPlainText()))

    def _take_stops(self) -> None:
        self._tell(replace(self._preset, stop_strings=from_lines(self._stops.toPlainText())))

    def _tell(self, preset: Preset) -> None:
        if preset != self._preset:
            self._preset = preset
            self.changed.emit(preset)

    # ------------------------------------------------------------------ where it lies

    def _lay_out(self, presets: QWidget) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(GRID * 3, 0, GRID * 3, GRID * 2)
        column.setSpacing(GRID)
        column.addWidget(caption(tr("System prompt"), self._prompt))
        column.addWidget(self._prompt, 1)
        column.addSpacing(GRID)
        column.addLayout(self._fields())
        note = tr(
            "Drafter, k and seed stand beside the chat and belong to the preset too. "
            "Each chat remembers its own."
        )
        column.addWidget(small(note, wrap=True))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(_row(presets, None))
        whole.addWidget(UpDownScroll(page), 1)
        whole.addWidget(rule())
        whole.addLayout(_row(self._usual, self._close))

    def _fields(self) -> QGridLayout:
        """In columns as wide as each other, whatever stands in them."""
        grid, longest = QGridLayout(), self._spins[longest_reply()]
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(2)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
            grid.setColumnMinimumWidth(column, GRID * 14)
        for place, number in enumerate(sampler_numbers()):
            row, column = divmod(place, _COLUMNS)
            grid.addWidget(caption(number.title, self._spins[number]), row * 3, column)
            grid.addWidget(self._spins[number], row * 3 + 1, column)
            grid.setRowMinimumHeight(row * 3 + 2, GRID // 2)
        advice, under = QHBoxLayout(), grid.rowCount()
        advice.addWidget(self._advice, 1)
        advice.addWidget(self._use)
        grid.addLayout(advice, under, 0, 1, _COLUMNS)
        grid.setRowMinimumHeight(under + 1, GRID)
        grid.addWidget(caption(longest_reply().title, longest), under + 2, 0)
        grid.addWidget(longest, under + 3, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(caption(tr("Stop strings"), self._stops), under + 2, 1, 1, _COLUMNS - 1)
        grid.addWidget(self._stops, under + 3, 1, 1, _COLUMNS - 1)
        return grid


class _TextBox(QPlainTextEdit):
    """As high as so many lines, or more where there is room."""

    def __init__(self, lines: int) -> None:
        super().__init__(objectName="preset_text", tabChangesFocus=True)
        self._lines = lines
        self.setMinimumHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(240, self._lines * self.fontMetrics().lineSpacing() + 3 * GRID)


def _put(box: QPlainTextEdit, text: str) -> None:
    with QSignalBlocker(box):
        box.setPlainText(text)


def _row(left: QWidget, right: QWidget | None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
    row.addWidget(left, 1 if right is None else 0)
    if right is not None:
        row.addStretch(1)
        row.addWidget(right)
    return row
