"""The licences of all that an installer carries, as a folder of texts. Knows no installer."""

from __future__ import annotations

import shutil
from pathlib import Path

from components import HERE, Component, components
from system_libraries import COMMON, common_licences, system_libraries, system_name


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


def add_system_licences(folder: Path, frozen: Path) -> None:
    """Of what turned out to be of this system once it had been frozen, into both folders."""
    parts = system_libraries(frozen)
    if not parts:
        return
    common = folder / COMMON.name
    common.mkdir()
    for text in common_licences(parts):
        shutil.copyfile(text, common / f"{text.name}.txt")
    for one in parts:
        (folder / _file(one)).write_text("\n\n".join(one.texts), "utf-8")
    head = (
        f"Libraries of {system_name()}, whose archive offers their source code.\n"
        f"Where their licences name {COMMON}, see the folder {common.name}:"
    )
    rows = [f"{one.name} {one.version}: {_where(one)}" for one in parts]
    with (folder / "NOTICE.txt").open("a", encoding="utf-8") as notice:
        notice.write("\n".join(["", head, "", *rows, ""]))
    carried = frozen / "_internal" / "app" / "resources" / folder.name
    shutil.copytree(folder, carried, dirs_exist_ok=True)


def _where(one: Component) -> str:
    return _file(one) if one.texts else one.home or "its package carries no text"


def _file(one: Component) -> str:
    return f"{one.name}.txt"
