"""The frozen program as a .deb. Knows nothing of how it was frozen."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
from pathlib import Path

from freeze import BUILD, ROOT, size
from linux_tree import VERSION, lay_out

# What Qt opens by name and PyInstaller rightly leaves to the system: seen on a bare Debian.
DEPENDS = (
    "libstdc++6, libgcc-s1, libgl1, libegl1, libxcb1, libwayland-client0, libwayland-cursor0, "
    "libwayland-egl1, fontconfig-config, fonts-dejavu-core | fonts-noto-core | fonts-freefont-ttf"
)
CONTROL = """\
Package: paceline
Version: {version}
Architecture: {architecture}
Maintainer: The Paceline authors <paceline@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc}), {depends}
Recommends: libvulkan1, mesa-vulkan-drivers
Section: utils
Priority: optional
Description: chat with local models that shows speculative decoding
 A small model guesses a few tokens ahead, the large one checks them all in one
 pass. Paceline colours every token by where it came from and shows how much
 faster the guessing made the reply. A small model comes along.
"""


def make_deb(frozen: Path, folder: Path) -> Path:
    root = lay_out(frozen, BUILD / "deb")
    docs = root / "usr" / "share" / "doc" / "paceline"
    docs.mkdir(parents=True)
    shutil.copyfile(BUILD / "licences" / "NOTICE.txt", docs / "copyright")
    news = (ROOT / "CHANGELOG.md").read_bytes()
    (docs / "changelog.gz").write_bytes(gzip.compress(news, mtime=0))
    architecture = _said("dpkg", "--print-architecture")
    control = CONTROL.format(
        version=VERSION,
        architecture=architecture,
        kilobytes=size(root) // 1024,
        libc=platform.libc_ver()[1],
        depends=DEPENDS,
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, "utf-8")
    subprocess.run(["chmod", "-R", "u=rwX,go=rX", str(root)], check=True)
    path = folder / f"paceline_{VERSION}_{architecture}.deb"
    wanted = ["--root-owner-group", "-Zzstd", "--build", str(root), str(path)]
    subprocess.run(["dpkg-deb", *wanted], check=True)
    return path


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
