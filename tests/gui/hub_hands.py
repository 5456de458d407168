"""A hub with one repository, and what a hand does there. Holds no test."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt

from app.errors import UserError
from app.gui.models.detail import Act
from app.gui.models.page import Tab
from app.hub import (
    Downloaded,
    DownloadEvent,
    Gate,
    HubFile,
    Phase,
    Progress,
    Repository,
)
from tests.gui.conftest import Window
from tests.gui.models_hands import opened, press, wait_shown
from tests.gui.scripted_sources import ScriptedSources, found, hub_file

REPO = "rider/Big-GGUF"
SMALLER = hub_file(REPO, "Big-Q2_K.gguf", 600_000)
USUAL = hub_file(REPO)
PROJECTOR = hub_file(REPO, "mmproj-Big-F16.gguf", 100)
FILES = Repository(REPO, "c" * 40, "apache-2.0", "", Gate.OPEN, (PROJECTOR, SMALLER, USUAL))


class Transfer:
    """A download that a test drives: `arrive`, then `end` or `fail`."""

    def __init__(self) -> None:
        self.at = 0
        self._finished = threading.Event()
        self.error: UserError | None = None

    def __call__(self, file: HubFile, stopped: Callable[[], bool]) -> Iterator[DownloadEvent]:
        told = -1
        while not stopped():
            if self.at != told:
                told = self.at
                left = (file.size_bytes - told) / 50_000
                yield Progress(Phase.DOWNLOADING, told, file.size_bytes, 50_000.0, left)
            if self.error is not None:
                raise self.error
            if self._finished.is_set():
                yield Downloaded(Path("/models") / file.name)
                return
            time.sleep(0.005)

    def end(self) -> None:
        self._finished.set()


def window_with(make_window: Callable[..., Window], **more) -> Window:
    transfer = Transfer()
    sources = ScriptedSources(hits=[found(REPO)], repo=FILES, events=transfer)
    for name, value in more.items():
        setattr(sources, name, value)
    window = opened(make_window(sources=sources))
    window.transfer = transfer
    return window


def search(window: Window, text: str = "big") -> None:
    page = window.application.models.page
    page.show_tab(Tab.HUB)
    page._filter.setText(text)
    window.qtbot.keyClick(page._filter, Qt.Key.Key_Return)
    window.until(lambda: not window.application.models.hub.searching)
    wait_shown(window)


def search_and_read(window: Window) -> None:
    """Search; the first hit is selected, and its files are listed."""
    search(window)
    window.until(lambda: ("repository", REPO) in window.sources.calls)
    window.until(lambda: not window.application.models.hub.reading)
    wait_shown(window)


def start_download(window: Window) -> None:
    search_and_read(window)
    press(window, Act.DOWNLOAD)
    window.transfer.at = 420_000
    window.until(lambda: "42 %" in window.application.bar._models.text())
    wait_shown(window)


def notice(window: Window) -> str:
    shown = window.application.banner.notice
    return "" if shown is None else f"{shown.what} {shown.todo}"
