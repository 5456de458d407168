"""Contrast as look.md asks for it, and the theme that follows."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.engine.events import Origin
from app.gui.lab.chart import line_colours
from app.gui.look.style_sheet import CHOSEN_SHARE
from app.gui.look.theme import DARK, LIGHT, Colours, contrast, mix, palette, scheme
from app.gui.transcript.code_tones import Tone
from app.settings import ColourSet, ThemeChoice
from tests.gui.conftest import Window

ORIGINS = (Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS)


SCHEMES = [
    pytest.param(scheme(dark, colour_set), id=f"{'dark' if dark else 'light'}-{colour_set.value}")
    for dark in (False, True)
    for colour_set in ColourSet
]


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("origin", ORIGINS)
def test_text_and_lines_stand_out(colours: Colours, origin: Origin) -> None:
    assert contrast(QColor(colours.text), colours.tint(origin)) >= 10
    assert contrast(QColor(colours.line(origin)), QColor(colours.background)) >= 3


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("origin", ORIGINS)
def test_all_that_is_written_on_a_tint_can_be_read(colours: Colours, origin: Origin) -> None:
    """WCAG AA: 4.5 for text; code, links, and what is quieter."""
    tint = colours.tint(origin)
    tones = [tone.colour(colours.dark) for tone in Tone if tone is not Tone.TEXT]
    for written in (*tones, colours.accent, colours.muted):
        assert contrast(QColor(written), tint) >= 4.5
        for ground in (colours.background, colours.surface):
            assert contrast(QColor(written), QColor(ground)) >= 4.5


@pytest.mark.parametrize("colours", SCHEMES)
def test_plots_and_controls_stand_out(colours: Colours) -> None:
    """WCAG AA: 3 for what is drawn; the panel and the legend lie on the surface."""
    ground = QColor(colours.surface)
    for origin in Origin:
        assert contrast(QColor(colours.line(origin)), ground) >= 3
    for drawn in (colours.accent, colours.muted):  # lines of plots, focus, boxes, the switch
        for under in (colours.surface, colours.raised, colours.background):
            assert contrast(QColor(drawn), QColor(under)) >= 3
    knob = QColor(colours.surface), QColor(colours.on_accent)
    assert contrast(knob[0], QColor(colours.muted)) >= 3
    assert contrast(knob[1], QColor(colours.accent)) >= 3


@pytest.mark.parametrize("colours", SCHEMES)
def test_buttons_and_menus_can_be_read(colours: Colours) -> None:
    for ground in (colours.raised, colours.surface):
        assert contrast(QColor(colours.text), QColor(ground)) >= 4.5
    assert contrast(QColor(colours.on_accent), QColor(colours.accent)) >= 4.5
    shown = palette(colours)
    for text, under in (
        (shown.ColorRole.PlaceholderText, colours.raised),
        (shown.ColorRole.ToolTipText, colours.raised),
        (shown.ColorRole.Link, colours.background),
    ):
        assert contrast(shown.color(text), QColor(under)) >= 4.5
    chosen = mix(colours.accent, colours.surface, 0.18)  # the open chat, in the sidebar
    assert contrast(QColor(colours.text), chosen) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_the_sets_differ_as_they_say(dark: bool) -> None:
    usual, strong, lines = (scheme(dark, colour_set) for colour_set in ColourSet)
    ground = QColor(usual.background)
    for origin in ORIGINS:
        assert contrast(QColor(strong.line(origin)), ground) >= 6
        assert contrast(QColor(strong.line(origin)), ground) > contrast(
            QColor(usual.line(origin)), ground
        )
        assert lines.tint(origin) == ground


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


@pytest.mark.parametrize("colours", SCHEMES)
def test_what_pages_draw_stands_out(colours: Colours) -> None:
    """Lines, points and bars of Compare, Lab, Proof and Learn: 3, on the ground of a page."""
    ground = QColor(colours.background)
    assert contrast(QColor(colours.text), ground) >= 3  # the formula's curve, and the target's p
    for drawn in (*line_colours(colours), *(colours.line(origin) for origin in Origin)):
        assert contrast(QColor(drawn), ground) >= 3


@pytest.mark.parametrize("colours", SCHEMES)
def test_a_chosen_line_can_be_read(colours: Colours) -> None:
    """In tables, lists of results, and the list of keys."""
    for ground in (colours.background, colours.surface):
        chosen = mix(colours.accent, ground, CHOSEN_SHARE)
        assert contrast(QColor(colours.text), chosen) >= 10


def test_room_that_is_left_in_the_panel_is_the_plots(window: Window) -> None:
    application = window.application
    column = application.window._panel_column
    greedy = [column.itemAt(at).widget() for at in range(column.count()) if column.stretch(at)]
    assert greedy == [application.plots]
