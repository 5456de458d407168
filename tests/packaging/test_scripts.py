"""The scripts that make packages, on a program of three lines in place of the frozen one."""

from __future__ import annotations

import importlib
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = ROOT / "packaging"


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module(name)


def needs(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


def said(*command: object, **more: object) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True, text=True, **more,  # type: ignore[call-overload]
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the freezer leaves it, and a build folder with icons and licences."""
    build = tmp_path / "build"
    for name in ("freeze", "deb", "portable", "linux_tree"):
        monkeypatch.setattr(script(name, monkeypatch), "BUILD", build)
    folder = tmp_path / "dist" / "paceline"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "libone.so.1").write_text("one")
    (folder / "_internal" / "libone.so").symlink_to("libone.so.1")
    (folder / "paceline").write_text("#!/bin/sh\necho riding\n")
    (folder / "paceline").chmod(0o755)
    (build / "icons").mkdir(parents=True)
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        (build / "icons" / f"paceline-{size}.png").write_bytes(b"png")
    (build / "licences").mkdir()
    (build / "licences" / "NOTICE.txt").write_text("notice")
    return folder


def test_the_wheel_carries_catalogue_and_resources(tmp_path: Path) -> None:
    needs("uv")
    said("uv", "build", "--wheel", "--quiet", "-o", tmp_path, ROOT)
    names = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    assert {
        "app/models.toml",
        "app/resources/SmolLM2-135M-Instruct.draft.gguf",
        "app/resources/icons/paceline.svg",
    } <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/"))]


def test_desktop_file_and_metadata_are_valid(frozen: Path, tmp_path: Path) -> None:
    needs("desktop-file-validate", "appstreamcli")
    linux_tree = sys.modules["linux_tree"]
    share = linux_tree.lay_out(frozen, tmp_path / "tree") / "usr" / "share"
    said("desktop-file-validate", share / "applications" / "org.paceline.Paceline.desktop")
    metainfo = share / "metainfo" / "org.paceline.Paceline.metainfo.xml"
    said("appstreamcli", "validate", "--no-net", metainfo)
    assert "@" not in metainfo.read_text("utf-8")


def test_the_deb_says_what_it_needs_and_keeps_links(frozen: Path, tmp_path: Path) -> None:
    needs("dpkg-deb")
    deb = sys.modules["deb"].make_deb(frozen, tmp_path)
    fields = said("dpkg-deb", "--field", deb)
    assert "Package: paceline" in fields and "libegl1" in fields
    listed = said("dpkg-deb", "--contents", deb)
    assert "./usr/bin/paceline -> ../lib/paceline/paceline" in listed
    assert "libone.so -> libone.so.1" in listed
    assert re.search(r"-rw-r--r-- root/root .*applications/org.paceline.Paceline.desktop", listed)
    root = tmp_path / "root"
    said("dpkg-deb", "--extract", deb, root)
    assert said(root / "usr" / "bin" / "paceline") == "riding\n"


def test_the_run_file_installs_upgrades_and_leaves_the_chats(frozen: Path, tmp_path: Path) -> None:
    needs("makeself")
    file = sys.modules["portable"].make_run(frozen, tmp_path)
    home = tmp_path / "a home"
    chats = home / ".local" / "share" / "paceline" / "chats.sqlite3"
    chats.parent.mkdir(parents=True)
    chats.write_text("chats")
    here = {"env": {"HOME": str(home), "PATH": os.environ["PATH"]}, "cwd": tmp_path}
    said("sh", file, **here)
    program = home / ".local" / "lib" / "paceline" / "paceline"
    (program.parent / "of-an-old-version").write_text("")
    said("sh", file, **here)
    assert not (program.parent / "of-an-old-version").exists()
    assert said(home / ".local" / "bin" / "paceline") == "riding\n"
    share = home / ".local" / "share"
    entry = (share / "applications" / "org.paceline.Paceline.desktop").read_text("utf-8")
    assert f'Exec="{program}" %f' in entry
    if shutil.which("update-mime-database") and shutil.which("update-desktop-database"):
        assert "*.gguf" in (share / "mime" / "application" / "x-gguf.xml").read_text("utf-8")
        assert "x-gguf" in (share / "applications" / "mimeinfo.cache").read_text("utf-8")
    said(program.parent / "uninstall", **here)
    left = [path for path in home.rglob("*") if path.is_file() and "mime" not in path.parts]
    lists = [path for path in left if path.name == "mimeinfo.cache"]  # the desktop's, made anew
    assert set(left) - set(lists) == {chats}
    assert not any("gguf" in path.read_text("utf-8") for path in lists)


def test_an_appimage_is_its_runtime_and_the_program(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("mksquashfs", "unsquashfs")
    make_appimage = sys.modules["portable"].make_appimage
    monkeypatch.delenv("PACELINE_APPIMAGE_RUNTIME", raising=False)
    assert make_appimage(frozen, tmp_path) is None
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"runtime" * 100)
    monkeypatch.setenv("PACELINE_APPIMAGE_RUNTIME", str(runtime))
    image = make_appimage(frozen, tmp_path)
    assert image.read_bytes().startswith(runtime.read_bytes()) and os.access(image, os.X_OK)
    root = tmp_path / "root"
    said("unsquashfs", "-o", "700", "-d", root, image)
    assert said(root / "AppRun") == "riding\n"
    assert (root / "org.paceline.Paceline.desktop").exists() and (root / ".DirIcon").exists()


def test_licences_and_the_bill_of_materials_name_all_parts(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cyclonedx", reason="of the dependency group package")
    script("licences", monkeypatch).write_licences(tmp_path / "licences")
    notice = (tmp_path / "licences" / "NOTICE.txt").read_text("utf-8")
    script("sbom", monkeypatch).write_sbom(tmp_path / "sbom.json", frozen)
    parts = {
        part["name"] for part in json.loads((tmp_path / "sbom.json").read_text())["components"]
    }
    for name in (
        "PySide6_Essentials",
        "Qt",
        "llama.cpp",
        "numpy",
        "pypdf",
        "SmolLM2-135M-Instruct",
    ):
        assert name in parts and f"\n{name} " in notice
    assert "GNU LESSER" in (tmp_path / "licences" / "Qt.txt").read_text("utf-8")
    assert not parts & {"pytest", "torch", "hf-xet"}


def test_libraries_of_the_system_come_with_their_licences(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cyclonedx", reason="of the dependency group package")
    needs("dpkg-query")
    place = script("system_libraries", monkeypatch)._places()["libz.so.1"]
    shutil.copy(place, frozen / "_internal" / "libz.so.1")
    texts = tmp_path / "licences"
    licences = script("licences", monkeypatch)
    licences.write_licences(texts)
    licences.add_system_licences(texts, frozen)
    carried = frozen / "_internal" / "app" / "resources" / "licences"
    assert "\nzlib1g 1:1." in (carried / "NOTICE.txt").read_text("utf-8")
    assert "Jean-loup Gailly" in (carried / "zlib1g.txt").read_text("utf-8")
    assert "libone" not in (carried / "NOTICE.txt").read_text("utf-8"), "dpkg knows no such file"
    script("sbom", monkeypatch).write_sbom(tmp_path / "sbom.json", frozen)
    assert '"zlib1g"' in (tmp_path / "sbom.json").read_text("utf-8")


def test_the_constraints_are_hashed_and_name_no_host() -> None:
    words = (SCRIPTS / "constraints.txt").read_text("utf-8")
    pinned = re.findall(r"^[a-z0-9][^\s]*==[^\s]+.*?(?=^[a-z0-9]|\Z)", words, re.M | re.S)
    assert len(pinned) > 30
    assert all("--hash=sha256:" in one for one in pinned)
    assert "://" not in words


def test_the_constraints_hold_all_that_the_program_asks_for() -> None:
    """Or a release would be frozen without it: it is installed from them and from nothing else."""
    words = (SCRIPTS / "constraints.txt").read_text("utf-8")
    pins = re.findall(r"^([a-z0-9][\w.-]*)==(\S+)(?: ; ([^\\\n]+))?", words, re.M)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for line in project["project"]["dependencies"] + project["dependency-groups"]["package"]:
        asked = Requirement(line)
        if asked.marker is not None and not asked.marker.evaluate():
            continue
        held = [
            version
            for name, version, where in pins
            if name == canonicalize_name(asked.name) and (not where or Marker(where).evaluate())
        ]
        assert len(held) == 1 and asked.specifier.contains(held[0]), f"{line}: {held}"


def test_the_release_runs_scripts_that_are_there() -> None:
    yaml = pytest.importorskip("yaml")
    words = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    jobs = yaml.safe_load(words)["jobs"]
    assert set(jobs) == {"build", "publish"}
    named = set(re.findall(r"packaging/[\w./-]+\.\w+", words))
    assert {"packaging/build.py", "packaging/native.py", "packaging/constraints.txt"} <= named
    for name in named:
        assert (ROOT / name).exists(), name
    for step in (step for job in jobs.values() for step in job["steps"] if "uses" in step):
        assert re.search(r"@[0-9a-f]{40}$", step["uses"]), "pinned by its commit"
    for linter in ("actionlint", "yamllint"):
        if shutil.which(linter):
            relaxed = ["-d", "relaxed"] if linter == "yamllint" else []
            said(linter, *relaxed, ROOT / ".github" / "workflows" / "release.yml")


def test_one_id_everywhere(frozen: Path, tmp_path: Path) -> None:
    """Or a desktop could not tell that window, menu entry, icon and file type belong together."""
    id = "org.paceline.Paceline"
    assert id == sys.modules["linux_tree"].ID
    share = sys.modules["linux_tree"].lay_out(frozen, tmp_path / "tree") / "usr" / "share"
    assert {path.name for path in share.rglob("*") if path.is_file()} == {
        f"{id}.desktop", f"{id}.xml", f"{id}.svg", f"{id}.png", f"{id}.metainfo.xml",
    }  # fmt: skip
    assert f"Icon={id}\n" in (share / "applications" / f"{id}.desktop").read_text("utf-8")
    metainfo = (share / "metainfo" / f"{id}.metainfo.xml").read_text("utf-8")
    assert f"<id>{id}</id>" in metainfo and f">{id}.desktop<" in metainfo
    assert f"\nid: {id}\n" in (SCRIPTS / "flatpak" / f"{id}.yml").read_text("utf-8")
    assert f'bundle_identifier="{id}"' in (SCRIPTS / "paceline.spec").read_text("utf-8")
    assert f'setDesktopFileName("{id}")' in (ROOT / "app" / "gui" / "start.py").read_text("utf-8")


def test_recipes_for_other_systems_can_be_read() -> None:
    yaml = pytest.importorskip("yaml")
    rights = plistlib.loads((SCRIPTS / "macos" / "entitlements.plist").read_bytes())
    assert all(key.startswith("com.apple.security.cs.") for key in rights)
    flatpak = yaml.safe_load((SCRIPTS / "flatpak" / "org.paceline.Paceline.yml").read_text("utf-8"))
    assert flatpak["command"] == "paceline" and "--share=network" in flatpak["finish-args"]
    assert not [key for key in flatpak if key.startswith("rename-")], "files have the ID's name"
    setup = (SCRIPTS / "windows" / "paceline.iss").read_text("utf-8")
    assert setup.startswith("\ufeff"), "without it Inno Setup takes the words for Windows' own"
    for name in re.findall(r"\.\.\\\.\.\\([\w.]+)$", setup, re.M):
        assert name in {"dist", "build"} or (ROOT / name).exists(), name
    if shutil.which("shellcheck"):
        said("shellcheck", *SCRIPTS.glob("linux/*.sh"), *SCRIPTS.glob("macos/*.sh"))
    compile((SCRIPTS / "paceline.spec").read_text("utf-8"), "paceline.spec", "exec")
