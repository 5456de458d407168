"""Other colours for the origins than the scheme's own. Knows nothing of what they are laid over.

The scheme's own are Okabe and Ito's, which nearly all eyes tell apart. Where these stand closer
together, the kind of line (solid, wavy, dotted) does it: it never changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from app.settings import ColourSet


@dataclass(frozen=True, slots=True)
class OriginColours:
    """Opaque `#rrggbb`; `tint_share` is a fraction, 0 = lines only."""

    accepted: str
    corrected: str
    bonus: str
    tint_share: float


_STRONG_LIGHT = OriginColours("#00664A", "#A83B00", "#004F8C", 0.17)
_STRONG_DARK = OriginColours("#5FE3BC", "#FFBE94", "#9AD2FF", 0.17)
_LINES_LIGHT = OriginColours("#00805E", "#C25400", "#0072B2", 0.0)
_LINES_DARK = OriginColours("#2CC295", "#FF9D5C", "#6CB8F0", 0.0)


def origin_colours(colour_set: ColourSet, dark: bool) -> OriginColours | None:
    """None = the scheme's own."""
    match colour_set:
        case ColourSet.STANDARD:
            return None
        case ColourSet.STRONG:
            return _STRONG_DARK if dark else _STRONG_LIGHT
        case ColourSet.LINES:
            return _LINES_DARK if dark else _LINES_LIGHT
        case _:
            assert_never(colour_set)
