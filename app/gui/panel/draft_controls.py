"""How to guess and how to draw: drafter, k, temperature, seed. Knows nothing of what it is for."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.chats.presets import Preset
from app.engine.requests import DrafterKind, Speculation
from app.gui.chat.session import ReplyOptions
from app.gui.look.theme import GRID, caption_font
from app.gui.translation import tr

_LARGEST_SEED = 2**31 - 1
_BY_MODEL = (DrafterKind.MODEL, DrafterKind.BOTH)


class DraftControls(QWidget):
    speculation_changed = Signal(object)  # Speculation
    sampling_changed = Signal()
    draft_wanted = Signal()  # one that is made here

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on = True
        self._preset = Preset("")
        self._drawn: int | None = None
        self._drafter = QComboBox(toolTip=tr("Who guesses the next tokens"))
        for kind in DrafterKind:
            self._drafter.addItem(_drafter_words(kind), kind)
        self._length = QComboBox(
            toolTip=tr("k: tokens drafted per round. Auto picks it from what guessing costs here.")
        )
        self._length.addItem(tr("auto"), None)
        for k in range(1, 17):
            self._length.addItem(str(k), k)
        self._temperature = QDoubleSpinBox(
            minimum=0, maximum=5, singleStep=0.1, decimals=2, toolTip=tr("0 = always the likeliest")
        )
        # The style sheet's padding does not reach the field inside.
        self._temperature.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self._seed = QLineEdit(placeholderText=tr("random"))
        self._seed.setValidator(QIntValidator(0, _LARGEST_SEED, self))
        self._seed.setToolTip(
            tr("Empty: a new seed for each reply. A number: the same draws at a fixed k.")
        )
        self._again = self._link(tr("use again"), self._switch_seed)
        self._again.hide()  # until one was drawn
        self._make = self._link(tr("Make a draft…"), self.draft_wanted.emit)
        self._make.setToolTip(tr("This model has no draft yet: make one for it"))
        self._make.setAccessibleName(tr("Make a draft for this model"))
        self._lay_out()
        self.show_draft(None)
        self._make.hide()  # until it is known what is loaded
        self._has_draft = True  # until then it may be
        self._drafter.currentIndexChanged.connect(self._tell_speculation)
        self._length.currentIndexChanged.connect(self._tell_speculation)
        self._temperature.valueChanged.connect(self.sampling_changed)
        self._seed.textChanged.connect(self._show_way)
        self._seed.textChanged.connect(self.sampling_changed)

    @property
    def speculation(self) -> Speculation:
        # Qt hands a str back where a StrEnum was put in.
        drafter = DrafterKind(self._drafter.currentData())
        return Speculation(self._on, drafter, self._length.currentData())

    @property
    def temperature(self) -> float:
        return round(self._temperature.value(), 2)

    @property
    def seed(self) -> int | None:
        """The fixed seed, or None where each reply draws its own."""
        text = self._seed.text().strip()
        return int(text) if text.isdigit() else None

    @property
    def preset(self) -> Preset:
        """All of it, what stands elsewhere included."""
        # A temperature with more digits than are shown stays as it is.
        known = round(self._preset.sampler.temperature, 2) == self.temperature
        heat = self._preset.sampler.temperature if known else self.temperature
        sampler = replace(self._preset.sampler, temperature=heat)
        return replace(self._preset, sampler=sampler, speculation=self.speculation, seed=self.seed)

    def draw_options(self) -> ReplyOptions:
        """The options of one reply; a random seed is drawn now, and shown."""
        seed, preset = self.seed, self.preset
        if seed is None:
            seed = self._drawn = random.randrange(_LARGEST_SEED)
            self._seed.setPlaceholderText(tr("random ({seed})").format(seed=seed))
            self._show_way()
        return ReplyOptions(
            preset.speculation,
            preset.sampler,
            seed,
            preset.max_tokens,
            preset.stop_strings,
            preset.system_prompt,
        )

    def show_preset(self, preset: Preset) -> None:
        """Put it in, but for whether speculation is on; nothing is told of it."""
        self._preset = preset
        speculation = replace(preset.speculation, on=self._on)
        if not self._has_draft and speculation.drafter in _BY_MODEL:
            speculation = replace(speculation, drafter=DrafterKind.LOOKUP)
        self.show_choices(speculation, preset.sampler.temperature, preset.seed)

    def show_seed(self, seed: int) -> None:
        """Use it from now on."""
        self._seed.setText(str(seed))

    def add_row(self, *widgets: QWidget) -> None:
        """Below the rest; the first is as wide as there is room."""
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for place, widget in enumerate(widgets):
            row.addWidget(widget, 0 if place else 1)
        self._grid.setRowMinimumHeight(4, GRID // 2)
        self._grid.addLayout(row, 5, 0, 1, 2)

    def tell(self) -> None:
        """Say what stands here, as if it had been chosen by hand."""
        self._tell_speculation()
        self.sampling_changed.emit()

    def show_choices(self, speculation: Speculation, temperature: float, seed: int | None) -> None:
        """Put in what was chosen before; nothing is told of it."""
        for widget in (self._drafter, self._length, self._temperature, self._seed):
            widget.blockSignals(True)
        self._on = speculation.on
        self._drafter.setCurrentIndex(list(DrafterKind).index(speculation.drafter))
        self._length.setCurrentIndex(max(0, min(16, speculation.draft_length or 0)))
        self._temperature.setValue(temperature)
        self._seed.setText("" if seed is None else str(seed))
        for widget in (self._drafter, self._length, self._temperature, self._seed):
            widget.blockSignals(False)
        self._show_way()

    def show_on(self, on: bool) -> None:
        """The switch was moved."""
        self._on = on
        self._tell_speculation()

    def show_draft(self, name: str | None, guesses: bool = True) -> None:
        """A draft model is loaded, and guesses from now on where it was chosen just now.

        With None prompt lookup takes its place.
        """
        self._make.setVisible(name is None)
        self._has_draft = name is not None
        index = list(DrafterKind).index(DrafterKind.MODEL)
        both = list(DrafterKind).index(DrafterKind.BOTH)
        self._drafter.model().item(both).setEnabled(name is not None)  # type: ignore[attr-defined]
        item = self._drafter.model().item(index)  # type: ignore[attr-defined]
        item.setEnabled(name is not None)
        # The bar above shows the name; here a long one would be cut off.
        item.setToolTip("" if name is None else tr("Draft {name}").format(name=name))
        needs_model = self.speculation.drafter in _BY_MODEL
        if name is not None and guesses and not needs_model:
            self._drafter.setCurrentIndex(index)
        elif name is None and needs_model:
            self._drafter.setCurrentIndex(list(DrafterKind).index(DrafterKind.LOOKUP))

    def show_length(self, k: int | None) -> None:
        """What the pair asks for; nothing is told of it. None = auto."""
        self._length.blockSignals(True)
        self._length.setCurrentIndex(k or 0)
        self._length.blockSignals(False)

    def _tell_speculation(self) -> None:
        self.speculation_changed.emit(self.speculation)

    def _switch_seed(self) -> None:
        """The seed of the last reply again, or a new one for each."""
        again = self._drawn if self.seed is None else None
        self._seed.setText("" if again is None else str(again))

    def _show_way(self) -> None:
        """The way from a random seed to the one that was drawn, or back."""
        fixed = self.seed is not None
        self._again.setVisible(fixed or self._drawn is not None)
        self._again.setText(tr("random") if fixed else tr("use again"))
        words = tr("A new seed for each reply") if fixed else tr("Use this seed again: {seed}")
        self._again.setToolTip(words.format(seed=self._drawn))
        self._again.setAccessibleName(self._again.toolTip())

    def _link(self, words: str, act: Callable[[], None]) -> QPushButton:
        link = QPushButton(words, objectName="link")
        link.setFont(caption_font(self.font()))
        link.clicked.connect(lambda: act())
        return link

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(GRID // 2)
        fields = (
            (tr("Drafter"), self._drafter),
            (tr("Length k"), self._length),
            (tr("Seed"), self._seed),
            (tr("Temperature"), self._temperature),
        )
        for index, (words, field) in enumerate(fields):
            label = QLabel(words)
            label.setProperty("tone", "muted")
            label.setFont(caption_font(self.font()))
            label.setBuddy(field)
            field.setAccessibleName(words)
            row, column = divmod(index, 2)
            grid.addWidget(label, row * 2, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, row * 2 + 1, column)
            field.setMinimumWidth(88)
        grid.setRowMinimumHeight(2, label.sizeHint().height() + GRID // 2)
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        grid.addWidget(self._make, 0, 0, corner)
        grid.addWidget(self._again, 2, 0, corner)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        self._drafter.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )


def _drafter_words(kind: DrafterKind) -> str:
    match kind:
        case DrafterKind.MODEL:
            return tr("Draft model")
        case DrafterKind.LOOKUP:
            return tr("Prompt lookup")
        case DrafterKind.BOTH:
            return tr("Both: lookup, then draft")
        case DrafterKind.NONE:
            return tr("None")
        case _:
            assert_never(kind)
