"""What the lists and the chosen model look like now, from all that is known. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.catalogue import CatalogueModel, CataloguePair
from app.engine.memory import FitVerdict
from app.engine.requests import LoadRequest
from app.gui.models import details_of
from app.gui.models.detail import Detail
from app.gui.models.disk_names import DiskNames
from app.gui.models.download_words import download_row, state_words
from app.gui.models.downloads import Download, Downloads
from app.gui.models.fits import Room, fit_of, rough_fit
from app.gui.models.hub_session import HubSession
from app.gui.models.library import Library
from app.gui.models.load_choices import cache_type, choice_for
from app.gui.models.page import Tab
from app.gui.models.rows import (
    NO_DRAFT,
    Row,
    catalogue_row,
    file_key,
    file_row,
    found_row,
    hub_file_row,
    key_of,
    no_draft_row,
    offer_row,
    pair_row,
)
from app.gui.translation import tr
from app.hub import Found, HubFile
from app.model_files import DraftOffer, ModelFile
from app.settings import Settings

Subject = ModelFile | Download | CatalogueModel | Found


class Describer:
    """Reads the sessions; changes nothing. `room`: what is free for models."""

    def __init__(
        self,
        library: Library,
        downloads: Downloads,
        hub: HubSession,
        settings: Callable[[], Settings],
        loaded: Callable[[], LoadRequest | None],
    ) -> None:
        self._library = library
        self._downloads = downloads
        self._hub = hub
        self._settings = settings
        self._loaded = loaded
        self.room = Room()
        self._names = DiskNames(())
        self._file_rows: dict[Path, tuple[ModelFile, LoadRequest | None, Row]] = {}

    # ------------------------------------------------------------------ lists

    def rows(self, tab: Tab) -> tuple[Row, ...]:
        match tab:
            case Tab.DISK:
                loaded = self._loaded()
                waiting = tuple(download_row(download) for download in self._downloads.known)
                return waiting + tuple(self._file_row(file, loaded) for file in self._library.files)
            case Tab.CATALOGUE:
                models = self._library.catalogue.models if self._library.catalogue else ()
                return tuple(catalogue_row(m, self._state_of(m)) for m in models)
            case Tab.HUB:
                return tuple(found_row(found) for found in self._hub.found)

    def _file_row(self, file: ModelFile, loaded: LoadRequest | None) -> Row:
        """Made once for as long as nothing about it changes: there may be hundreds."""
        known = self._file_rows.get(file.path)
        if known is None or known[0] is not file or known[1] != loaded:
            known = self._file_rows[file.path] = (file, loaded, file_row(file, loaded))
        return known[2]

    def empty_words(self, tab: Tab) -> str:
        """Why a list has no lines."""
        match tab:
            case Tab.DISK if self._library.scanning:
                return tr("Looking for models on this computer…")
            case Tab.DISK:
                return tr(
                    "No models here yet.\n\nThe catalogue has pairs that work well together; "
                    "or open a GGUF file that you have."
                )
            case Tab.CATALOGUE:
                unread = self._library.catalogue is None
                return tr("Reading the catalogue…") if unread else tr("It is empty.")
            case Tab.HUB if self._hub.searching:
                return tr("Searching for “{text}”…").format(text=self._hub.text)
            case Tab.HUB if self._hub.trouble is not None:
                return tr(
                    "The hub could not be asked.\n\nPress Enter in the field above to try again."
                )
            case Tab.HUB if self._hub.text:
                words = tr("The hub has no GGUF models with “{text}” in their name.")
                return words.format(text=self._hub.text)
            case Tab.HUB:
                return tr(
                    "Any GGUF model on the hub can be used.\n\n"
                    "Type a name, such as “qwen3 4b”, and press Enter."
                )

    def choices(self, subject: Subject | None) -> tuple[Row, ...]:
        """The drafts of a target, or the files of a repository."""
        match subject:
            case ModelFile():
                offers = self._library.offers_for(subject)
                return () if offers is None else (*map(offer_row, offers), no_draft_row())
            case CatalogueModel():
                return tuple(
                    pair_row(pair, draft, self._state_of(draft))
                    for pair, draft in self._pairs_of(subject)
                )
            case Found():
                read = self._hub.repository
                files = read.files if read is not None and read.repo == subject.repo else ()
                return tuple(hub_file_row(file, self._file_state(file)) for file in files)
            case _:
                return ()

    # ------------------------------------------------------------------ one model

    def subject(self, key: str) -> Subject | None:
        """What a line of a list stands for."""
        kind, _, name = key.partition(" ")
        match kind:
            case "file":
                return self._library.file(Path(name))
            case "hub":
                return self._downloads.find(key)
            case "catalogue" if self._library.catalogue is not None:
                models = self._library.catalogue.models
                return next((model for model in models if model.id == name), None)
            case "repository":
                return next((found for found in self._hub.found if found.repo == name), None)
            case _:
                return None

    def detail(self, key: str, chosen: str) -> Detail | None:
        """`chosen`: the key of the draft or file that is selected beside it, or ""."""
        subject = self.subject(key)
        choices = self.choices(subject)
        fit = self.judge_choice(key, chosen) or self.judge(key)
        match subject:
            case ModelFile():
                offer = self.offer(subject, chosen)
                choice = choice_for(self._settings().load_choices, subject.path)
                searching = self._library.offers_for(subject) is None
                return details_of.file(
                    subject, fit, choices, chosen, offer, choice, self._loaded(), searching
                )
            case Download():
                return details_of.download(subject, fit)
            case CatalogueModel():
                here, running = self.on_disk(subject), self.download_of(subject)
                return details_of.catalogue(subject, fit, choices, chosen, here, running, self._hub)
            case Found():
                file = self.hub_file(chosen)
                running = self._downloads.find(chosen)
                return details_of.repository(
                    subject, self._hub, choices, file, running, self.on_disk_name(file)
                )
            case None:
                return None

    def offer(self, target: ModelFile, key: str) -> DraftOffer | None:
        """The draft with this key among those that were judged for a target."""
        offers = self._library.offers_for(target) or ()
        return next((offer for offer in offers if file_key(offer.draft.path) == key), None)

    def first_choice(self, key: str) -> str:
        """What is selected beside a model before the person selects: its best draft, or the file
        that most people take."""
        subject = self.subject(key)
        match subject:
            case ModelFile():
                offers = self._library.offers_for(subject)
                if offers is None:
                    return ""
                good = [o for o in offers if o.verdict.fits and not o.advice]
                return file_key(good[0].draft.path) if good else NO_DRAFT
            case CatalogueModel():
                return next((row.key for row in self.choices(subject)), "")
            case Found():
                choices = self.choices(subject)
                usual = [row.key for row in choices if "Q4_K_M" in row.title]
                return (usual or [row.key for row in choices] or [""])[0]
            case _:
                return ""

    def _pairs_of(self, model: CatalogueModel) -> tuple[tuple[CataloguePair, CatalogueModel], ...]:
        """The catalogue's drafts for a target, best first."""
        catalogue = self._library.catalogue
        pairs = catalogue.drafts(model.id) if catalogue else ()
        return tuple((pair, catalogue.model(pair.draft)) for pair in pairs if catalogue)

    def on_disk(self, model: CatalogueModel) -> ModelFile | None:
        """The file that a line of the catalogue stands for."""
        return self._disk_names().of_catalogue(model)

    def on_disk_name(self, file: HubFile | None) -> ModelFile | None:
        """The file in the hub cache."""
        return None if file is None else self._disk_names().of_hub(file)

    def _disk_names(self) -> DiskNames:
        if self._names.files is not self._library.files:
            self._names = DiskNames(self._library.files)
        return self._names

    def download_of(self, model: CatalogueModel) -> Download | None:
        def same(file: HubFile) -> bool:
            named = file.name == model.file if model.file_seen else file.quant == model.quant
            return file.repo == model.repo and named

        return next((one for one in self._downloads.known if same(one.file)), None)

    def hub_file(self, key: str) -> HubFile | None:
        files = self._hub.repository.files if self._hub.repository else ()
        return next((file for file in files if key_of(file) == key), None)

    # ------------------------------------------------------------------ does it fit

    def judge(self, key: str) -> FitVerdict | None:
        """Whether the model of a line fits by itself, loaded as chosen for it."""
        match self.subject(key):
            case ModelFile(card=card, path=path, fault=None) if card and card.shape:
                choice = choice_for(self._settings().load_choices, path)
                return fit_of(card.shape, None, choice.context, cache_type(choice), self.room)
            case Download(file=file):
                return rough_fit((file.size_bytes,), self.room)
            case CatalogueModel(size_bytes=int(size)):
                return rough_fit((size,), self.room)
            case _:
                return None

    def judge_choice(self, target: str, key: str) -> FitVerdict | None:
        """Whether the chosen model fits together with this draft; or a file of a repository."""
        file = self.hub_file(key)
        if file is not None:
            return rough_fit((file.size_bytes,), self.room)
        subject = self.subject(target)
        if isinstance(subject, CatalogueModel):
            draft = self.subject(key)
            sizes = subject.size_bytes, getattr(draft, "size_bytes", None)
            return rough_fit((sizes[0], sizes[1]), self.room) if sizes[0] and sizes[1] else None
        if not isinstance(subject, ModelFile) or subject.card is None or not subject.card.shape:
            return None
        offer = self.offer(subject, key)
        if offer is None or not offer.verdict.fits or offer.draft.card is None:
            return None
        choice = choice_for(self._settings().load_choices, subject.path)
        shapes = subject.card.shape, offer.draft.card.shape
        return fit_of(*shapes, choice.context, cache_type(choice), self.room)

    def _state_of(self, model: CatalogueModel) -> str:
        return _state(self.download_of(model), self.on_disk(model))

    def _file_state(self, file: HubFile) -> str:
        return _state(self._downloads.find(key_of(file)), self.on_disk_name(file))


def _state(download: Download | None, here: ModelFile | None) -> str:
    if download is not None:
        return state_words(download)
    return tr("on this computer") if here is not None else ""
