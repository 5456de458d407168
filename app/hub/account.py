"""The person's token, kept where huggingface_hub keeps it. Knows nothing of what it opens."""

from __future__ import annotations

from contextlib import suppress

from app.hub.errors import HubError, InvalidTokenError
from app.hub.failures import told
from app.hub.place import Hub
from app.hub.session import bounded_session
from app.words import Words


def logged_in() -> bool:
    """Whether there is a token, in HF_TOKEN or stored. The hub is not asked whether it is good."""
    from huggingface_hub import get_token

    return get_token() is not None


def log_in(hub: Hub, token: str) -> str:
    """Ask the hub whose token it is, and store it where other programs find it as well.

    Returns:
        the account's name.

    Raises:
        InvalidTokenError, OfflineError, HubError
    """
    from huggingface_hub import HfApi, constants, login

    if hub.url != constants.ENDPOINT:  # `login` would show the token to the other one
        raise HubError(
            Words("HF_ENDPOINT has changed since Paceline started."), Words("Start it again.")
        )
    with told(hub, Words("token")):
        bounded_session()
        try:
            account = HfApi(endpoint=hub.url).whoami(token=token)
            login(token=token, add_to_git_credential=False)
        except ValueError as error:  # not a token at all, or an organisation's
            raise InvalidTokenError(
                Words("This is not a token of a person's account."),
                Words("Copy one from the hub's settings."),
                hub.url,
            ) from error
    return str(account["name"])


def log_out() -> None:
    """Forget the stored token. HF_TOKEN, where set, still counts."""
    from huggingface_hub import logout

    with suppress(OSError):  # raised, after all is done, where HF_TOKEN is set
        logout()
