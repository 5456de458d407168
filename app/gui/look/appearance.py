"""How the window looks, as one frozen value out of the settings. Knows no colour and no widget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from app.gui.translation import tr
from app.settings import ColourSet, Density, Settings, ThemeChoice

TEXT_SIZES = (75, 80, 90, 100, 110, 125, 150, 175, 200)  # percent: the steps of the zoom


@dataclass(frozen=True, slots=True)
class Appearance:
    """Its fields are named as in the settings."""

    theme: ThemeChoice
    colour_set: ColourSet
    density: Density
    text_size: int  # percent of the system's


def appearance_of(settings: Settings) -> Appearance:
    """A size that nobody can read, from a file written by hand, becomes one of the steps."""
    size = min(TEXT_SIZES, key=lambda step: abs(step - settings.text_size))
    return Appearance(settings.theme, settings.colour_set, settings.density, size)


def next_size(present: int, steps: int) -> int:
    """The text size so many steps larger, or smaller; the last one at the end."""
    at = TEXT_SIZES.index(min(TEXT_SIZES, key=lambda step: abs(step - present)))
    return TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, at + steps))]


def theme_words(choice: ThemeChoice) -> str:
    """As it is offered."""
    match choice:
        case ThemeChoice.SYSTEM:
            return tr("As the system")
        case ThemeChoice.LIGHT:
            return tr("Light")
        case ThemeChoice.DARK:
            return tr("Dark")
        case _:
            assert_never(choice)
