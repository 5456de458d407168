"""Conversations longer than the context: which turns stay, on paper and on tiny models."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.events import Event, Finished, PromptRead, StopReason
from app.engine.fitting import AIM, fit
from app.engine.pair import Pair, load_pair
from app.engine.reply import reply
from app.engine.requests import (
    CacheType,
    Controls,
    DrafterKind,
    LoadRequest,
    Overflow,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.errors import PromptTooLongError
from tests.tiny_gguf import TinyModels

Load = Callable[[int], Pair]


def count(turns: Sequence[Turn]) -> list[int]:
    """A token a character."""
    return [0] * sum(len(turn.content) for turn in turns)


def talk(*sizes: int, system: int = 0) -> tuple[Turn, ...]:
    """Questions and replies in turn, of so many tokens."""
    roles = (Role.USER, Role.ASSISTANT)
    turns = [Turn(roles[i % 2], "x" * size) for i, size in enumerate(sizes)]
    return (*([Turn(Role.SYSTEM, "s" * system)] if system else []), *turns)


def test_what_fits_is_left_as_it_is() -> None:
    turns = talk(10, 20, 10, system=5)
    assert fit(turns, count, 45).turns == turns


def test_the_oldest_turns_go_up_to_a_question_and_the_system_prompt_stays() -> None:
    turns = talk(30, 30, 10, 20, 10, system=5)
    fitted = fit(turns, count, 100)
    assert fitted.left_out == 2
    assert fitted.turns == (turns[0], *turns[3:])


def test_what_was_left_out_before_stays_out() -> None:
    turns = talk(30, 30, 10, 20, 10)
    assert fit(turns, count, 1000, left_out=2).turns == turns[2:]


def test_the_last_question_stays_even_where_it_does_not_fit() -> None:
    fitted = fit(talk(10, 10, 500), count, 100)
    assert fitted.left_out == 2 and len(fitted.tokens) == 500


@given(
    st.lists(st.integers(1, 60), min_size=1, max_size=40),
    st.integers(0, 20),
    st.integers(30, 400),
    st.integers(0, 40),
)
def test_as_many_of_the_latest_turns_as_the_aim_allows(
    sizes: list[int], system: int, room: int, left_out: int
) -> None:
    turns = talk(*sizes, system=system)
    fitted = fit(turns, count, room, left_out)
    head = 1 if system else 0
    assert fitted.turns == (*turns[:head], *turns[head + fitted.left_out :])
    said = fitted.turns[head:]
    assert said and said[0].role is Role.USER
    if len(fitted.tokens) > AIM * room and fitted.left_out > left_out + 1:
        last = max(i for i, turn in enumerate(turns) if turn.role is Role.USER)
        assert turns[head + fitted.left_out] is turns[last]  # nothing less would do


def test_a_chat_that_is_many_times_too_long_is_not_counted_as_a_whole() -> None:
    turns, counted = talk(*[10] * 4001), list[int]()

    def count_and_tell(kept: Sequence[Turn]) -> list[int]:
        counted.append(len(count(kept)))
        return count(kept)

    fitted = fit(turns, count_and_tell, 100)
    assert len(fitted.tokens) == 70 and fitted.turns == turns[-7:]
    assert max(counted) <= 400
    assert fit(turns, count, 100, left_out=3990).left_out == 3994


@pytest.fixture
def load(tiny: TinyModels) -> Iterator[Load]:
    pairs: list[Pair] = []

    def load(size: int) -> Pair:
        request = LoadRequest(tiny.target, tiny.draft, size, cache_type=CacheType.F32)
        *_, pair = load_pair(request, lambda: False)
        assert isinstance(pair, Pair)
        pairs.append(pair)
        return pair

    yield load
    for pair in pairs:
        pair.close()


def run(pair: Pair, turns: tuple[Turn, ...], k: int, most: int, left_out: int = 0) -> list[Event]:
    speculation = Speculation(True, DrafterKind.MODEL, k)
    request = ReplyRequest(
        turns, SamplerSettings(temperature=0), speculation, 0, most, Overflow.LEAVE_OUT, left_out
    )
    return list(reply(pair, request, Controls(speculation)))


def read(events: list[Event]) -> list[PromptRead]:
    return [event for event in events if isinstance(event, PromptRead)]


def finished(events: list[Event]) -> Finished:
    assert isinstance(events[-1], Finished)
    return events[-1]


@pytest.mark.parametrize("k", [0, 4])
def test_a_chat_that_outgrows_the_context_goes_on_and_mostly_finds_its_cache(
    load: Load, k: int
) -> None:
    pair = load(256)
    turns: tuple[Turn, ...] = (Turn(Role.SYSTEM, "Be brief."),)
    left_out, reused = 0, []
    for number in range(14):
        turns = (*turns, Turn(Role.USER, f"Question number {number}: what is it?"))
        events = run(pair, turns, k, 12, left_out)
        (prompt,) = read(events)
        assert prompt.tokens <= 256
        assert prompt.left_out >= left_out
        reused.append(prompt.reused > 0.5 * prompt.tokens)
        left_out = prompt.left_out
        answer = finished(events)
        turns = (*turns, Turn(Role.ASSISTANT, answer.text, answer.token_ids))
    assert left_out > 0
    assert sum(reused) >= 8  # each clearing is followed by turns that find their cache


@pytest.mark.parametrize("k", [0, 4])
def test_a_reply_that_meets_the_end_leaves_out_turns_and_goes_on(load: Load, k: int) -> None:
    pair = load(160)
    turns = (
        Turn(Role.USER, "One two three four five six seven eight."),
        Turn(Role.ASSISTANT, "Nine ten eleven twelve."),
        Turn(Role.USER, "And then?"),
    )
    events = run(pair, turns, k, 130)
    prompts = read(events)
    assert [prompt.left_out for prompt in prompts] == [0, 2]
    answer = finished(events)
    assert len(answer.token_ids) > 160 - prompts[0].tokens
    # From there on it is what follows the shorter conversation and the part that was written.
    (alone,) = read(run(pair, turns[2:], 0, 1))
    written = prompts[1].tokens - alone.tokens
    part = Turn(Role.ASSISTANT, "", answer.token_ids[:written])
    rest = finished(run(pair, (turns[2], part), 0, 130 - written))
    assert answer.token_ids == part.token_ids + rest.token_ids


def test_a_single_question_has_nothing_to_leave_out(load: Load) -> None:
    pair = load(64)
    events = run(pair, (Turn(Role.USER, "Go on."),), 4, 500)
    assert finished(events).reason is StopReason.CONTEXT
    with pytest.raises(PromptTooLongError) as raised:
        run(pair, (Turn(Role.USER, "word " * 100),), 4, 5)
    assert raised.value.context_size == 64 < raised.value.tokens
