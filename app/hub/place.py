"""Where the hub is and where its files lie on this machine. Knows nothing of what is in either.

huggingface_hub reads these variables once, when it is imported; here they are read when asked for,
so that a change counts, and so that the window need not import it to know where to look.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

_TRUE = {"1", "ON", "YES", "TRUE"}


@dataclass(frozen=True, slots=True)
class Hub:
    """Endpoint and cache folder, handed to every function here.

    `endpoint`: "" is the public hub. `cache`: the hub cache, shared with other programs.
    """

    endpoint: str
    cache: Path
    offline: bool = False

    @classmethod
    def from_environment(cls) -> Hub:
        """As HF_ENDPOINT, HF_HUB_CACHE, HF_HOME and HF_HUB_OFFLINE say now."""
        offline = os.environ.get("HF_HUB_OFFLINE") or os.environ.get("TRANSFORMERS_OFFLINE") or ""
        return cls(
            endpoint=os.environ.get("HF_ENDPOINT", "").rstrip("/"),
            cache=_cache(),
            offline=offline.upper() in _TRUE,
        )

    @property
    def url(self) -> str:
        """The endpoint's address, without a slash at its end."""
        if self.endpoint:
            return self.endpoint
        from huggingface_hub import constants

        return constants.ENDPOINT

    def page(self, repo: str) -> str:
        """The repository's page, where a licence is read and accepted."""
        return f"{self.url}/{repo}"


def _cache() -> Path:
    """As huggingface_hub's constants: the most precise variable wins."""
    for name in ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"):
        if folder := os.environ.get(name):
            return _expanded(folder)
    home = os.environ.get("HF_HOME") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.join("~", ".cache"), "huggingface"
    )
    return _expanded(home) / "hub"


def _expanded(folder: str) -> Path:
    return Path(os.path.expandvars(os.path.expanduser(folder)))
