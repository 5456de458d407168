"""What is loaded and where, and the way to load something else. Knows nothing of engines."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.gui.amounts import amount
from app.gui.key_tip import KeyTip
from app.gui.look.one_line import OneLine
from app.gui.look.theme import GRID
from app.gui.translation import tr

if TYPE_CHECKING:
    from app.engine.events import Loaded, LoadProgress, ModelInfo
    from app.engine.requests import LoadRequest
    from app.gui.actions import Actions


_NO_LIMIT = (1 << 24) - 1  # Qt's own


class Wanted(Enum):
    """What the person asked for in a menu."""

    OPEN_TARGET = "open target"
    OPEN_DRAFT = "open draft"
    BUILTIN = "built-in"
    NO_DRAFT = "no draft"
    MAKE_DRAFT = "make draft"
    MODELS = "models"


class ModelBar(QWidget):
    asked = Signal(object)  # Wanted
    target_chosen = Signal(object)  # Path
    draft_chosen = Signal(object)  # Path
    cancelled = Signal()

    def __init__(self, actions: Actions, switch: QWidget) -> None:
        super().__init__()
        self._menu_button = _menu_button("☰", actions.menu())
        self._menu_button.setProperty("menu", "no")
        self._menu_button.setAccessibleName(tr("Menu"))
        self._menu_button.setToolTip(tr("Menu"))
        self._targets = QMenu(tr("Target"), self)
        self._drafts = QMenu(tr("Draft"), self)
        self._target = _menu_button(tr("No model"), self._targets)
        self._draft = _menu_button(tr("+ draft"), self._drafts)
        for button in (self._target, self._draft):
            # Long names give way where the window is narrow.
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(GRID * 10)
        self._models = QToolButton(text=tr("Models"))
        KeyTip(self._models, tr("All models"), actions.show_models)
        self._models.setProperty("weight", "quiet")
        self._models.setCheckable(True)
        self._models.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._models.clicked.connect(partial(self.asked.emit, Wanted.MODELS))
        self._making = QToolButton(toolTip=tr("The draft that is being made"))
        self._making.setProperty("weight", "quiet")
        self._making.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._making.clicked.connect(partial(self.asked.emit, Wanted.MAKE_DRAFT))
        self._making.hide()
        self._where = OneLine()
        self._where.setProperty("tone", "muted")
        self._progress = QProgressBar(textVisible=False, minimum=0, maximum=1000)
        self._progress.setMinimumWidth(GRID * 5)
        self._progress.setMaximumWidth(GRID * 8)
        self._cancel = QPushButton(tr("Cancel"))
        self._cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, GRID, GRID * 2, GRID)
        row.setSpacing(GRID)
        row.addStrut(GRID * 4)
        pages = _page_buttons(self._models, actions.places.values())
        for widget in (self._menu_button, pages, self._target, self._draft, self._making):
            row.addWidget(widget)
        row.addWidget(self._where)
        row.addWidget(self._progress)
        row.addWidget(self._cancel)
        row.addStretch(1)
        row.addWidget(switch)
        self.show_recent((), ())
        self.show_empty()

    def show_recent(self, targets: tuple[str, ...], drafts: tuple[str, ...]) -> None:
        """Fill the two menus."""
        self._targets.clear()
        self._targets.addAction(tr("All models…"), partial(self.asked.emit, Wanted.MODELS))
        self._targets.addAction(
            tr("Open target GGUF…"), partial(self.asked.emit, Wanted.OPEN_TARGET)
        )
        self._targets.addAction(tr("Built-in model"), partial(self.asked.emit, Wanted.BUILTIN))
        self._drafts.clear()
        self._drafts.addAction(tr("Open draft GGUF…"), partial(self.asked.emit, Wanted.OPEN_DRAFT))
        self._drafts.addAction(tr("Prompt lookup only"), partial(self.asked.emit, Wanted.NO_DRAFT))
        making = partial(self.asked.emit, Wanted.MAKE_DRAFT)
        self._drafts.addAction(tr("Make a draft for this model…"), making)
        for menu, paths, signal in (
            (self._targets, targets, self.target_chosen),
            (self._drafts, drafts, self.draft_chosen),
        ):
            if paths:
                menu.addSeparator()
            for text in paths:
                path = Path(text)
                menu.addAction(path.name, partial(signal.emit, path)).setToolTip(text)
            menu.setToolTipsVisible(True)

    def show_models_open(self, open: bool) -> None:
        self._models.setChecked(open)

    def show_downloads(self, words: str) -> None:
        """How far the downloads are; "" = none runs."""
        self._models.setText(f"{tr('Models')}  ↓ {words}" if words else tr("Models"))

    def show_making(self, words: str) -> None:
        """What there is to say of a draft that is made here; "" = nothing."""
        self._making.setText(words)
        self._making.setVisible(bool(words))

    def show_loading(self, request: LoadRequest) -> None:
        self._target.setText(request.target.stem)
        self._draft.setText(tr("+ draft") if request.draft is None else f"+ {request.draft.stem}")
        self._where.setText(tr("Loading…"))
        self._progress.setValue(0)
        self._show_busy(True)

    def show_progress(self, progress: LoadProgress) -> None:
        words = {"target": tr("Loading the target…"), "draft": tr("Loading the draft…")}
        self._where.setText(words.get(progress.role, tr("Measuring this machine…")))
        self._where.setToolTip(self._where.text())
        self._progress.setValue(round(progress.fraction * 1000))

    def show_loaded(self, loaded: Loaded) -> None:
        self._show_busy(False)
        self._target.setText(loaded.target.name)
        self._target.setToolTip(_details(loaded.target))
        if loaded.draft is None:
            self._draft.setText(tr("+ draft"))
            self._draft.setToolTip(tr("No draft model: prompt lookup guesses."))
        else:
            self._draft.setText(f"+ {loaded.draft.name}")
            self._draft.setToolTip(_details(loaded.draft))
        models = [model for model in (loaded.target, loaded.draft) if model is not None]
        self._where.setText(_places(models))
        self._where.setToolTip("\n\n".join(map(_seat, models)))

    def show_empty(self) -> None:
        """Nothing is loaded."""
        self._show_busy(False)
        self._target.setText(tr("No model"))
        self._draft.setText(tr("+ draft"))
        self._where.setText("")

    def show_enabled(self, enabled: bool) -> None:
        """Whether another pair can be chosen now."""
        self._target.setEnabled(enabled)
        self._draft.setEnabled(enabled)

    def _show_busy(self, busy: bool) -> None:
        # Words of progress give way where the window is narrow; those of what is loaded don't.
        across = QSizePolicy.Policy.Preferred if busy else QSizePolicy.Policy.Fixed
        self._where.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        for button in (self._target, self._draft):
            button.setMaximumWidth(GRID * 14 if busy else _NO_LIMIT)
        self._progress.setVisible(busy)
        self._cancel.setVisible(busy)
        self.show_enabled(not busy)


def _menu_button(text: str, menu: QMenu) -> QToolButton:
    button = QToolButton(text=text, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setProperty("weight", "quiet")
    button.setProperty("menu", "yes")
    button.setMenu(menu)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def _page_buttons(models: QToolButton, pages: Iterable[QAction]) -> QWidget:
    group = QWidget()
    group.setAccessibleName(tr("Pages in place of the chat"))
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(models)
    for way in pages:
        button = QToolButton()
        button.setDefaultAction(way)
        button.setProperty("weight", "quiet")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row.addWidget(button)
    return group


def _places(models: list[ModelInfo]) -> str:
    """Each device once, with what lies there."""
    sizes: dict[str, int] = {}
    for model in models:
        sizes[model.device] = sizes.get(model.device, 0) + model.size_bytes
    return "  +  ".join(_place(device, size) for device, size in sizes.items())


def _place(device: str, size: int) -> str:
    """Device and memory, as "CPU · 100 MB"."""
    return f"{device} · {amount(size)}"


def _seat(model: ModelInfo) -> str:
    """Which device a model sits on, and with how many of its layers."""
    layers = tr("{on_gpu} of {layers} layers on the GPU")
    layers = layers.format(on_gpu=model.gpu_layers, layers=model.layers + 1)  # with its output
    return f"{model.name}\n{_place(model.device, model.size_bytes)}, {layers}"


def _details(model: ModelInfo) -> str:
    size = tr("{millions:,.0f} million parameters, {layers} layers, {on_gpu} on the GPU").format(
        millions=model.parameters / 1e6,
        layers=model.layers,
        on_gpu=min(model.gpu_layers, model.layers),
    )
    device = tr("on {device}").format(device=model.device)
    vocabulary = tr("{count:,} tokens in the vocabulary").format(count=model.vocabulary_size)
    return "\n".join((str(model.path), model.description, size, device, vocabulary))
