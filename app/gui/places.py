"""The pages beside the chat that teach and measure, and their words. Knows no widgets."""

from __future__ import annotations

from enum import Enum

from app.gui.translation import tr


class Place(Enum):
    LEARN = "learn"
    COMPARE = "compare"
    LAB = "lab"
    PROOF = "proof"


def place_words(place: Place) -> tuple[str, str]:
    """Its name, and what a person finds there."""
    match place:
        case Place.LEARN:
            return tr("Learn"), tr("How guessing works, to play with")
        case Place.COMPARE:
            return tr("Compare"), tr("One prompt, two ways, side by side")
        case Place.LAB:
            return tr("Lab"), tr("Measure what guessing brings on this machine")
        case Place.PROOF:
            return tr("Proof"), tr("See that guessing does not change the distribution")
