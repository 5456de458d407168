"""The program as packaging/build.py froze it: a person's first minutes with it. Runs where
dist/paceline has been built, and has Xvfb and xdotool."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.events import Origin
from tests.packaging.frozen_window import FrozenWindow, Screen

ROOT = Path(__file__).resolve().parent.parent.parent
DIST = ROOT / "dist"
match sys.platform:
    case "win32":
        PROGRAM = DIST / "paceline" / "paceline-console.exe"
    case "darwin":
        PROGRAM = DIST / "Paceline.app" / "Contents" / "MacOS" / "paceline"
    case _:
        PROGRAM = DIST / "paceline" / "paceline"
MAC = sys.platform == "darwin"
CARRIED = PROGRAM.parent.parent / "Frameworks" if MAC else PROGRAM.parent / "_internal"
MOST_BYTES = 250_000_000  # without models

pytestmark = [
    pytest.mark.timeout(1800),
    pytest.mark.skipif(not PROGRAM.exists(), reason="packaging/build.py has not been run"),
]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    for program in ("Xvfb", "xdotool"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    screen = Screen(tmp_path / "x.log")
    yield screen
    screen.close()


def test_chats_toggles_quits_and_finds_its_chat_again(screen: Screen, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    first = FrozenWindow(PROGRAM, screen, home)
    try:
        first.say("Say hello in five words.")
        text, origins = first.reply(0)
        assert text.strip()
        assert origins[Origin.ACCEPTED] + origins[Origin.CORRECTED] > 0
        assert origins[Origin.PLAIN] == 0
        first.press("ctrl+d")
        first.say("And once more.")
        text, origins = first.reply(1)
        assert text.strip() and set(origins) == {Origin.PLAIN}
        assert first.quit() == 0
    finally:
        first.close()
    second = FrozenWindow(PROGRAM, screen, home)
    try:
        second.say("Good night.")
        second.reply(2)
        said = [content for _, role, content in second.messages() if role == "user"]
        assert said == ["Say hello in five words.", "And once more.", "Good night."]
        assert len({chat for chat, *_ in second.messages()}) == 1, "it went on in the same chat"
        assert second.quit() == 0
    finally:
        second.close()


def test_it_speaks_the_languages_that_it_is_translated_to(screen: Screen, tmp_path: Path) -> None:
    german = FrozenWindow(PROGRAM, screen, tmp_path, "de_DE.UTF-8")
    try:
        german.open("ctrl+shift+s", "Systemprompt und Sampling")
    finally:
        german.close()
    assert list(CARRIED.glob("PySide6/**/qtbase_de.qm")), "Qt's own words"


def said(home: Path, *words: str, **environment: str) -> str:
    """What the command line says, with an empty home and no Python on PATH."""
    system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    bare = system | {"HOME": str(home), "PATH": str(home), "PACELINE_DATA": str(home / "data")}
    done = subprocess.run(
        [str(PROGRAM), *words], env=bare | environment,
        capture_output=True, text=True, encoding="utf-8", timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_works_without_a_screen(tmp_path: Path) -> None:
    assert '"finished"' in said(tmp_path, "chat", "--temperature", "0", "--json", "Say hello.")


def test_it_finds_graphics_devices_and_does_without(tmp_path: Path) -> None:
    assert "CPU  CPU" in said(tmp_path, "devices", VK_ICD_FILENAMES="/no-driver.json")
    software = Path("/usr/share/vulkan/icd.d/lvp_icd.x86_64.json")
    if not list(CARRIED.glob("llama_cpp/lib/*ggml-vulkan*")) or not software.exists():
        pytest.skip("needs packaging/native.py before it was frozen, and mesa-vulkan-drivers here")
    named = {"VK_ICD_FILENAMES": str(software), "GGML_VK_VISIBLE_DEVICES": "0"}
    assert "Vulkan0  GPU  llvmpipe" in said(tmp_path, "devices", **named)


def test_it_is_no_larger_than_it_may_be() -> None:
    folder = DIST / ("Paceline.app" if MAC else "paceline")
    files = [p for p in folder.rglob("*") if p.is_file() and not p.is_symlink()]
    models = sum(p.stat().st_size for p in files if p.suffix == ".gguf")
    rest = sum(p.stat().st_size for p in files) - models
    print(f"{rest / 1e6:.0f} MB, and {models / 1e6:.0f} MB of models")
    assert rest <= MOST_BYTES


def test_nothing_in_it_names_the_machine_it_was_built_on() -> None:
    for info in CARRIED.glob("*.dist-info/*"):
        assert info.name in {"METADATA", "licenses"}, info
    if sys.platform == "linux" and shutil.which("readelf"):
        for library in CARRIED.rglob("*.so*"):
            done = subprocess.run(["readelf", "-d", str(library)], capture_output=True, text=True)
            assert not re.search(r"PATH\).*[\[:]/", done.stdout), (
                f"{library} looks into {done.stdout}"
            )
