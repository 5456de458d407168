"""Holds the settings while the window is open, and writes them down. Knows no single setting."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.settings import Settings, write_settings

_log = logging.getLogger(__name__)
_PATIENCE_MS = 500  # a knob that is turned is written down once, when it rests


class SettingsKeeper(QObject):
    changed = Signal(object)  # Settings

    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__()
        self._settings = settings
        self._folder = folder
        self._timer = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._timer.timeout.connect(self.write)

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **values: Any) -> None:
        """Take new values; they are on disk soon after."""
        changed = replace(self._settings, **values)
        if changed != self._settings:
            self._settings = changed
            self._timer.start()
            self.changed.emit(changed)

    def write(self) -> None:
        """Write now. A full disk must not take the chat down."""
        self._timer.stop()
        try:
            write_settings(self._settings, self._folder)
        except OSError as error:
            _log.warning("the settings could not be written: %s", error)
