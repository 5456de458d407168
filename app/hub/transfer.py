"""The bytes of one file, from where they were left, into a partial file. Knows nothing of caches.

huggingface_hub 2.4 writes each download under a name of its own and deletes it when anything fails
(tests/hub/test_library.py shows it), so a broken connection costs all that has come. Therefore the
bytes are asked for here, with its session, from the byte after the last that is on disk. They are
written as they come, unbuffered: only what the system had received and we had not yet read is
asked for twice.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from typing import Protocol

from app.hub.errors import ConnectionLostError, DamagedDownloadError
from app.hub.place import Hub
from app.hub.repository import HubFile, Part
from app.hub.request import BrokenError, Patience, damaged, receive
from app.words import Words

READ_BYTES = 1 << 20  # of a file on disk, at a time


@dataclass(frozen=True, slots=True)
class Checked:
    """`count` bytes that were on disk have been hashed."""

    count: int


@dataclass(frozen=True, slots=True)
class Arrived:
    """`count` new bytes are on disk."""

    count: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """The connection broke because of `why`; it is made anew in `seconds`."""

    why: Words
    seconds: float


Step = Checked | Arrived | Waiting


class _Digest(Protocol):
    def update(self, data: bytes, /) -> None: ...
    def hexdigest(self) -> str: ...


@dataclass(slots=True)
class Transfer:
    """One part of a file on its way into `partial`. `at`: bytes there and hashed."""

    hub: Hub
    file: HubFile
    part: Part
    partial: Path
    patience: Patience
    stopped: Callable[[], bool]
    at: int = 0
    digest: _Digest = field(init=False)

    def steps(self) -> Iterator[Step]:
        """Hash what is there, fetch the rest, check the whole. Ends early where stopped.

        Raises:
            OSError, ConnectionLostError, and what `receive` raises
            DamagedDownloadError: the partial file is gone then.
        """
        self.digest = _new_digest(self.part)
        try:
            yield from self._hash_what_is_there()
            if self.stopped():
                return
            yield from self._fetch_the_rest()
            if self.at == self.part.size_bytes and self.digest.hexdigest() != self.part.digest:
                raise damaged(self.part, Words("its digest differs from the hub's"))
        except DamagedDownloadError:
            self.partial.unlink(missing_ok=True)
            raise

    def _hash_what_is_there(self) -> Iterator[Step]:
        if not self.partial.exists():
            return
        if self.partial.stat().st_size > self.part.size_bytes:  # can't be its beginning
            self.partial.unlink()
            return
        with FileIO(self.partial) as file:
            while (data := file.read(READ_BYTES)) and not self.stopped():
                self.digest.update(data)
                self.at += len(data)
                yield Checked(len(data))

    def _fetch_the_rest(self) -> Iterator[Step]:
        failures, in_one_go = 0, 0
        with FileIO(self.partial, "ab") as out:
            while self.at < self.part.size_bytes and not self.stopped():
                try:
                    for data in self._receive():
                        _write(out, data)
                        self.digest.update(data)
                        self.at += len(data)
                        in_one_go += len(data)
                        yield Arrived(len(data))
                        if self.stopped():
                            return
                except BrokenError as broken:
                    if self.stopped():
                        return
                    failures = 1 if in_one_go >= self.patience.progress_bytes else failures + 1
                    in_one_go = 0
                    yield from self._wait(broken, failures)
            os.fsync(out.fileno())  # a power cut must not leave holes in what counts as whole

    def _receive(self) -> Iterator[bytes]:
        return receive(self.hub, self.file, self.part, self.at, self.patience, self.stopped)

    def _wait(self, broken: BrokenError, failures: int) -> Iterator[Step]:
        """Raises ConnectionLostError once it was tried often enough."""
        if failures >= self.patience.tries:
            raise ConnectionLostError(
                Words(
                    "The download broke off ({reason}), {failures} times in a row.",
                    reason=broken.why,
                    failures=failures,
                ),
                Words("What has arrived is kept: start it again to go on."),
            ) from broken
        seconds = min(self.patience.first_wait * 2 ** (failures - 1), self.patience.longest_wait)
        if broken.after is not None:
            seconds = min(broken.after, 10 * self.patience.longest_wait)
        yield Waiting(broken.why, seconds)
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and not self.stopped():
            time.sleep(min(left, 0.1))


def _new_digest(part: Part) -> _Digest:
    """SHA-256, or for a file outside large-file storage git's hash of a blob."""
    if len(part.digest) == 64:
        return hashlib.sha256()
    return hashlib.sha1(b"blob %d\0" % part.size_bytes, usedforsecurity=False)


def _write(out: FileIO, data: bytes) -> None:
    view = memoryview(data)
    while view:  # a disk that is nearly full takes a piece of it
        view = view[out.write(view) or 0 :]
