"""What a frozen program hands to the programs that it opens."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from app.gui.own_libraries import own_libraries_kept_back


def seen_by_others() -> dict[str, str]:
    said = subprocess.run(["env"], capture_output=True, text=True, check=True).stdout
    lines = [line.split("=", 1) for line in said.splitlines() if line.startswith(("LD_", "QT_"))]
    return {name: value for name, value in lines}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such path")
@pytest.mark.parametrize("before", [None, "/theirs"])
def test_others_get_the_environment_of_before(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("QT_PLUGIN_PATH", "/ours/plugins")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    with own_libraries_kept_back():
        others = seen_by_others()
    assert "QT_PLUGIN_PATH" not in others
    assert others.get("LD_LIBRARY_PATH") == before
    assert os.environ["LD_LIBRARY_PATH"] == "/ours"
    assert os.environ["QT_PLUGIN_PATH"] == "/ours/plugins"


def test_from_sources_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "frozen", raising=False)
    monkeypatch.setenv("QT_PLUGIN_PATH", "/mine")
    with own_libraries_kept_back():
        assert seen_by_others()["QT_PLUGIN_PATH"] == "/mine"
