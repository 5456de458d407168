"""Freezes the program into dist/paceline, with an interpreter of its own. Knows no installer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from icons import write_icons
from licences import write_licences

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = DIST / "paceline"
NATIVE = BUILD / "native" / "bin"
_KEPT = {"METADATA", "licenses"}  # of a package's metadata; the rest names paths of this machine


def freeze(native: Path | None) -> Path:
    """`native`: llama.cpp with loadable back ends; None takes the one that is installed, which
    was compiled for this machine's processor."""
    icons, licences = BUILD / "icons", BUILD / "licences"
    write_icons(icons)
    write_licences(licences)
    handed = {"PACELINE_ICONS": str(icons), "PACELINE_LICENCES": str(licences)}
    if native is not None:
        handed["PACELINE_NATIVE"] = str(native.resolve())
    places = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    recipe = str(ROOT / "packaging" / "paceline.spec")
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, recipe],
        check=True, cwd=ROOT, env=os.environ | handed,
    )  # fmt: skip
    _tidy(FROZEN)
    return FROZEN


def _tidy(folder: Path) -> None:
    for info in folder.glob("_internal/*.dist-info"):
        for inside in info.iterdir():
            if inside.name not in _KEPT:
                shutil.rmtree(inside) if inside.is_dir() else inside.unlink()
    # The interpreter alone: stripping everything breaks numpy's OpenBLAS.
    strip = shutil.which("strip")
    for python in folder.glob("_internal/libpython*.so*"):
        if strip:
            subprocess.run([strip, "--strip-unneeded", str(python)], check=True)


def size(folder: Path) -> int:
    """Bytes of all files, each once."""
    return sum(p.lstat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
