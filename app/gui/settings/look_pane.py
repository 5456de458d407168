"""How the window looks and which language it speaks, to be chosen. Knows nothing of who applies
it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QRadioButton

from app.gui.language import OURS, name_of
from app.gui.look.appearance import TEXT_SIZES, Appearance, theme_words
from app.gui.look.theme import GRID, Colours, scheme
from app.gui.settings.form import Form
from app.gui.settings.origin_sample import OriginSample
from app.gui.translation import tr
from app.settings import ColourSet, Density, ThemeChoice


class LookPane(Form):
    appearance_chosen = Signal(object)  # Appearance
    language_chosen = Signal(str)  # "" = the system's

    def __init__(self, colours: Colours, appearance: Appearance, language: str) -> None:
        super().__init__()
        self._appearance = appearance
        self._theme = _choice((choice, theme_words(choice)) for choice in ThemeChoice)
        self._size = _choice((size, f"{size} %") for size in TEXT_SIZES)
        self._density = _choice((choice, _density_words(choice)) for choice in Density)
        system = ("", tr("As the system"))
        self._language = _choice((system, *((code, name_of(code)) for code in OURS)))
        self._sets = QButtonGroup(self)
        self._samples: dict[ColourSet, OriginSample] = {}
        self._lay_out(colours)
        _select(self._language, language)
        self.show_appearance(appearance)
        self._theme.activated.connect(lambda: self._tell(theme=ThemeChoice(_value(self._theme))))
        self._size.activated.connect(lambda: self._tell(text_size=_value(self._size)))
        self._density.activated.connect(lambda: self._tell(density=Density(_value(self._density))))
        self._sets.idClicked.connect(lambda at: self._tell(colour_set=list(ColourSet)[at]))
        self._language.activated.connect(lambda: self.language_chosen.emit(_value(self._language)))

    def show_appearance(self, appearance: Appearance) -> None:
        self._appearance = appearance
        _select(self._theme, appearance.theme)
        _select(self._size, appearance.text_size)
        _select(self._density, appearance.density)
        self._sets.button(list(ColourSet).index(appearance.colour_set)).setChecked(True)

    def show_look(self, colours: Colours) -> None:
        for colour_set, sample in self._samples.items():
            sample.show_look(scheme(colours.dark, colour_set))

    def _lay_out(self, colours: Colours) -> None:
        self.add_row(tr("Theme"), self._theme)
        self.add_row(tr("Text size"), self._size, tr("Of all text in the window."))
        self.add_row(tr("Density"), self._density, tr("How closely text and controls stand."))
        sets = QGridLayout()
        sets.setVerticalSpacing(GRID)
        sets.setHorizontalSpacing(GRID * 2)
        sets.setColumnStretch(1, 1)
        for row, choice in enumerate(ColourSet):
            button = QRadioButton(_set_words(choice), toolTip=_set_meaning(choice))
            button.setAccessibleName(f"{tr('Colours of tokens')}: {_set_words(choice)}")
            sample = OriginSample(scheme(colours.dark, choice))
            sample.setToolTip(_set_meaning(choice))
            self._sets.addButton(button, row)
            self._samples[choice] = sample
            sets.addWidget(button, row, 0)
            sets.addWidget(sample, row, 1)
        self.add_row(
            tr("Colours of tokens"),
            sets,
            tr("The kind of line tells them apart too: solid, wavy, dotted."),
        )
        self.add_row(
            tr("Language"), self._language, tr("From the next start on: nothing open is lost.")
        )

    def _tell(self, **chosen: object) -> None:
        self.appearance_chosen.emit(replace(self._appearance, **chosen))  # type: ignore[arg-type]


def _choice(values) -> QComboBox:  # type: ignore[no-untyped-def]
    box = QComboBox()
    for value, words in values:
        box.addItem(words, value)
    box.setMinimumWidth(GRID * 24)
    return box


def _value(box: QComboBox):  # type: ignore[no-untyped-def]
    return box.currentData()


def _select(box: QComboBox, value: object) -> None:
    # Compared here: Qt takes a str where a StrEnum was put in, and does not find it again.
    found = [row for row in range(box.count()) if box.itemData(row) == value]
    box.setCurrentIndex(found[0] if found else 0)


def _density_words(choice: Density) -> str:
    match choice:
        case Density.COMFORTABLE:
            return tr("Comfortable")
        case Density.COMPACT:
            return tr("Compact")
        case _:
            assert_never(choice)


def _set_words(choice: ColourSet) -> str:
    match choice:
        case ColourSet.STANDARD:
            return tr("Standard")
        case ColourSet.STRONG:
            return tr("Strong contrast")
        case ColourSet.LINES:
            return tr("Lines only")
        case _:
            assert_never(choice)


def _set_meaning(choice: ColourSet) -> str:
    match choice:
        case ColourSet.STANDARD:
            return tr("Colours that nearly all eyes tell apart.")
        case ColourSet.STRONG:
            return tr("Darker on light and lighter on dark, with fuller tints.")
        case ColourSet.LINES:
            return tr("No tint behind the text.")
        case _:
            assert_never(choice)
