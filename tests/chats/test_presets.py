"""Presets: TOML in and out, and wrong values told by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.chats.preset_file import from_toml, list_presets, remove_preset, save_preset, to_toml
from app.chats.presets import Preset
from app.engine.requests import DrafterKind, SamplerSettings, Speculation
from app.errors import UserError

PRESETS = st.builds(
    Preset,
    name=st.text(),
    system_prompt=st.text(),
    sampler=st.builds(
        SamplerSettings,
        temperature=st.floats(0, 5),
        top_k=st.integers(0, 1000),
        top_p=st.floats(0, 1),
        min_p=st.floats(0, 1),
        repeat_penalty=st.floats(0.5, 2),
        frequency_penalty=st.floats(-2, 2),
        presence_penalty=st.floats(-2, 2),
        penalty_window=st.integers(0, 4096),
    ),
    speculation=st.builds(
        Speculation,
        on=st.booleans(),
        drafter=st.sampled_from(DrafterKind),
        draft_length=st.none() | st.integers(0, 64),
    ),
    stop_strings=st.lists(st.text(min_size=1)).map(tuple),
    max_tokens=st.integers(1, 100_000),
    seed=st.none() | st.integers(0, 2**32 - 1),
)


@given(PRESETS)
def test_toml_gives_back_the_preset(preset: Preset) -> None:
    assert from_toml(to_toml(preset)) == preset


def test_what_is_left_out_has_its_default() -> None:
    assert from_toml('name = "Plain"') == Preset("Plain")
    assert from_toml('name = "x"\nsampler.top_k = 5').sampler == SamplerSettings(top_k=5)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "“name” is missing"),
        ('name = "x"\ntemprature = 1', "“temprature” is not known here"),
        ('name = "x"\n[sampler]\ntemprature = 1', "“sampler.temprature” is not known here"),
        ('name = "x"\n[sampler]\ntemperature = "hot"', "“sampler.temperature” is to be a number"),
        ('name = "x"\n[sampler]\ntemperature = nan', "“sampler.temperature” is to be a number"),
        ('name = "x"\n[sampler]\ntemperature = -1', "“sampler.temperature” is to be at least 0"),
        ('name = "x"\n[sampler]\ntop_p = 2.0', "“sampler.top_p” is to be at most 1"),
        ('name = "x"\n[sampler]\ntop_k = 1.5', "“sampler.top_k” is to be a whole number"),
        ('name = "x"\nsampler = 3', "“sampler” is to be a table"),
        ('name = "x"\n[speculation]\ndrafter = "oracle"', "is to be one of: model, lookup"),
        ('name = "x"\n[speculation]\non = 1', "“speculation.on” is to be true or false"),
        ('name = "x"\nstop_strings = "END"', "“stop_strings” is to be a list"),
        ('name = "x"\nstop_strings = ["a", 2]', "“stop_strings[1]” is to be a text"),
        ('name = "x"\nstop_strings = [""]', "“stop_strings” is not to hold an empty text"),
        ('name = "x"\nmax_tokens = 0', "“max_tokens” is to be at least 1"),
        ('name = "x"\nmax_tokens = true', "“max_tokens” is to be a whole number"),
        ('name = "x"\nseed = -1', "“seed” is to be at least 0"),
        ('name = "x"\nseed = 99999999999999999999', "“seed” is to be a whole number"),
        ("name = ", "not valid TOML"),
        ("format = 99\nname = 'x'", "newer version"),
        ("format = 'x'\nname = 'x'", "not valid TOML"),
        ("format = []\nname = 'x'", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_told_by_name(text: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        from_toml(text)
    assert told in caught.value.what


def test_a_folder_of_presets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "presets"
    assert list_presets(folder) == ()
    names = ["b/../c", "A", "a", "田中", "", "b c", "x" * 300]
    for name in names:
        path = save_preset(Preset(name, "one"), folder)
        assert path.parent == folder
    save_preset(Preset("A", "two"), folder)
    (folder / "broken.toml").write_bytes(b"\xff")
    found = list_presets(folder)
    assert "broken.toml" in caplog.text
    assert sorted(preset.name for preset in found) == sorted(names)
    assert Preset("A", "two") in found
    remove_preset("A", folder)
    remove_preset("A", folder)
    assert "A" not in {preset.name for preset in list_presets(folder)}
