"""The files that go along with a message, as a row of chips. Knows no files and no tokens."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QWidget

from app.gui.look.theme import GRID
from app.gui.translation import tr


class ChipRow(QScrollArea):
    """Enter shows a file, Delete takes it away, the arrows step between them."""

    opened = Signal(int)  # the place of a chip
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Attached files"))
        self._chips: list[_Chip] = []
        self._added = False  # one that is to be seen as soon as there is room for it
        self._end = 0  # of the row: where the scroll bar can go
        self.horizontalScrollBar().rangeChanged.connect(self._show_added)
        self._row = QWidget()
        self._layout = QHBoxLayout(self._row)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GRID)
        self._layout.addStretch(1)
        self.setViewport(QWidget())  # Qt's own would fill its background
        self.setWidget(self._row)
        self._row.setAutoFillBackground(False)
        self.hide()

    def show_chips(self, chips: list[tuple[str, str]]) -> None:
        """A name and a figure each; those that stay keep the focus."""
        self._added = self._added or len(chips) > len(self._chips)
        focused = next((i for i, chip in enumerate(self._chips) if chip.name.hasFocus()), None)
        for place in range(len(self._chips), len(chips)):
            chip = _Chip()
            chip.name.clicked.connect(partial(self.opened.emit, place))
            chip.removed.connect(partial(self.removed.emit, place))
            chip.stepped.connect(partial(self._step, place))
            chip.name.focused.connect(partial(self._show, chip))
            self._chips.append(chip)
            self._layout.insertWidget(place, chip)
        for chip in self._chips[len(chips) :]:
            self._layout.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        del self._chips[len(chips) :]
        for chip, (name, figure) in zip(self._chips, chips, strict=True):
            chip.show_words(name, figure)
        self.setVisible(bool(chips))
        self._fit()
        if focused is not None and self._chips:
            self._chips[min(focused, len(self._chips) - 1)].name.setFocus()

    def _fit(self) -> None:
        """As tall as a chip, and as the bar that says that there are more than are seen."""
        row = self._row.sizeHint()
        bar = self.horizontalScrollBar().sizeHint().height() if row.width() > self.width() else 0
        self.setFixedHeight(row.height() + bar)

    def _show_added(self, _: int, end: int) -> None:
        # Its figure comes later and makes it wider: what was seen to its end still is.
        if self._added or self.horizontalScrollBar().value() == self._end > 0:
            self._added = False
            self.horizontalScrollBar().setValue(end)
        self._end = end

    def _step(self, place: int, by: int) -> None:
        if 0 <= place + by < len(self._chips):
            self._chips[place + by].name.setFocus()

    def _show(self, chip: _Chip) -> None:
        self.ensureWidgetVisible(chip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class _Name(QToolButton):
    focused = Signal()
    key_pressed = Signal(object)  # Qt.Key

    def __init__(self) -> None:
        super().__init__(focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.setProperty("weight", "quiet")

    def focusInEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.key_pressed.emit(key)
        else:
            super().keyPressEvent(event)


class _Chip(QFrame):
    removed = Signal()
    stepped = Signal(int)  # to the chip after (1) or before (-1)

    def __init__(self) -> None:
        super().__init__(objectName="chip")
        self.name = _Name()
        self.name.key_pressed.connect(self._take_key)
        self._remove = QToolButton(text="✕")
        self._remove.setProperty("weight", "quiet")
        self._remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.name)
        row.addWidget(self._remove)

    def show_words(self, name: str, figure: str) -> None:
        short = name if len(name) <= 40 else f"{name[:24]}…{name[-12:]}"
        self.name.setText(f"{short}  ·  {figure}" if figure else short)
        self.name.setAccessibleName(f"{name}, {figure}")
        words = tr("{name}: {figure}. Enter shows its text, Delete takes it away.")
        self.name.setToolTip(words.format(name=name, figure=figure))
        self._remove.setAccessibleName(tr("Remove {name}").format(name=name))
        self._remove.setToolTip(tr("Remove {name}").format(name=name))

    def _take_key(self, key: Qt.Key) -> None:
        match key:
            case Qt.Key.Key_Left:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right:
                self.stepped.emit(1)
            case _:
                self.removed.emit()
