"""A real process that is killed while it downloads: nothing that has arrived is lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.hub import Downloaded, Hub, download, find_on_disk, list_unfinished, read_repository
from app.hub.layout import RepoFolder
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.server import LoopbackHub

CHUNK = 1 << 20  # what may be asked for twice
CHILD = """
import sys
from pathlib import Path
from app.hub import Hub, download, read_repository
hub = Hub(sys.argv[1], Path(sys.argv[2]))
for event in download(hub, read_repository(hub, sys.argv[3]).files[0]):
    pass
"""


def start(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    # What runs in the background of a shell ignores interrupts, and so would its children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen([sys.executable, *arguments], env=os.environ | environment)
    finally:
        signal.signal(signal.SIGINT, before)


def wait_for_bytes(hub: Hub, count: int) -> Path:
    partial = RepoFolder.of(hub, REPO).partial(read_repository(hub, REPO).files[0].parts[0].digest)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if partial.exists() and partial.stat().st_size >= count:
            return partial
        time.sleep(0.005)
    raise AssertionError("nothing has come")


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_killed_three_times_and_each_byte_is_fetched_once(
    server: LoopbackHub, hub: Hub, capsys: pytest.CaptureFixture[str]
) -> None:
    server.pause = 0.02
    kept = []
    for kill in range(1, 4):
        child = start("-c", CHILD, hub.url, str(hub.cache), REPO)
        partial = wait_for_bytes(hub, kill * SIZE // 5)
        child.send_signal(signal.SIGKILL)
        child.wait()
        kept.append(partial.stat().st_size)
        assert find_on_disk(hub, REPO, FILE) is None
        assert partial.read_bytes() == DATA[: kept[-1]]
    server.pause = 0
    [unfinished] = list_unfinished(hub)
    *_, last = download(hub, unfinished.file, patience=HASTE)
    assert isinstance(last, Downloaded) and last.path.read_bytes() == DATA
    assert [sent.start for sent in server.sent] == [0, *kept]
    twice = [sent.start + sent.count - size for sent, size in zip(server.sent, kept, strict=False)]
    with capsys.disabled():
        print(f"\nkilled at {kept} of {SIZE} bytes; sent twice {twice}")
    assert all(0 <= count <= CHUNK for count in twice)
    assert server.bytes_sent - SIZE == sum(twice)


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts other processes otherwise")
def test_interrupted_pull_says_how_to_go_on_and_does(
    server: LoopbackHub, hub: Hub, capfd: pytest.CaptureFixture[str]
) -> None:
    server.pause = 0.1
    environment = {"HF_ENDPOINT": hub.url, "HF_HUB_CACHE": str(hub.cache)}
    child = start("-m", "app", "pull", f"{REPO}:q4_k_m", **environment)
    kept = wait_for_bytes(hub, SIZE // 4)
    child.send_signal(signal.SIGINT)
    assert child.wait() == 130
    said = capfd.readouterr()
    assert said.out == "" and "Traceback" not in said.err
    assert f"paceline pull {REPO}:q4_k_m" in said.err
    assert re.search(r"Stopped at \d+ .B of 4 MB, which is kept", said.err)
    size = kept.stat().st_size
    server.pause = 0
    assert start("-m", "app", "pull", f"{REPO}:q4_k_m", **environment).wait() == 0
    said = capfd.readouterr()
    assert Path(said.out.strip()).read_bytes() == DATA
    assert "checking" in said.err and "downloading 100 %" in said.err
    assert server.sent[-1].start == size
    environment |= {"HF_HUB_OFFLINE": "1"}
    assert start("-m", "app", "pull", f"{REPO}/{FILE}", **environment).wait() == 0
    assert capfd.readouterr().out == said.out
    assert start("-m", "app", "pull", f"{REPO}/Other.gguf", **environment).wait() == 2
    assert "Offline mode is on" in capfd.readouterr().err
