"""Code in colours that can be read on every ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.engine.events import Origin
from app.gui.look.theme import DARK, LIGHT, Colours, contrast
from app.gui.transcript.code_tones import Tone, tones_of


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("tone", [tone for tone in Tone if tone is not Tone.TEXT])
def test_code_can_be_read_on_every_ground(colours: Colours, tone: Tone) -> None:
    grounds = [colours.tint(origin) for origin in Origin if origin is not Origin.PLAIN]
    for ground in (*grounds, QColor(colours.surface)):
        assert contrast(QColor(tone.colour(colours.dark)), ground) >= 4.5


def test_code_of_any_language_or_none_has_tones() -> None:
    assert [tone for *_, tone in tones_of("def f(): pass", "python")][:2] == [
        Tone.KEYWORD,
        Tone.NAME,
    ]
    assert list(tones_of("def f()", "no such language")) == []
    assert list(tones_of("def f()", "")) == []
