"""The person's choices survive, and a damaged file harms nobody."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from app.settings import (
    RECENT_LIMIT,
    LoadChoice,
    Settings,
    ThemeChoice,
    read_settings,
    with_recent,
    write_settings,
)

CHANGED = Settings(
    theme=ThemeChoice.DARK,
    show_colours=False,
    speculation_on=False,
    drafter="model",
    draft_length=None,
    temperature=0.0,
    seed=7,
    last_target='/models/a "quoted" ö.gguf',
    last_draft="/models/b.gguf",
    recent_targets=("/a", "/b"),
    recent_drafts=("/c",),
    window_geometry="AdnQywADAAA=",
    told_about_drafts=True,
    model_folders=("/big disk",),
    load_choices=(LoadChoice("/a", None, 8192, "q8_0"), LoadChoice("/b", 12, template="chatml")),
)


@pytest.mark.parametrize("settings", [Settings(), CHANGED, replace(CHANGED, seed=None)])
def test_written_settings_are_read_back(tmp_path: Path, settings: Settings) -> None:
    write_settings(settings, tmp_path / "new folder")
    assert read_settings(tmp_path / "new folder") == settings


def test_no_file_means_defaults_without_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert read_settings(tmp_path) == Settings()
    assert not caplog.records


@pytest.mark.parametrize(
    "content",
    [
        b"theme = ",
        b"\xff\xfe\x00",
        b'temperature = "hot"',
        b"format = 99",
        b'format = "x"',
        b'theme = "pink"',
        b"recent_targets = [1, 2]",
    ],
)
def test_a_damaged_or_newer_file_is_kept_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    (tmp_path / "settings.toml").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert read_settings(tmp_path) == Settings()
    assert (tmp_path / "settings.toml.bak").read_bytes() == content
    assert "defaults are used" in caplog.text


def test_an_unknown_name_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('colour_of_the_moon = "grey"\ntemperature = 1\n')
    assert read_settings(tmp_path) == Settings(temperature=1.0)


def test_writing_leaves_no_temporary_file(tmp_path: Path) -> None:
    write_settings(Settings(), tmp_path)
    write_settings(CHANGED, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.toml"]


def test_recent_files_stand_once_and_newest_first() -> None:
    paths = tuple(f"/{number}" for number in range(RECENT_LIMIT))
    assert with_recent(paths, "/3")[:3] == ("/3", "/0", "/1")
    assert len(with_recent(paths, "/new")) == RECENT_LIMIT
