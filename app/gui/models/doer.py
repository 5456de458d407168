"""Does what the buttons of the Models page say: use, download, delete, show. Knows no layout."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal

from app.catalogue import Catalogue, CatalogueModel
from app.gui.amounts import amount
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.models.confirm_strip import Deed, Question
from app.gui.models.describer import Describer
from app.gui.models.detail import Act
from app.gui.models.details_pane import DetailsPane
from app.gui.models.downloads import Download, DownloadFailure, Downloads, DownloadState
from app.gui.models.hub_session import HubSession
from app.gui.models.library import Library
from app.gui.models.presenter import ModelsPresenter
from app.gui.models.rows import key_of
from app.gui.numerals import percent
from app.gui.outside import Outside
from app.gui.settings_keeper import SettingsKeeper
from app.gui.translation import tr
from app.hub import AccessError, Downloaded, Found, NotFoundError
from app.model_files import ModelFile


class ModelsDoer(QObject):
    file_chosen = Signal(object)  # Path: to be opened from anywhere
    page_wanted = Signal()

    def __init__(
        self,
        presenter: ModelsPresenter,
        describer: Describer,
        details: DetailsPane,
        banner: Banner,
        sessions: tuple[Library, Downloads, HubSession],
        keeper: SettingsKeeper,
        outside: Outside,
    ) -> None:
        super().__init__()
        self._presenter = presenter
        self._describer = describer
        self._details = details
        self._banner = banner
        self._library, self._downloads, self._hub = sessions
        self._keeper = keeper
        self._outside = outside
        self._arrived: list[Path] = []
        self._broken: tuple[str, ...] = ()  # keys of downloads that the banner offers to go on with

    def act(self, act: Act) -> None:
        subject = self._describer.subject(self._presenter.key)
        match act:
            case Act.USE:
                self._use(subject)
            case Act.DOWNLOAD | Act.DOWNLOAD_PAIR:
                self._download(subject, act is Act.DOWNLOAD_PAIR)
            case Act.PAUSE | Act.RESUME | Act.CANCEL:
                self._change_download(self._download_of(subject), act)
            case Act.SHOW:
                self._show_in_folder(self._file_of(subject))
            case Act.DELETE:
                self.ask_to_delete()
            case Act.PAGE:
                self.ask_for_licence()

    def act_on_row(self) -> None:
        """Enter: use it. A download of gigabytes wants a second look first."""
        detail = self._details.shown
        if detail is not None and detail.offers and detail.offers[0].act is Act.USE:
            self.act_on_choice()
        else:
            self._details.focus_next()

    def act_on_choice(self) -> None:
        """What the first button does, if it can be pressed."""
        detail = self._details.shown
        if detail is not None and detail.offers and not detail.offers[0].why_not:
            self.act(detail.offers[0].act)

    def ask_to_delete(self) -> None:
        detail = self._details.shown
        file = self._describer.subject(self._presenter.key)
        offers = detail.offers if detail else ()
        allowed = any(offer.act is Act.DELETE and not offer.why_not for offer in offers)
        if isinstance(file, ModelFile) and allowed:
            what = tr("Delete {name}? {size} are freed. This can't be undone.").format(
                name=file.name, size=amount(file.size_bytes)
            )
            self._details.ask(Question(Deed.DELETE, what, self._presenter.key))

    def ask_for_licence(self) -> None:
        """Find the page first: nothing is opened before the person has seen its address."""
        match self._describer.subject(self._presenter.key):
            case CatalogueModel(license_url=str(address), gated=True) if address:
                self.ask_for_page(address)
            case CatalogueModel(repo=repo) | Found(repo=repo) if repo:
                self._hub.find_page(repo)

    def ask_for_page(self, address: str) -> None:
        words = tr("Open {address} in the browser?").format(address=address)
        self._details.ask(Question(Deed.OPEN_PAGE, words, address))

    def do(self, question: Question) -> None:
        """The person said yes."""
        match question.deed:
            case Deed.OPEN_PAGE:
                if question.key.startswith(("https://", "http://")):
                    self._outside.open_address(question.key)
            case Deed.CANCEL:
                self._downloads.cancel(question.key)
            case Deed.DELETE:
                file = self._describer.subject(question.key)
                if isinstance(file, ModelFile):
                    self._library.delete(file)

    def open_file(self) -> None:
        if path := self._outside.choose_file(tr("Open a model")):
            self.file_chosen.emit(path)

    def add_folder(self) -> None:
        """List its models too, from now on."""
        if path := self._outside.choose_folder(tr("Add a folder of models")):
            folders = dict.fromkeys((*self._keeper.settings.model_folders, str(path)))
            self._keeper.change(model_folders=tuple(folders))
            self._presenter.look()
            self._presenter.show()

    # ------------------------------------------------------------------ downloads

    def take_finished(self, whole: Downloaded) -> None:
        """A file has arrived; when the last one has, the largest is offered."""
        self._arrived.append(whole.path)
        self._presenter.look()
        if self._downloads.running:
            return
        largest = max(self._arrived, key=_size)
        self._arrived = [largest]
        what = tr("{name} is downloaded.").format(name=largest.stem)
        self._banner.show_notice(Notice(what, "", WayOn.USE_DOWNLOADED, Weight.NOTICE))

    def take_failed(self, failure: DownloadFailure) -> None:
        error, kept = failure.error, self._downloads.find(key_of(failure.file))
        self._broken = (kept.key,) if kept else ()
        retry = kept is not None and not isinstance(error, AccessError | NotFoundError)
        way_on = WayOn.RESUME_DOWNLOADS if retry else WayOn.SHOW_MODELS
        self._banner.show_notice(Notice(error.what, error.todo, way_on))

    def take_unfinished(self, left: tuple[Download, ...]) -> None:
        """After a restart; what the banner says already is more urgent."""
        self._broken = tuple(download.key for download in left)
        if self._banner.notice is None:
            names = ", ".join(f"{Path(d.file.name).stem} ({percent(d.done)})" for d in left[:3])
            one, many = (
                tr("A download is unfinished: {names}."),
                tr("{count} downloads are unfinished: {names}."),
            )
            what = (one if len(left) == 1 else many).format(count=len(left), names=names)
            self._banner.show_notice(Notice(what, "", WayOn.RESUME_DOWNLOADS, Weight.NOTICE))

    def take_catalogue(self, catalogue: Catalogue) -> None:
        """A person's own catalogue may be broken."""
        if catalogue.notice:
            self._banner.show_notice(Notice(catalogue.notice))

    def take_login(self, name: str) -> None:
        what = tr("Logged in to the hub as {name}.").format(name=name)
        self._banner.show_notice(Notice(what, "", None, Weight.NOTICE))
        self._presenter.read_again()

    def take_way(self, way_on: WayOn) -> None:
        match way_on:
            case WayOn.SHOW_MODELS:
                self.page_wanted.emit()
            case WayOn.USE_DOWNLOADED if self._arrived:
                self._presenter.use(self._arrived.pop())
            case WayOn.RESUME_DOWNLOADS:
                for key in self._broken:
                    self._change_download(self._downloads.find(key), Act.RESUME)

    # ------------------------------------------------------------------ one act each

    def _use(self, subject: object) -> None:
        match subject:
            case ModelFile(path=path) if self._presenter.choice:
                self._presenter.use_pair(path, self._presenter.choice)
            case ModelFile(path=path):
                self._presenter.use(path)
            case _:
                file = self._file_of(subject)
                if file is not None:
                    self._presenter.use(file.path)

    def _download(self, subject: object, with_draft: bool) -> None:
        match subject:
            case CatalogueModel():
                draft = self._describer.subject(self._presenter.choice) if with_draft else None
                wanted = [m for m in (subject, draft) if isinstance(m, CatalogueModel) and m.repo]
                missing = [m.id for m in wanted if self._describer.on_disk(m) is None]
                self._hub.resolve(tuple(missing))
            case Found():
                file = self._describer.hub_file(self._presenter.choice)
                if file is not None:
                    self._downloads.start(file)

    def _download_of(self, subject: object) -> Download | None:
        match subject:
            case Download():
                return subject
            case CatalogueModel():
                return self._describer.download_of(subject)
            case Found():
                return self._downloads.find(self._presenter.choice)
            case _:
                return None

    def _change_download(self, download: Download | None, act: Act) -> None:
        if download is None:
            return
        if act is Act.PAUSE:
            self._downloads.pause(download.key)
        elif act is Act.RESUME and download.state is DownloadState.PAUSED:
            self._downloads.start(download.file)
        elif act is Act.CANCEL:
            words = tr("Cancel this download? The {size} that have arrived are thrown away.")
            what = words.format(size=amount(download.bytes_done))
            self._details.ask(Question(Deed.CANCEL, what, download.key))

    def _file_of(self, subject: object) -> ModelFile | None:
        match subject:
            case ModelFile():
                return subject
            case CatalogueModel():
                return self._describer.on_disk(subject)
            case Found():
                return self._describer.on_disk_name(
                    self._describer.hub_file(self._presenter.choice)
                )
            case _:
                return None

    def _show_in_folder(self, file: ModelFile | None) -> None:
        if file is not None:
            self._outside.open_address(QUrl.fromLocalFile(str(file.path.parent)).toString())


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
