"""A whole window around scripted engines."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.catalogue import EmbeddedPair
from app.gui.application import Application
from app.gui.distil.workshop import Workshop
from app.gui.first_screen import FirstScreen
from app.gui.models.sources import Sources
from app.gui.outside import Outside
from app.settings import read_settings
from tests.gui.attach_hands import REPORT
from tests.gui.making import Making
from tests.gui.scripted_engine import ScriptedEngine
from tests.gui.scripted_sources import ScriptedSources
from tests.gui.scripted_workshop import ScriptedWorkshop

BUILTIN = Path("/models/SmolLM2-135M.gguf")


class Window:
    """An application with the engines that it has started, the newest last."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        answer_loads: bool = True,
        sources: Sources | None = None,
        workshop: Workshop | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.engines: list[ScriptedEngine] = []
        self.chosen_file: Path | None = None
        self.opened: list[str] = []  # addresses handed to the desktop
        self.sources = sources or ScriptedSources()
        self.workshop = workshop or ScriptedWorkshop()
        self.answer_loads = answer_loads
        app = qtbot._request.getfixturevalue("qapp")
        outside = Outside(
            lambda _: self.chosen_file,
            lambda _: self.chosen_file,
            self.opened.append,
            lambda: self.chosen_file,
            lambda _: self.chosen_file,
            lambda: self.chosen_file,
            lambda _: self.chosen_file,
        )
        self.application = Application(
            FirstScreen(app, read_settings(folder), folder),
            self._make_engine,
            lambda: EmbeddedPair(BUILTIN, None),
            outside,
            self.sources,
            self.workshop,
        )
        for _ in self.application.build():
            pass

    def _make_engine(self) -> ScriptedEngine:
        self.engines.append(ScriptedEngine(self.answer_loads))
        return self.engines[-1]

    @property
    def engine(self) -> ScriptedEngine:
        return self.engines[-1]

    def start(self) -> Application:
        """Shown, with the built-in pair loaded where the engine answers."""
        self.application.start()
        if self.answer_loads:
            self.until(lambda: self.application.pairs.loaded is not None)
        return self.application

    def ask(self, text: str = "Hello") -> None:
        """Type a message and send it."""
        self.application.composer.show_text(text)
        self.application.composer.send()

    def until(self, holds: Callable[[], bool]) -> None:
        """However busy the machine is."""
        self.qtbot.waitUntil(holds, timeout=60_000)


@pytest.fixture(scope="package", autouse=True)
def garbage_waits() -> Iterator[None]:
    """What a window leaves is collected when it is closed, in this thread (see gui/garbage.py)."""
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def make_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Window]]:
    made: list[Window] = []

    def make(
        answer_loads: bool = True,
        sources: Sources | None = None,
        workshop: Workshop | None = None,
    ) -> Window:
        made.append(Window(qtbot, tmp_path, answer_loads, sources, workshop))
        return made[-1]

    yield make
    for window in made:
        window.application.window.close()
        window.application.close()
        window.application.window.deleteLater()
    qtbot.wait(1)
    gc.collect()


@pytest.fixture
def window(make_window: Callable[..., Window]) -> Window:
    made = make_window()
    made.start()
    return made


@pytest.fixture
def making(make_window: Callable[..., Window]) -> Making:
    workshop = ScriptedWorkshop()
    window = make_window(workshop=workshop)
    window.start()
    made = Making(window, workshop)
    made.open()
    return made


@pytest.fixture
def report(tmp_path: Path) -> Path:
    folder = tmp_path / "desk"
    folder.mkdir()
    (folder / REPORT.name).write_text(REPORT.text + "\n", encoding="utf-8")
    return folder / REPORT.name
