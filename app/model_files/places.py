"""Where programs keep their models. Knows nothing of what is in the files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import platformdirs

from app import paths


class Place(StrEnum):
    """Whose folder it is; the value is for people."""

    OWN = "Paceline"
    HUB = "Hugging Face cache"
    LM_STUDIO = "LM Studio"
    JAN = "Jan"
    OLLAMA = "Ollama"
    ADDED = "added folder"


@dataclass(frozen=True, slots=True)
class Folder:
    place: Place
    path: Path


def known_folders(added: Sequence[Path] = ()) -> tuple[Folder, ...]:
    """The folders that exist, each once, the app's own first."""
    found: dict[str, Folder] = {}
    for folder in (*_usual(), *(Folder(Place.ADDED, path.expanduser()) for path in added)):
        if folder.path.is_dir():
            found.setdefault(os.path.realpath(folder.path), folder)
    return tuple(found.values())


def _usual() -> Iterator[Folder]:
    home = Path.home()
    yield Folder(Place.OWN, paths.data_folder() / "models")
    yield Folder(Place.OWN, paths.data_folder() / "drafts")  # made here
    yield Folder(Place.HUB, _hub_cache())
    for name in (".lmstudio/models", ".cache/lm-studio/models"):  # the second one is the older
        yield Folder(Place.LM_STUDIO, home / name)
    moved = _lm_studio_moved(home)
    if moved:
        yield Folder(Place.LM_STUDIO, moved)
    for jan in (_app_data("Jan") / "data", home / "jan"):
        for name in ("llamacpp/models", "models"):
            yield Folder(Place.JAN, jan / name)
    ollama = os.environ.get("OLLAMA_MODELS")
    yield Folder(Place.OLLAMA, Path(ollama) if ollama else home / ".ollama" / "models")
    yield Folder(Place.OLLAMA, Path("/usr/share/ollama/.ollama/models"))  # as a Linux service


def _hub_cache() -> Path:
    """As huggingface_hub finds it, which is not asked: it takes half a second to import."""
    exact = os.environ.get("HF_HUB_CACHE") or os.environ.get("HUGGINGFACE_HUB_CACHE")
    if exact:
        return Path(exact).expanduser()
    cache = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(os.environ.get("HF_HOME") or f"{cache}/huggingface").expanduser() / "hub"


def _lm_studio_moved(home: Path) -> Path | None:
    """LM Studio's home may lie elsewhere; a file in the person's home then names it."""
    try:
        named = (home / ".lmstudio-home-pointer").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return Path(named) / "models" if named else None


def _app_data(name: str) -> Path:
    """Where Electron programs keep their data."""
    return Path(platformdirs.user_data_path(name, appauthor=False, roaming=True))
