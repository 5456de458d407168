"""Where the frozen program and what the desktop knows of it lie on Linux. Knows no package."""

from __future__ import annotations

import datetime
import shutil
from importlib import metadata
from pathlib import Path

from freeze import BUILD, ROOT

VERSION = metadata.version("paceline")
LINUX = ROOT / "packaging" / "linux"
ID = "org.paceline.Paceline"  # everywhere that a desktop knows a program by a name
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def lay_out(frozen: Path, root: Path) -> Path:
    """`usr` under `root`, made anew."""
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr" / "share"
    shutil.copytree(frozen, root / "usr" / "lib" / "paceline", symlinks=True)
    program = root / "usr" / "bin" / "paceline"
    program.parent.mkdir(parents=True)
    program.symlink_to("../lib/paceline/paceline")
    _put(LINUX / f"{ID}.desktop", share / "applications" / f"{ID}.desktop")
    _put(LINUX / f"{ID}.mime.xml", share / "mime" / "packages" / f"{ID}.xml")
    svg = ROOT / "resources" / "icons" / "paceline.svg"
    _put(svg, share / "icons" / "hicolor" / "scalable" / "apps" / f"{ID}.svg")
    for size in _ICON_SIZES:
        places = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        _put(BUILD / "icons" / f"paceline-{size}.png", places / f"{ID}.png")
    _write_metainfo(share / "metainfo" / f"{ID}.metainfo.xml")
    return root


def _write_metainfo(path: Path) -> None:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    words = (LINUX / path.name).read_text("utf-8")
    path.parent.mkdir(parents=True)
    path.write_text(words.replace("@VERSION@", VERSION).replace("@DATE@", today), "utf-8")


def _put(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, place)
