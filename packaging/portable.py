"""One file that brings the program without an administrator: an AppImage where its runtime is at
hand, and an installer into the person's own folders. Knows nothing of how it was frozen."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from freeze import BUILD, ROOT
from linux_tree import ID, LINUX, VERSION, lay_out

_NAME = f"paceline-{VERSION}-{platform.machine()}"


def make_run(frozen: Path, folder: Path) -> Path:
    """Needs makeself here, and a shell, tar and gzip where it is opened."""
    root = lay_out(frozen, BUILD / "run")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, root / script)
    path = folder / f"{_NAME}.run"
    wanted = [
        "--nox11",
        "--tar-quietly",
        "--sha256",
        "--complevel",
        "6",
        str(root),
        str(path),
        "Paceline",
    ]
    subprocess.run(["makeself", *wanted, "./install.sh"], check=True)
    return path


def make_appimage(frozen: Path, folder: Path) -> Path | None:
    """PACELINE_APPIMAGE_RUNTIME is the program that an AppImage begins with: one file of that
    project's, which no package of Debian, PyPI or npm holds. None without it."""
    runtime = os.environ.get("PACELINE_APPIMAGE_RUNTIME")
    if not runtime:
        print("No AppImage: PACELINE_APPIMAGE_RUNTIME names no file. The .run file does the same.")
        return None
    root = lay_out(frozen, BUILD / "Paceline.AppDir")
    (root / "AppRun").symlink_to("usr/bin/paceline")
    (root / ".DirIcon").symlink_to(f"{ID}.svg")
    shutil.copy(LINUX / f"{ID}.desktop", root)
    shutil.copy(ROOT / "resources" / "icons" / "paceline.svg", root / f"{ID}.svg")
    path, image = folder / f"{_NAME}.AppImage", BUILD / "Paceline.squashfs"
    image.unlink(missing_ok=True)
    wanted = ["-root-owned", "-noappend", "-comp", "zstd", "-quiet", "-no-progress"]
    subprocess.run(["mksquashfs", str(root), str(image), *wanted], check=True)
    path.write_bytes(Path(runtime).read_bytes() + image.read_bytes())
    path.chmod(0o755)
    return path
