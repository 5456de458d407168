"""Downloads that end: where they lie, what is fetched, what is not. The server counts."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from huggingface_hub import hf_hub_download, try_to_load_from_cache

from app.hub import (
    BusyError,
    ConnectionLostError,
    DamagedDownloadError,
    Downloaded,
    Hub,
    Phase,
    Progress,
    download,
    find_on_disk,
    list_unfinished,
)
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.faults import Drop, IgnoreRange, OtherBytes
from tests.hub.server import LoopbackHub, Repo
from tests.hub.steps import fetch, listed, partial, path_of


def test_whole_file_into_the_cache_that_others_read(server: LoopbackHub, hub: Hub) -> None:
    events = fetch(hub, listed(hub))
    path = path_of(events)
    assert path.name == FILE and path.read_bytes() == DATA
    assert find_on_disk(hub, REPO, FILE) == path
    assert try_to_load_from_cache(REPO, FILE, cache_dir=hub.cache) == str(path)
    sent = server.bytes_sent
    assert hf_hub_download(REPO, FILE, cache_dir=hub.cache, endpoint=hub.url) == str(path)
    assert server.bytes_sent == sent == SIZE
    assert list_unfinished(hub) == ()
    assert [p.name for p in path.resolve().parent.iterdir()] == [hashlib.sha256(DATA).hexdigest()]


def test_progress_counts_up_to_the_whole_with_speed_and_time(server: LoopbackHub, hub: Hub) -> None:
    server.pause = 0.02
    seen = [e for e in fetch(hub, listed(hub)) if isinstance(e, Progress)]
    done = [progress.bytes_done for progress in seen]
    assert done == sorted(done) and done[0] == 0 and done[-1] == SIZE
    assert {progress.bytes_total for progress in seen} == {SIZE}
    timed = [p for p in seen if p.bytes_per_second is not None]
    assert len(timed) > 5
    for progress in timed:
        assert progress.bytes_per_second and progress.seconds_left is not None
        left = progress.bytes_total - progress.bytes_done
        assert progress.seconds_left == pytest.approx(left / progress.bytes_per_second)


def test_second_download_asks_for_nothing(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    first = path_of(fetch(hub, file))
    asked = len(server.paths)
    assert fetch(replace(hub, offline=True), file) == [Downloaded(first)]
    assert len(server.paths) == asked


def test_same_bytes_in_a_new_commit_are_linked_not_fetched(server: LoopbackHub, hub: Hub) -> None:
    old = path_of(fetch(hub, listed(hub)))
    server.add(REPO, Repo({FILE: DATA, "README.md": b"A rider, again."}))
    new = path_of(fetch(hub, listed(hub)))
    assert new != old and new.resolve() == old.resolve()
    assert server.bytes_sent == SIZE


def test_file_that_changed_on_the_hub_starts_anew(server: LoopbackHub, hub: Hub) -> None:
    server.faults.append(Drop(SIZE // 2))
    old = listed(hub)
    for event in download(hub, old, patience=HASTE):
        if isinstance(event, Progress) and event.phase is Phase.WAITING:
            break
    changed = DATA[::-1]
    server.add(REPO, Repo({FILE: changed}))
    events = fetch(hub, listed(hub))
    assert path_of(events).read_bytes() == changed
    assert isinstance(events[0], Progress) and "has changed on the hub" in events[0].note
    assert [s.start for s in server.sent] == [0, 0]
    assert not partial(hub, old).exists() and list_unfinished(hub) == ()


def test_version_begun_can_be_ended_after_the_hub_has_a_newer_one(
    server: LoopbackHub, hub: Hub
) -> None:
    server.faults.append(Drop(SIZE // 2))
    for event in download(hub, listed(hub), patience=HASTE):
        if isinstance(event, Progress) and event.phase is Phase.WAITING:
            break
    server.add(REPO, Repo({FILE: DATA[::-1]}))
    [unfinished] = list_unfinished(hub)
    assert path_of(fetch(hub, unfinished.file)).read_bytes() == DATA
    assert server.bytes_sent == SIZE


def test_two_downloads_of_one_file_do_not_mix(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    server.pause = 0.01
    first = download(hub, file, patience=HASTE)
    next(first)
    with pytest.raises(BusyError, match="Another program"):
        fetch(hub, file)
    assert path_of(list(first)).read_bytes() == DATA


def test_file_outside_large_file_storage_is_checked_by_its_git_hash(
    server: LoopbackHub, hub: Hub
) -> None:
    name = "vocab-only.gguf"
    repo = server.add("rider/Small", Repo({name: DATA[:5000]}, small={name}))
    file = listed(hub, "rider/Small")
    assert file.parts[0].digest == repo.digest(name) and len(repo.digest(name)) == 40
    assert path_of(fetch(hub, file)).read_bytes() == DATA[:5000]
    server.faults.append(OtherBytes())
    server.add("rider/Small", Repo({name: DATA[:6000]}, small={name}))
    with pytest.raises(DamagedDownloadError):
        fetch(hub, listed(hub, "rider/Small"))


def split(server: LoopbackHub, count: int = 3) -> list[str]:
    names = [f"Q4_K_M/Big-Q4_K_M-{n:05}-of-{count:05}.gguf" for n in range(1, count + 1)]
    step = SIZE // count + 1
    server.add("rider/Big", Repo({n: DATA[i * step :][:step] for i, n in enumerate(names)}))
    return names


def test_split_file_is_fetched_whole_and_opened_by_its_first_part(
    server: LoopbackHub, hub: Hub
) -> None:
    names = split(server)
    server.faults.extend([Drop(50_000), Drop(50_000)])
    file = listed(hub, "rider/Big")
    assert file.size_bytes == SIZE and [part.name for part in file.parts] == names
    path = path_of(fetch(hub, file))
    parts = sorted(path.parent.iterdir())
    assert path == parts[0] and b"".join(part.read_bytes() for part in parts) == DATA
    assert server.bytes_sent == SIZE
    assert find_on_disk(hub, "rider/Big", names[0]) == path
    parts[2].unlink()
    assert find_on_disk(hub, "rider/Big", names[0]) is None


def test_no_part_of_a_split_file_appears_before_all_are_there(
    server: LoopbackHub, hub: Hub
) -> None:
    split(server)
    server.faults.extend([IgnoreRange(), IgnoreRange(), *[Drop(1000)] * 10])
    file = listed(hub, "rider/Big")
    with pytest.raises(ConnectionLostError):
        fetch(hub, file)
    assert not list(hub.cache.rglob("*.gguf"))
    [unfinished] = list_unfinished(hub)
    sizes = [part.size_bytes for part in file.parts]
    assert unfinished.bytes_done == sizes[0] + sizes[1] + 1000 * HASTE.tries
    server.faults.clear()
    assert path_of(fetch(hub, file)).is_file()
    assert server.bytes_sent == SIZE


def test_token_goes_to_the_hub_and_never_to_the_store(
    server: LoopbackHub, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.tokens["hf_good"] = set()
    monkeypatch.setenv("HF_TOKEN", "hf_good")
    fetch(hub, listed(hub))
    assert not server.store_saw_token


def test_a_large_file_takes_more_than_one_request(
    server: LoopbackHub, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.hub.request._REQUEST_BYTES", 1 << 20)
    events = fetch(hub, listed(hub))
    assert path_of(events).read_bytes() == DATA
    assert [sent.start for sent in server.sent] == [n << 20 for n in range(4)]
    assert not any(e.phase is Phase.WAITING for e in events if isinstance(e, Progress))
