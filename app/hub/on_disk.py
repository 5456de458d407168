"""The hub cache on this machine: find files in it and delete them. Knows nothing of the network."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.hub.place import Hub


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A download that was paused or broke off; `download` of the same file goes on with it."""

    repo: str
    file: str  # the part's name in the repository
    bytes_done: int
    bytes_total: int


def find_on_disk(hub: Hub, repo: str, file: str) -> Path | None:
    """The file to open, if it is there whole: with all its parts. Needs no network."""
    raise NotImplementedError


def list_unfinished(hub: Hub) -> tuple[Unfinished, ...]:
    """Every download that can be gone on with."""
    raise NotImplementedError


def delete(hub: Hub, repo: str, file: str) -> int:
    """Remove the file, all its parts, and what of it is unfinished.

    Returns:
        the bytes freed.
    """
    raise NotImplementedError


def delete_unfinished(hub: Hub, repo: str, file: str) -> int:
    """Remove what has arrived of an unfinished download: cancelling, after it has stopped.

    Returns:
        the bytes freed.
    """
    raise NotImplementedError
