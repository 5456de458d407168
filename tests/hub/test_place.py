"""Where the hub and its cache are, as the environment says at the time of asking."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.hub import Hub

NAMES = ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME", "XDG_CACHE_HOME", "HF_ENDPOINT")


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"HF_HOME": "/models/hf"},
        {"HF_HOME": "~/hf"},
        {"XDG_CACHE_HOME": "/caches"},
        {"HF_HOME": "/models/hf", "HUGGINGFACE_HUB_CACHE": "/old"},
        {"HF_HUB_CACHE": "$HOME/new", "HUGGINGFACE_HUB_CACHE": "/old", "HF_HOME": "/models/hf"},
        {"HF_ENDPOINT": "http://127.0.0.1:1/"},
        {"HF_HUB_OFFLINE": "yes"},
        {"TRANSFORMERS_OFFLINE": "1"},
        {"HF_HUB_OFFLINE": "0", "TRANSFORMERS_OFFLINE": "1"},
    ],
    ids=str,
)
def test_reads_the_environment_as_huggingface_hub_does(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]
) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    script = (
        "from huggingface_hub import constants as c; from app.hub import Hub\n"
        "print(c.HF_HUB_CACHE, c.ENDPOINT, c.HF_HUB_OFFLINE, sep='\\n')"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    cache, endpoint, offline = run.stdout.splitlines()
    hub = Hub.from_environment()
    assert (hub.cache, str(hub.offline)) == (Path(cache), offline)
    assert hub.url == endpoint
    assert hub.page("rider/Tiny") == f"{endpoint}/rider/Tiny"


def test_importing_and_finding_never_imports_huggingface_hub() -> None:
    script = (
        "import sys; from app.hub import *; import app.cli\n"
        "hub = Hub.from_environment()\n"
        "find_on_disk(hub, 'a/b', 'c.gguf'); list_unfinished(hub)\n"
        "delete(hub, 'a/nothing', 'c.gguf')\n"
        "print([name for name in sys.modules if name.startswith(('huggingface', 'httpx'))])"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
