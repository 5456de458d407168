"""Fetch a file into the hub cache, going on where it was left. Knows nothing of who watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.hub.place import Hub
from app.hub.repository import HubFile


class Phase(StrEnum):
    CHECKING = "checking"  # reading what an earlier run has left, to hash it
    DOWNLOADING = "downloading"
    WAITING = "waiting"  # the connection broke; `note` says why and when it is tried again


@dataclass(frozen=True, slots=True)
class Progress:
    """Over all parts together, a few times a second.

    `bytes_per_second`: smoothed over some seconds; None, as `seconds_left`, until it is known.
    `note`: "" or a sentence for the person.
    """

    phase: Phase
    bytes_done: int
    bytes_total: int
    bytes_per_second: float | None = None
    seconds_left: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Downloaded:
    """The last event. `path`: the file to open, checked and whole."""

    path: Path


DownloadEvent = Progress | Downloaded


def download(
    hub: Hub, file: HubFile, stopped: Callable[[], bool] = lambda: False
) -> Iterator[DownloadEvent]:
    """Fetch all parts; the last event is Downloaded.

    Pause: let `stopped` return True, and the events end without Downloaded; or close the iterator.
    What has arrived is kept, also when the program is killed, and the same call goes on with it.
    Cancel: pause, then `delete_unfinished`. Iterate in one thread.

    Raises:
        OfflineError, NotFoundError, NotLoggedInError, InvalidTokenError, NoAccessError
        ConnectionLostError: it broke, and several tries later it is still broken; go on later.
        DiskFullError: before the start if it can't fit, or when the disk fills up.
        DamagedDownloadError: size or digest differ from the hub's.
        BusyError: another program fetches the same file.
    """
    raise NotImplementedError
