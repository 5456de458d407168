"""Downloads that run, wait or have broken off; they go on while one chats. Knows no widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.errors import UserError
from app.gui.background import Background
from app.gui.models.rows import key_of
from app.gui.models.sources import Sources
from app.hub import Downloaded, DownloadEvent, HubFile, Progress, Unfinished


class DownloadState(StrEnum):
    RUNNING = "downloading"
    PAUSING = "pausing"
    PAUSED = "paused"
    CANCELLING = "cancelling"


@dataclass(frozen=True, slots=True)
class Download:
    """`progress` is None where nothing has been heard yet."""

    file: HubFile
    state: DownloadState
    bytes_done: int = 0
    progress: Progress | None = None

    @property
    def key(self) -> str:
        return key_of(self.file)

    @property
    def done(self) -> float:
        return self.bytes_done / max(1, self.file.size_bytes)


@dataclass(frozen=True, slots=True)
class DownloadFailure:
    file: HubFile
    error: UserError


class Downloads(QObject):
    """One thread for each download that runs."""

    downloads_changed = Signal()
    download_finished = Signal(object)  # Downloaded
    download_failed = Signal(object)  # DownloadFailure
    unfinished_found = Signal(object)  # tuple[Download, ...]

    def __init__(self, sources: Sources) -> None:
        super().__init__()
        self._sources = sources
        self._known: list[Download] = []
        self._runs: dict[str, Background] = {}  # by key; kept, so that none dies in its thread
        self._cleaners: dict[str, Background] = {}
        # It tells nobody of failures: a cache that can't be read has none.
        self._lister = Background("unfinished-downloads", self._take_unfinished)

    @property
    def known(self) -> tuple[Download, ...]:
        return tuple(self._known)

    @property
    def running(self) -> tuple[Download, ...]:
        return tuple(d for d in self._known if d.state is DownloadState.RUNNING)

    def find(self, key: str) -> Download | None:
        return next((download for download in self._known if download.key == key), None)

    def look_for_unfinished(self) -> None:
        """What an earlier run of the program has left."""
        self._lister.start(lambda _: self._sources.unfinished())

    def start(self, file: HubFile) -> None:
        """Fetch it, or go on with it."""
        key = key_of(file)
        old = self.find(key)
        if old is not None and old.state is not DownloadState.PAUSED:
            return
        done = old.bytes_done if old else 0
        self._put(Download(file, DownloadState.RUNNING, done))
        if key not in self._runs:
            self._runs[key] = Background(
                f"download {file.name}",
                partial(self._take, key), partial(self._end, key), partial(self._fail, key),
            )  # fmt: skip
        self._runs[key].start(lambda stopped: self._sources.download(file, stopped))

    def pause(self, key: str) -> None:
        """What has arrived is kept."""
        self._end_run(key, DownloadState.PAUSING)

    def cancel(self, key: str) -> None:
        """Stop it, and throw away what has arrived."""
        download = self.find(key)
        if download is None:
            return
        if download.state is DownloadState.PAUSED:
            self._forget(download)
        else:
            self._end_run(key, DownloadState.CANCELLING)

    def close(self) -> None:
        """Pause all of them and wait for their threads."""
        runs = (*self._runs.values(), *self._cleaners.values(), self._lister)
        for run in runs:
            run.stop()
        for run in runs:
            run.close()

    def _end_run(self, key: str, state: DownloadState) -> None:
        download = self.find(key)
        if download is not None and download.state is not DownloadState.PAUSED:
            self._runs[key].ask_to_end()
            self._put(replace(download, state=state))

    def _put(self, download: Download) -> None:
        """In its place, or as the newest."""
        for number, old in enumerate(self._known):
            if old.key == download.key:
                self._known[number] = download
                break
        else:
            self._known.insert(0, download)
        self.downloads_changed.emit()

    def _drop(self, key: str) -> None:
        self._known = [download for download in self._known if download.key != key]
        self.downloads_changed.emit()

    def _take(self, key: str, events: tuple[DownloadEvent, ...]) -> None:
        download = self.find(key)
        match events[-1]:
            case Progress() as progress if download is not None:
                self._put(replace(download, bytes_done=progress.bytes_done, progress=progress))
            case Downloaded() as whole:
                self._drop(key)
                self.download_finished.emit(whole)

    def _end(self, key: str) -> None:
        """Whole, paused or cancelled."""
        download = self.find(key)
        if download is None:
            return
        if download.state is DownloadState.CANCELLING:
            self._forget(download)
        else:
            self._put(replace(download, state=DownloadState.PAUSED))

    def _fail(self, key: str, error: UserError) -> None:
        download = self.find(key)
        if download is None:
            return
        if download.bytes_done:
            self._put(replace(download, state=DownloadState.PAUSED))
        else:
            self._drop(key)
        self.download_failed.emit(DownloadFailure(download.file, error))

    def _forget(self, download: Download) -> None:
        """In a thread: it may be many gigabytes."""
        self._put(replace(download, state=DownloadState.CANCELLING))
        key = download.key
        if key not in self._cleaners:
            drop, fail = partial(self._drop, key), partial(self._fail, key)
            self._cleaners[key] = Background("forget-download", None, drop, fail)
        self._cleaners[key].start(lambda _: self._sources.forget(download.file))

    def _take_unfinished(self, values: tuple[tuple[Unfinished, ...], ...]) -> None:
        found = tuple(
            Download(left.file, DownloadState.PAUSED, left.bytes_done) for left in values[-1]
        )
        new = tuple(download for download in found if self.find(download.key) is None)
        for download in new:
            self._put(download)
        if new:
            self.unfinished_found.emit(new)
