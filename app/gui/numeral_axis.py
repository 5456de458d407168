"""An axis of a plot whose numbers are written as the window's language does. Knows no plot."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg

from app.gui.numerals import with_own_signs


class NumeralAxis(pg.AxisItem):
    whole = False  # of what is counted there is no half

    def tickSpacing(self, *room: float) -> list[tuple[float, float]]:
        """The distances between ticks, and where they begin, from the largest to the smallest."""
        usual = super().tickSpacing(*room)
        if not self.whole:
            return list(usual)
        return [(step, start) for step, start in usual if step == int(step)] or [(1.0, 0.0)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [with_own_signs(text) for text in super().tickStrings(values, scale, spacing)]


def numeral_axes() -> dict[str, NumeralAxis]:
    """For a plot: left and below."""
    return {side: NumeralAxis(side) for side in ("left", "bottom")}
