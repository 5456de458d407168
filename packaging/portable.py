"""One file that brings the program without an administrator: an AppImage where its tool is there,
and an installer into the person's own folders. Knows nothing of how it was frozen."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from freeze import BUILD, ROOT
from linux_tree import LINUX, VERSION, lay_out

_NAME = f"paceline-{VERSION}-{platform.machine()}"


def make_run(frozen: Path, folder: Path) -> Path:
    """Needs makeself here, and a shell, tar and gzip where it is opened."""
    root = lay_out(frozen, BUILD / "run")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, root / script)
    path = folder / f"{_NAME}.run"
    wanted = ["--nox11", "--tar-quietly", "--sha256", str(root), str(path), "Paceline"]
    subprocess.run(["makeself", *wanted, "./install.sh"], check=True)
    return path


def make_appimage(frozen: Path, folder: Path) -> Path | None:
    """None where appimagetool is not installed; no package of Debian holds it."""
    tool = shutil.which("appimagetool")
    if tool is None:
        print("No AppImage: appimagetool is not installed. The .run file does the same.")
        return None
    root = lay_out(frozen, BUILD / "Paceline.AppDir")
    (root / "AppRun").symlink_to("usr/bin/paceline")
    shutil.copy(LINUX / "paceline.desktop", root)
    shutil.copy(ROOT / "resources" / "icons" / "paceline.svg", root)
    path = folder / f"{_NAME}.AppImage"
    environment = os.environ | {"ARCH": platform.machine()}
    subprocess.run([tool, str(root), str(path)], check=True, env=environment)
    return path
