"""Files in the cache: found, deleted, and nobody else's bytes with them."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from huggingface_hub import hf_hub_download, scan_cache_dir

from app.hub import (
    Downloaded,
    Hub,
    delete,
    delete_unfinished,
    download,
    find_on_disk,
    list_unfinished,
    read_repository,
)
from app.hub.layout import RepoFolder
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.server import LoopbackHub, Repo


def fetch(hub: Hub, repo: str = REPO) -> Path:
    *_, last = download(hub, read_repository(hub, repo).files[0], patience=HASTE)
    assert isinstance(last, Downloaded)
    return last.path


def test_what_another_program_has_fetched_is_found_and_not_fetched_again(
    server: LoopbackHub, hub: Hub
) -> None:
    path = hf_hub_download(REPO, FILE, cache_dir=hub.cache, endpoint=hub.url)
    assert find_on_disk(hub, REPO, FILE) == Path(path)
    assert fetch(hub) == Path(path)
    assert server.bytes_sent == SIZE


def test_cache_stays_sound_for_other_programs(server: LoopbackHub, hub: Hub) -> None:
    fetch(hub)
    server.pause = 0.01
    server.add("rider/Other", Repo({"Other-Q8_0.gguf": DATA[::-1]}))
    events = download(hub, read_repository(hub, "rider/Other").files[0], lambda: True, HASTE)
    list(events)
    report = scan_cache_dir(hub.cache)
    assert report.warnings == []
    assert {repo.repo_id: repo.size_on_disk for repo in report.repos} == {
        REPO: SIZE,
        "rider/Other": 0,
    }
    server.add(REPO, Repo({FILE: DATA, "README.md": b"A rider, again."}))
    fetch(hub)
    hf_hub_download(REPO, "README.md", cache_dir=hub.cache, endpoint=hub.url)
    delete(hub, REPO, FILE)
    report = scan_cache_dir(hub.cache)
    assert report.warnings == []
    [repo] = [repo for repo in report.repos if repo.repo_id == REPO]
    assert repo.size_on_disk < 100 and set(repo.refs) == {"main"}


def test_main_is_preferred_to_older_versions(server: LoopbackHub, hub: Hub) -> None:
    old = fetch(hub)
    server.add(REPO, Repo({FILE: DATA[::-1]}))
    new = fetch(hub)
    os.utime(old.parent)  # touched last
    assert find_on_disk(hub, REPO, FILE) == new
    new.unlink()
    assert find_on_disk(hub, REPO, FILE) == old


def test_delete_frees_the_bytes_of_all_versions(server: LoopbackHub, hub: Hub) -> None:
    fetch(hub)
    server.add(REPO, Repo({FILE: DATA[::-1]}))
    fetch(hub)
    assert delete(hub, REPO, FILE) == 2 * SIZE
    assert find_on_disk(hub, REPO, FILE) is None
    assert not RepoFolder.of(hub, REPO).path.exists()
    assert delete(hub, REPO, FILE) == 0


def test_delete_leaves_bytes_that_another_name_uses(server: LoopbackHub, hub: Hub) -> None:
    server.add("rider/Twins", Repo({"a.gguf": DATA, "b.gguf": DATA}))
    for file in read_repository(hub, "rider/Twins").files:
        list(download(hub, file, patience=HASTE))
    assert server.bytes_sent == SIZE
    assert delete(hub, "rider/Twins", "a.gguf") == 0
    path = find_on_disk(hub, "rider/Twins", "b.gguf")
    assert path and path.read_bytes() == DATA
    assert delete(hub, "rider/Twins", "b.gguf") == SIZE


def test_delete_takes_all_parts_and_what_is_unfinished(server: LoopbackHub, hub: Hub) -> None:
    names = [f"x-{n:05}-of-00002.gguf" for n in (1, 2)]
    server.add("rider/Big", Repo({name: DATA[n:] for n, name in enumerate(names)}))
    fetch(hub, "rider/Big")
    server.add("rider/Big", Repo({name: DATA[n + 9 :] for n, name in enumerate(names)}))
    stop_at = server.bytes_sent + SIZE // 2
    file = read_repository(hub, "rider/Big").files[0]
    list(download(hub, file, lambda: server.bytes_sent > stop_at, HASTE))
    [unfinished] = list_unfinished(hub)
    assert delete(hub, "rider/Big", names[0]) == 2 * SIZE - 1 + unfinished.bytes_done
    assert list_unfinished(hub) == ()
    assert not RepoFolder.of(hub, "rider/Big").path.exists()


def test_cancelling_leaves_the_finished_version(server: LoopbackHub, hub: Hub) -> None:
    path = fetch(hub)
    server.add(REPO, Repo({FILE: DATA[::-1]}))
    list(download(hub, read_repository(hub, REPO).files[0], lambda: True, HASTE))
    delete_unfinished(hub, REPO, FILE)
    assert path.read_bytes() == DATA


def test_systems_without_links_have_the_file_itself(
    server: LoopbackHub, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("a required privilege is not held")

    monkeypatch.setattr(os, "symlink", refuse)
    path = fetch(hub)
    assert not path.is_symlink() and path.read_bytes() == DATA
    assert find_on_disk(hub, REPO, FILE) == path == fetch(hub)
    assert server.bytes_sent == SIZE
    assert delete(hub, REPO, FILE) == SIZE


def test_blob_in_the_store_of_all_repositories_is_freed_when_nobody_needs_it(
    hub: Hub,
) -> None:
    """Made by the library, as it does for its own downloads from Xet storage."""
    from huggingface_hub.utils import _shared_blobs as store

    paths = [fetch(hub)]
    other = RepoFolder.of(hub, "rider/Other")
    shutil.copytree(RepoFolder.of(hub, REPO).path, other.path, symlinks=True)
    paths.append(find_on_disk(hub, "rider/Other", FILE) or Path())
    for path in paths:
        blob = path.parent / os.readlink(path)
        assert store.publish_blob_to_shared_store(
            blob_path=os.path.normpath(blob),
            xet_hash="a" * 64,
            cache_dir=hub.cache,
            expected_size=SIZE,
        )
    assert delete(hub, REPO, FILE) == 0
    assert paths[1].read_bytes() == DATA
    assert delete(hub, "rider/Other", FILE) == SIZE


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"repo": 1}', '{"parts": []}'])
def test_note_that_is_damaged_is_no_note(hub: Hub, text: str) -> None:
    folder = RepoFolder.of(hub, REPO)
    folder.blobs.mkdir(parents=True)
    folder.wanted("0" * 64).write_text(text)
    assert list_unfinished(hub) == ()


def test_note_that_leads_out_of_the_cache_is_no_note(hub: Hub) -> None:
    folder = RepoFolder.of(hub, REPO)
    folder.blobs.mkdir(parents=True)
    part = {"name": "x.gguf", "size_bytes": 3, "digest": "../../../secret"}
    values = {"repo": REPO, "commit": "c", "parts": [part]}
    folder.wanted("0" * 64).write_text(json.dumps(values))
    assert list_unfinished(hub) == ()
