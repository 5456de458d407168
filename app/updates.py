"""Whether there is a newer release, asked for once when a person wishes it. Knows no window.

The address answers as GitHub's and Forgejo's "latest release" do: an object with `tag_name`, and
perhaps `html_url` and `prerelease`. Nothing but the request itself is sent.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, auto
from importlib import metadata
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from packaging.version import Version

LABEL = "Releases"  # of pyproject.toml's [project.urls]
_TIMEOUT = 15.0  # seconds
_MOST_BYTES = 1 << 20  # no list of changes is longer


class Standing(Enum):
    """What the release that was found is to the one that runs."""

    NEWER = auto()
    NEWER_TRIAL = auto()  # a pre-release, and the one that runs is none
    SAME = auto()
    OLDER = auto()


class Trouble(Enum):
    """Why nobody knows."""

    UNREACHABLE = auto()
    NONE_YET = auto()  # the address is right or wrong; it has no release
    REFUSED = auto()  # asked too often, or not for everyone
    NO_VERSION = auto()  # what answers is no list of releases


@dataclass(frozen=True, slots=True)
class Release:
    """`page`: where it can be had, "" where the answer names none that a browser may open."""

    version: str
    page: str
    standing: Standing


def release_address() -> str:
    """Where to ask, as pyproject.toml says; "" while the project has no such place."""
    # At each start, for the menu: so not through the parser of e-mails, which takes all of README.
    text = metadata.distribution("paceline").read_text("METADATA") or ""
    start = f"Project-URL: {LABEL}, "
    for line in text.partition("\n\n")[0].splitlines():
        if line.startswith(start):
            return line.removeprefix(start)
    return ""


def look_for_release(address: str, running: str) -> Release | Trouble:
    """One request to `address`; `running` is the version that asks. Never raises for the net."""
    import httpx2

    body = b""
    try:
        with httpx2.stream(
            "GET", address, timeout=_TIMEOUT, follow_redirects=True,
            headers={"Accept": "application/json", "User-Agent": "paceline"},
        ) as answer:  # fmt: skip
            for piece in answer.iter_bytes():
                body += piece
                if len(body) > _MOST_BYTES:
                    return Trouble.NO_VERSION
    except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, OSError):
        return Trouble.UNREACHABLE
    match answer.status_code:
        case 200:
            return _read(body, running)
        case 404 | 410:
            return Trouble.NONE_YET
        case 401 | 403 | 429:
            return Trouble.REFUSED
        case _:
            return Trouble.UNREACHABLE


def _read(body: bytes, running: str) -> Release | Trouble:
    from packaging.version import InvalidVersion, Version  # its patterns take 10 ms: not at a start

    try:
        said = json.loads(body)
        found, here = Version(said["tag_name"]), Version(running)
    except (ValueError, KeyError, TypeError, InvalidVersion):
        return Trouble.NO_VERSION
    trial = found.is_prerelease or said.get("prerelease") is True
    return Release(str(found), _page(said.get("html_url")), _standing(found, here, trial))


def _standing(found: Version, here: Version, trial: bool) -> Standing:
    if found == here:
        return Standing.SAME
    if found < here:
        return Standing.OLDER
    return Standing.NEWER_TRIAL if trial and not here.is_prerelease else Standing.NEWER


def _page(said: object) -> str:
    """Only what a browser opens: the answer comes from outside."""
    return said if isinstance(said, str) and urlsplit(said).scheme in ("https", "http") else ""
