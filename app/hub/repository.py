"""Repositories on the hub and the GGUF files in them. Knows nothing of fetching these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.hub.names import FileKind, read_kind, read_quant
from app.hub.place import Hub


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
    raise NotImplementedError


def read_repository(hub: Hub, repo: str) -> Repository:
    """The GGUF files of `owner/name` at the head of its main branch; parts are one file.

    A gated repository is listed as well. A split model that lacks a part is left out.

    Raises:
        NotFoundError, NotLoggedInError, InvalidTokenError, NoAccessError, OfflineError, HubError
    """
    raise NotImplementedError
