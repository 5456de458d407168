"""What was searched for on the hub and what came. Knows nothing of widgets or downloads."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.errors import UserError
from app.gui.background import Background
from app.gui.models.sources import Sources
from app.hub import AccessError, Found, HubFile, Repository


class HubSession(QObject):
    results_changed = Signal()
    file_resolved = Signal(object)  # HubFile: what an id of the catalogue stands for
    logged_in = Signal(str)  # the account's name
    page_found = Signal(str)  # an address
    failed = Signal(object)  # UserError

    def __init__(self, sources: Sources) -> None:
        super().__init__()
        self._sources = sources
        self.found: tuple[Found, ...] = ()
        self.text = ""  # what was searched for last
        self.trouble: UserError | None = None  # of the last search or repository
        self.repository: Repository | None = None
        self._wanted = ""
        changed, fail = self.results_changed.emit, self._fail
        self._search = Background("hub-search", self._take_found, changed, fail)
        self._reader = Background("hub-repository", self._take_repository, None, fail)
        self._resolver = Background("hub-file", self._take_files, changed, fail)
        self._login = Background(
            "hub-login", lambda names: self.logged_in.emit(names[-1]), changed, fail
        )
        self._pager = Background(
            "hub-page", lambda pages: self.page_found.emit(pages[-1]), None, self.failed.emit
        )
        self._waiting: list[str] = []

    @property
    def searching(self) -> bool:
        return self._search.running

    @property
    def reading(self) -> str:
        """The repository whose files are asked for now, or ""."""
        return self._wanted if self._reader.running else ""

    @property
    def asking(self) -> bool:
        """Whether the hub is asked for a file of the catalogue, or for whose a token is."""
        return self._resolver.running or self._login.running

    def search(self, text: str) -> None:
        """Look for repositories; what was found before goes."""
        self.text, self.found, self.repository, self.trouble = text, (), None, None
        self._wanted = ""
        self._reader.stop()
        self._search.start(lambda _: self._sources.search(text))
        self.results_changed.emit()

    def read(self, repo: str, again: bool = False) -> None:
        """List a repository's files, unless that is done or under way."""
        if repo == self._wanted and not again:
            return
        self._wanted, self.repository, self.trouble = repo, None, None
        self._reader.start(lambda _: self._sources.repository(repo))
        self.results_changed.emit()

    def forget_gate(self) -> None:
        """Another model is looked at: what was closed is not this one."""
        if isinstance(self.trouble, AccessError):
            self.trouble, self._wanted = None, ""

    def resolve(self, ids: tuple[str, ...]) -> None:
        """Ask for the files that these ids of the catalogue stand for, one after another."""
        sources = self._sources
        self._waiting.extend(ids)
        wanted = tuple(self._waiting)
        self._resolver.start(lambda _: (f for id in wanted for f in sources.resolve(id)))
        self.results_changed.emit()

    def log_in(self, token: str) -> None:
        self._login.start(lambda _: self._sources.log_in(token))
        self.results_changed.emit()

    def find_page(self, repo: str) -> None:
        """Its address, which takes half a second where the hub was not used yet."""
        self._pager.start(lambda _: self._sources.page(repo))

    def close(self) -> None:
        for run in (self._search, self._reader, self._resolver, self._login, self._pager):
            run.close()

    def _take_found(self, found: tuple[Found, ...]) -> None:
        self.found += found
        self.results_changed.emit()

    def _take_repository(self, values: tuple[Repository, ...]) -> None:
        self.repository = values[-1]
        self._reader.stop()
        self.results_changed.emit()

    def _take_files(self, files: tuple[HubFile, ...]) -> None:
        for file in files:
            del self._waiting[:1]
            self.file_resolved.emit(file)

    def _fail(self, error: UserError) -> None:
        self._waiting.clear()
        if not isinstance(error, AccessError):
            self._wanted = ""  # it can be asked for again
        self.trouble = error
        self.failed.emit(error)
        self.results_changed.emit()
