"""An axis of a plot whose numbers are written as the window's language does. Knows no plot."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg

from app.gui.numerals import with_own_signs


class NumeralAxis(pg.AxisItem):
    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [with_own_signs(text) for text in super().tickStrings(values, scale, spacing)]


def numeral_axes() -> dict[str, pg.AxisItem]:
    """For a plot: left and below."""
    return {side: NumeralAxis(side) for side in ("left", "bottom")}
