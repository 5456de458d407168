"""What is on this computer, and who can draft for whom. Knows nothing of widgets or the hub."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.catalogue import Catalogue
from app.gui.background import Background
from app.gui.models.sources import Sources
from app.model_files import DraftOffer, ModelFile


class Library(QObject):
    files_changed = Signal()
    scan_ended = Signal()
    catalogue_read = Signal(object)  # Catalogue
    drafts_judged = Signal(object)  # Path of the target
    failed = Signal(object)  # UserError

    def __init__(self, sources: Sources) -> None:
        super().__init__()
        self._sources = sources
        self.files: tuple[ModelFile, ...] = ()
        self.catalogue: Catalogue | None = None
        self.offers: tuple[DraftOffer, ...] = ()
        self._offers_for: ModelFile | None = None
        self._found: list[ModelFile] = []
        self._deleting: list[ModelFile] = []
        fail = self.failed.emit
        self._scan = Background("model-scan", self._take_files, self._end_scan, fail)
        self._drafts = Background("draft-search", self._take_offers, None, fail)
        self._reader = Background("catalogue", self._take_catalogue, None, fail)
        self._deleter = Background("model-delete", None, self._end_delete, fail)
        self._deleter.failed.connect(lambda _: self._deleting.clear())

    @property
    def scanning(self) -> bool:
        return self._scan.running

    def look(self, folders: tuple[Path, ...], opened: tuple[Path, ...]) -> None:
        """Look at the disk, or look again: what was found before stays until the end."""
        self._found = []
        self._scan.start(lambda _: self._sources.files(folders, opened))
        if self.catalogue is None and not self._reader.running:
            self._reader.start(lambda _: self._sources.catalogue())

    def file(self, path: Path) -> ModelFile | None:
        return next((file for file in self.files if file.path == path), None)

    def judge_drafts(self, target: ModelFile) -> None:
        """Look for drafts, unless that is known or under way; `drafts_judged` follows."""
        if self._offers_for == target:
            return
        self._offers_for, self.offers = target, ()
        files = self.files
        self._drafts.start(lambda _: self._sources.drafts(target, files))

    def offers_for(self, target: ModelFile) -> tuple[DraftOffer, ...] | None:
        """None while they are not known."""
        known = self._offers_for == target and not self._drafts.running
        return self.offers if known else None

    def delete(self, file: ModelFile) -> None:
        """One after another; `files_changed` follows for each."""
        self._deleting.append(file)
        if not self._deleter.running:
            self._deleter.start(lambda _: self._sources.delete(file))

    def close(self) -> None:
        for run in (self._scan, self._drafts, self._reader, self._deleter):
            run.close()

    def _take_files(self, files: tuple[ModelFile, ...]) -> None:
        self._found.extend(files)
        if len(self._found) > len(self.files):
            self.files = tuple(self._found)
            self.files_changed.emit()

    def _end_scan(self) -> None:
        self.files = tuple(self._found)
        self._offers_for = None  # other drafts may have come
        self.files_changed.emit()
        self.scan_ended.emit()

    def _take_offers(self, values: tuple[tuple[DraftOffer, ...], ...]) -> None:
        self.offers = values[-1]
        if self._offers_for is not None:
            self._drafts.stop()
            self.drafts_judged.emit(self._offers_for.path)

    def _take_catalogue(self, values: tuple[Catalogue, ...]) -> None:
        self.catalogue = values[-1]
        self.catalogue_read.emit(self.catalogue)

    def _end_delete(self) -> None:
        gone = self._deleting.pop(0)
        self.files = tuple(file for file in self.files if file.path != gone.path)
        self._offers_for = None
        self.files_changed.emit()
        if self._deleting:
            following = self._deleting[0]
            self._deleter.start(lambda _: self._sources.delete(following))
