"""Turns each kind of model into what the pane beside the list shows. Knows no widgets."""

from __future__ import annotations

from app.catalogue import CatalogueModel, Sampling
from app.engine.memory import FitVerdict
from app.engine.requests import LoadRequest
from app.errors import UserError
from app.gui.amounts import amount, parameters
from app.gui.models.detail import Access, Act, Detail, LoadView, Offer
from app.gui.models.download_words import progress_words
from app.gui.models.downloads import Download, DownloadState
from app.gui.models.hub_session import HubSession
from app.gui.models.rows import (
    NO_DRAFT,
    Row,
    context_words,
    gate_words,
    hub_key,
    is_built_in,
    place_words,
)
from app.gui.presets.fields import sampler_words
from app.gui.presets.recommended import sampler_of
from app.gui.translation import said, tr
from app.hub import AccessError, Found, Gate, HubFile
from app.model_files import DraftOffer, ModelFile, Place
from app.settings import LoadChoice
from app.words import NOTHING


def file(
    model: ModelFile,
    fit: FitVerdict | None,
    choices: tuple[Row, ...],
    chosen: str,
    offer: DraftOffer | None,
    choice: LoadChoice,
    loaded: LoadRequest | None,
    searching: bool,
) -> Detail:
    """A model on this computer."""
    in_use = loaded is not None and model.path in (loaded.target, loaded.draft)
    usable = model.fault is None
    layers = len(model.card.shape.blocks) if model.card and model.card.shape else 0
    trained = model.card.context if model.card else 0
    title = (
        tr("Looking for drafts…")
        if searching
        else tr("Drafts for it, best first; the fit is that of both")
    )
    builtin = is_built_in(model)
    words = _draft_words(offer)
    if model.place is Place.OLLAMA:
        remark = tr("It belongs to Ollama, which removes it with: ollama rm {name}.")
        words = f"{remark.format(name=model.name)} {words}"
    return Detail(
        key=f"file {model.path}",
        title=model.name,
        facts=_file_facts(model),
        fit=fit,
        words=words,
        trouble=f"{said(model.fault.what)} {said(model.fault.todo)}" if model.fault else "",
        offers=(
            *((_use(model, chosen, offer, loaded),) if usable else ()),
            Offer(Act.SHOW),
            *(() if builtin or model.place is Place.OLLAMA else (_delete(in_use),)),
        ),
        choices_title=title if usable else "",
        choices=choices,
        chosen=chosen,
        load=LoadView(choice, trained, layers) if usable else None,
    )


def _use(
    model: ModelFile, chosen: str, offer: DraftOffer | None, loaded: LoadRequest | None
) -> Offer:
    draft = offer.draft.path if offer is not None else None
    if offer is not None and not offer.verdict.fits:
        return Offer(Act.USE, tr("Use with this draft"), said(offer.verdict.reason))
    if loaded is not None and (loaded.target, loaded.draft) == (model.path, draft) and chosen:
        return Offer(Act.USE, tr("Load again"))
    if chosen == NO_DRAFT:
        return Offer(Act.USE, tr("Use without a draft"))
    return Offer(Act.USE, tr("Use with this draft") if offer is not None else tr("Use"))


def _draft_words(offer: DraftOffer | None) -> str:
    """What there is to say of the chosen draft, whole; its line in the list may be too short."""
    if offer is None:
        return ""
    verdict = offer.verdict
    return " ".join(filter(None, map(said, (verdict.reason, offer.advice, *verdict.notes))))


def _delete(in_use: bool) -> Offer:
    return Offer(Act.DELETE, "", tr("It is loaded. Load another model first.") if in_use else "")


def _file_facts(model: ModelFile) -> tuple[tuple[str, str], ...]:
    card = model.card
    place = "" if model.place is Place.ADDED else f"{place_words(model)}: "
    facts = [(tr("Where"), f"{place}{model.path}")]
    if len(model.parts) > 1:
        facts.append((tr("Parts"), f"{len(model.parts)}"))
    if card is not None:
        size = parameters(card.parameters) if card.parameters else ""
        facts += [
            (tr("Kind"), " · ".join(filter(None, (card.architecture, size, card.quant)))),
            (tr("Context"), _trained(card.context) if card.context else "–"),
            (tr("Vocabulary"), context_words(card.vocabulary) or "–"),
            (tr("Licence"), card.license or tr("not stated in the file")),
        ]
        if not card.has_template and model.fault is None:
            facts.append((tr("Template"), tr("none: it completes text, it was not made for chat")))
    facts.append((tr("Size"), amount(model.size_bytes)))
    return tuple(facts)


def download(download: Download, fit: FitVerdict | None) -> Detail:
    """A model on its way."""
    file = download.file
    running = download.state is DownloadState.RUNNING
    note = download.progress.note if running and download.progress else NOTHING
    return Detail(
        key=download.key,
        title=file.name,
        facts=(
            (tr("From"), file.repo),
            (tr("Size"), amount(file.size_bytes)),
            (tr("Quant"), file.quant or "–"),
        ),
        fit=fit,
        words=said(note),
        done=download.done,
        progress=progress_words(download),
        offers=_running_offers(download),
    )


def catalogue(
    model: CatalogueModel,
    fit: FitVerdict | None,
    choices: tuple[Row, ...],
    chosen: str,
    here: ModelFile | None,
    running: Download | None,
    hub: HubSession,
) -> Detail:
    """A model of the catalogue."""
    gated = model.gated and here is None
    words = _access_words(hub.trouble)
    return Detail(
        key=f"catalogue {model.id}",
        title=model.name,
        facts=_catalogue_facts(model),
        fit=fit,
        words=said(model.note),
        done=running.done if running else None,
        progress=progress_words(running) if running else "",
        offers=_catalogue_offers(model, bool(choices), here, running, hub.asking),
        choices_title=tr("Drafts for it, best first; the fit is that of both") if choices else "",
        choices=choices,
        chosen=chosen,
        access=Access(words, model.repo, hub.asking) if gated else None,
    )


def _catalogue_facts(model: CatalogueModel) -> tuple[tuple[str, str], ...]:
    size = model.size_bytes
    about = "" if model.bytes else tr("about") + " "
    sampling = "–" if model.sampling == Sampling() else sampler_words(sampler_of(model.sampling))
    return (
        (tr("From"), model.repo or tr("ships with Paceline")),
        (tr("File"), model.file),
        (tr("Size"), f"{about}{amount(size)}" if size else "–"),
        (tr("Quant"), model.quant),
        (tr("Context"), context_words(model.context) or "–"),
        (tr("Licence"), model.license + (f", {tr('gated')}" if model.gated else "")),
        (tr("Sampling"), sampling),
    )


def _catalogue_offers(
    model: CatalogueModel,
    paired: bool,
    here: ModelFile | None,
    running: Download | None,
    asking: bool,
) -> tuple[Offer, ...]:
    page = (Offer(Act.PAGE),) if model.repo else ()
    if here is not None:
        return (Offer(Act.USE), Offer(Act.SHOW), *page)
    if running is not None:
        return (*_running_offers(running), *page)
    if not model.repo:
        return ()
    wait = tr("The hub is being asked…") if asking else ""
    if paired:
        both = Offer(Act.DOWNLOAD_PAIR, "", wait)
        return (both, Offer(Act.DOWNLOAD, tr("Download it alone"), wait), *page)
    return (Offer(Act.DOWNLOAD, "", wait), *page)


def _running_offers(download: Download) -> tuple[Offer, ...]:
    running = download.state is DownloadState.RUNNING
    busy = "" if running or download.state is DownloadState.PAUSED else tr("One moment…")
    return (Offer(Act.PAUSE if running else Act.RESUME, "", busy), Offer(Act.CANCEL, "", busy))


def repository(
    found: Found,
    hub: HubSession,
    choices: tuple[Row, ...],
    chosen: HubFile | None,
    running: Download | None,
    here: ModelFile | None,
) -> Detail:
    """A repository on the hub, with its files."""
    closed = isinstance(hub.trouble, AccessError)
    if hub.reading == found.repo:
        title = tr("Asking for its files…")
    elif hub.trouble is not None:
        title = tr("Its files could not be listed")
    else:
        listed = tr("Files, smallest first ({count})").format(count=len(choices))
        title = listed if choices else tr("No GGUF files")
    return Detail(
        key=f"repository {found.repo}",
        title=found.repo,
        facts=(
            (tr("Licence"), found.license or tr("not stated")),
            (tr("Gate"), gate_words(found.gate) or tr("open")),
            (tr("Family"), found.architecture or "–"),
            (tr("Downloads"), _last_month(found.downloads) if found.downloads else "–"),
        ),
        done=running.done if running else None,
        progress=progress_words(running) if running else "",
        offers=_repository_offers(chosen, running, here),
        choices_title=title,
        choices=choices,
        chosen=hub_key(chosen.repo, chosen.name) if chosen else "",
        access=Access(_access_words(hub.trouble), found.repo, hub.asking)
        if closed or found.gate is not Gate.OPEN
        else None,
    )


def _repository_offers(
    chosen: HubFile | None, running: Download | None, here: ModelFile | None
) -> tuple[Offer, ...]:
    if here is not None:
        return (Offer(Act.USE), Offer(Act.SHOW), Offer(Act.PAGE))
    if running is not None:
        return (*_running_offers(running), Offer(Act.PAGE))
    if chosen is None:
        return (Offer(Act.DOWNLOAD, "", tr("Choose a file first.")), Offer(Act.PAGE))
    words = tr("Download {size}")
    return (Offer(Act.DOWNLOAD, words.format(size=amount(chosen.size_bytes))), Offer(Act.PAGE))


def _access_words(trouble: UserError | None) -> str:
    if isinstance(trouble, AccessError):
        return said(trouble.words)
    return tr(
        "This model is gated: accept its licence on its page, with your account there. Then make "
        "a token in that account's settings and enter it here."
    )


def _trained(context: int) -> str:
    return tr("trained for {context}").format(context=context_words(context))


def _last_month(downloads: int) -> str:
    return tr("{downloads:,} last month").format(downloads=downloads)
