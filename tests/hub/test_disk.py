"""A small file system that is, or gets, full."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import NamedTuple

import pytest

from app.hub import (
    DiskFullError,
    Downloaded,
    Hub,
    HubError,
    download,
    find_on_disk,
    list_unfinished,
    read_repository,
)
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.server import LoopbackHub

KEPT_FREE = 32 << 20  # as app.hub.downloading


def mounted(folder: Path, size: int) -> bool:
    """Whether a file system of this size could be mounted here."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True).returncode == 0


class Disk(NamedTuple):
    folder: Path
    real: bool


@pytest.fixture
def small_disk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Disk]:
    """Of `request.param` bytes; where none can be mounted, an ordinary folder."""
    folder = tmp_path / "small"
    folder.mkdir()
    real = mounted(folder, request.param)
    yield Disk(folder, real)
    if real:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("small_disk", [SIZE + KEPT_FREE + (1 << 20)], indirect=True)
def test_disk_that_fills_up_keeps_what_came(
    server: LoopbackHub,
    small_disk: Disk,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hub = Hub(server.url, small_disk.folder / "hub")
    file = read_repository(hub, REPO).files[0]
    filler = small_disk.folder / "filler"
    events = download(hub, file, patience=HASTE)
    next(events)  # the space was looked at by now, and was enough
    if small_disk.real:
        left = os.statvfs(small_disk.folder)
        filler.write_bytes(bytes(left.f_bavail * left.f_frsize - SIZE // 2))
    else:
        with capsys.disabled():
            print("\nno small file system can be mounted here: writing fails by itself instead")
        monkeypatch.setattr("app.hub.transfer.FileIO", FullAtHalf)
    with pytest.raises(DiskFullError, match="has filled up"):
        list(events)
    [unfinished] = list_unfinished(hub)
    assert SIZE // 4 < unfinished.bytes_done <= SIZE // 2
    assert find_on_disk(hub, REPO, FILE) is None
    filler.unlink(missing_ok=True)
    monkeypatch.undo()
    *_, last = download(hub, file, patience=HASTE)
    assert isinstance(last, Downloaded) and last.path.read_bytes() == DATA
    assert server.sent[-1].start == unfinished.bytes_done


class FullAtHalf(FileIO):
    def write(self, data: memoryview, /) -> int:  # type: ignore[override]
        if os.fstat(self.fileno()).st_size + len(data) > SIZE // 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(data)


@pytest.mark.parametrize("small_disk", [SIZE + KEPT_FREE // 2], indirect=True)
def test_too_little_space_is_told_before_a_byte_is_asked_for(
    server: LoopbackHub, small_disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub(server.url, small_disk.folder / "hub")
    if not small_disk.real:
        monkeypatch.setattr("app.hub.downloading._KEPT_FREE", 1 << 60)
    with pytest.raises(DiskFullError, match=r"needs 0\.00 GB, and the disk has") as raised:
        list(download(hub, read_repository(hub, REPO).files[0]))
    assert "HF_HUB_CACHE" in raised.value.todo
    assert server.bytes_sent == 0


@pytest.mark.skipif(sys.platform == "win32", reason="has no such rights")
def test_cache_that_may_not_be_written_is_told(server: LoopbackHub, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    hub = Hub(server.url, tmp_path / "file" / "hub")
    with pytest.raises(HubError, match="can't be written"):
        list(download(hub, read_repository(hub, REPO).files[0]))


def test_space_for_what_is_left_is_enough(
    server: LoopbackHub, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With half of it there, only the other half has to fit."""
    file = read_repository(hub, REPO).files[0]
    events = download(hub, file, lambda: server.bytes_sent > SIZE // 2, HASTE)
    list(events)
    done = list_unfinished(hub)[0].bytes_done
    usage = type("usage", (), {"free": KEPT_FREE + SIZE - done})
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    *_, last = download(replace(hub), file, patience=HASTE)
    assert isinstance(last, Downloaded)
