"""Downloads: whole, broken, paused, wrong. The server counts what it was asked for."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from huggingface_hub import hf_hub_download, try_to_load_from_cache
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.hub import (
    BusyError,
    ConnectionLostError,
    DamagedDownloadError,
    Downloaded,
    DownloadEvent,
    Hub,
    HubFile,
    Phase,
    Progress,
    delete,
    delete_unfinished,
    download,
    find_on_disk,
    list_unfinished,
    read_repository,
)
from app.hub.layout import RepoFolder
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.server import (
    Answer,
    Drop,
    Fault,
    IgnoreRange,
    LoopbackHub,
    OtherBytes,
    Repo,
    Stall,
    Trickle,
)


def listed(hub: Hub, repo: str = REPO) -> HubFile:
    return read_repository(hub, repo).files[0]


def fetch(hub: Hub, file: HubFile) -> list[DownloadEvent]:
    return list(download(hub, file, patience=HASTE))


def partial(hub: Hub, file: HubFile) -> Path:
    return RepoFolder.of(hub, file.repo).partial(file.parts[0].digest)


def path_of(events: list[DownloadEvent]) -> Path:
    assert isinstance(events[-1], Downloaded)
    return events[-1].path


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


@pytest.mark.parametrize(
    "fault",
    [
        Drop(SIZE // 3),
        Stall(SIZE // 3, seconds=2),
        Answer(503),
        Answer(429, (("Retry-After", "0"),)),
        Answer(403),
    ],
    ids=str,
)
def test_broken_connection_goes_on_where_it_was(
    server: LoopbackHub, hub: Hub, fault: Fault
) -> None:
    server.faults.append(fault)
    events = fetch(hub, listed(hub))
    assert path_of(events).read_bytes() == DATA
    assert server.bytes_sent == SIZE  # not one byte twice
    waits = [e for e in events if isinstance(e, Progress) and e.phase is Phase.WAITING]
    assert len(waits) == 1 and "goes on" in waits[0].note


def test_many_drops_that_get_on_are_no_failure(server: LoopbackHub, hub: Hub) -> None:
    server.faults.extend([Drop(SIZE // 12)] * 11)
    assert path_of(fetch(hub, listed(hub))).read_bytes() == DATA
    assert server.bytes_sent == SIZE


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    faults=st.lists(
        st.one_of(st.builds(Drop, st.integers(0, SIZE // 20)), st.just(Answer(503))), max_size=25
    )
)
def test_no_sequence_of_breaks_loses_or_repeats_a_byte(
    server: LoopbackHub, hub: Hub, faults: list[Fault]
) -> None:
    """Given up or not: it goes on from what is on disk, and ends with the right bytes."""
    delete(hub, REPO, FILE)
    server.sent.clear()
    server.faults = deque(faults)
    file = listed(hub)
    patience = replace(HASTE, first_wait=0)
    events: list[DownloadEvent] = []
    while not events or not isinstance(events[-1], Downloaded):
        with suppress(ConnectionLostError):
            events += download(hub, file, patience=patience)
    assert path_of(events).read_bytes() == DATA
    assert server.bytes_sent == SIZE
    starts = [sent.start for sent in server.sent]
    assert starts == [sum(sent.count for sent in server.sent[:i]) for i in range(len(starts))]


def test_trickle_is_left_for_another_connection(server: LoopbackHub, hub: Hub) -> None:
    server.faults.append(Trickle())
    events = fetch(hub, listed(hub))
    assert path_of(events).read_bytes() == DATA
    assert server.bytes_sent - SIZE <= 2  # that the server sent before it saw us go
    assert any("hardly anything" in e.note for e in events if isinstance(e, Progress))


def test_connection_that_stays_broken_is_told_and_what_came_is_kept(
    server: LoopbackHub, hub: Hub
) -> None:
    server.faults.extend([Drop(SIZE // 2), *[Drop(0)] * 10])
    file = listed(hub)
    with pytest.raises(ConnectionLostError, match="start it again to go on"):
        fetch(hub, file)
    assert partial(hub, file).stat().st_size == SIZE // 2
    server.faults.clear()
    assert path_of(fetch(hub, file)).read_bytes() == DATA
    assert server.bytes_sent == SIZE


def test_pause_by_flag_and_go_on(server: LoopbackHub, hub: Hub) -> None:
    server.pause = 0.01
    file = listed(hub)
    begin = time.monotonic()
    seen = list(download(hub, file, lambda: time.monotonic() - begin > 0.3, HASTE))
    assert not isinstance(seen[-1], Downloaded)
    kept = partial(hub, file).stat().st_size
    assert 0 < kept < SIZE
    assert isinstance(seen[-1], Progress) and seen[-1].bytes_done == kept
    assert find_on_disk(hub, REPO, FILE) is None
    [unfinished] = list_unfinished(hub)
    assert unfinished.file == file and unfinished.bytes_done == kept
    events = fetch(hub, unfinished.file)
    assert path_of(events).read_bytes() == DATA
    assert [s.start for s in server.sent] == [0, kept]
    assert any(e.phase is Phase.CHECKING for e in events if isinstance(e, Progress))


def test_pause_while_nothing_comes_takes_no_time(server: LoopbackHub, hub: Hub) -> None:
    server.faults.append(Stall(SIZE // 3, seconds=30))
    stop = threading.Event()
    file = listed(hub)
    pauses = threading.Timer(1, stop.set)
    pauses.start()
    begin = time.monotonic()
    list(download(hub, file, stop.is_set, replace(HASTE, silence=60)))
    assert time.monotonic() - begin < 10
    pauses.join()
    assert partial(hub, file).stat().st_size == SIZE // 3
    assert path_of(fetch(hub, file)).read_bytes() == DATA
    assert server.bytes_sent == SIZE


def test_pause_by_closing_the_iterator_while_it_waits(server: LoopbackHub, hub: Hub) -> None:
    server.faults.extend([Drop(SIZE // 2), Answer(503)])
    file = listed(hub)
    events = download(hub, file, patience=replace(HASTE, first_wait=60))
    for event in events:
        if isinstance(event, Progress) and event.phase is Phase.WAITING:
            events.close()  # type: ignore[attr-defined]
    assert partial(hub, file).stat().st_size == SIZE // 2


def test_stopped_while_checking_publishes_nothing(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    partial(hub, file).parent.mkdir(parents=True)
    partial(hub, file).write_bytes(DATA)  # all there, not yet checked
    events = list(download(hub, file, lambda: True, HASTE))
    assert not any(isinstance(event, Downloaded) for event in events)
    assert find_on_disk(hub, REPO, FILE) is None
    assert path_of(fetch(hub, file)).read_bytes() == DATA
    assert server.bytes_sent == 0


def test_cancel_leaves_nothing(server: LoopbackHub, hub: Hub) -> None:
    server.faults.append(Drop(SIZE // 2))
    file = listed(hub)
    for event in download(hub, file, patience=HASTE):
        if isinstance(event, Progress) and event.phase is Phase.WAITING:
            break
    assert delete_unfinished(hub, REPO, FILE) == SIZE // 2
    assert list_unfinished(hub) == ()
    assert not RepoFolder.of(hub, REPO).path.exists()


def test_wrong_bytes_never_become_a_model(server: LoopbackHub, hub: Hub) -> None:
    server.faults.append(OtherBytes())
    file = listed(hub)
    with pytest.raises(DamagedDownloadError, match="digest"):
        fetch(hub, file)
    assert find_on_disk(hub, REPO, FILE) is None
    assert not partial(hub, file).exists()
    assert path_of(fetch(hub, file)).read_bytes() == DATA


def test_partial_file_damaged_on_disk_is_found_out(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    partial(hub, file).parent.mkdir(parents=True)
    partial(hub, file).write_bytes(bytes(1000))
    with pytest.raises(DamagedDownloadError):
        fetch(hub, file)
    assert path_of(fetch(hub, file)).read_bytes() == DATA


def test_file_cut_short_since_is_fetched_again(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    path = path_of(fetch(hub, file))
    with path.open("r+b") as cut:
        cut.truncate(1000)
    assert path_of(fetch(hub, file)).read_bytes() == DATA


def test_partial_file_longer_than_the_whole_is_not_gone_on_with(
    server: LoopbackHub, hub: Hub
) -> None:
    file = listed(hub)
    partial(hub, file).parent.mkdir(parents=True)
    partial(hub, file).write_bytes(DATA + b"!")
    assert path_of(fetch(hub, file)).read_bytes() == DATA


def test_size_that_differs_from_the_listing_is_refused(server: LoopbackHub, hub: Hub) -> None:
    file = listed(hub)
    [part] = file.parts
    lying = replace(file, parts=(replace(part, size_bytes=SIZE - 1),))
    with pytest.raises(DamagedDownloadError, match="other bytes than it lists"):
        fetch(hub, lying)


def test_server_without_ranges_still_ends_right(server: LoopbackHub, hub: Hub) -> None:
    server.faults.extend([Drop(SIZE // 2), IgnoreRange()])
    assert path_of(fetch(hub, listed(hub))).read_bytes() == DATA


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
