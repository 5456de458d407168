"""A short version of tests/benchmark_transcript.py: the processor's time between two turns of the
event loop stays small, however long the chat or the reply. Bounds are wide: others use the machine.
"""

from __future__ import annotations

from tests.benchmark_streaming import MARKDOWN, measure
from tests.benchmark_transcript import measure_chat

_STALL = 120.0  # ms of the processor; 50 is what a machine of its own has to keep


def test_a_long_chat_opens_and_scrolls_without_stalls(qapp: object) -> None:
    found = measure_chat(messages=300, tokens=60_000, times=25)
    assert isinstance(found["open"], dict)
    assert found["open"]["cpu_ms"] < 1000
    for way in (
        "wheel_up",
        "page_up_held",
        "dragged_to_top",
        "wheel_down",
        "control_home",
        "typing",
    ):
        figures = found[way]
        assert isinstance(figures, dict)
        assert figures["longest_cpu_ms"] < _STALL, way
    before, after = found["memory_before_mb"], found["memory_mb"]
    assert isinstance(before, float) and isinstance(after, float)
    assert after - before < 250  # other tests of this process hold what they hold


def test_a_token_costs_the_same_at_the_end_of_a_long_reply(qapp: object) -> None:
    found = measure(MARKDOWN, rate=300, seconds=4)
    early = found["cpu_ms_per_token_first_quarter"]
    assert found["cpu_ms_per_token_last_quarter"] < early * 2 + 0.5
