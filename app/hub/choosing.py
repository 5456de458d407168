"""What a person types to name a model -> one file on the hub. Knows nothing of fetching it."""

from __future__ import annotations

from dataclasses import dataclass

from app.catalogue import Catalogue
from app.hub.errors import NotFoundError
from app.hub.place import Hub
from app.hub.repository import HubFile, Repository, read_repository
from app.words import Words

_USUAL_QUANT = "Q4_K_M"  # as llama.cpp's -hf


@dataclass(frozen=True, slots=True)
class Wanted:
    """`file` or `quant` is "" where it was not said."""

    repo: str
    file: str = ""
    quant: str = ""


def read_wanted(catalogue: Catalogue, text: str, address: str = "") -> Wanted:
    """What `text` names; see `choose_file`. The hub is not asked. `address`: that of its pages.

    Raises:
        NotFoundError: it has none of the forms.
    """
    for model in catalogue.models:
        if model.id == text and model.repo:
            return Wanted(model.repo, model.file if model.file_seen else "", model.quant)
    path = text.strip().removeprefix(address + "/" if address else "")
    path = path.replace("/blob/main/", "/").replace("/resolve/main/", "/").strip("/")
    path, _, quant = path.partition(":")
    owner, _, rest = path.partition("/")
    name, _, file = rest.partition("/")
    if not owner or not name or (file and quant) or (file and not file.lower().endswith(".gguf")):
        raise NotFoundError(
            Words("{text} names no model.", text=text),
            Words("Give an id from `paceline models`, owner/name:quant or owner/name/file.gguf."),
        )
    return Wanted(f"{owner}/{name}", file, quant.upper())


def choose_file(hub: Hub, catalogue: Catalogue, text: str) -> HubFile:
    """An id of the catalogue, `owner/name`, `owner/name:quant`, or `owner/name/path/file.gguf`; or
    the address of the repository's or the file's page.

    Without a quant: Q4_K_M, else the repository's only model.

    Raises:
        NotFoundError: it names nothing, or more than one file.
        and all that `read_repository` raises
    """
    wanted = read_wanted(catalogue, text, hub.url)
    repository = read_repository(hub, wanted.repo)
    if wanted.file:
        return _by_name(repository, wanted.file)
    return _by_quant(repository, wanted.quant)


def _by_name(repository: Repository, name: str) -> HubFile:
    for file in repository.files:
        if name in (part.name for part in file.parts):
            return file
    raise NotFoundError(
        Words("{repo} has no file {name}.", repo=repository.repo, name=name),
        Words("It has {names}.", names=_listed(repository.files)),
    )


def _by_quant(repository: Repository, quant: str) -> HubFile:
    models = repository.models
    if not models:
        raise NotFoundError(
            Words("{repo} has no GGUF model.", repo=repository.repo),
            Words("Look for a repository with GGUF in its name."),
        )
    fitting = [file for file in models if file.quant == (quant or _USUAL_QUANT)]
    if not fitting and not quant:
        fitting = list(models)
    match fitting:
        case [only]:
            return only
        case []:
            raise NotFoundError(
                Words("{repo} has no {quant}.", repo=repository.repo, quant=quant),
                Words(
                    "It has {names}.",
                    names=", ".join(dict.fromkeys(file.quant or file.name for file in models)),
                ),
            )
        case _:
            raise NotFoundError(
                Words("{repo} has more than one such file.", repo=repository.repo),
                Words("Name one of them: {names}.", names=_listed(tuple(fitting))),
            )


def _listed(files: tuple[HubFile, ...]) -> str:
    return ", ".join(file.name for file in files)
