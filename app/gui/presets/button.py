"""The preset's name, with a menu of all that can be done with presets. Knows no files."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from app.chats.presets import Preset
from app.gui.look.theme import GRID
from app.gui.translation import tr

_LONGEST = 40  # characters of a name that are shown in the menu


class Deed(Enum):
    """What a person asks for."""

    PLAIN = auto()
    EDIT = auto()
    SAVE = auto()
    SAVE_AS = auto()
    RENAME = auto()
    DELETE = auto()
    IMPORT = auto()
    EXPORT = auto()
    GO_BACK = auto()


class PresetButton(QToolButton):
    preset_chosen = Signal(object)  # Preset
    asked = Signal(object)  # Deed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("menu", "yes")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._menu = QMenu(tr("Preset"), self)
        self.setMenu(self._menu)

    def show_presets(
        self, preset: Preset, saved: tuple[Preset, ...], changed: bool, can_go_back: bool
    ) -> None:
        """The one in force and all that have a name."""
        name = preset.name or tr("none")
        spoken = shown = tr("Preset: {name}").format(name=name)
        if preset.name and changed:
            shown += " *"
            spoken = tr("Preset: {name}, changed").format(name=name)
        self.setText(_plain(shown))
        self.setAccessibleName(spoken)
        self.setToolTip(
            tr("{preset}\nA preset keeps system prompt, sampling, drafter, k, stop strings and "
               "the longest reply.").format(preset=spoken)
        )  # fmt: skip
        self._fill(preset, saved, changed, can_go_back)

    def _fill(
        self, preset: Preset, saved: tuple[Preset, ...], changed: bool, can_go_back: bool
    ) -> None:
        menu, named = self._menu, any(one.name == preset.name for one in saved)
        menu.clear()
        self._add(tr("None: as usual for the model"), Deed.PLAIN, checked=not preset.name)
        for one in saved:
            action = menu.addAction(_plain(one.name[:_LONGEST]) or tr("(without a name)"))
            action.setCheckable(True)
            action.setChecked(one.name == preset.name)
            action.triggered.connect(lambda _=False, p=one: self.preset_chosen.emit(p))
        menu.addSeparator()
        self._add(tr("System prompt and sampling…"), Deed.EDIT)
        self._add(tr("Back to what was set before"), Deed.GO_BACK, enabled=can_go_back)
        menu.addSeparator()
        self._add(tr("Save"), Deed.SAVE, enabled=bool(preset.name) and changed)
        self._add(tr("Save as…"), Deed.SAVE_AS)
        self._add(tr("Rename…"), Deed.RENAME, enabled=named)
        self._add(tr("Delete"), Deed.DELETE, enabled=named)
        menu.addSeparator()
        self._add(tr("Import…"), Deed.IMPORT)
        self._add(tr("Export…"), Deed.EXPORT)

    def _add(
        self, words: str, deed: Deed, enabled: bool = True, checked: bool | None = None
    ) -> None:
        action = self._menu.addAction(words, lambda: self.asked.emit(deed))
        action.setEnabled(enabled)
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its words at the left, as in the boxes beside it: Qt would set them in the middle."""
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        words, option.text = option.text.replace("&&", "&"), ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        room = self.rect().adjusted(GRID + 3, 0, -GRID * 3, 0)
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        role = QPalette.ColorRole.ButtonText
        painter.drawItemText(room, side, self.palette(), self.isEnabled(), shown, role)


def _plain(words: str) -> str:
    """Without letters that Qt would underline."""
    return words.replace("&", "&&")
