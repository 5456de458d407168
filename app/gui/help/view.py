"""Builds what the Help menu opens and connects it. Knows no details of any of it."""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib import metadata

from PySide6.QtCore import QLocale, QObject, qVersion
from PySide6.QtWidgets import QWidget

from app import paths
from app.gui.actions import Actions
from app.gui.help.about import About, Versions
from app.gui.help.guide import Chapter, chapter_of, file_of
from app.gui.help.reader import Reader
from app.gui.translation import tr


class HelpView(QObject):
    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        open_address: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._open_address = open_address
        self._reader: Reader | None = None
        actions.show_guide.triggered.connect(lambda: self.open(Chapter.GUIDE))
        actions.show_troubleshooting.triggered.connect(lambda: self.open(Chapter.TROUBLESHOOTING))
        actions.show_about.triggered.connect(self.open_about)

    @property
    def reader(self) -> Reader:
        """Built when something is first read."""
        if self._reader is None:
            self._reader = Reader(self._window)
            self._reader.link_followed.connect(self._follow)
        return self._reader

    def open(self, chapter: Chapter) -> None:
        file = file_of(chapter, paths.resource("guide"), QLocale().name().split("_")[0])
        self.reader.show_markdown(_title(chapter), file.read_text("utf-8"), file.parent)

    def open_about(self) -> None:
        versions = Versions(
            metadata.version("paceline"),
            metadata.version("llama-cpp-python"),
            qVersion(),
            platform.python_version(),
        )
        about = About(versions, paths.resource("icons/paceline.svg"), self._window)
        about.licences_asked.connect(self.open_licences)
        about.show()

    def open_licences(self) -> None:
        """Of all that a package carries; run from its sources, Paceline carries nothing."""
        notice = paths.resource("licences/NOTICE.txt")
        title = tr("Licences")
        if notice.exists():
            where = tr("The texts in full lie in {folder}.").format(folder=notice.parent)
            self.reader.show_plain(title, f"{where}\n\n{notice.read_text('utf-8')}")
        else:
            self.reader.show_plain(
                title,
                tr(
                    "Paceline runs from its sources here. Each of its packages has its own licence."
                ),
            )

    def _follow(self, link: str) -> None:
        chapter = chapter_of(link)
        if chapter is not None:
            self.open(chapter)
        else:
            self._open_address(link)


def _title(chapter: Chapter) -> str:
    match chapter:
        case Chapter.GUIDE:
            return tr("Using Paceline")
        case Chapter.TROUBLESHOOTING:
            return tr("Troubleshooting")
