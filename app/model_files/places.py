"""Where programs keep their models. Knows nothing of what is in the files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


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
    raise NotImplementedError
