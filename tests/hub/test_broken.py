"""Downloads that break, pause or go wrong. The server counts what it was asked for."""

from __future__ import annotations

import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.hub import (
    ConnectionLostError,
    DamagedDownloadError,
    Downloaded,
    DownloadEvent,
    Hub,
    Phase,
    Progress,
    delete,
    delete_unfinished,
    download,
    find_on_disk,
    list_unfinished,
)
from app.hub.layout import RepoFolder
from tests.hub.conftest import DATA, FILE, HASTE, REPO, SIZE
from tests.hub.faults import Answer, Drop, Fault, IgnoreRange, LoginPage, OtherBytes, Stall, Trickle
from tests.hub.server import LoopbackHub
from tests.hub.steps import fetch, listed, partial, path_of


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


@pytest.mark.parametrize("sized", [True, False])
@pytest.mark.parametrize("before", [0, SIZE // 3])
def test_a_network_that_wants_a_login_spoils_nothing(
    server: LoopbackHub, hub: Hub, before: int, sized: bool
) -> None:
    """Its page never becomes a part of the file, also where the file had only begun."""
    server.faults.extend([Drop(before), LoginPage(sized), LoginPage(sized)])
    events = fetch(hub, listed(hub))
    assert path_of(events).read_bytes() == DATA
    assert server.bytes_sent == SIZE
    waits = [e.note for e in events if isinstance(e, Progress) and e.phase is Phase.WAITING]
    assert len(waits) == 3 and "something else answers" in waits[-1]


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
