"""What the window does before it is there, as little as it can; what comes at once is not lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.catalogue import EmbeddedPair
from app.chats.history import open_history
from app.gui.afterwards import Afterwards
from app.gui.application import Application
from app.gui.first_screen import FirstScreen
from app.gui.look.theme import DARK, LIGHT
from app.gui.panel.plots_later import PlotsLater
from app.gui.places import Place
from app.settings import Settings, write_settings
from tests.gui.conftest import BUILTIN
from tests.gui.scripted_engine import ScriptedEngine, round_of, token
from tests.gui.scripted_sources import ScriptedSources

ROOT = Path(__file__).resolve().parents[2]
# What is not seen at first, and what takes long to import.
LATER = (
    "PySide6.QtNetwork", "PySide6.QtSvg", "app.catalogue", "app.chats", "app.engine.events",
    "app.engine.process", "app.engine.requests", "app.gui.application", "app.gui.attach.view",
    "app.gui.help", "app.gui.history.view", "app.gui.models", "app.gui.one_window",
    "app.gui.palette", "app.gui.panel.draft_controls", "app.gui.panel.plots", "app.gui.presets",
    "app.gui.settings", "app.gui.transcript.transcript", "app.hub", "app.lab", "app.markdown",
    "app.model_files", "app.theory", "asyncio", "huggingface_hub", "jinja2", "llama_cpp",
    "markdown_it", "multiprocessing", "numpy", "psutil", "pygments", "pypdf", "pyqtgraph", "socket",
    "sqlite3", "tomli_w", "torch",
)  # fmt: skip
_AT_FIRST_PAINT = """
import os, sys
from app.gui import start
from app.gui.afterwards import Afterwards

def show(self):
    print(*sys.modules, flush=True)
    os._exit(0)

Afterwards._begin = show
start.run(["paceline"])
"""


@pytest.mark.parametrize("chat", [0, 1])
def test_the_first_screen_waits_for_nothing_that_it_does_not_show(
    tmp_path: Path, chat: int
) -> None:
    write_settings(Settings(last_chat=chat), tmp_path)
    code, there = [sys.executable, "-c", _AT_FIRST_PAINT], {"PACELINE_DATA": str(tmp_path)}
    done = subprocess.run(code, cwd=ROOT, capture_output=True, text=True, env=os.environ | there)
    loaded = done.stdout.split()
    assert "app.gui.first_screen" in loaded, done.stderr
    assert [name for name in LATER if name in loaded] == []


class Begun:
    """A window that has been painted, and nothing more."""

    def __init__(self, qapp: QApplication, folder: Path, settings: Settings) -> None:
        self.first = FirstScreen(qapp, settings, folder)
        self.application = Application(
            self.first, lambda: ScriptedEngine(True), lambda: EmbeddedPair(BUILTIN, None),
            sources=ScriptedSources(),
        )  # fmt: skip
        self.imported = Event()
        self.steps = 0
        self.first.show()
        self.rest = Afterwards(qapp, self.first.window, self.imported.wait, self._build())

    def _build(self) -> Iterator[None]:
        for _ in self.application.build():
            self.steps += 1
            yield
        self.application.start()
        self.steps += 1


@pytest.fixture
def begun(qapp: QApplication, tmp_path: Path) -> Iterator[Begun]:
    begun = Begun(qapp, tmp_path, Settings())
    yield begun
    begun.imported.set()
    begun.rest.finish()
    begun.application.window.close()
    begun.application.window.deleteLater()


def test_what_is_typed_at_once_does_not_wait_and_stays(begun: Begun, qtbot: QtBot) -> None:
    composer, window = begun.first.composer, begun.first.window
    qtbot.waitUntil(lambda: composer.isVisible() and window.isActiveWindow())
    qtbot.keyClicks(composer.focusProxy(), "Hello, @ÄB 1")
    assert composer.typed == "Hello, @ÄB 1" and begun.steps == 0
    begun.imported.set()
    qtbot.waitUntil(lambda: begun.steps == 13, timeout=60_000)
    assert composer.typed == "Hello, @ÄB 1"
    qtbot.waitUntil(lambda: begun.application.pairs.loaded is not None, timeout=60_000)
    composer.send()
    assert begun.application.conversation.turns()[-1].content == "Hello, @ÄB 1"


class ShownWindows(QObject):
    """Which windows of their own are shown while it listens, by what they are."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.seen: list[str] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shown = event.type() == QEvent.Type.Show
        if shown and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


def test_no_part_flashes_as_a_window_of_its_own_before_it_has_its_place(
    begun: Begun, qapp: QApplication, qtbot: QtBot
) -> None:
    shown = ShownWindows(qapp)
    begun.imported.set()
    qtbot.waitUntil(lambda: begun.steps == 13, timeout=60_000)
    qapp.removeEventFilter(shown)
    assert shown.seen == []


def test_every_page_opens_without_a_window_of_its_own(begun: Begun, qapp: QApplication) -> None:
    begun.imported.set()
    begun.rest.finish()
    shown = ShownWindows(qapp)
    for action in (*begun.first.actions.places.values(), begun.first.actions.show_models):
        action.trigger()
    qapp.removeEventFilter(shown)
    assert shown.seen == []


def test_a_shortcut_that_comes_at_once_is_not_lost(begun: Begun, qtbot: QtBot) -> None:
    qtbot.waitUntil(begun.first.window.isActiveWindow)
    Timer(0.1, begun.imported.set).start()
    qtbot.keyClick(begun.first.composer, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert begun.first.window.page is begun.application.settings.page


def test_a_click_that_comes_at_once_is_not_lost(begun: Begun, qtbot: QtBot) -> None:
    begun.imported.set()
    place = begun.first.actions.places[Place.LEARN]
    button = next(b for b in begun.first.bar.findChildren(QToolButton) if place in b.actions())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert begun.application.side_pages.shows(Place.LEARN)


def test_what_was_typed_before_the_window_is_closed_at_once_is_kept(
    begun: Begun, qtbot: QtBot, tmp_path: Path
) -> None:
    begun.imported.set()
    qtbot.keyClicks(begun.first.composer.focusProxy(), "not sent yet")
    begun.first.window.close()
    kept = open_history(tmp_path)
    assert [chat.draft for chat in kept.chats.list()] == ["not sent yet"]
    kept.close()


def test_what_fails_among_the_rest_is_told_and_ends_it(qapp: QApplication, qtbot: QtBot) -> None:
    def steps() -> Iterator[None]:
        yield
        raise ValueError("a bug")

    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    with qtbot.captureExceptions() as bugs:
        rest = Afterwards(qapp, window, lambda: None, steps())
        qtbot.waitUntil(lambda: bool(bugs))
        qtbot.wait(20)
    assert len(bugs) == 1 and not rest._timer.isActive()


@pytest.mark.usefixtures("qapp")
def test_the_plots_come_when_the_window_has_been_painted(qtbot: QtBot) -> None:
    plots = PlotsLater(LIGHT)
    qtbot.addWidget(plots)
    plots.start_over()
    plots.show_rounds((round_of(token("early")),))
    plots.show_look(DARK)
    assert not plots.built
    plots.show()
    qtbot.waitUntil(lambda: plots.built and plots._plots.isVisible(), timeout=20000)
    inner = plots._plots
    assert inner is not None and inner._colours == DARK
    plots.show_rounds((round_of(token("late")),))
    assert len(inner._history.series().acceptance) == 2


_HANDED = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from app.gui.desktop_app import DesktopApp

app, heard = DesktopApp(["paceline"]), []
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/models/early.gguf")))
app.opened.connect(heard.append)
assert app.file.name == "early.gguf" and not heard
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/models/later.gguf")))
app.sendEvent(app, QFileOpenEvent(QUrl("https://example.org/page")))
print(*(file.name for file in heard), app.file.name)
"""


def test_a_file_that_finder_hands_over_is_kept_until_somebody_listens() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _HANDED], cwd=ROOT, capture_output=True, text=True, env=os.environ
    )
    assert done.stdout.split() == ["later.gguf", "later.gguf"], done.stderr
