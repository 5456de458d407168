"""Presets as TOML, and the folder they lie in. Knows nothing of chats."""

from __future__ import annotations

import hashlib
import logging
import re
import tomllib
from pathlib import Path

import tomli_w

from app.chats.presets import Preset
from app.errors import UserError
from app.plain import WrongValueError, from_plain, to_plain
from app.whole_file import write_whole
from app.words import Words

FORMAT = 1
_LARGEST = 1_000_000  # bytes of a file that may be a preset
_log = logging.getLogger(__name__)

# Smallest and largest value that makes sense; None = no bound.
_BOUNDS: dict[str, tuple[float | None, float | None]] = {
    "sampler.temperature": (0, None),
    "sampler.top_k": (0, None),
    "sampler.top_p": (0, 1),
    "sampler.min_p": (0, 1),
    "sampler.repeat_penalty": (0.01, None),
    "sampler.penalty_window": (0, None),
    "speculation.draft_length": (0, 64),
    "max_tokens": (1, None),
    "seed": (0, 2**32 - 1),
}


def to_toml(preset: Preset) -> str:
    """The preset as TOML; `from_toml` reads it back as it was."""
    return tomli_w.dumps({"format": FORMAT, **to_plain(preset)})


def from_toml(text: str) -> Preset:
    """What is left out has its default. Raises UserError that names an unknown or wrong value."""
    try:
        values = tomllib.loads(text)
        if int(values.pop("format", FORMAT)) > FORMAT:
            raise UserError(
                Words("The preset was written by a newer version of Paceline."),
                Words("Update Paceline."),
            )
        preset = from_plain(Preset, values)
        _expect_bounds(preset)
    except WrongValueError as error:
        raise UserError(
            Words("The preset can't be read: {reason}", reason=error.words),
            Words("Mend or remove that value, then try again."),
        ) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise UserError(
            Words("The preset is not valid TOML: {reason}.", reason=str(error)),
            Words("Mend the file, then try again."),
        ) from error
    return preset


def list_presets(folder: Path) -> tuple[Preset, ...]:
    """By name. A file that is no preset is left out, and logged."""
    presets = []
    for path in sorted(folder.glob("*.toml")):
        try:
            presets.append(read_preset(path))
        except UserError as error:
            _log.warning("%s is left out: %s", path.name, error.what)
    return tuple(sorted(presets, key=lambda preset: preset.name.casefold()))


def read_preset(path: Path) -> Preset:
    """Raises UserError."""
    try:
        if path.stat().st_size > _LARGEST:
            raise UserError(
                Words("“{name}” is too large for a preset.", name=path.name),
                Words("Choose another file."),
            )
        return from_toml(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(
            Words("“{name}” can't be read as text.", name=path.name), Words("Choose another file.")
        ) from error


def save_preset(preset: Preset, folder: Path) -> Path:
    """Write or replace the preset of this name. Raises UserError."""
    path = folder / _file_name(preset.name)
    write_preset(preset, path)
    return path


def find_preset(name: str, folder: Path) -> Preset | None:
    """The one of this name; None where there is none that can be read."""
    path = folder / _file_name(name)
    try:
        return read_preset(path) if path.exists() else None
    except UserError as error:
        _log.warning("%s is left out: %s", path.name, error.what)
        return None


def write_preset(preset: Preset, path: Path) -> None:
    """Write or replace this file, in one step. Raises UserError."""
    try:
        write_whole(path, to_toml(preset))
    except OSError as error:
        raise UserError(
            Words("The preset can't be saved: {reason}.", reason=error.strerror),
            Words("Make room for it, then try again."),
        ) from error


def remove_preset(name: str, folder: Path) -> None:
    """Raises UserError; one that isn't there is no failure."""
    try:
        (folder / _file_name(name)).unlink(missing_ok=True)
    except OSError as error:
        raise UserError(
            Words("The preset can't be removed: {reason}.", reason=error.strerror),
            Words("Allow writing to its folder."),
        ) from error


def _expect_bounds(preset: Preset) -> None:
    for name, (least, most) in _BOUNDS.items():
        value: object = preset
        for part in name.split("."):
            value = getattr(value, part)
        if not isinstance(value, int | float):
            continue
        if least is not None and value < least:
            raise WrongValueError(Words("is to be at least {least}.", least=least), name)
        if most is not None and value > most:
            raise WrongValueError(Words("is to be at most {most}.", most=most), name)
    if "" in preset.stop_strings:
        raise WrongValueError(Words("is not to hold an empty text."), "stop_strings")


def _file_name(name: str) -> str:
    """Any name gives a file name that every system takes, and two names never the same."""
    plain = re.sub(r"[^\w-]+", "-", name).strip("-")[:40]
    return f"{plain}-{hashlib.sha256(name.encode('utf-8', 'replace')).hexdigest()[:8]}.toml"
