"""The pages beside the chat that teach and measure, and their words. Knows no widgets."""

from __future__ import annotations

from enum import Enum

from app.gui.translation import tr


class Place(Enum):
    LEARN = "learn"


def place_words(place: Place) -> tuple[str, str]:
    """Its name, and what a person finds there."""
    match place:
        case Place.LEARN:
            return tr("Learn"), tr("How guessing works, to play with (Ctrl+1)")
