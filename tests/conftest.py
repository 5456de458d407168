"""What every test stands on: no screen, a data folder of its own, tiny models."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import hypothesis
import pytest

from tests.tiny_gguf import TinyModels, write_family

# The same examples every time, and no limit per example that a busy machine could miss.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.load_profile("steady")


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The app's data folder in this test, empty at first."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("PACELINE_DATA", str(folder))
    return folder


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> TinyModels:
    """Tiny models and broken ones, written once. Read only: copy a file before changing it."""
    return write_family(tmp_path_factory.mktemp("tiny"))
