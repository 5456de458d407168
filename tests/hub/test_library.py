"""Why app.hub transfers the bytes itself. When one of these fails, huggingface_hub has got better,
and app/hub/transfer.py may be let go."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from huggingface_hub import hf_hub_download

from app.hub import Hub
from tests.hub.conftest import FILE, REPO, SIZE
from tests.hub.server import LoopbackHub

CHILD = """
import sys
from huggingface_hub import hf_hub_download
hf_hub_download(sys.argv[3], sys.argv[4], cache_dir=sys.argv[2], endpoint=sys.argv[1])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_huggingface_hub_starts_from_zero_after_a_kill(server: LoopbackHub, hub: Hub) -> None:
    server.pause = 0.05
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, hub.url, str(hub.cache), REPO, FILE],
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 60
    while server.bytes_sent < SIZE // 2 and time.monotonic() < until:
        time.sleep(0.01)
    child.kill()
    child.wait()
    server.pause = 0
    hf_hub_download(REPO, FILE, cache_dir=hub.cache, endpoint=hub.url)
    assert [sent.start for sent in server.sent] == [0, 0]
    assert server.sent[1].count == SIZE


def test_huggingface_hub_deletes_what_came_when_it_fails(
    server: LoopbackHub, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: object, *_: object, **__: object) -> None:
        raise KeyboardInterrupt

    from huggingface_hub.utils import tqdm

    monkeypatch.setattr(tqdm, "update", fail)
    with pytest.raises(KeyboardInterrupt):
        hf_hub_download(REPO, FILE, cache_dir=hub.cache, endpoint=hub.url)
    assert [path for path in Path(hub.cache).rglob("blobs/*") if path.is_file()] == []
