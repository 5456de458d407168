"""What tests of downloads do."""

from __future__ import annotations

from pathlib import Path

from app.hub import (
    Downloaded,
    DownloadEvent,
    Hub,
    HubFile,
    download,
    read_repository,
)
from app.hub.layout import RepoFolder
from tests.hub.conftest import HASTE, REPO


def listed(hub: Hub, repo: str = REPO) -> HubFile:
    return read_repository(hub, repo).files[0]


def fetch(hub: Hub, file: HubFile) -> list[DownloadEvent]:
    return list(download(hub, file, patience=HASTE))


def partial(hub: Hub, file: HubFile) -> Path:
    return RepoFolder.of(hub, file.repo).partial(file.parts[0].digest)


def path_of(events: list[DownloadEvent]) -> Path:
    assert isinstance(events[-1], Downloaded)
    return events[-1].path
