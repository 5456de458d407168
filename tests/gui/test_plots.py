"""The plots beside the chat: what a frame draws does not grow with the reply."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.events import Origin, Round
from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import LIGHT
from app.gui.panel.plots import Plots
from app.gui.panel.round_history import LIMIT
from tests.gui.scripted_engine import round_of, token


def rounds(count: int) -> tuple[Round, ...]:
    return tuple(round_of(token("a", Origin.PLAIN, 1), seconds=0.01) for _ in range(count))


def test_the_scale_stays_while_rounds_pass_by(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A range that changes has its scale drawn anew, in every frame."""
    plots = Plots(LIGHT)
    qtbot.addWidget(plots)
    plots.show()
    plots.mark_switch(SwitchMark(LIMIT, LIMIT, True))
    plots.show_rounds(rounds(LIMIT + 1))
    plots._draw()
    set_anew: list[object] = []
    for plot in (plots._per_pass, plots._acceptance, plots._pace):
        plot.sigRangeChanged.connect(lambda *changed: set_anew.append(changed))
        (mark,) = plot._marks
        assert mark.value() == LIMIT - 1
    plots.show_rounds(rounds(70))
    plots._draw()
    assert not set_anew
    assert all(plot._marks[0].value() == LIMIT - 71 for plot in (plots._per_pass, plots._pace))
    x, _ = plots._plain.getData()
    assert (x[0], x[-1]) == (0.5, LIMIT - 0.5)
    plots.show_rounds(rounds(LIMIT))  # the switch has passed by
    plots._draw()
    assert not plots._pace._marks
