"""The person's choices, frozen, and their file. Knows nothing of windows or engines."""

from __future__ import annotations

import logging
import os
import re
import tomllib
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path

from app.plain import WrongValueError, from_plain, to_plain
from app.whole_file import write_whole

FORMAT = 1
RECENT_LIMIT = 8
_FILE = "settings.toml"
# As earlier versions wrote what TOML has no word for; now it is left out.
_NONE = re.compile(r'(?m)^(draft_length|seed|gpu_layers) = "none"\n')
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
    except (OSError, ValueError, TypeError, WrongValueError) as error:
        _log.warning("settings not readable, defaults are used: %s", error)
        _keep_aside(path)
        return Settings()


def write_settings(settings: Settings, folder: Path) -> None:
    """Replace the file in one step, so that a crash leaves the old one or the new one."""
    import tomli_w  # nothing is written before the window is seen

    values = {"format": FORMAT, **to_plain(settings)}
    write_whole(folder / _FILE, tomli_w.dumps(values))


def _parse(text: str) -> Settings:
    """What is not known here is passed over. Raises ValueError, TypeError or WrongValueError where
    the file is not what `write_settings` writes."""
    values = tomllib.loads(_NONE.sub("", text))
    if int(values.pop("format", FORMAT)) > FORMAT:
        raise ValueError("written by a newer version")
    known = {field.name for field in fields(Settings)}
    return from_plain(Settings, {name: values[name] for name in values.keys() & known})


def _keep_aside(path: Path) -> None:
    try:
        os.replace(path, path.with_name(path.name + ".bak"))
    except OSError as error:
        _log.warning("the damaged settings could not be kept aside: %s", error)
