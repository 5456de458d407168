"""The libraries of this system that were frozen too, as Debian and its children keep records of
them. Knows no installer."""

from __future__ import annotations

import filecmp
import platform
import re
import shutil
import subprocess
from pathlib import Path

from components import Component

COMMON = Path("/usr/share/common-licenses")  # texts that the packages only name
_DOCS = Path("/usr/share/doc")


def system_libraries(frozen: Path) -> list[Component]:
    """One component a package; none where dpkg keeps no records."""
    if shutil.which("dpkg-query") is None:
        return []
    places = _places()
    packages = set()
    for file in (frozen / "_internal").glob("*.so*"):
        place = places.get(file.name)
        # A library of the same name may have come with a wheel, and is then named with that.
        if place is not None and not file.is_symlink() and filecmp.cmp(file, place, shallow=False):
            packages.add(_package_of(place))
    return [_component(package) for package in sorted(packages - {""})]


def system_name() -> str:
    return platform.freedesktop_os_release()["PRETTY_NAME"]


def common_licences(parts: list[Component]) -> list[Path]:
    """The texts that these packages name and do not hold."""
    named = {
        name
        for part in parts
        for text in part.texts
        for name in re.findall(rf"{COMMON}/([\w.-]*\w)", text)
    }
    return [COMMON / name for name in sorted(named) if (COMMON / name).is_file()]


def _places() -> dict[str, Path]:
    """By the names that programs ask for."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"
    places: dict[str, Path] = {}
    for name, path in re.findall(r"^\s+(\S+) \(.*=> (\S+)$", _said(ldconfig, "-p"), re.M):
        places.setdefault(name, Path(path).resolve())
    return places


def _package_of(place: Path) -> str:
    """Asked for by its name alone: records may say /lib where the file lies in /usr/lib."""
    found = re.search(r"^([^:\s,]+)", _said("dpkg-query", "--search", f"*/{place.name}"))
    return found.group() if found else ""


def _component(package: str) -> Component:
    version, home = _said(
        "dpkg-query", "--show", "--showformat", "${Version}\n${Homepage}\n", package
    ).split("\n")[:2]
    words = (_DOCS / package / "copyright").read_text("utf-8", "replace")
    return Component(package, version, "see its text", home, (words,), "")


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout
