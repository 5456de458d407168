"""What can go wrong with the hub, each with words for people. Knows nothing of HTTP."""

from __future__ import annotations

from app.errors import UserError
from app.words import Words


class HubError(UserError):
    """The hub answered what nobody expected."""


class OfflineError(HubError):
    """Offline mode is on, or the hub can't be reached. What is on disk is not concerned."""


class NotFoundError(HubError):
    """404: no such repository or file; or a 401 that may mean so (see NotLoggedInError)."""


class AccessError(HubError):
    """The repository is gated or private, and closed to us.

    Args:
        page: where the licence is accepted, for a browser.
    """

    def __init__(self, what: Words, todo: Words, page: str) -> None:
        super().__init__(what, todo)
        self.page = page


class NotLoggedInError(AccessError):
    """401: no token was sent."""


class InvalidTokenError(AccessError):
    """401: a token was sent, and the hub does not know it."""


class NoAccessError(AccessError):
    """403: the token is good, but this account (or this token) may not read the repository."""


class ConnectionLostError(HubError):
    """The connection broke and did not come back. What has arrived is kept."""


class DiskFullError(HubError):
    """There is, or there was, too little space. What has arrived is kept."""


class DamagedDownloadError(HubError):
    """What arrived is not what the hub has. It was thrown away."""


class BusyError(HubError):
    """Another program is fetching the same file."""
