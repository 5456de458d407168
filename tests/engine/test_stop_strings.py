"""Stop strings: the earliest boundary wins and cuts text, tokens and figures alike, whatever k."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.events import Finished, Origin, PromptRead, Round, StopReason, Token
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    DrafterKind,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.stats import fold
from app.engine.stop_strings import StopStrings
from app.engine.text import TextStream
from tests.engine.table_pair import CONTEXT, table_pair

ASK = (Turn(Role.USER, "?"),)
# Two halves of a character are pieces too, and a piece may be without text.
PIECES = st.lists(
    st.sampled_from([b"a", b"b", b"ab", b"ba", b"aab", b"c", b"\xc3", b"\xa9", b"", b"abcab"]),
    min_size=6,
    max_size=6,
)
STRINGS = st.lists(st.text("abc\u00e9", min_size=1, max_size=5), max_size=3)


def run(
    seed: int, pieces: list[bytes], end: int | None, strings: list[str], k: int, most: int
) -> tuple[list[Round], Finished]:
    speculation = Speculation(k > 0, DrafterKind.MODEL, k)
    greedy = SamplerSettings(temperature=0)
    request = ReplyRequest(ASK, greedy, speculation, 0, most, stop_strings=tuple(strings))
    *events, last = reply(table_pair(seed, pieces, end), request, Controls(speculation))
    assert isinstance(last, Finished)
    return [event for event in events if isinstance(event, Round)], last


def cut(text: str, strings: list[str]) -> str | None:
    """What stands before the stop string that is complete first; None where none comes up."""
    for end in range(1, len(text) + 1):
        found = [len(string) for string in strings if text[:end].endswith(string)]
        if found:
            return text[: end - max(found)]
    return None


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 10_000), PIECES, st.none() | st.integers(0, 5), STRINGS,
    st.integers(1, 60), st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8]),
)  # fmt: skip
def test_the_cut_is_where_the_text_says_whatever_k(
    seed: int, pieces: list[bytes], end: int | None, strings: list[str], most: int, k: int
) -> None:
    free, whole = run(seed, pieces, end, [], 0, most)
    text = "".join(token.text for round in free for token in round.tokens)
    wanted = cut(text, strings)
    results = [run(seed, pieces, end, strings, length, most) for length in (0, k)]
    for rounds, last in results:
        if wanted is None:
            assert (last.reason, last.text) == (whole.reason, whole.text)
        else:
            assert (last.reason, last.text) == (StopReason.STRING, wanted)
        consistent(rounds, last, wanted is None)
    assert results[0][1] == results[1][1]  # text, ids and reason


def consistent(rounds: list[Round], last: Finished, uncut: bool) -> None:
    """Text, ids, colours, figures and the context used say the same."""
    tokens = [token for round in rounds for token in round.tokens]
    shown = "".join(token.text for token in tokens)
    assert last.text.startswith(shown) if uncut else last.text == shown
    assert last.token_ids == tuple(token.id for token in tokens)
    used = 2  # the prompt
    for round in rounds:
        used += len(round.tokens)
        assert round.context_used == used <= CONTEXT + 1
        origins = [token.origin for token in round.tokens]
        assert round.accepted == origins.count(Origin.ACCEPTED)
        assert round.checked == round.accepted + origins.count(Origin.CORRECTED)
    assert fold(rounds).tokens == len(tokens)


@settings(max_examples=100, deadline=None)
@given(
    st.text("ab\n\u00e9", max_size=30), STRINGS,
    st.lists(st.integers(0, 3), min_size=1).filter(any), st.integers(1, 4),
)  # fmt: skip
def test_the_cut_does_not_depend_on_how_the_text_is_divided(
    text: str, strings: list[str], bytes_of_tokens: list[int], tokens_a_round: int
) -> None:
    stops, told, left = StopStrings(strings), "", text.encode()
    stream, sizes = TextStream(), cycle(bytes_of_tokens)
    while left and not stops.found:
        tokens = []
        for size in islice(sizes, tokens_a_round):
            tokens.append(Token(0, stream.feed(left[:size]), Origin.PLAIN, 1.0))
            left = left[size:]
        for round in stops.certain(round_of(*tokens)):
            told += "".join(token.text for token in round.tokens)
    told += "".join(token.text for round in stops.rest() for token in round.tokens)
    wanted = cut(text, strings)
    assert told == (text if wanted is None else wanted)


def round_of(*tokens: Token) -> Round:
    return Round(tokens, 0, 0, 0, DrafterKind.NONE, 0.0, 0.0, 0.0, len(tokens))


def test_what_may_become_a_stop_string_waits_and_nothing_else() -> None:
    stops = StopStrings(["\nUser:"])
    told = []
    for text in ("Hi", ".\n", "Us", "ing", "\nUser", " one", "\nUser:", "x"):
        if not stops.found:
            rounds = stops.certain(round_of(Token(0, text, Origin.PLAIN, 1.0)))
            told.append("".join(token.text for round in rounds for token in round.tokens))
    assert told == ["Hi", "", "", ".\nUsing", "", "\nUser one", ""]
    assert stops.found and stops.dropped == 1


def test_a_stop_string_over_three_rounds_leaves_no_token_of_it() -> None:
    stops = StopStrings(["abc"])
    rounds = [*stops.certain(round_of(Token(1, "x", Origin.PLAIN, 1.0)))]
    for text in ("ya", "b", "cz"):
        rounds += stops.certain(round_of(Token(2, text, Origin.PLAIN, 1.0)))
    assert [[token.text for token in round.tokens] for round in rounds] == [["x"], ["y"], [], []]
    assert fold(rounds).passes == 4  # they were made, and took their time
    assert stops.dropped == 2


@pytest.mark.parametrize("k", [0, 1, 4, 8])
def test_a_stop_string_before_the_end_token_of_the_same_round_wins(k: int) -> None:
    for seed in range(40):
        _, last = run(seed, [b"a", b"b", b"c", b"d", b"e", b"f"], 5, ["ab", "d"], k, 40)
        _, whole = run(seed, [b"a", b"b", b"c", b"d", b"e", b"f"], 5, [], k, 40)
        wanted = cut(whole.text, ["ab", "d"])
        assert last.reason is (whole.reason if wanted is None else StopReason.STRING)


def test_prompt_read_comes_first() -> None:
    speculation = Speculation(False)
    request = ReplyRequest(ASK, speculation=speculation, max_tokens=2, stop_strings=("zz",))
    events = list(reply(table_pair(1, [b"z"] * 6), request, Controls(speculation)))
    assert any(isinstance(event, PromptRead) for event in events)
    assert events[-1] == Finished(StopReason.STRING, "", ())


@pytest.mark.parametrize(("string", "text"), [("aab", "aaab"), ("abac", "ababac"), ("aa", "baa")])
def test_a_string_that_begins_within_itself_is_found(string: str, text: str) -> None:
    stops = StopStrings([string])
    for character in text:
        list(stops.certain(round_of(Token(0, character, Origin.PLAIN, 1.0))))
    assert stops.found


def test_a_reply_that_ended_within_a_character_is_gone_on_with() -> None:
    """The prompt, `[0, 1]`, ends with the first half of “é”; each token is followed by the next."""
    pair = table_pair(1, [b"caf", b"\xc3", b"\xa9", b"!", b".", b"?"])
    target: Any = pair.target
    target.table[:] = np.roll(np.eye(6, dtype=np.float32), 1, axis=1)
    begun = (*ASK, Turn(Role.ASSISTANT, "caf", (0, 1)))
    greedy = SamplerSettings(temperature=0)
    request = ReplyRequest(begun, greedy, Speculation(False), max_tokens=3)
    *events, last = reply(pair, request, Controls(request.speculation))
    assert isinstance(last, Finished) and last.text == "é!."
    told = [token.text for event in events if isinstance(event, Round) for token in event.tokens]
    assert told == ["é", "!", "."]
