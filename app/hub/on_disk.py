"""What is in the hub cache on this machine: find it, delete it. Knows nothing of the network."""

from __future__ import annotations

from pathlib import Path

from app.hub.errors import HubError
from app.hub.layout import RepoFolder, blob_of
from app.hub.names import part_files
from app.hub.place import Hub
from app.hub.wanted import delete_unfinished
from app.words import Words


def find_on_disk(hub: Hub, repo: str, file: str) -> Path | None:
    """The file to open, if it is there whole: with all its parts. Needs no network."""
    folder = RepoFolder.of(hub, repo)
    for commit in folder.commits():
        paths = [folder.pointer(commit, part) for part in part_files(file)]
        if all(path.is_file() for path in paths):
            return paths[0]
    return None


def delete(hub: Hub, repo: str, file: str) -> int:
    """Remove the file, all its parts in all versions, and what of it is unfinished.

    Returns:
        the bytes freed.

    Raises:
        HubError: the system does not let go of it.
    """
    folder = RepoFolder.of(hub, repo)
    parts = part_files(file)
    try:
        pointers = [folder.pointer(commit, part) for commit in folder.commits() for part in parts]
        freed = _delete_pointers(
            folder, [path for path in pointers if path.is_symlink() or path.is_file()]
        )
        freed += delete_unfinished(hub, repo, parts[0])
        folder.tidy()
        return freed
    except OSError as error:
        raise HubError(
            Words("{file} can't be deleted ({reason}).", file=file, reason=error.strerror),
            Words("Close the model, here and in other programs, and try again."),
        ) from None


def _delete_pointers(folder: RepoFolder, pointers: list[Path]) -> int:
    """Remove links, and their blobs if no other link in the repository leads there."""
    blobs = {blob_of(path) for path in pointers}
    freed = 0
    for path in pointers:
        if not path.is_symlink():
            freed += path.stat().st_size
        path.unlink()
    for blob in blobs - {blob_of(path) for path in folder.links()}:
        if blob.parent == folder.blobs and (blob.is_symlink() or blob.is_file()):
            freed += _delete_blob(folder, blob)
    return freed


def _delete_blob(folder: RepoFolder, blob: Path) -> int:
    if not blob.is_symlink():
        freed = blob.stat().st_size
        blob.unlink()
        return freed
    # Fetched by huggingface_hub itself, into its store for all repositories; only it can tell
    # whether another one still needs the bytes.
    from huggingface_hub.utils import _shared_blobs

    store = _shared_blobs.shared_blob_target(blob, folder.path.parent)
    blob.unlink()
    return _shared_blobs.sweep_shared_blob(store, cache_dir=folder.path.parent) if store else 0
