"""One request for a file's bytes from some byte on. Knows nothing of trying again or of disks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.hub.errors import DamagedDownloadError, HubError
from app.hub.failures import from_status, offline_since_start, reason
from app.hub.place import Hub
from app.hub.repository import HubFile, Part
from app.hub.session import ended_when, open_stream
from app.words import Words

if TYPE_CHECKING:
    import httpx2

_REQUEST_BYTES = 16 << 30  # the hub's stores answer no request for more than 50 GB
_RETRIED = (408, 425, 429, 500, 502, 503, 504)


class BrokenError(Exception):
    """A connection that is worth making anew. `after`: seconds that the hub asks to wait."""

    def __init__(self, why: Words, after: float | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.after = after


@dataclass(frozen=True, slots=True)
class Patience:
    """When a connection counts as broken, and how often it is made anew. Seconds and bytes.

    Broken: nothing for `silence`, or less than `slow_bytes` in `slow_window`. Anew: after 1, 2, 4 …
    times `first_wait`, at most `longest_wait`; `tries` times, counted from when `progress_bytes`
    last came in one go.
    """

    silence: float = 20.0
    slow_window: float = 30.0
    slow_bytes: int = 30_000
    tries: int = 7
    first_wait: float = 1.0
    longest_wait: float = 30.0
    progress_bytes: int = 1 << 18


PATIENCE = Patience()


def receive(
    hub: Hub, file: HubFile, part: Part, at: int, patience: Patience, stopped: Callable[[], bool]
) -> Iterator[bytes]:
    """The bytes of `part` from `at` on, as they come; some may be empty.

    Raises:
        BrokenError: it ended before its end, perhaps because of `stopped`.
        DamagedDownloadError: they can't be the right ones.
        and what `from_status` makes: asking again won't help
    """
    import httpx2
    from huggingface_hub import hf_hub_url
    from huggingface_hub.errors import OfflineModeIsEnabled

    # At the commit, so that it can't become another file on the way.
    url = hf_hub_url(file.repo, part.name, revision=file.commit, endpoint=hub.url)
    end = min(part.size_bytes, at + _REQUEST_BYTES)
    try:
        with open_stream(url, at, end - 1, patience.silence) as response:
            _require_ok(hub, file, part, response)
            skip = _bytes_to_skip(part, response, at)
            with ended_when(stopped, response):
                yield from _exactly(end - at, skip, _not_too_slow(response.iter_raw(), patience))
    except OfflineModeIsEnabled:
        raise offline_since_start() from None
    except (httpx2.TransportError, httpx2.StreamError) as error:
        raise BrokenError(reason(error)) from error


def _require_ok(hub: Hub, file: HubFile, part: Part, response: httpx2.Response) -> None:
    from huggingface_hub import hf_raise_for_status
    from huggingface_hub.errors import HfHubHTTPError

    status = response.status_code
    if status in _RETRIED or (status == 403 and response.history):  # a store's link has run out
        after = response.headers.get("Retry-After", "")
        raise BrokenError(
            Words("the hub answers {status}", status=status),
            float(after) if after.isdigit() else None,
        )
    if status in (200, 206):
        return
    if status == 416:
        raise damaged(part, Words("the hub has a shorter file than it lists"))
    response.read()
    try:
        hf_raise_for_status(response)
    except HfHubHTTPError as error:
        raise from_status(hub, error, f"{file.repo}/{part.name}", file.repo) from error
    raise HubError(
        Words("The hub answers {status} for {name}.", status=status, name=part.name),
        Words("Try again later."),
    )


def _bytes_to_skip(part: Part, response: httpx2.Response, at: int) -> int:
    """How much of the answer is here already: all before `at`, where ranges are ignored."""
    if response.headers.get("Content-Encoding", "identity") != "identity":
        raise HubError(Words("The hub sends the file packed."), Words("Check HF_ENDPOINT."))
    if response.status_code == 200:
        # A network that wants a login first answers for the hub, and its page must not become the
        # beginning of a file whose digest is looked at when the last byte is there.
        size = response.headers.get("Content-Length", str(part.size_bytes))
        if size != str(part.size_bytes) or "text/html" in response.headers.get("Content-Type", ""):
            raise BrokenError(Words("something else answers in place of the hub"))
        return at
    span, _, total = response.headers.get("Content-Range", "").partition("/")
    if span.split("-")[0] != f"bytes {at}" or total != str(part.size_bytes):
        raise damaged(part, Words("the hub sends other bytes than it lists"))
    return 0


def _exactly(count: int, skip: int, pieces: Iterator[bytes]) -> Iterator[bytes]:
    """`count` bytes after the first `skip`. What comes beyond them is not read."""
    for data in pieces:
        fresh = data[skip : skip + count]
        skip = max(0, skip - len(data))
        count -= len(fresh)
        yield fresh
        if count == 0:
            return
    raise BrokenError(Words("the connection broke"))


def _not_too_slow(pieces: Iterator[bytes], patience: Patience) -> Iterator[bytes]:
    start, received = time.monotonic(), 0
    for data in pieces:
        yield data
        received += len(data)
        if time.monotonic() - start >= patience.slow_window:
            if received < patience.slow_bytes:
                raise BrokenError(Words("hardly anything came any more"))
            start, received = time.monotonic(), 0


def damaged(part: Part, why: Words) -> DamagedDownloadError:
    return DamagedDownloadError(
        Words("{name} did not arrive intact: {why}.", name=part.name, why=why),
        Words("It was thrown away; start the download again."),
    )
