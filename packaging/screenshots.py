"""Pictures of the real window with the real engine, into a folder. Scripts only the hands.

    xvfb-run -s "-screen 0 2880x1800x24" uv run python packaging/screenshots.py FOLDER \\
        [--target T.gguf --draft D.gguf]

Without a pair the built-in model speaks. Each scheme and scale is a process of its own: Qt reads
the scale once, at its start.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

CODE = "Write a Python function that merges two sorted lists into one, with a docstring."
AGAIN = "Now the same for any two iterables, as a generator."


class Shoot(Protocol):
    def __call__(self, name: str, widget: QWidget | None = None) -> None: ...


Until = Callable[[Callable[[], bool]], None]


def take(options: argparse.Namespace) -> None:
    """All pictures of one scheme at one scale."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from app.catalogue import embedded_pair
    from app.engine.process import EngineProcess
    from app.gui.application import Application
    from app.gui.first_screen import FirstScreen
    from app.settings import Settings, ThemeChoice, write_settings

    app = QApplication([])
    font = QFont(["Inter", "DejaVu Sans"])
    font.setPointSizeF(10)
    app.setFont(font)
    data = Path(tempfile.mkdtemp())
    settings = Settings(
        theme=ThemeChoice(options.scheme),
        last_target=str(options.target or ""),
        last_draft=str(options.draft or ""),
        drafter="model" if options.draft or not options.target else "lookup",
        draft_length=4,
        draft_length_chosen=True,
        temperature=0.0,
        told_about_drafts=True,
    )
    write_settings(settings, data)
    window = Application(FirstScreen(app, settings, data), EngineProcess, embedded_pair)
    for _ in window.build():
        pass

    def until(holds: Callable[[], bool]) -> None:
        # Not QTest.qWait: it keeps the interpreter's lock, and the engine's reader waits with it.
        while not holds():
            loop = QEventLoop()
            QTimer.singleShot(50, loop.quit)
            loop.exec()

    def rest() -> None:
        left = iter(range(8))
        until(lambda: next(left, None) is None)

    def shoot(name: str, widget: QWidget | None = None) -> None:
        rest()
        file = options.folder / f"{name}-{options.scheme}-{options.scale}.png"
        (widget or window.window).grab().save(str(file))

    def written() -> int:
        return len(window.conversation.reply.tokens) if window.conversation.reply else 0

    def say(text: str) -> None:
        window.composer.show_text(text)
        window.composer.send()

    window.start()
    window.window.resize(1240, 820)
    shoot("loading")
    until(lambda: window.pairs.loaded is not None)
    shoot("empty")
    say(CODE)
    until(lambda: written() > 60 or not window.chat.replying)
    shoot("reply")
    until(lambda: not window.chat.replying)
    say(AGAIN)
    until(lambda: written() > 50 or not window.chat.replying)
    window.switch.toggle()
    until(lambda: written() > 120 or not window.chat.replying)
    window.chat.stop()
    until(lambda: not window.chat.replying)
    shoot("toggled")
    window.actions.show_ghosts.trigger()
    shoot("ghosts")
    window.actions.show_ghosts.trigger()
    window.actions.show_raw.trigger()
    shoot("tokens")
    window.actions.show_raw.trigger()
    window.actions.regenerate_switched.trigger()
    until(lambda: window.chat.replying)
    until(lambda: written() > 60 or not window.chat.replying)
    window.chat.stop()
    until(lambda: not window.chat.replying)
    shoot("versions")
    _shoot_pages(window, until, shoot)
    _shoot_windows(window, rest, shoot)
    page = data / "model.gguf"
    page.write_text("<!doctype html><title>404</title>")
    window.pair_presenter.open_target(page)
    until(lambda: window.banner.notice is not None and window.pairs.loaded is not None)
    shoot("error")
    window.window.close()


def _shoot_pages(window: Any, until: Until, shoot: Shoot) -> None:
    """All that takes the place of the chat; comparing and proving are done for real."""
    from PySide6.QtCore import QTimer

    from app.gui.places import Place

    def press(words: str) -> None:
        from PySide6.QtWidgets import QPushButton

        buttons = window.window.page.findChildren(QPushButton)
        next(button for button in buttons if button.text() == words).click()

    started = {
        Place.LEARN: ("Run", lambda: ticks >= 60),
        Place.COMPARE: ("Compare", lambda: ticks >= 20 and window.pairs.loaded is not None),
        Place.LAB: (None, lambda: True),
        Place.PROOF: ("Draw", lambda: ticks >= 20 and window.pairs.loaded is not None),
    }
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1

    clock = QTimer(interval=100)
    clock.timeout.connect(tick)
    clock.start()
    for place, action in window.actions.places.items():
        action.trigger()
        words, done = started[place]
        ticks = 0
        if words:
            press(words)
        until(done)
        shoot(place.value)
        action.trigger()
    clock.stop()
    for name in ("show_models", "show_settings", "show_shortcuts"):
        getattr(window.actions, name).trigger()
        shoot(name.removeprefix("show_"))
        window.window.show_page(None)


def _shoot_windows(window: Any, rest: Callable[[], None], shoot: Shoot) -> None:
    """All that opens beside or over the window."""
    from PySide6.QtWidgets import QApplication

    def opened() -> list[QWidget]:
        return [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]

    for name in ("edit_preset", "show_rounds", "show_guide", "show_about"):
        before = opened()
        getattr(window.actions, name).trigger()
        rest()
        for widget in (w for w in opened() if w not in before):
            shoot(name.split("_")[1], widget)
            widget.close()
    window.actions.show_palette.trigger()
    shoot("palette")
    window.actions.show_palette.trigger()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--target", type=Path)
    parser.add_argument("--draft", type=Path)
    parser.add_argument("--scheme", choices=("light", "dark"))
    parser.add_argument("--scale", choices=("1", "2"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.scheme and options.scale:
        take(options)
        return
    for scheme in ("light", "dark"):
        for scale in ("1", "2"):
            command = [sys.executable, __file__, *sys.argv[1:]]
            command += ["--scheme", scheme, "--scale", scale]
            subprocess.run(command, check=True, env=os.environ | {"QT_SCALE_FACTOR": scale})


if __name__ == "__main__":
    main()
