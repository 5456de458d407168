"""Pictures of the real window with the real engine, into a folder. Scripts only the hands.

    xvfb-run -s "-screen 0 2880x1800x24" uv run python packaging/screenshots.py FOLDER \\
        [--target T.gguf --draft D.gguf] [--language de] [--size 1024x640] [--parts chat pages]

Without a pair the built-in model speaks. Each scale is a process of its own: Qt reads it
once, at its start. Nothing is found by its words, so that any language will do.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from window_hands import Hands

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from app.gui.application import Application
    from app.lab.experiment import LabResult
    from app.settings import Settings

CODE = "Write a Python function that merges two sorted lists into one, with a docstring."
PARTS = ("emptiness", "chat", "colours", "pages", "places", "windows", "failure")
NOTHING = "zzzz"  # in no chat, no model and no action
AGAIN = "Now the same for any two iterables, as a generator."


class Photographer:
    """Pictures of one window, named after what is seen."""

    def __init__(
        self, window: Application, app: QApplication, folder: Path, schemes: Sequence[str]
    ) -> None:
        """`schemes`: every picture is taken in each of them."""
        self._window, self._app, self._folder, self._schemes = window, app, folder, schemes
        self._hands = Hands(window)

    def take_parts(self, parts: Sequence[str], rubbish: Path) -> None:
        """`rubbish` is a file that no model can be read from."""
        self._hands.until(lambda: self._window.pairs.loaded is not None)
        for part in parts:
            print(f"{part}:", flush=True)
            match part:
                case "chat":
                    self.take_chat()
                case "colours":
                    self.take_colours()
                case "pages":
                    self.take_pages()
                case "places":
                    self.take_places()
                case "windows":
                    self.take_windows()
                case "emptiness":
                    self.take_emptiness()
                case "failure":
                    self.take_failure(rubbish)

    def take_chat(self) -> None:
        window, actions = self._window, self._window.actions
        self.shoot("empty")
        self._hands.say(CODE, 60)
        self.shoot("reply")
        self._hands.until(lambda: not window.chat.replying)
        self._hands.say(AGAIN, 50)
        window.switch.toggle()
        self._hands.until(lambda: self._hands.written() > 120 or not window.chat.replying)
        self._hands.stop()
        self.shoot("toggled")
        for action, name in ((actions.show_ghosts, "ghosts"), (actions.show_raw, "tokens")):
            action.trigger()
            self.shoot(name)
            action.trigger()
        actions.regenerate_switched.trigger()
        self._hands.until(lambda: window.chat.replying)
        self._hands.until(lambda: self._hands.written() > 60 or not window.chat.replying)
        self._hands.stop()
        self.shoot("versions")

    def take_colours(self) -> None:
        """Every set of colours on one reply."""
        from app.settings import ColourSet

        self._hands.have_reply(CODE)
        usual = self._window.theme.appearance
        for colour_set in ColourSet:
            self._window.choices.take_appearance(replace(usual, colour_set=colour_set))
            self.shoot(f"colours-{colour_set.value}")
        self._window.choices.take_appearance(usual)

    def take_pages(self) -> None:
        """Those where models and settings are chosen, tab by tab."""
        from app.gui.models.page import Tab

        window, settings = self._window, self._window.settings
        window.actions.show_models.trigger()
        for tab in Tab:
            window.models.page.show_tab(tab)
            self.shoot(f"models-{tab.value}")
        window.actions.show_settings.trigger()
        for name, pane in (
            ("look", settings.look), ("keys", settings.keys),
            ("chats", settings.chats), ("data", settings.data),
        ):  # fmt: skip
            settings.page.show_pane(pane)
            self.shoot(f"settings-{name}")
        window.window.show_page(None)

    def take_places(self) -> None:
        """Those that teach and measure; what they show is measured here and now."""
        from app.gui.places import Place

        pages = self._window.side_pages
        pages.enter(Place.LEARN)
        pages.learn.player.switch()
        self._hands.wait(6.0)
        self.shoot("learn")
        pages.enter(Place.COMPARE)
        compare = pages.compare
        compare.form.start_pressed.emit()
        self._hands.until_done(compare.task)
        self._hands.until(lambda: not compare.replay.playing)
        self.shoot("compare")
        pages.enter(Place.LAB)
        pages.lab.form.start_pressed.emit()
        self._hands.until(lambda: _points(pages.lab.page.result) > 2)
        self.shoot("lab")
        pages.lab.task.stop()
        self._hands.until_done(pages.lab.task)
        self.shoot("lab-stopped")
        pages.enter(Place.PROOF)
        pages.proof.form.start_pressed.emit()
        self._hands.wait(60.0)  # all draws take minutes on a small machine
        self.shoot("proof")
        pages.proof.task.stop()
        self._hands.until_done(pages.proof.task)
        self._window.window.show_page(None)

    def take_windows(self) -> None:
        """All that opens beside or over the window."""
        window, actions = self._window, self._window.actions
        self._hands.have_reply(CODE)
        for name in (
            "edit_preset", "show_rounds", "show_guide", "show_troubleshooting", "show_about",
        ):  # fmt: skip
            self._shoot_opened(name.split("_")[1], getattr(actions, name).trigger)
        self._shoot_opened("making", window.pair_presenter.making_asked.emit)
        menu = actions.menu()
        self._shoot_opened("menu", lambda: menu.popup(window.window.pos()))
        actions.show_palette.trigger()
        self.shoot("palette")
        actions.show_palette.trigger()

    def take_emptiness(self) -> None:
        """Where nothing was found, and where nothing is yet."""
        from PySide6.QtWidgets import QLineEdit

        from app.gui.models.page import Tab
        from app.gui.places import Place

        window, actions = self._window, self._window.actions
        for name, place, open in (
            ("chats", window.history.sidebar, lambda: window.window.show_page(None)),
            ("keys", window.settings.keys, actions.show_shortcuts.trigger),
            ("models", window.models.page, actions.show_models.trigger),
        ):  # fmt: skip
            open()
            if place is window.models.page:
                window.models.page.show_tab(Tab.DISK)
            search = next(one for one in place.findChildren(QLineEdit) if one.isVisible())
            search.setText(NOTHING)
            self._hands.wait(0.5)
            self.shoot(f"no-{name}")
            search.clear()
        for place in (Place.COMPARE, Place.LAB, Place.PROOF):
            window.side_pages.enter(place)
            self.shoot(f"no-{place.value}")
        window.window.show_page(None)

    def take_failure(self, rubbish: Path) -> None:
        window = self._window
        window.pair_presenter.open_target(rubbish)
        self._hands.until(
            lambda: window.banner.notice is not None and window.pairs.loaded is not None
        )
        self.shoot("error")

    def shoot(self, name: str, widget: QWidget | None = None) -> None:
        from app.settings import ThemeChoice

        seen = widget or self._window.window
        for scheme in self._schemes:
            self._window.choices.take_theme(ThemeChoice(scheme))
            self._hands.wait(0.5)
            path = self._folder / f"{name}-{scheme}-{round(seen.devicePixelRatio())}.png"
            if not seen.grab().save(str(path)):
                raise OSError(f"{path} could not be written")
            print(f"  {path.name}", flush=True)

    def _shoot_opened(self, name: str, open: Callable[[], object]) -> None:
        before = self._opened()
        open()
        self._hands.wait(0.5)
        opened = [found for found in self._opened() if found not in before]
        if not opened:
            raise LookupError(f"nothing opened for {name}")
        for widget in opened:
            self.shoot(name, widget)
            widget.close()

    def _opened(self) -> list[QWidget]:
        return [w for w in self._app.topLevelWidgets() if w.isVisible() and w.isWindow()]


def _points(result: LabResult | None) -> int:
    return 0 if result is None else len(result.rows)


def take(options: argparse.Namespace) -> None:
    """All pictures at one scale."""
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from app import paths
    from app.catalogue import embedded_pair
    from app.engine.process import EngineProcess
    from app.gui.application import Application
    from app.gui.first_screen import FirstScreen
    from app.gui.language import speak
    from app.settings import write_settings

    app = QApplication([])
    font = QFont(["Inter", "DejaVu Sans"])
    font.setPointSizeF(10)
    app.setFont(font)
    data = Path(tempfile.mkdtemp())
    rubbish = data / "model.gguf"
    rubbish.write_text("<!doctype html><title>404</title>")
    settings = _settings(options)
    write_settings(settings, data)
    speak(app, options.language, paths.resource("translations"))
    window = Application(FirstScreen(app, settings, data), EngineProcess, embedded_pair)
    for _ in window.build():
        pass
    window.start()
    window.window.resize(*map(int, options.size.split("x")))
    schemes = (options.scheme,) if options.scheme else ("light", "dark")
    Photographer(window, app, options.folder, schemes).take_parts(options.parts, rubbish)
    window.window.close()


def _settings(options: argparse.Namespace) -> Settings:
    from app.settings import Settings, ThemeChoice

    return Settings(
        theme=ThemeChoice(options.scheme or "light"),
        language=options.language,
        last_target=str(options.target or ""),
        last_draft=str(options.draft or ""),
        drafter="model" if options.draft or not options.target else "lookup",
        draft_length=4,
        draft_length_chosen=True,
        temperature=0.0,
        told_about_drafts=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--target", type=Path)
    parser.add_argument("--draft", type=Path)
    parser.add_argument("--scheme", choices=("light", "dark"))
    parser.add_argument("--scale", choices=("1", "2"))
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--size", default="1240x820", help="of the window, in pixels at scale 1")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.scale and os.environ.get("QT_SCALE_FACTOR") == options.scale:
        take(options)
        return
    for scale in (options.scale,) if options.scale else ("1", "2"):
        command = [sys.executable, __file__, *sys.argv[1:], "--scale", scale]
        subprocess.run(command, check=True, env=os.environ | {"QT_SCALE_FACTOR": scale})


if __name__ == "__main__":
    main()
