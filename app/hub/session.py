"""huggingface_hub's public pieces for requests of our own. Knows nothing of what is asked."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib import metadata
from typing import TYPE_CHECKING, Any

from app.hub.place import Hub

if TYPE_CHECKING:
    import httpx2

TIMEOUT = 20.0  # seconds without a byte, for all but downloads
_LOOK_EVERY = 0.2  # seconds


def get_json(hub: Hub, path: str, **params: Any) -> Any:
    """GET with the library's session and token. Raises as the library does."""
    from huggingface_hub import get_session, hf_raise_for_status

    response = get_session().get(hub.url + path, params=params, headers=_headers(), timeout=TIMEOUT)
    hf_raise_for_status(response)
    return response.json()


def open_stream(
    url: str, first: int, last: int, timeout: float
) -> AbstractContextManager[httpx2.Response]:
    """A response to a GET for bytes `first` to `last`, `last` included.

    Redirects to a store are followed; the token goes to the hub only, never to the store.
    """
    from huggingface_hub import get_session

    wanted = {"Range": f"bytes={first}-{last}", "Accept-Encoding": "identity"}
    return get_session().stream("GET", url, headers=_headers() | wanted, timeout=timeout)


@contextmanager
def ended_when(stopped: Callable[[], bool], response: httpx2.Response) -> Iterator[None]:
    """Break the connection off soon after `stopped`, also while nothing comes on it."""
    over = threading.Event()
    stream = response.extensions.get("network_stream")
    line: socket.socket | None = stream.get_extra_info("socket") if stream else None

    def watch() -> None:
        while not over.wait(_LOOK_EVERY):
            if stopped():
                with suppress(OSError):  # it has ended meanwhile
                    # Not the method of an SSLSocket, which changes what the reader is using.
                    if line is not None:
                        socket.socket.shutdown(line, socket.SHUT_RDWR)
                return

    watcher = threading.Thread(target=watch, name="watch a download", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()


def bounded_session() -> None:
    """Let requests that the library makes itself, and gives no timeout, end some day."""
    from huggingface_hub import get_session

    get_session().timeout = TIMEOUT


def _headers() -> dict[str, str]:
    from huggingface_hub.utils import build_hf_headers  # type: ignore[attr-defined]

    made: dict[str, str] = build_hf_headers(
        library_name="paceline", library_version=metadata.version("paceline")
    )
    return made
