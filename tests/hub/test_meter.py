"""Speed and time left, on a clock of the test's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.hub.meter import Meter, Phase, Progress
from app.hub.transfer import Arrived, Checked, Step, Waiting

MB = 1_000_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, in its last place."""
    times = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: times[-1])
    return times


def arriving(clock: list[float], pieces: int, speed: float) -> Iterator[Step]:
    """Ten pieces a second."""
    for _ in range(pieces):
        clock[-1] += 0.1000001
        yield Arrived(round(speed / 10))


def test_steady_speed_is_shown_from_the_second_value_on(clock: list[float]) -> None:
    meter = Meter(0, 100 * MB)
    clock[-1] += 5  # to connect
    seen = list(meter.show(arriving(clock, 20, 10 * MB)))
    assert seen[0].bytes_per_second is None
    assert seen[1].bytes_per_second == pytest.approx(10 * MB, rel=0.01)
    assert seen[-1].seconds_left == pytest.approx(8, rel=0.01)


def test_change_of_speed_is_followed_smoothly(clock: list[float]) -> None:
    meter = Meter(0, 1000 * MB)
    list(meter.show(arriving(clock, 50, 10 * MB)))
    seen = list(meter.show(arriving(clock, 100, 20 * MB)))
    speeds = [progress.bytes_per_second or 0 for progress in seen]
    assert speeds == sorted(speeds)
    assert speeds[0] < 11 * MB and speeds[-1] == pytest.approx(20 * MB, rel=0.05)


def test_values_come_ten_times_a_second_at_most(clock: list[float]) -> None:
    def pieces() -> Iterator[Step]:
        for _ in range(1000):
            clock[-1] += 0.001
            yield Arrived(65536)

    seen = list(Meter(0, 65_536_000).show(pieces()))
    assert 8 <= len(seen) <= 11


def test_phases_have_speeds_of_their_own(clock: list[float]) -> None:
    def steps() -> Iterator[Step]:
        for _ in range(5):
            clock[-1] += 0.2
            yield Checked(100 * MB)
        yield from arriving(clock, 3, MB)
        yield Waiting("no connection", 4.0)
        yield from arriving(clock, 3, MB)

    seen = list(Meter(0, 1000 * MB).show(steps()))
    phases: list[Phase] = []
    for progress in seen:
        if phases[-1:] != [progress.phase]:
            phases.append(progress.phase)
            assert progress.bytes_per_second is None
    assert phases == [Phase.CHECKING, Phase.DOWNLOADING, Phase.WAITING, Phase.DOWNLOADING]
    [waiting] = [p for p in seen if p.phase is Phase.WAITING]
    assert waiting == Progress(
        Phase.WAITING,
        waiting.bytes_done,
        1000 * MB,
        note="The download was interrupted (no connection); it goes on in 4 s.",
    )
