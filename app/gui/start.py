"""Opens the window as a program. Knows nothing of what is in it."""

from __future__ import annotations

import gc
import signal
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app import paths
from app.data_move import move_if_wished
from app.gui.application import Application
from app.gui.banner import Notice
from app.gui.bug_report import log_to, report_bugs
from app.gui.language import speak
from app.gui.one_window import OneWindow, hand_over_or_open
from app.settings import read_settings


def run(argv: list[str]) -> int:
    """Open the window, with the model of `argv[1]` if there is one; returns the exit code."""
    from app.catalogue import embedded_pair
    from app.engine.process import EngineProcess

    app = QApplication(argv)
    file = Path(argv[1]).resolve() if len(argv) > 1 else None
    at_first = paths.data_folder()
    others = hand_over_or_open(at_first, file)
    if others is None:
        return 0  # another window has it
    trouble = move_if_wished()
    folder = paths.data_folder()
    if folder != at_first:
        others.close()
        others = OneWindow(folder)
    log_to(folder)
    app.setApplicationName("Paceline")
    app.setDesktopFileName("org.paceline.Paceline")  # as its .desktop file is called
    app.setWindowIcon(QIcon(str(paths.resource("icons/paceline.svg"))))
    speak(app, read_settings(folder).language, paths.resource("translations"))
    application = Application(app, EngineProcess, embedded_pair, folder)
    report_bugs(application.banner)
    if trouble is not None:
        application.banner.show_notice(Notice(trouble.what, trouble.todo))
    _quit_on_interrupt(application)
    others.called.connect(application.window.come_forward)
    application.start(file)
    gc.freeze()  # what is there stays: looking through it again would be a pause in mid-scroll
    gc.enable()
    application.settings.state.come_onto_a_screen()
    code = app.exec()
    others.close()
    application.close()
    return int(code)


def _quit_on_interrupt(application: Application) -> None:
    """Ctrl+C in a terminal closes the window in order; the timer lets Python see the signal."""
    signal.signal(signal.SIGINT, lambda *_: application.window.close())
    signal.signal(signal.SIGTERM, lambda *_: application.window.close())
    timer = QTimer(application, interval=250)
    timer.timeout.connect(lambda: None)
    timer.start()
