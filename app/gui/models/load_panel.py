"""How one model is to be loaded: context, cache, GPU layers. Knows nothing of loading it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from app.engine.requests import CacheType
from app.gui.look.labels import caption
from app.gui.look.theme import GRID
from app.gui.models.load_choices import CONTEXTS, USUAL_CONTEXT, template_names
from app.gui.numerals import numeral
from app.gui.translation import tr
from app.settings import LoadChoice


def _caches() -> dict[CacheType, str]:
    """Kinds of cache and their words, the usual one first."""
    return {
        CacheType.F16: tr("F16, usual"),
        CacheType.Q8_0: tr("Q8_0, half the memory"),
        CacheType.Q4_0: tr("Q4_0, a quarter, less exact"),
        CacheType.F32: tr("F32, exact and large"),
    }


class LoadPanel(QWidget):
    changed = Signal(object)  # LoadChoice

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = LoadChoice("")
        self._layers = QComboBox(
            toolTip=tr("Layers of this model on the GPU. Automatic: all that fit, the draft first.")
        )
        self._context = QComboBox(
            toolTip=tr("Tokens that a conversation may have. More takes memory.")
        )
        self._cache = QComboBox(toolTip=tr("How keys and values of the context are stored."))
        for kind, words in _caches().items():
            self._cache.addItem(words, kind.value)
        self._template = QComboBox(
            toolTip=tr("How a conversation is put into words for the model. Its own is right, "
                       "unless replies look broken.")
        )  # fmt: skip
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(2)
        fields = (
            (tr("Context"), self._context),
            (tr("Cache"), self._cache),
            (tr("GPU layers"), self._layers),
            (tr("Template"), self._template),
        )
        for place, (words, field) in enumerate(fields):
            row, column = divmod(place, 3)
            name = caption(words, field)
            field.setAccessibleName(words)
            field.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            field.setMinimumContentsLength(9)
            grid.addWidget(name, row * 2, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, row * 2 + 1, column)
            grid.setColumnStretch(column, 1)
            field.activated.connect(self._tell)
        grid.setRowMinimumHeight(2, name.sizeHint().height() + GRID)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return self._context, self._cache, self._layers, self._template

    def show_choice(self, choice: LoadChoice, trained: int, layers: int) -> None:
        """What is chosen for a model with this trained context and so many layers; 0 = unknown."""
        if choice == self._choice and self._layers.count() == layers + 2:
            return
        self._choice = choice
        self._context.clear()
        sizes = [size for size in CONTEXTS if not trained or size <= trained] or [trained]
        shown = min(choice.context, trained or choice.context)  # more is capped when it loads
        for size in sorted({*sizes, shown, trained or shown}):
            usual = f", {tr('usual')}" if size == USUAL_CONTEXT else ""
            self._context.addItem(f"{numeral(size, ',')}{usual}", size)
        self._context.setCurrentIndex(self._context.findData(shown))
        self._cache.setCurrentIndex(max(0, self._cache.findData(choice.cache_type)))
        self._layers.clear()
        self._layers.addItem(tr("automatic"), None)
        for count in range(layers + 1):
            whole = tr("all {layers}").format(layers=layers)
            words = {0: tr("0, all on the CPU"), layers: whole}.get(count, str(count))
            self._layers.addItem(words, count)
        self._template.clear()
        self._template.addItem(tr("its own"), "")
        names = template_names()
        own = (choice.template,) if choice.template and choice.template not in names else ()
        for name in (*names, *own):
            self._template.addItem(Path(name).name, name)
        self._template.setCurrentIndex(max(0, self._template.findData(choice.template)))
        chosen = choice.gpu_layers
        self._layers.setCurrentIndex(0 if chosen is None else min(chosen, layers) + 1)

    def _tell(self) -> None:
        choice = LoadChoice(
            self._choice.path,
            self._layers.currentData(),
            int(self._context.currentData() or USUAL_CONTEXT),
            str(self._cache.currentData()),
            str(self._template.currentData()),
        )
        if choice != self._choice:
            self._choice = choice
            self.changed.emit(choice)
