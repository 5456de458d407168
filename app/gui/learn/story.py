"""The text that the played rounds write: what the target would say, and what a draft may guess
wrongly instead. Knows no drawing."""

from __future__ import annotations

from dataclasses import dataclass

from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Word:
    """What the target says here, and a guess that it would refuse."""

    right: str
    wrong: str


def story() -> tuple[Word, ...]:
    """The words in their order; whoever needs more begins again."""
    text = tr(
        # Each word stands before a slash, and after it a word that a worse writer might choose.
        "In/At a/the paceline/race the/some riders/drivers take/make turns/time at/in the/a "
        "front,/back, because/while whoever/someone leads/wins must/can break/feel the/a "
        "wind,/road, and/but those/all behind/ahead save/lose a/some third/bit of/for "
        "their/the strength./speed. A/The small/big model/engine goes/runs ahead/slowly "
        "and/or guesses/writes the/some next/last words,/pages, the/a large/old one/man "
        "looks/comes at/over all/some of/from them/it in/with a/one single/quick "
        "glance/hour and/then keeps/takes what/all it/he would/could have/be "
        "said/done itself./anyway."
    )
    pairs = (pair.partition("/") for pair in text.split())
    return tuple(Word(right, wrong or right) for right, _, wrong in pairs)
