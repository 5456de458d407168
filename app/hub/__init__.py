"""The hub: find GGUF files there, fetch them, find them again on disk. Knows nothing of loading
them, of Qt, or of who is asking.

    hub = Hub.from_environment()
    for found in search(hub, "qwen3 0.6b"): ...
    repository = read_repository(hub, found.repo)
    for event in download(hub, repository.files[0], stopped): ...  # Progress …, Downloaded

huggingface_hub, which takes half a second to import, is imported when a function first goes to the
network; importing this package, finding and deleting files never does.
"""

from app.hub.account import log_in, log_out, logged_in
from app.hub.choosing import Wanted, choose_file, read_wanted
from app.hub.downloading import Downloaded, DownloadEvent, download
from app.hub.errors import (
    AccessError,
    BusyError,
    ConnectionLostError,
    DamagedDownloadError,
    DiskFullError,
    HubError,
    InvalidTokenError,
    NoAccessError,
    NotFoundError,
    NotLoggedInError,
    OfflineError,
)
from app.hub.meter import Phase, Progress
from app.hub.names import FileKind
from app.hub.on_disk import delete, find_on_disk
from app.hub.place import Hub
from app.hub.repository import Found, Gate, HubFile, Part, Repository, read_repository, search
from app.hub.request import Patience
from app.hub.wanted import Unfinished, delete_unfinished, list_unfinished

__all__ = [
    "AccessError",
    "BusyError",
    "ConnectionLostError",
    "DamagedDownloadError",
    "DiskFullError",
    "DownloadEvent",
    "Downloaded",
    "FileKind",
    "Found",
    "Gate",
    "Hub",
    "HubError",
    "HubFile",
    "InvalidTokenError",
    "NoAccessError",
    "NotFoundError",
    "NotLoggedInError",
    "OfflineError",
    "Part",
    "Patience",
    "Phase",
    "Progress",
    "Repository",
    "Unfinished",
    "Wanted",
    "choose_file",
    "delete",
    "delete_unfinished",
    "download",
    "find_on_disk",
    "list_unfinished",
    "log_in",
    "log_out",
    "logged_in",
    "read_repository",
    "read_wanted",
    "search",
]
