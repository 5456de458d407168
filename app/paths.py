"""Where things lie: data, models, resources. Knows nothing of what is in them."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The person's data: settings and chats. `PACELINE_DATA` overrides it, for tests."""
    override = os.environ.get("PACELINE_DATA")
    if override:
        return Path(override)
    return Path(platformdirs.user_data_path("paceline", appauthor=False))


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
