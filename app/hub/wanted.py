"""What is being fetched, on disk, so that it can be gone on with after a restart. Knows nothing of
how it is fetched."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from app.hub.errors import HubError
from app.hub.layout import WANTED, RepoFolder, blob_of, checked
from app.hub.place import Hub
from app.hub.repository import HubFile, Part
from app.whole_file import write_whole


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A download that was paused or broke off. `download(hub, unfinished.file)` goes on with it,
    at this very commit; a file read from the hub anew does so, too, if it has not changed there."""

    file: HubFile
    bytes_done: int


def list_unfinished(hub: Hub) -> tuple[Unfinished, ...]:
    """Every download that can be gone on with."""
    found = []
    for path in sorted(hub.cache.glob(f"models--*/blobs/*{WANTED}")):
        if file := _read(path):
            folder = RepoFolder.of(hub, file.repo)
            found.append(Unfinished(file, sum(bytes_there(folder, part) for part in file.parts)))
    return tuple(found)


def bytes_there(folder: RepoFolder, part: Part) -> int:
    """How much of a part has arrived."""
    for path in (folder.blob(part.digest), folder.partial(part.digest)):
        if path.is_file():
            return path.stat().st_size
    return 0


def write_wanted(folder: RepoFolder, file: HubFile) -> bool:
    """Note that `file` is being fetched; False where that is noted already."""
    path = folder.wanted(file.parts[0].digest)
    if _read(path) == file:
        return False
    write_whole(path, json.dumps(asdict(file)))
    return True


def forget_wanted(folder: RepoFolder, file: HubFile) -> None:
    folder.wanted(file.parts[0].digest).unlink(missing_ok=True)


def other_versions(folder: RepoFolder, name: str, keep: HubFile | None) -> Iterator[HubFile]:
    """What was being fetched under this name, other than `keep`."""
    for path in sorted(folder.blobs.glob(f"*{WANTED}")):
        file = _read(path)
        if file and file.name == name and (keep is None or file.parts != keep.parts):
            yield file


def delete_unfinished(hub: Hub, repo: str, file: str) -> int:
    """Remove what has arrived of an unfinished download: cancelling, after it has stopped.

    Returns:
        the bytes freed.
    """
    folder = RepoFolder.of(hub, repo)
    return sum(drop(folder, version) for version in list(other_versions(folder, file, None)))


def drop(folder: RepoFolder, file: HubFile, keep: HubFile | None = None) -> int:
    """Remove the parts of an unfinished version that nothing else uses; returns bytes freed."""
    forget_wanted(folder, file)
    kept = {blob_of(link).name for link in folder.links()}
    kept |= {part.digest for part in keep.parts} if keep else set()
    freed = 0
    for part in file.parts:
        if part.digest not in kept:
            for path in (folder.blob(part.digest), folder.partial(part.digest)):
                if path.is_file():
                    freed += path.stat().st_size
                    path.unlink()
    folder.tidy()
    return freed


def _read(path: Path) -> HubFile | None:
    """None where it is no note of ours."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        parts = tuple(
            Part(checked(p["name"]), int(p["size_bytes"]), checked(p["digest"]))
            for p in values["parts"]
        )
        return HubFile(checked(values["repo"]), checked(values["commit"]), parts) if parts else None
    except (OSError, ValueError, KeyError, TypeError, HubError):
        return None
