"""Where drafts are made, and what can be known before one is. Knows no Qt, and never imports
PyTorch: that is the child's."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from app import paths
from app.distil.background import Told, distil_apart
from app.distil.run import DISK_BYTES, Plan, Size, read_clock, work_folder

PACKAGES = ("torch", "gguf")


@dataclass(frozen=True, slots=True)
class Kept:
    """What an earlier run has left. `collecting_seconds`: how long the target has answered.
    `begun`: sizes whose training has begun."""

    collecting_seconds: float
    begun: tuple[Size, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known before a start. `install`: the command that brings what is missing; "" where
    all is there. Bytes of disk: `free` (None = unknown) and `needed`."""

    target: Path
    name: str
    out: Path
    kept: Kept | None
    install: str
    free: int | None
    needed: int = DISK_BYTES
    packaged: bool = False  # as an installer brought it: without PyTorch, and closed


class Workshop(Protocol):
    def look(self, target: Path, name: str) -> Facts: ...
    def run(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Told]: ...


class RealWorkshop:
    """On this disk, in a process of its own."""

    def look(self, target: Path, name: str) -> Facts:
        """A few small reads; none of the target's weights."""
        packaged = bool(getattr(sys, "frozen", False))
        install = "" if packaged else install_command()
        place, kept = place_for(target), what_is_kept(target)
        return Facts(target, name, place, kept, install, _free_bytes(), packaged=packaged)

    def run(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Told]:
        return distil_apart(plan, stopped)


def place_for(target: Path) -> Path:
    """A file that does not exist yet, among the drafts in the data folder."""
    folder = paths.data_folder() / "drafts"
    path = folder / f"{target.stem}-draft.gguf"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{target.stem}-draft-{number}.gguf"
    return path


def what_is_kept(target: Path) -> Kept | None:
    """None: nothing, or the target can't be read."""
    try:
        work = work_folder(target)
        seconds = read_clock(work)
        if not any(work.glob("corpus/*.npz")):
            return None
        begun = tuple(size for size in Size if (work / f"training-{size}.pt").exists())
        return Kept(seconds, begun)
    except (OSError, ValueError, KeyError):
        return None


def install_command() -> str:
    """How to bring what distilling needs; "" where it is there. Imports nothing."""
    importlib.invalidate_caches()  # it may have been installed while the window was open
    if all(find_spec(name) is not None for name in PACKAGES):
        return ""
    checkout = paths.package_file("pyproject.toml").exists()
    return "uv sync --extra distil" if checkout else 'pip install "paceline[distil]"'


def _free_bytes() -> int | None:
    try:
        folder = paths.data_folder()
        while not folder.exists() and folder != folder.parent:
            folder = folder.parent
        return shutil.disk_usage(folder).free
    except OSError:
        return None
