"""Fetch a file into the hub cache, going on where it was left. Knows nothing of who watches."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.hub.errors import BusyError, DiskFullError, HubError
from app.hub.failures import require_online
from app.hub.layout import RepoFolder, link
from app.hub.meter import Meter, Progress
from app.hub.place import Hub
from app.hub.repository import HubFile, Part
from app.hub.request import PATIENCE, Patience
from app.hub.transfer import Transfer
from app.hub.wanted import bytes_there, drop, forget_wanted, other_versions, write_wanted
from app.words import NOTHING, Words

_KEPT_FREE = 32 << 20  # so that chats and settings can still be written
_LOCK_WAIT = 0.5  # seconds


@dataclass(frozen=True, slots=True)
class Downloaded:
    """The last event. `path`: the file to open, checked and whole."""

    path: Path


DownloadEvent = Progress | Downloaded


def download(
    hub: Hub,
    file: HubFile,
    stopped: Callable[[], bool] = lambda: False,
    patience: Patience = PATIENCE,
) -> Iterator[DownloadEvent]:
    """Fetch all parts; the last event is Downloaded.

    Pause: let `stopped` return True, and the events end without Downloaded; or close the iterator.
    What has arrived is kept, also when the program is killed, and the same call goes on with it.
    Cancel: pause, then `delete_unfinished`. `stopped` is looked at several times a second, from
    another thread, too. Iterate in one thread.

    Raises:
        OfflineError, NotFoundError, NotLoggedInError, InvalidTokenError, NoAccessError
        ConnectionLostError: it broke, and several tries later it is still broken; go on later.
        DiskFullError: before the start if it can't fit, or when the disk fills up.
        DamagedDownloadError: size or digest differ from the hub's.
        BusyError: another program fetches the same file.
    """
    folder = RepoFolder.of(hub, file.repo)
    pointers = [folder.pointer(file.commit, part.name) for part in file.parts]
    if not all(map(_is_whole, pointers, file.parts)):
        with _disk_told(), _locked(folder, file):
            yield from _fetch(hub, folder, file, stopped, patience)
            if not all(_is_whole(folder.blob(part.digest), part) for part in file.parts):
                return
            _publish(folder, file, pointers)
    yield Downloaded(pointers[0])


def _fetch(
    hub: Hub, folder: RepoFolder, file: HubFile, stopped: Callable[[], bool], patience: Patience
) -> Iterator[Progress]:
    """Until every part is a blob, or until stopped."""
    note = _begin(folder, file)
    missing = [part for part in file.parts if not _is_whole(folder.blob(part.digest), part)]
    there = file.size_bytes - sum(part.size_bytes for part in missing)
    meter = Meter(there, file.size_bytes)
    if missing:
        require_online(hub)
        _require_space(folder, file)
    yield meter.progress(note)
    for part in missing:
        partial = folder.partial(part.digest)
        transfer = Transfer(hub, file, part, partial, patience, stopped)
        yield from meter.show(transfer.steps())
        if transfer.at < part.size_bytes:
            return
        os.replace(partial, folder.blob(part.digest))
    yield meter.progress()


def _begin(folder: RepoFolder, file: HubFile) -> Words:
    """Note what is wanted, and drop what is left of another version; words about that, if so."""
    old = list(other_versions(folder, file.name, file))
    for version in old:
        drop(folder, version, keep=file)
    if write_wanted(folder, file):  # and is thus what main is now: the list was made just before
        folder.pointer(file.commit, file.name).parent.mkdir(parents=True, exist_ok=True)
        folder.write_head(file.commit)
    return (
        Words("The file has changed on the hub, so it is fetched from the start.")
        if old
        else NOTHING
    )


def _publish(folder: RepoFolder, file: HubFile, pointers: list[Path]) -> None:
    """All at once: a model whose first part alone is there could be opened by somebody."""
    for part, pointer in reversed(list(zip(file.parts, pointers, strict=True))):
        link(folder.blob(part.digest), pointer)
    if not folder.head():
        folder.write_head(file.commit)
    forget_wanted(folder, file)


def _is_whole(path: Path, part: Part) -> bool:
    return path.is_file() and path.stat().st_size == part.size_bytes


def _require_space(folder: RepoFolder, file: HubFile) -> None:
    needed = file.size_bytes - sum(bytes_there(folder, part) for part in file.parts)
    free = shutil.disk_usage(folder.blobs).free
    if free < needed + _KEPT_FREE:
        short = needed + _KEPT_FREE - free
        raise DiskFullError(
            Words(
                "{name} needs {needed:.2f} GB, and the disk has {free:.2f} GB free.",
                name=file.name,
                needed=needed / 1e9,
                free=free / 1e9,
            ),
            Words(
                "Free {short:.2f} GB, or let HF_HUB_CACHE name a folder on another disk.",
                short=short / 1e9,
            ),
        )


@contextmanager
def _disk_told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise DiskFullError(
                Words("The disk has filled up while downloading."),
                Words("What has arrived is kept: free some space, then start it again to go on."),
            ) from error
        raise HubError(
            Words("The download can't be written ({reason}).", reason=error.strerror),
            Words("Check the disk, and who may write to the folder of models."),
        ) from error


def _locked(folder: RepoFolder, file: HubFile) -> ExitStack:
    """The locks that huggingface_hub takes: it waits for us then, and uses what we fetched."""
    from huggingface_hub.utils import WeakFileLock  # type: ignore[attr-defined]

    folder.locks.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        try:
            for part in file.parts:
                held.enter_context(WeakFileLock(folder.lock(part.digest), timeout=_LOCK_WAIT))
        except TimeoutError:
            raise BusyError(
                Words("Another program is downloading {name}.", name=file.name),
                Words("Wait for it, or stop it there."),
            ) from None
        return held.pop_all()
