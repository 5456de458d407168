"""A loopback hub, and a cache of its own, for every test here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from huggingface_hub import close_session, constants

from app.hub import Hub, Patience
from tests.hub.server import LoopbackHub, Repo

SIZE = 4 << 20
DATA = random.Random(5).randbytes(SIZE)
REPO, FILE = "rider/Tiny-GGUF", "Tiny-Q4_K_M.gguf"
# As the real thing, in less time.
HASTE = Patience(silence=0.6, slow_window=0.5, slow_bytes=1000, tries=4, first_wait=0.05)


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No token, no proxy and no cache but the test's; no connection outlives it."""
    for name in ("HF_TOKEN", "HUGGING_FACE_HUB_TOKEN", "HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(constants, "HF_TOKEN_PATH", str(tmp_path / "token"))
    yield
    close_session()


@pytest.fixture
def server() -> Iterator[LoopbackHub]:
    """Has one repository with one file, DATA."""
    loopback = LoopbackHub()
    loopback.add(REPO, Repo({FILE: DATA, "README.md": b"A rider."}, downloads=7))
    with loopback.running():
        yield loopback


@pytest.fixture
def hub(server: LoopbackHub, tmp_path: Path) -> Hub:
    return Hub(server.url, tmp_path / "hub")
