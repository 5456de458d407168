"""The four origins in words. Knows nothing of how they are drawn."""

from __future__ import annotations

from typing import assert_never

from app.engine.origin import Origin
from app.gui.translation import tr


def origin_word(origin: Origin) -> str:
    match origin:
        case Origin.ACCEPTED:
            return tr("accepted")
        case Origin.CORRECTED:
            return tr("corrected")
        case Origin.BONUS:
            return tr("bonus")
        case Origin.PLAIN:
            return tr("plain")
        case _:
            assert_never(origin)


def origin_meaning(origin: Origin) -> str:
    """The definition, as one sentence."""
    match origin:
        case Origin.ACCEPTED:
            return tr("Drafted, and kept by the target.")
        case Origin.CORRECTED:
            return tr("The target's own token at the first rejection.")
        case Origin.BONUS:
            return tr("The target's own token after all guesses were accepted.")
        case Origin.PLAIN:
            return tr("A token of ordinary decoding, without a guess.")
        case _:
            assert_never(origin)
