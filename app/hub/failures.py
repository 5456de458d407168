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
from app.words import Words

if TYPE_CHECKING:
    from huggingface_hub.errors import HfHubHTTPError


def require_online(hub: Hub) -> None:
    """Raises OfflineError where the person has switched the network off."""
    if hub.offline:
        raise OfflineError(
            Words("Offline mode is on (HF_HUB_OFFLINE), so the hub is not asked."),
            Words("Unset it to search and download. Models that are on disk still work."),
        )


@contextmanager
def told(hub: Hub, subject: str, repo: str = "") -> Iterator[None]:
    """Turn failures inside into a HubError about `subject`: a name, or Words."""
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
            Words("{subject} is no name of a repository.", subject=subject),
            Words("Write it as owner/name."),
        ) from None
    except (httpx2.TransportError, httpx2.InvalidURL) as error:
        raise unreachable(hub, error) from error
    except (json.JSONDecodeError, httpx2.HTTPError, KeyError, TypeError) as error:
        raise HubError(
            Words("What answers at {address} does not speak like the hub.", address=hub.url),
            Words(
                "Perhaps this network wants a login in the browser first, or HF_ENDPOINT is wrong."
            ),
        ) from error


def offline_since_start() -> OfflineError:
    return OfflineError(
        Words("Offline mode was on when Paceline started."), Words("Start it again to use the hub.")
    )


def unreachable(hub: Hub, error: Exception) -> OfflineError:
    return OfflineError(
        Words(
            "The hub at {address} can't be reached ({reason}).",
            address=hub.url,
            reason=reason(error),
        ),
        Words("Check the connection and try again. Models that are on disk still work."),
    )


def reason(error: Exception) -> Words:
    """A few words on why a connection failed."""
    import httpx2

    match error:
        case httpx2.ConnectTimeout():
            return Words("no answer")
        case httpx2.TimeoutException():
            return Words("nothing came any more")
        case httpx2.ConnectError() if "CERTIFICATE" in str(error):
            return Words("its certificate is not to be trusted")
        case httpx2.ConnectError():
            return Words("no connection")
        case httpx2.ProxyError():
            return Words("the proxy refused")
        case httpx2.UnsupportedProtocol():
            return Words("its address is no http address")
        case _:
            return Words("the connection broke")


def from_status(hub: Hub, error: HfHubHTTPError, subject: str, repo: str) -> HubError:
    response = error.response
    code = response.headers.get("X-Error-Code", "")
    with_token = "authorization" in response.request.headers
    page = hub.page(repo) if repo else hub.url
    match response.status_code:
        case 401 if with_token:
            return InvalidTokenError(
                Words("The hub does not know the token that it was sent."),
                Words(
                    "Make a new one in the hub's settings and enter it; HF_TOKEN, if set, goes "
                    "first."
                ),
                page,
            )
        case 401:
            return _for_strangers(code, subject, page)
        case 403 if code == "GatedRepo":
            return NoAccessError(
                Words("This account has no access to {subject}.", subject=subject),
                Words(
                    "Accept the licence at {page}; if that was done, its owner has yet to agree.",
                    page=page,
                ),
                page,
            )
        case 403:
            return NoAccessError(
                Words("This token may not read {subject}.", subject=subject),
                Words("Use one with read access, for gated repositories too."),
                page,
            )
        case 404 | 410:
            return _not_found(code, subject)
        case 429:
            return HubError(
                Words("The hub asks for a rest: too many requests."), Words("Try again in minutes.")
            )
        case status:
            return HubError(
                Words("The hub has a fault (status {status}).", status=status),
                Words("Try again later."),
            )


def _for_strangers(code: str, subject: str, page: str) -> HubError:
    if code == "GatedRepo":
        return NotLoggedInError(
            Words("{subject} is gated: its licence has to be accepted first.", subject=subject),
            Words("Accept it at {page}, then enter a token (or run `hf auth login`).", page=page),
            page,
        )
    return NotFoundError(
        Words("The hub has no {subject}, or it is private.", subject=subject),
        Words("Check the name; if it is private, enter a token (or run `hf auth login`)."),
    )


def _not_found(code: str, subject: str) -> NotFoundError:
    if code == "RevisionNotFound":
        return NotFoundError(
            Words(
                "{subject} has changed on the hub, and the version begun is gone.", subject=subject
            ),
            Words("Delete the unfinished download and start it again."),
        )
    return NotFoundError(
        Words("The hub has no {subject}.", subject=subject), Words("Check the name.")
    )
