"""A draft that was left out reads what it missed where that pays, and the time is counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.engine import reply as reply_module
from app.engine.events import Costs, Event, PromptRead
from app.engine.pace import Pace
from app.engine.reply import reply
from app.engine.requests import Controls, Role, Turn
from app.engine.sampling import Tokens
from tests.engine.asking import PLAIN, Load, ask, by_model, rounds
from tests.engine.playing import AUTO, play

# Guesses bring in a fifth where 0.7 of them are accepted.
FAIR = Costs(0.1, 0.3, ((0, 1.0), (1, 1.1), (3, 1.2), (7, 1.5), (15, 2.0)), reading=0.03)


@pytest.mark.parametrize("prompt", [20, 2000])
@pytest.mark.parametrize("reading", [0.12, 0.01])
def test_a_draft_that_is_held_back_reads_little_for_mere_looks(reading: float, prompt: int) -> None:
    """Each look has it read all that it missed: a 0.5B draft of a 1.5B target takes 0.12 of a plain
    pass for each token."""
    almost = Costs(0.1, 0.3, ((0, 1.0), (1, 1.4), (3, 2.0), (7, 3.0), (15, 5.0)))
    pace = Pace(replace(almost, reading=reading))
    speed, chosen = play(pace, almost, 0.3, 3_000, reading=reading, prompt=prompt)
    assert chosen.count(0) > 2_500
    assert speed > 0.95


def test_a_draft_reads_a_long_prompt_once_the_reply_is_long_enough() -> None:
    """One of 4,000 tokens."""
    speed, chosen = play(Pace(FAIR), FAIR, 0.7, 400, reading=0.03, prompt=4_000)
    assert not any(chosen) and speed == pytest.approx(1)
    speed, chosen = play(Pace(FAIR), FAIR, 0.7, 4_000, reading=0.03, prompt=4_000)
    assert any(chosen) and speed > 1.05
    _, chosen = play(Pace(FAIR), FAIR, 0.7, 20, reading=0.03, prompt=100)
    assert any(chosen[:2])


def test_it_says_that_the_draft_has_much_to_read() -> None:
    plan = Pace(FAIR).plan(AUTO, True, 0, missed=40_000)
    assert plan.held_back and "40,000 tokens" in plan.why


@pytest.mark.parametrize("switched_after", [0, 3])
def test_the_time_in_which_a_draft_reads_is_counted(
    load: Load, monkeypatch: pytest.MonkeyPatch, switched_after: int
) -> None:
    """Of the prompt with the prompt, in mid-reply with the round."""
    pair = load()
    assert pair.draft
    read, now = pair.draft.read, [0.0]

    def take_three_seconds(tokens: Tokens) -> Iterator[int]:
        now[0] += 3.0
        yield from read(tokens)

    monkeypatch.setattr(pair.draft, "read", take_three_seconds)
    monkeypatch.setattr(reply_module, "perf_counter", lambda: now[0])
    turns = (Turn(Role.USER, "word " * 70),)
    controls = Controls(PLAIN if switched_after else by_model(2))
    events: list[Event] = []
    for event in reply(pair, ask(PLAIN, turns, max_tokens=12), controls):
        events.append(event)
        if len(rounds(events)) == switched_after:
            controls.speculation = by_model(2)
    (prompt,) = (event for event in events if isinstance(event, PromptRead))
    seconds = [round.seconds for round in rounds(events)]
    if switched_after:
        assert prompt.seconds == 0 and seconds == [0, 0, 0, 3, *[0] * (len(seconds) - 4)]
        assert rounds(events)[3].draft_seconds >= 3
    else:
        assert prompt.seconds == 3 and not any(seconds)
