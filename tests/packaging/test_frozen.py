"""The program as packaging/build.py froze it: a person's first minutes with it. Runs where
dist/paceline has been built, and has Xvfb and xdotool."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.events import Origin
from tests.packaging.frozen_window import FrozenWindow, Screen

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "dist" / "paceline" / "paceline"
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


def test_the_command_line_works_without_a_screen(tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "PATH": str(tmp_path)}
    wanted = [str(PROGRAM), "chat", "--temperature", "0", "--json", "Say hello."]
    done = subprocess.run(wanted, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert '"finished"' in done.stdout


def test_it_is_no_larger_than_it_may_be() -> None:
    files = [p for p in PROGRAM.parent.rglob("*") if p.is_file() and not p.is_symlink()]
    models = sum(p.stat().st_size for p in files if p.suffix == ".gguf")
    rest = sum(p.stat().st_size for p in files) - models
    print(f"{rest / 1e6:.0f} MB, and {models / 1e6:.0f} MB of models")
    assert rest <= MOST_BYTES


def test_nothing_in_it_names_the_machine_it_was_built_on() -> None:
    for info in PROGRAM.parent.glob("_internal/*.dist-info/*"):
        assert info.name in {"METADATA", "licenses"}, info
