"""The person's token, kept where huggingface_hub keeps it. Knows nothing of what it opens."""

from __future__ import annotations

from app.hub.place import Hub


def logged_in() -> bool:
    """Whether there is a token, in HF_TOKEN or stored. The hub is not asked whether it is good."""
    raise NotImplementedError


def log_in(hub: Hub, token: str) -> str:
    """Ask the hub whose token it is, and store it where other programs find it as well.

    Returns:
        the account's name.

    Raises:
        InvalidTokenError, OfflineError, HubError
    """
    raise NotImplementedError


def log_out() -> None:
    """Forget the stored token. HF_TOKEN, where set, still counts."""
    raise NotImplementedError
