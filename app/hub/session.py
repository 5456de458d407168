"""huggingface_hub's public pieces for requests of our own. Knows nothing of what is asked."""

from __future__ import annotations

from contextlib import AbstractContextManager
from importlib import metadata
from typing import TYPE_CHECKING, Any

from app.hub.place import Hub

if TYPE_CHECKING:
    import httpx2

TIMEOUT = 20.0  # seconds without a byte, for all but downloads


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
