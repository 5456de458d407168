"""Repositories on the hub and the GGUF files in them. Knows nothing of fetching these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from app.hub.failures import told
from app.hub.names import FileKind, part_files, read_kind, read_part, read_quant
from app.hub.place import Hub
from app.hub.session import TIMEOUT, get_json
from app.words import Words

if TYPE_CHECKING:
    from huggingface_hub import ModelInfo
    from huggingface_hub.hf_api import RepoSibling


class Gate(StrEnum):
    OPEN = "open"
    AUTOMATIC = "automatic"  # accept the licence, and it opens
    MANUAL = "manual"  # accept the licence, and its owner decides


@dataclass(frozen=True, slots=True)
class Found:
    """A repository that a search found. None: the hub does not say."""

    repo: str
    license: str  # as the hub's tag says, or ""
    gate: Gate
    downloads: int | None  # in the last month
    likes: int | None
    updated: datetime | None
    architecture: str = ""  # from the GGUF header, as the hub read it
    parameters: int | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One file in the repository.

    `digest`: SHA-256 (64 digits) of a file in large-file storage, as GGUFs almost always are; of
    others git's blob SHA-1 (40 digits). It names the blob in the cache, too.
    """

    name: str
    size_bytes: int
    digest: str


@dataclass(frozen=True, slots=True)
class HubFile:
    """One model, whole or in parts, as it stands in one commit."""

    repo: str
    commit: str
    parts: tuple[Part, ...]

    @property
    def name(self) -> str:
        """The file to open: the first part."""
        return self.parts[0].name

    @property
    def size_bytes(self) -> int:
        return sum(part.size_bytes for part in self.parts)

    @property
    def quant(self) -> str:
        return read_quant(self.name)

    @property
    def kind(self) -> FileKind:
        return read_kind(self.name)


@dataclass(frozen=True, slots=True)
class Repository:
    """`files`: smallest first. `license_link`: "" where there is none."""

    repo: str
    commit: str
    license: str
    license_link: str
    gate: Gate
    files: tuple[HubFile, ...]

    @property
    def models(self) -> tuple[HubFile, ...]:
        """The files that can be chatted with or draft: no projectors, heads and the like."""
        return tuple(file for file in self.files if file.kind is FileKind.MODEL)


def search(hub: Hub, text: str, limit: int = 50) -> Iterator[Found]:
    """GGUF repositories with `text` in their name, most downloaded first.

    Raises:
        OfflineError, HubError
    """
    with told(hub, Words("page for searching")):
        from huggingface_hub import ModelInfo

        # HfApi.list_models waits for a silent hub without end, and when it can't connect, it closes
        # the session of a download that is running.
        answer = get_json(
            hub,
            "/api/models",
            search=text,
            filter="gguf",
            sort="downloads",
            limit=limit,
            expand=["downloads", "likes", "gated", "lastModified", "tags", "gguf"],
        )
        found = [_found(ModelInfo(**item)) for item in answer]  # type: ignore[no-untyped-call]
    yield from found


def read_repository(hub: Hub, repo: str) -> Repository:
    """The GGUF files of `owner/name` at the head of its main branch; parts are one file.

    A gated repository is listed as well. A split model that lacks a part is left out.

    Raises:
        NotFoundError, NotLoggedInError, InvalidTokenError, NoAccessError, OfflineError, HubError
    """
    with told(hub, repo, repo):
        from huggingface_hub import HfApi

        info = HfApi(endpoint=hub.url).model_info(repo, files_metadata=True, timeout=TIMEOUT)
        commit = info.sha or ""
        parts = [_part(sibling) for sibling in info.siblings or () if _is_gguf(sibling)]
        return Repository(
            repo=info.id,
            commit=commit,
            license=_license(info),
            license_link=_card(info).get("license_link", ""),
            gate=_gate(info),
            files=_group(info.id, commit, parts),
        )


def _found(info: ModelInfo) -> Found:
    gguf: dict[str, Any] = info.gguf or {}
    return Found(
        repo=info.id,
        license=_license(info),
        gate=_gate(info),
        downloads=info.downloads,
        likes=info.likes,
        updated=info.last_modified,
        architecture=str(gguf.get("architecture") or ""),
        parameters=gguf.get("total"),
    )


def _card(info: ModelInfo) -> dict[str, str]:
    """What the head of the README says, as far as it is text."""
    card = vars(info.card_data) if info.card_data else {}
    return {key: value for key, value in card.items() if isinstance(value, str)}


def _license(info: ModelInfo) -> str:
    """`other` says nothing: then the name that its author gives it."""
    card = _card(info)
    tags = [tag.removeprefix("license:") for tag in info.tags or () if tag.startswith("license:")]
    license = card.get("license") or (tags[0] if tags else "")
    return card.get("license_name", license) if license in ("other", "") else license


def _gate(info: ModelInfo) -> Gate:
    match info.gated:
        case "manual":
            return Gate.MANUAL
        case "auto" | True:
            return Gate.AUTOMATIC
        case _:
            return Gate.OPEN


def _is_gguf(sibling: RepoSibling) -> bool:
    return sibling.rfilename.lower().endswith(".gguf")


def _part(sibling: RepoSibling) -> Part:
    if sibling.lfs:
        return Part(sibling.rfilename, sibling.lfs.size, sibling.lfs.sha256)
    return Part(sibling.rfilename, sibling.size or 0, sibling.blob_id or "")


def _group(repo: str, commit: str, parts: list[Part]) -> tuple[HubFile, ...]:
    """Parts of one model together, smallest model first."""
    by_name = {part.name: part for part in parts}
    files = []
    for part in parts:
        place = read_part(part.name)
        names = part_files(part.name)
        first = place is None or place.number == 1
        if first and all(name in by_name for name in names):
            files.append(HubFile(repo, commit, tuple(by_name[name] for name in names)))
    return tuple(sorted(files, key=lambda file: (file.size_bytes, file.name)))
