"""From nothing to a loaded model: a real client, a loopback hub, real files, a scripted engine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.engine.requests import LoadRequest
from app.gui.banner import WayOn
from app.gui.models.detail import Act
from app.gui.models.page import Tab
from app.gui.models.rows import file_key
from app.gui.models.sources import RealSources, hub_name
from app.hub import Hub
from tests.gui.conftest import Window
from tests.gui.models_hands import buttons, opened, press, select, titles
from tests.hub.conftest import clean, hub, server  # noqa: F401 (fixtures)
from tests.hub.server import LoopbackHub, Repo
from tests.tiny_gguf import TinyModels

REPO, FILE = "rider/Tiny-Chat-GGUF", "Tiny-Chat-F32.gguf"


@pytest.fixture
def real(
    make_window: Callable[..., Window],
    server: LoopbackHub,  # noqa: F811
    hub: Hub,  # noqa: F811
    tmp_path: Path,
    tiny: TinyModels,
    monkeypatch: pytest.MonkeyPatch,
) -> Window:
    """A person's home with nothing in it, and a hub with one small model."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HF_HUB_CACHE", str(hub.cache))
    monkeypatch.delenv("OLLAMA_MODELS", raising=False)
    server.add(REPO, Repo({FILE: tiny.target.read_bytes()}, downloads=9))
    window = make_window(sources=RealSources(hub))
    return opened(window)


def test_search_download_use_and_delete(real: Window, tiny: TinyModels) -> None:
    view = real.application.models
    view.page.show_tab(Tab.HUB)
    view.page._filter.setText("tiny-chat")
    real.qtbot.keyClick(view.page._filter, Qt.Key.Key_Return)
    real.qtbot.waitUntil(lambda: titles(real) == [REPO], timeout=20_000)
    real.qtbot.waitUntil(lambda: len(view.details._choices.rows) == 1, timeout=20_000)
    assert "Tiny-Chat-F32.gguf" in view.details._choices.rows[0].title
    press(real, Act.DOWNLOAD)
    real.qtbot.waitUntil(
        lambda: getattr(real.application.banner.notice, "way_on", None) is WayOn.USE_DOWNLOADED,
        timeout=20_000,
    )
    real.application.banner._button.click()
    real.qtbot.waitUntil(
        lambda: any(isinstance(c, LoadRequest) and c.target.name == FILE for c in real.engine.sent),
        timeout=20_000,
    )
    loaded = [c for c in real.engine.sent if isinstance(c, LoadRequest)][-1]
    assert loaded.target.read_bytes() == tiny.target.read_bytes()
    assert hub_name(loaded.target) == (REPO, FILE)
    real.application.pair_presenter.open_builtin()  # what is loaded can't be deleted
    real.application.actions.show_models.trigger()
    view.page.show_tab(Tab.DISK)
    real.qtbot.waitUntil(lambda: "Tiny-Chat-F32" in titles(real), timeout=20_000)
    select(real, file_key(loaded.target))
    real.qtbot.waitUntil(lambda: buttons(real).get(Act.DELETE, ("", False))[1], timeout=20_000)
    press(real, Act.DELETE)
    view.details._question._yes.click()
    real.qtbot.waitUntil(lambda: "Tiny-Chat-F32" not in titles(real), timeout=20_000)
    assert not loaded.target.exists()
