"""What a person types to name a model -> one file on the hub. Knows nothing of fetching it."""

from __future__ import annotations

from app.catalogue import Catalogue
from app.hub.place import Hub
from app.hub.repository import HubFile


def choose_file(hub: Hub, catalogue: Catalogue, text: str) -> HubFile:
    """An id of the catalogue, `owner/name`, `owner/name:quant`, or `owner/name/path/file.gguf`.

    Without a quant: Q4_K_M, else the repository's only model.

    Raises:
        NotFoundError: it names nothing, or more than one file.
        and all that `read_repository` raises
    """
    raise NotImplementedError
