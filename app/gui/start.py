"""Opens the window as a program: first what is seen, then the rest. Knows nothing of what is in
it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app import paths
from app.data_move import move_if_wished
from app.errors import UserError
from app.gui.afterwards import Afterwards
from app.gui.banner import Notice
from app.gui.bug_report import EarlyLog, log_to, report_bugs
from app.gui.claim import Claim
from app.gui.desktop_app import DesktopApp
from app.gui.first_screen import FirstScreen
from app.gui.language import speak
from app.settings import read_settings

if TYPE_CHECKING:
    from app.gui.application import Application
    from app.gui.one_window import OneWindow

_PATIENCE = 0.02  # seconds that what is typed may wait for


def run(argv: list[str]) -> int:
    """Open the window, with the model of `argv[1]` if there is one; returns the exit code."""
    # Asked for here: to be handed a style in Python costs as much as twenty modules.
    app = DesktopApp([argv[0], "-style", "Fusion"])
    file = Path(argv[1]).resolve() if len(argv) > 1 else None
    early = EarlyLog()
    folder = paths.data_folder()
    claim = Claim(folder)
    if not claim.take():
        from app.gui.one_window import hand_over_to_holder  # Qt's network: few starts need it

        if hand_over_to_holder(claim, folder, file):
            return 0
    trouble = move_if_wished()
    if paths.data_folder() != folder:
        folder = paths.data_folder()
        claim.release()
        claim = Claim(folder)
        claim.take()
    app.setApplicationName("Paceline")
    app.setDesktopFileName("org.paceline.Paceline")  # as its .desktop file is called
    settings = read_settings(folder)
    speak(app, settings.language, paths.resource("translations"))
    program = _Program(app, FirstScreen(app, settings, folder), claim)
    program.first.show()
    afterwards = Afterwards(app, program.first.window, _load, program.finish(early, file, trouble))
    _quit_on_interrupt(program.first)
    code = app.exec()
    afterwards.finish()
    program.close()
    claim.release()
    return int(code)


class _Program:
    """What is there once all is built."""

    def __init__(self, app: DesktopApp, first: FirstScreen, claim: Claim) -> None:
        self._app = app
        self._claim = claim
        self.first = first
        self._application: Application | None = None
        self._others: OneWindow | None = None

    def finish(
        self, early: EarlyLog, file: Path | None, trouble: UserError | None
    ) -> Iterator[None]:
        """A part at a time, after the first screen has been painted."""
        from PySide6.QtGui import QIcon

        from app.catalogue import embedded_pair
        from app.engine.process import EngineProcess
        from app.gui.application import Application
        from app.gui.garbage import Garbage
        from app.gui.one_window import OneWindow

        first = self.first
        log_to(first.folder)
        early.hand_over()
        report_bugs(first.banner)
        application = self._application = Application(first, EngineProcess, embedded_pair)
        yield from application.build()
        application.plots.hold()
        if trouble is not None:
            first.banner.show_notice(Notice(trouble.what, trouble.todo))
        application.start(file or self._app.file)
        self._app.opened.connect(first.window.come_forward)
        yield
        application.settings.state.come_onto_a_screen()
        self._others = OneWindow(first.folder, self._claim.take())
        self._others.called.connect(first.window.come_forward)
        first.app.setWindowIcon(QIcon(str(paths.resource("icons/paceline.svg"))))
        yield
        # In a thread as all the rest, and before garbage is looked for: no widget may die in there.
        plots = Thread(target=import_module, args=("app.gui.panel.plots",), daemon=True)
        plots.start()
        while plots.is_alive():
            plots.join(_PATIENCE)
            yield
        application.plots.let_come()
        Garbage(first.window)  # which keeps it

    def close(self) -> None:
        if self._others is not None:
            self._others.close()
        if self._application is not None:
            self._application.close()


def _load() -> None:
    """What takes longest of all that is not seen at first."""
    import app.gui.application
    import app.gui.one_window  # noqa: F401


def _quit_on_interrupt(first: FirstScreen) -> None:
    """Ctrl+C in a terminal closes the window in order; the timer lets Python see the signal."""

    def close(*_: object) -> None:
        first.window.may_close = lambda: True  # nobody is there to be asked
        first.window.close()

    signal.signal(signal.SIGINT, close)
    signal.signal(signal.SIGTERM, close)
    timer = QTimer(first.window, interval=250)
    timer.timeout.connect(lambda: None)
    timer.start()
