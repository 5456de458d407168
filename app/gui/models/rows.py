"""One line of a list as a frozen value, and how models become such lines. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from app.catalogue import CatalogueModel, CataloguePair, VocabularyCheck
from app.engine.memory import Fit
from app.engine.requests import LoadRequest
from app.gui.amounts import amount, parameters
from app.gui.models.sources import builtin_paths
from app.gui.numerals import date
from app.gui.translation import said, tr
from app.hub import FileKind, Found, Gate, HubFile
from app.model_files import DraftOffer, ModelFile, Place

NO_DRAFT = "no draft"


class Tone(Enum):
    """How a line stands in its list."""

    USUAL = "usual"
    FAINT = "faint"  # it can't be used here
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Row:
    """`state`: a word at the right, such as "loaded"; `done`: of a download, 0 to 1."""

    key: str
    title: str
    facts: str
    tone: Tone = Tone.USUAL
    state: str = ""
    done: float | None = None
    tooltip: str = ""
    words: str = ""  # what the filter looks at, in small letters

    def has(self, wanted: tuple[str, ...]) -> bool:
        """Whether all these words, in small letters, are in it."""
        return all(word in self.words for word in wanted)


def joined(*facts: str) -> str:
    return "  ·  ".join(fact for fact in facts if fact)


def context_words(context: int | None) -> str:
    return tr("{context:,} tokens").format(context=context) if context else ""


def file_key(path: Path) -> str:
    return f"file {path}"


def hub_key(repo: str, file: str) -> str:
    return f"hub {repo}/{file}"


def key_of(file: HubFile) -> str:
    return hub_key(file.repo, file.name)


def searched(*texts: str) -> str:
    return " ".join(texts).lower()


def place_words(file: ModelFile) -> str:
    """Whose folder it is, or which one."""
    if is_built_in(file):
        return tr("built in")
    match file.place:
        case Place.ADDED:
            return str(file.path.parent)
        case Place.HUB:
            return tr("Hugging Face cache")
        case _:
            return file.place.value  # the name of a program


def is_built_in(file: ModelFile) -> bool:
    """It ships with Paceline."""
    return file.place is Place.ADDED and file.path in builtin_paths()


def file_row(file: ModelFile, loaded: LoadRequest | None) -> Row:
    """A model on this computer."""
    card = file.card
    facts = joined(
        card.quant if card else "",
        amount(file.size_bytes),
        context_words(card.context) if card else "",
        (card.license if card else "") or ("" if file.fault else tr("licence not stated")),
        place_words(file),
    )
    state = ""
    if loaded is not None and file.path in (loaded.target, loaded.draft):
        state = tr("target") if file.path == loaded.target else tr("draft")
    tooltip = str(file.path)
    words = searched(file.name, facts, card.architecture if card else "", str(file.path))
    if file.fault is not None:
        facts = said(file.fault.what)
        tooltip = f"{file.path}\n{facts} {said(file.fault.todo)}"
    tone = Tone.BROKEN if file.fault is not None else Tone.USUAL
    return Row(file_key(file.path), file.name, facts, tone, state, None, tooltip, words)


def catalogue_row(model: CatalogueModel, state: str) -> Row:
    """A model of the catalogue, on this computer or not."""
    size = model.size_bytes
    about = "" if model.bytes or size is None else tr("about") + " "
    facts = joined(
        model.quant,
        f"{about}{amount(size)}" if size else tr("size not known"),
        context_words(model.context),
        model.license,
        tr("gated") if model.gated else "",
        tr("draft") if model.roles == ("draft",) else "",
    )
    words = searched(model.name, model.id, facts, model.repo, model.architecture, *model.roles)
    key = f"catalogue {model.id}"
    return Row(key, model.name, facts, Tone.USUAL, state, None, said(model.note), words)


def found_row(found: Found) -> Row:
    """A repository on the hub."""
    facts = joined(
        parameters(found.parameters) if found.parameters else "",
        found.architecture,
        found.license or tr("licence not stated"),
        gate_words(found.gate),
        tr("{downloads:,} downloads a month").format(downloads=found.downloads)
        if found.downloads is not None
        else "",
        date(found.updated) if found.updated else "",
    )
    words = searched(found.repo, facts)
    return Row(f"repository {found.repo}", found.repo, facts, words=words, tooltip=found.repo)


def hub_file_row(file: HubFile, state: str) -> Row:
    """A file of a repository."""
    parts = tr("{count} parts").format(count=len(file.parts)) if len(file.parts) > 1 else ""
    kind = "" if file.kind is FileKind.MODEL else _kind_words(file.kind)
    facts = joined(amount(file.size_bytes), parts, kind)
    tone = Tone.USUAL if file.kind is FileKind.MODEL else Tone.FAINT
    title = joined(file.quant, file.name) if file.quant else file.name
    return Row(key_of(file), title, facts, tone, state, None, file.name, searched(title))


def offer_row(offer: DraftOffer) -> Row:
    """A draft that was looked at for a target: the verdict and its reason."""
    verdict, draft = offer.verdict, offer.draft
    size = joined(draft.card.quant if draft.card else "", amount(draft.size_bytes))
    if not verdict.fits:
        key, reason = file_key(draft.path), said(verdict.reason)
        return Row(key, draft.name, reason, Tone.FAINT, "", None, reason)
    why = " ".join(map(said, (offer.advice, *verdict.notes))).strip()
    facts = joined(size, why or tr("same vocabulary"))
    tooltip = "\n".join(filter(None, (str(draft.path), why)))
    return Row(file_key(draft.path), draft.name, facts, Tone.USUAL, "", None, tooltip)


def pair_row(pair: CataloguePair, draft: CatalogueModel, state: str) -> Row:
    """A draft that the catalogue names for a target."""
    size = amount(draft.size_bytes) if draft.size_bytes else ""
    facts = joined(draft.quant, size, _check_words(pair.check), f"k = {pair.draft_length}")
    return Row(f"catalogue {draft.id}", draft.name, facts, state=state, tooltip=said(pair.note))


def no_draft_row() -> Row:
    facts = tr("Prompt lookup guesses from what stands in the conversation")
    return Row(NO_DRAFT, tr("No draft model"), facts, tooltip=facts)


def gate_words(gate: Gate) -> str:
    match gate:
        case Gate.OPEN:
            return ""
        case Gate.AUTOMATIC:
            return tr("gated: accept its licence")
        case Gate.MANUAL:
            return tr("gated: its owner decides")


def fit_mark(fit: Fit) -> str:
    """Told apart without colour."""
    match fit:
        case Fit.GPU:
            return "●"
        case Fit.MEMORY:
            return "◐"
        case Fit.NO:
            return "○"


def _check_words(check: VocabularyCheck) -> str:
    match check:
        case VocabularyCheck.KNOWN:
            return tr("seen to work")
        case VocabularyCheck.EXPECTED:
            return tr("same family")
        case VocabularyCheck.UNTESTED:
            return tr("not tested yet")


def _kind_words(kind: FileKind) -> str:
    match kind:
        case FileKind.MODEL:
            return tr("a model")
        case FileKind.PROJECTOR:
            return tr("a projector for pictures or sound: no model by itself")
        case FileKind.HEAD:
            return tr("a draft head for one target only")
        case FileKind.CALIBRATION:
            return tr("calibration data: no model")
