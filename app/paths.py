"""Where things lie: data, models, resources. Knows nothing of what is in them."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

ELSEWHERE = "data-folder.txt"  # in the usual folder: the path of the one that was chosen


def data_folder() -> Path:
    """The person's data: settings and chats, in the usual folder or in one that was chosen.

    `PACELINE_DATA` overrides both, for tests.
    """
    if folder_is_fixed():
        return Path(os.environ["PACELINE_DATA"])
    usual = usual_folder()
    try:
        chosen = (usual / ELSEWHERE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return usual
    return Path(chosen) if chosen else usual


def usual_folder() -> Path:
    """Where data lies if nobody chose another place."""
    return Path(platformdirs.user_data_path("paceline", appauthor=False))


def folder_is_fixed() -> bool:
    """Whether `PACELINE_DATA` says where the data lies."""
    return bool(os.environ.get("PACELINE_DATA"))


def package_file(name: str) -> Path:
    """A file or folder that ships beside the code: `resources` or `models.toml`.

    An installed wheel has it inside `app`, a checkout beside it.
    """
    here = Path(__file__).resolve().parent
    inside = here / name
    return inside if inside.exists() else here.parent / name


def resource(name: str) -> Path:
    """A file under `resources/`."""
    return package_file("resources") / name
