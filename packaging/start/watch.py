"""Ends a program as soon as its window can be used, and says what that took. Knows no program.

Usable: the main window is painted and, where it has a box to write in, a key that is pressed puts
its character there. With `PACELINE_UNTIL` a widget of that name must have been painted too. Runs
before the program: as PyInstaller's runtime hook, or from `packaging/start_time.py`.
"""

from __future__ import annotations

import os
import time


def watch(report: str) -> None:
    """Into this file: seconds of CPU, and of the clock since `PACELINE_SINCE`."""
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit

    missing = {"window", os.environ.get("PACELINE_UNTIL") or "window"}

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                missing.discard("window" if isinstance(watched, QMainWindow) else "")
                missing.discard(watched.objectName())
                missing.discard(watched.parent().objectName() if watched.parent() else "")
                if not missing:
                    QTimer.singleShot(0, end)
            return False

    def end() -> None:
        box = QApplication.focusWidget()
        if isinstance(box, QPlainTextEdit):
            key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "x")
            QApplication.sendEvent(box, key)
            assert box.toPlainText() == "x"
        elif QApplication.topLevelWidgets()[0].findChildren(QPlainTextEdit):
            QTimer.singleShot(0, end)  # it has not been given the keys yet
            return
        cpu, clock = time.process_time(), time.time() - float(os.environ["PACELINE_SINCE"])
        with open(report, "a") as file:
            file.write(f"{cpu} {clock}\n")
        os._exit(0)

    run = QApplication.exec

    def run_watched(*_: object) -> int:
        app = QApplication.instance()
        watcher = Watcher()
        app.installEventFilter(watcher)
        return run()

    QApplication.exec = run_watched


if os.environ.get("PACELINE_REPORT"):
    watch(os.environ["PACELINE_REPORT"])
