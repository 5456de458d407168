"""The numbers and the stop strings of a preset, as a person sees them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.gui.presets.fields import sampler_numbers
from app.gui.presets.stop_lines import from_lines, to_lines
from tests.gui.conftest import Window


@given(st.lists(st.text(min_size=1), unique=True).map(tuple))
def test_stop_strings_can_be_written_as_lines(strings: tuple[str, ...]) -> None:
    assert from_lines(to_lines(strings)) == strings


def test_a_backslash_before_any_other_letter_is_itself() -> None:
    assert from_lines("\\d+\n\n\\\\n") == ("\\d+", "\\n")


def test_every_number_says_what_it_means_and_its_usual_value(window: Window) -> None:
    for number, spin in window.application.presets.dialog._spins.items():
        assert number.meaning in spin.toolTip() and "Usual: " in spin.toolTip()
        assert spin.accessibleName() == number.title
    assert len(sampler_numbers()) == 8
