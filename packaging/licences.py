"""The licences of all that an installer carries, as a folder of texts. Knows no installer."""

from __future__ import annotations

import shutil
from pathlib import Path

from components import HERE, Component, components


def write_licences(folder: Path) -> None:
    """One file a component, and an overview."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    carried = components()
    for one in carried:
        if one.texts:
            (folder / _file(one)).write_text("\n\n".join(one.texts), "utf-8")
    rows = [f"{one.name} {one.version}: {one.licence} ({_where(one)})" for one in carried]
    notice = (HERE / "licences" / "NOTICE.txt").read_text("utf-8")
    (folder / "NOTICE.txt").write_text(notice + "\n" + "\n".join(rows) + "\n", "utf-8")
    shutil.copy(HERE.parent / "LICENSE", folder / "Paceline.txt")


def _where(one: Component) -> str:
    return _file(one) if one.texts else one.home or "its package carries no text"


def _file(one: Component) -> str:
    return f"{one.name}.txt"
