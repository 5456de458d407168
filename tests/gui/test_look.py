"""Contrast as look.md asks for it, and the theme that follows."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.engine.events import Origin
from app.gui.theme import DARK, LIGHT, Colours, contrast
from app.settings import ThemeChoice
from tests.gui.conftest import Window

ORIGINS = (Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("origin", ORIGINS)
def test_text_and_lines_stand_out(colours: Colours, origin: Origin) -> None:
    assert contrast(QColor(colours.text), colours.tint(origin)) >= 10
    assert contrast(QColor(colours.line(origin)), QColor(colours.background)) >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_quiet_words_can_be_read(colours: Colours) -> None:
    for ground in (colours.background, colours.surface, colours.raised):
        assert contrast(QColor(colours.muted), QColor(ground)) >= 4.5
        assert contrast(QColor(colours.text), QColor(ground)) >= 10
        assert contrast(QColor(colours.error), QColor(ground)) >= 4.5
    assert contrast(QColor(colours.on_accent), QColor(colours.accent)) >= 4.5


def test_a_chosen_theme_is_shown_and_kept(window: Window) -> None:
    application = window.application
    application.actions.theme_chosen.emit(ThemeChoice.DARK)
    assert application.theme.colours is DARK
    assert application.window.palette().window().color() == QColor(DARK.surface)
    assert application.keeper.settings.theme is ThemeChoice.DARK
    application.actions.theme_chosen.emit(ThemeChoice.LIGHT)
    assert application.theme.colours is LIGHT


def test_hiding_colours_is_kept(window: Window) -> None:
    window.application.actions.show_colours.trigger()
    assert not window.application.keeper.settings.show_colours
    assert not window.application.legend._switch.isChecked()
