"""What huggingface_hub and its HTTP client raise -> errors with words. Knows nothing of requests.

A 401 has three meanings (no token, a wrong token, or no such repository, which the hub does not
tell apart for strangers), a 403 two (licence not accepted, or a token of too narrow a scope).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.hub.errors import (
    HubError,
    InvalidTokenError,
    NoAccessError,
    NotFoundError,
    NotLoggedInError,
    OfflineError,
)
from app.hub.place import Hub

if TYPE_CHECKING:
    from huggingface_hub.errors import HfHubHTTPError

_HERE_STILL = "Models that are on disk still work."


def require_online(hub: Hub) -> None:
    """Raises OfflineError where the person has switched the network off."""
    if hub.offline:
        raise OfflineError(
            "Offline mode is on (HF_HUB_OFFLINE), so the hub is not asked.",
            f"Unset it to search and download. {_HERE_STILL}",
        )


@contextmanager
def told(hub: Hub, subject: str, repo: str = "") -> Iterator[None]:
    """Turn failures inside into a HubError about `subject`: a repository, a file, a token."""
    require_online(hub)
    import httpx2
    from huggingface_hub.errors import HfHubHTTPError, HFValidationError, OfflineModeIsEnabled

    try:
        yield
    except HfHubHTTPError as error:
        raise from_status(hub, error, subject, repo) from error
    except OfflineModeIsEnabled:  # set when huggingface_hub was imported, unset since
        raise offline_since_start() from None
    except HFValidationError:
        raise NotFoundError(
            f"{subject} is no name of a repository.", "Write it as owner/name."
        ) from None
    except (httpx2.TransportError, httpx2.InvalidURL) as error:
        raise unreachable(hub, error) from error
    except (json.JSONDecodeError, httpx2.HTTPError, KeyError, TypeError) as error:
        raise HubError(
            f"What answers at {hub.url} does not speak like the hub.",
            "Perhaps this network wants a login in the browser first, or HF_ENDPOINT is wrong.",
        ) from error


def offline_since_start() -> OfflineError:
    return OfflineError(
        "Offline mode was on when Paceline started.", "Start it again to use the hub."
    )


def unreachable(hub: Hub, error: Exception) -> OfflineError:
    return OfflineError(
        f"The hub at {hub.url} can't be reached ({reason(error)}).",
        f"Check the connection and try again. {_HERE_STILL}",
    )


def reason(error: Exception) -> str:
    """A few words on why a connection failed."""
    import httpx2

    match error:
        case httpx2.ConnectTimeout():
            return "no answer"
        case httpx2.TimeoutException():
            return "nothing came any more"
        case httpx2.ConnectError() if "CERTIFICATE" in str(error):
            return "its certificate is not to be trusted"
        case httpx2.ConnectError():
            return "no connection"
        case httpx2.ProxyError():
            return "the proxy refused"
        case httpx2.UnsupportedProtocol():
            return "its address is no http address"
        case _:
            return "the connection broke"


def from_status(hub: Hub, error: HfHubHTTPError, subject: str, repo: str) -> HubError:
    response = error.response
    code = response.headers.get("X-Error-Code", "")
    with_token = "authorization" in response.request.headers
    page = hub.page(repo) if repo else hub.url
    match response.status_code:
        case 401 if with_token:
            return InvalidTokenError(
                "The hub does not know the token that it was sent.",
                "Make a new one in the hub's settings and enter it; HF_TOKEN, if set, goes first.",
                page,
            )
        case 401:
            return _for_strangers(code, subject, page)
        case 403 if code == "GatedRepo":
            return NoAccessError(
                f"This account has no access to {subject}.",
                f"Accept the licence at {page}; if that was done, its owner has yet to agree.",
                page,
            )
        case 403:
            return NoAccessError(
                f"This token may not read {subject}.",
                "Use one with read access, for gated repositories too.",
                page,
            )
        case 404 | 410:
            return _not_found(code, subject)
        case 429:
            return HubError("The hub asks for a rest: too many requests.", "Try again in minutes.")
        case status:
            return HubError(f"The hub has a fault (status {status}).", "Try again later.")


def _for_strangers(code: str, subject: str, page: str) -> HubError:
    if code == "GatedRepo":
        return NotLoggedInError(
            f"{subject} is gated: its licence has to be accepted first.",
            f"Accept it at {page}, then enter a token (or run `hf auth login`).",
            page,
        )
    return NotFoundError(
        f"The hub has no {subject}, or it is private.",
        "Check the name; if it is private, enter a token (or run `hf auth login`).",
    )


def _not_found(code: str, subject: str) -> NotFoundError:
    if code == "RevisionNotFound":
        return NotFoundError(
            f"{subject} has changed on the hub, and the version begun is gone.",
            "Delete the unfinished download and start it again.",
        )
    return NotFoundError(f"The hub has no {subject}.", "Check the name.")
