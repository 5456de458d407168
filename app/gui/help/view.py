"""Builds what the Help menu opens and connects it. Knows no details of any of it."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from importlib import metadata
from urllib.parse import urlsplit

from PySide6.QtCore import QLocale, QObject, qVersion
from PySide6.QtWidgets import QWidget

from app import paths
from app.gui.actions import Actions
from app.gui.background import Background
from app.gui.help.about import About, Versions
from app.gui.help.guide import Chapter, chapter_of, file_of
from app.gui.help.reader import Reader
from app.gui.help.update_check import UpdateCheck
from app.gui.help.update_words import words_of
from app.gui.translation import tr
from app.updates import Release, Standing, Trouble, look_for_release, release_address


class HelpView(QObject):
    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        open_address: Callable[[str], None],
        releases: str | None = None,
    ) -> None:
        """`releases`: where the newest one is asked for, "" nowhere; None as the project says."""
        super().__init__(window)
        self._window = window
        self._open_address = open_address
        self._reader: Reader | None = None
        self._releases = release_address() if releases is None else releases
        self._check: UpdateCheck | None = None
        self._asking = Background("updates")
        self._asking.values_arrived.connect(self._show_found)
        actions.show_guide.triggered.connect(lambda: self.open(Chapter.GUIDE))
        actions.show_troubleshooting.triggered.connect(lambda: self.open(Chapter.TROUBLESHOOTING))
        actions.show_about.triggered.connect(self.open_about)
        actions.check_updates.triggered.connect(self.open_update_check)
        if not self._releases:
            actions.check_updates.setEnabled(False)
            actions.check_updates.setText(tr("Check for updates: this build has no release page"))

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

    def open_update_check(self) -> None:
        """The one request to the project's page that Paceline ever makes, and only from here."""
        if self._check is None:
            self._check = UpdateCheck(urlsplit(self._releases).netloc, self._window)
            self._check.page_asked.connect(self._open_address)
            self._check.finished.connect(self._forget_check)
            running = metadata.version("paceline")

            def ask(_stopped: Callable[[], bool]) -> Iterator[Release | Trouble]:
                yield look_for_release(self._releases, running)

            self._asking.start(ask)
        self._check.show()
        self._check.raise_()
        self._check.activateWindow()

    def close(self) -> None:
        self._asking.close()

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

    def _show_found(self, found: tuple[Release | Trouble]) -> None:
        if self._check is None:
            return
        (answer,) = found
        what, todo = words_of(answer, metadata.version("paceline"))
        match answer:
            case Release(standing=Standing.NEWER | Standing.NEWER_TRIAL, page=page):
                self._check.show_answer(what, todo, page)
            case _:
                self._check.show_answer(what, todo)

    def _forget_check(self) -> None:
        self._asking.stop()
        self._check = None

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
