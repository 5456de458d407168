"""The person's choices, frozen, and their file. Knows nothing of windows or engines."""

from __future__ import annotations

import logging
import os
import tempfile
import tomllib
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

import tomli_w

FORMAT = 1
RECENT_LIMIT = 8
_FILE = "settings.toml"
_log = logging.getLogger(__name__)


class ThemeChoice(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ColourSet(StrEnum):
    """How origins are told apart; the kinds of line are the same in all of them."""

    STANDARD = "standard"
    STRONG = "strong"
    LINES = "lines"


class Density(StrEnum):
    COMFORTABLE = "comfortable"
    COMPACT = "compact"


class LogLevel(StrEnum):
    """What is written into the log: from this severity on."""

    WARNING = "warning"
    INFO = "info"
    DEBUG = "debug"


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys that the person gave to an action; "" = none at all."""

    action: str
    keys: str


@dataclass(frozen=True, slots=True)
class LoadChoice:
    """How one model is loaded; None = automatic. `cache_type` is a word of the engine's."""

    path: str
    gpu_layers: int | None = None
    context: int = 4096
    cache_type: str = "f16"
    template: str = ""  # a name of those that come with the app, or a file; "" = the model's own


@dataclass(frozen=True, slots=True)
class Settings:
    """`""` stands for what was never chosen, `None` for "auto" and for "random"."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    colour_set: ColourSet = ColourSet.STANDARD
    density: Density = Density.COMFORTABLE
    text_size: int = 100  # percent of the system's
    language: str = ""  # "" = the system's
    log_level: LogLevel = LogLevel.WARNING
    shortcuts: tuple[Shortcut, ...] = ()
    show_colours: bool = True
    speculation_on: bool = True
    drafter: str = "model"
    draft_length: int | None = None
    draft_length_chosen: bool = False  # by the person; until then the pair decides
    temperature: float = 0.8
    seed: int | None = None
    last_target: str = ""
    last_draft: str = ""
    recent_targets: tuple[str, ...] = ()
    recent_drafts: tuple[str, ...] = ()
    window_geometry: str = ""
    splitter_sizes: tuple[int, ...] = ()  # pixels: sidebar, chat, panel
    page: str = ""  # the page that stood in place of the chat, by its action
    told_about_drafts: bool = False
    model_folders: tuple[str, ...] = ()
    load_choices: tuple[LoadChoice, ...] = ()
    show_chats: bool = True
    thinking: bool = True  # before the answer, where a model leaves the choice
    last_chat: int = 0  # its number in the history; 0 = none
    overflow: str = ""  # what becomes of a chat longer than the context; "" = not chosen yet


_USUAL = Settings()


def with_recent(paths: tuple[str, ...], newest: str) -> tuple[str, ...]:
    """The list with `newest` first, once, and no longer than the menu should be."""
    return (newest, *(path for path in paths if path != newest))[:RECENT_LIMIT]


def read_settings(folder: Path) -> Settings:
    """The settings in `folder`; defaults where there are none.

    A file that is damaged or of a newer format is moved to `settings.toml.bak`, never lost.
    """
    path = folder / _FILE
    try:
        return _parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, TypeError) as error:
        _log.warning("settings not readable, defaults are used: %s", error)
        _keep_aside(path)
        return Settings()


def write_settings(settings: Settings, folder: Path) -> None:
    """Replace the file in one step, so that a crash leaves the old one or the new one."""
    folder.mkdir(parents=True, exist_ok=True)
    # TOML has no null: what is None is left out, and its default has to say so.
    values = {"format": FORMAT} | {name: _plain(value) for name, value in asdict(settings).items()}
    handle, temporary = tempfile.mkstemp(dir=folder, prefix=_FILE, suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            tomli_w.dump(values, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, folder / _FILE)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _plain(value: Any) -> Any:
    match value:
        case None:
            return "none"
        case tuple() | list():
            return [_plain(item) for item in value]
        case dict():
            return {name: _plain(item) for name, item in value.items()}
        case StrEnum():
            return value.value
        case _:
            return value


def _parse(text: str) -> Settings:
    """Raises ValueError or TypeError where the file is not what `write_settings` writes."""
    values = tomllib.loads(text)
    if int(values.pop("format", FORMAT)) > FORMAT:
        raise ValueError("written by a newer version")
    known = {field.name for field in fields(Settings)}
    return Settings(
        **{name: _typed(name, value) for name, value in values.items() if name in known}
    )


def _typed(name: str, value: Any) -> Any:
    match name:
        case "draft_length" | "seed":
            return None if value == "none" else _expect(value, int, name)
        case "temperature":
            return float(_expect(value, int | float, name))
        case "recent_targets" | "recent_drafts" | "model_folders":
            return tuple(_expect(path, str, name) for path in _expect(value, list, name))
        case "splitter_sizes":
            return tuple(_expect(size, int, name) for size in _expect(value, list, name))
        case "load_choices":
            return tuple(_load_choice(item) for item in _expect(value, list, name))
        case "shortcuts":
            return tuple(_shortcut(item) for item in _expect(value, list, name))
        case _:
            return _as_usual(getattr(_USUAL, name), value, name)


def _as_usual(usual: Any, value: Any, name: str) -> Any:
    """A value of the kind that the default is of."""
    if isinstance(usual, StrEnum):
        return type(usual)(value)
    return _expect(value, type(usual), name)


def _shortcut(value: Any) -> Shortcut:
    table = _expect(value, dict, "shortcuts")
    action, keys = table.get("action"), table.get("keys")
    return Shortcut(_expect(action, str, "action"), _expect(keys, str, "keys"))


def _load_choice(value: Any) -> LoadChoice:
    table = _expect(value, dict, "load_choices")
    usual = LoadChoice("")
    layers = table.get("gpu_layers", "none")
    return LoadChoice(
        path=_expect(table.get("path"), str, "path"),
        gpu_layers=None if layers == "none" else _expect(layers, int, "gpu_layers"),
        context=_expect(table.get("context", usual.context), int, "context"),
        cache_type=_expect(table.get("cache_type", usual.cache_type), str, "cache_type"),
        template=_expect(table.get("template", usual.template), str, "template"),
    )


def _expect(value: Any, kind: Any, name: str) -> Any:
    if not isinstance(value, kind):
        raise TypeError(f"{name} has the wrong type")
    return value


def _keep_aside(path: Path) -> None:
    try:
        os.replace(path, path.with_name(path.name + ".bak"))
    except OSError as error:
        _log.warning("the damaged settings could not be kept aside: %s", error)
