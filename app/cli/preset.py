"""`--preset FILE`: what a preset holds, as the defaults of a command's other options. Knows no
command."""

from __future__ import annotations

from pathlib import Path

import click

from app.chats.preset_file import read_preset
from app.chats.presets import Preset
from app.engine.requests import DrafterKind, SamplerSettings

_WITHOUT_MODEL = (DrafterKind.LOOKUP, DrafterKind.NONE)


def take_preset(
    context: click.Context, _option: click.Parameter, path: Path | None
) -> SamplerSettings:
    """Callback of an eager option. What else is asked for by name goes before the preset.

    Returns:
        the sampler settings, of which the command has options for some only.
    """
    if path is None:
        return SamplerSettings()
    preset = read_preset(path)
    context.default_map = _defaults(preset)
    return preset.sampler


def _defaults(preset: Preset) -> dict[str, object]:
    """By the names of the command's parameters."""
    k, drafter = preset.speculation.draft_length, preset.speculation.drafter
    defaults: dict[str, object] = {
        "temperature": preset.sampler.temperature,
        "system": preset.system_prompt,
        "max_tokens": preset.max_tokens,
        "stops": list(preset.stop_strings),
        "length": "auto" if k is None else str(k),
    }
    if preset.seed is not None:
        defaults["seed"] = preset.seed
    if drafter in _WITHOUT_MODEL:  # which model guesses, a preset does not say
        defaults["draft"] = drafter.value
    return defaults
