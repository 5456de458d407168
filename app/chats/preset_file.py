"""Presets as TOML, and the folder they lie in. Knows nothing of chats."""

from __future__ import annotations

from pathlib import Path

from app.chats.presets import Preset


def to_toml(preset: Preset) -> str:
    """The preset as TOML; `from_toml` reads it back as it was."""
    raise NotImplementedError


def from_toml(text: str) -> Preset:
    """What is left out has its default. Raises UserError that names an unknown or wrong value."""
    raise NotImplementedError


def list_presets(folder: Path) -> tuple[Preset, ...]:
    """By name. A file that is no preset is left out, and logged."""
    raise NotImplementedError


def save_preset(preset: Preset, folder: Path) -> Path:
    """Write or replace the preset of this name, in one step. Raises UserError."""
    raise NotImplementedError


def remove_preset(name: str, folder: Path) -> None:
    """Raises UserError; one that isn't there is no failure."""
    raise NotImplementedError
