"""What is to be measured: the experiment and its settings. Knows no models."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.in_place import show_in_place
from app.gui.lab.words import kind_words
from app.gui.look.form_labels import level_labels
from app.gui.look.theme import GRID, caption_font
from app.gui.translation import tr
from app.lab.experiment import Kind, usual_size


class LabForm(QWidget):
    start_pressed = Signal()
    stop_pressed = Signal()
    drafts_asked = Signal()  # other drafts to measure too

    def __init__(self) -> None:
        super().__init__()
        self._kind = QComboBox()
        self._kind.setAccessibleName(tr("Experiment"))
        for kind in Kind:
            self._kind.addItem(kind_words(kind)[0], kind.value)
        self._kind.currentIndexChanged.connect(self._show_kind)
        self._asks = QLabel(wordWrap=True)
        self._asks.setProperty("tone", "muted")
        self._asks.setMinimumHeight(2 * self._asks.fontMetrics().lineSpacing())
        self._asks.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._prompts = _choices((1, 2, 5, 10), 1)
        self._repeats = _choices((1, 3, 5, 9))
        self._tokens = _choices((32, 64, 128, 256, 512))
        self._k = _choices(range(1, 17), 3)
        self._temperature = QDoubleSpinBox(minimum=0, maximum=2, singleStep=0.1, decimals=2)
        self._temperature.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self._drafts = QPushButton(tr("Another draft too…"))
        self._drafts.setToolTip(tr("Measure a further draft model of the same vocabulary"))
        self._drafts.clicked.connect(self.drafts_asked)
        self._start = QPushButton(tr("Measure"))
        self._start.setProperty("weight", "primary")
        self._start.clicked.connect(self.start_pressed)
        self._stop = QPushButton(tr("Stop"), toolTip=tr("What was measured is kept"))
        self._stop.clicked.connect(self.stop_pressed)
        self._progress = QProgressBar(textVisible=False)
        self._progress.setAccessibleName(tr("How far the experiment is"))
        self._now = QLabel(wordWrap=True)
        self._now.setFont(caption_font(self.font()))
        self._now.setProperty("tone", "muted")
        self._now.setMinimumHeight(2 * self._now.fontMetrics().lineSpacing())
        self._now.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self._show_kind()
        self.show_running(False)

    @property
    def kind(self) -> Kind:
        return Kind(self._kind.currentData())

    @property
    def prompts(self) -> int:
        """How many prompts at most."""
        return int(self._prompts.currentData())

    @property
    def repeats(self) -> int:
        return int(self._repeats.currentData())

    @property
    def max_tokens(self) -> int:
        return int(self._tokens.currentData())

    @property
    def k(self) -> int:
        return int(self._k.currentData())

    @property
    def temperature(self) -> float:
        return round(self._temperature.value(), 2)

    def show_drafts(self, names: tuple[str, ...]) -> None:
        """The other drafts that are measured too."""
        words = tr("Another draft too…") if not names else tr("Also: {names}…")
        self._drafts.setText(words.format(names=", ".join(names)))

    def show_running(self, running: bool) -> None:
        if running:
            show_in_place(self._stop, self._start)
        else:
            show_in_place(self._start, self._stop)
        self._progress.setVisible(running)
        self._now.setText(tr("The first block is being measured…") if running else "")

    def show_progress(self, done: int, total: int, words: str) -> None:
        self._progress.setMaximum(max(1, total))
        self._progress.setValue(done)
        self._now.setText(words)

    def show_hindrance(self, words: str) -> None:
        self._start.setEnabled(not words)
        self._start.setToolTip(words or tr("Plain and speculative in turn, on the loaded pair"))

    def focus_kind(self) -> None:
        self._kind.setFocus()

    def _show_kind(self) -> None:
        self._asks.setText(kind_words(self.kind)[1])
        for box, usual in zip((self._repeats, self._tokens), usual_size(self.kind), strict=True):
            box.setCurrentIndex(box.findData(usual))
        self._k.setEnabled(self.kind is not Kind.LENGTH)
        self._temperature.setEnabled(self.kind is not Kind.TEMPERATURE)
        self._drafts.setVisible(self.kind is Kind.DRAFTERS)

    def _lay_out(self) -> None:
        rows = QFormLayout()
        rows.setSpacing(GRID)
        rows.addRow(tr("Prompts"), self._prompts)
        rows.addRow(tr("Repeats"), self._repeats)
        rows.addRow(tr("Tokens each"), self._tokens)
        rows.addRow("k", self._k)
        rows.addRow(tr("Temperature"), self._temperature)
        level_labels(rows)
        buttons = QHBoxLayout()
        buttons.addWidget(self._start)
        buttons.addWidget(self._stop)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for widget in (self._kind, self._asks):
            column.addWidget(widget)
        column.addLayout(rows)
        column.addWidget(self._drafts)
        column.addLayout(buttons)
        column.addWidget(self._progress)
        column.addWidget(self._now)


def _choices(values, chosen: int = 0) -> QComboBox:  # type: ignore[no-untyped-def]
    box = QComboBox()
    for value in values:
        box.addItem(str(value), value)
    box.setCurrentIndex(chosen)
    return box
