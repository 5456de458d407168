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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

CODE = "Write a Python function that merges two sorted lists into one, with a docstring."
AGAIN = "Now the same for any two iterables, as a generator."


def take(options: argparse.Namespace) -> None:
    """All pictures of one scheme at one scale."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from app.catalogue import embedded_pair
    from app.engine.process import EngineProcess
    from app.gui.application import Application
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
        drafter="model" if options.draft else "lookup",
        draft_length=4,
        draft_length_chosen=True,
        temperature=0.0,
        told_about_drafts=True,
    )
    write_settings(settings, data)
    window = Application(app, EngineProcess, embedded_pair, data)

    def until(holds: Callable[[], bool]) -> None:
        # Not QTest.qWait: it keeps the interpreter's lock, and the engine's reader waits with it.
        while not holds():
            loop = QEventLoop()
            QTimer.singleShot(50, loop.quit)
            loop.exec()

    def shoot(name: str) -> None:
        left = iter(range(8))
        until(lambda: next(left, None) is None)
        window.window.grab().save(
            str(options.folder / f"{name}-{options.scheme}-{options.scale}.png")
        )

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
    page = data / "model.gguf"
    page.write_text("<!doctype html><title>404</title>")
    window.pair_presenter.open_target(page)
    until(lambda: window.banner.notice is not None and window.pairs.loaded is not None)
    shoot("error")
    window.window.close()


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
