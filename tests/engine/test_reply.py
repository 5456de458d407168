"""The one loop on tiny F32 models: speculative equals plain, limits, stops, figures."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.engine import running_costs
from app.engine.events import Event, Origin, PromptProgress, PromptRead, Round, StopReason
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
from app.engine.sampling import Sampler
from app.engine.stats import fold
from app.errors import PromptTooLongError
from tests.engine.asking import ASK, PLAIN, Load, ask, by_model, finished, rounds, run
from tests.engine.table_models import dense, sampling_noise, total_variation
from tests.tiny_gguf import TinyModels, write_hybrid


@pytest.mark.parametrize("k", [1, 2, 4, 8])
@pytest.mark.parametrize("name", ["draft", "far_draft", "padded_draft", "smaller_vocab"])
def test_greedy_equals_plain(load: Load, tiny: TinyModels, k: int, name: str) -> None:
    pair = load(draft=getattr(tiny, name))
    plain = finished(run(pair, ask(PLAIN)))
    events = run(pair, ask(by_model(k)))
    assert finished(events).token_ids == plain.token_ids
    assert finished(events).text == plain.text
    assert len(plain.token_ids) == 100
    if name != "far_draft":
        assert fold(rounds(events)).acceptance_rate > 0.3


@pytest.mark.parametrize("k", [1, 4, 16])
def test_greedy_equals_plain_with_lookup(load: Load, k: int) -> None:
    pair = load(draft=None)
    repeat = (Turn(Role.USER, "the box in the box in the box in the box"),)
    plain = finished(run(pair, ask(PLAIN, repeat)))
    events = run(pair, ask(Speculation(True, DrafterKind.LOOKUP, k), repeat))
    assert finished(events).token_ids == plain.token_ids
    assert fold(rounds(events)).drafted > 0


def test_a_model_that_drafts_for_itself_is_always_accepted(load: Load, tiny: TinyModels) -> None:
    pair = load(draft=tiny.target)
    for temperature in (0, 1.0):
        stats = fold(rounds(run(pair, ask(by_model(4), temperature=temperature))))
        assert stats.acceptance_rate == 1
        assert stats.tokens_per_pass == 5


def test_the_events_in_order_and_every_figure_adds_up(load: Load) -> None:
    events = run(load(), ask(by_model(3), temperature=1.0))
    kinds = [type(event) for event in events]
    read = kinds.index(PromptRead)
    assert set(kinds[:read]) == {PromptProgress}
    assert set(kinds[read + 1 : -1]) == {Round}
    stats = fold(rounds(events))
    assert stats.accepted + stats.corrected + stats.bonus + stats.plain == stats.tokens
    ids = [token.id for round in rounds(events) for token in round.tokens]
    assert tuple(ids) == finished(events).token_ids and len(ids) == 100
    text = "".join(token.text for round in rounds(events) for token in round.tokens)
    assert finished(events).text.startswith(text)
    for round in rounds(events):
        origins = [token.origin for token in round.tokens]
        assert round.checked == round.accepted + origins.count(Origin.CORRECTED)
        assert round.accepted == origins.count(Origin.ACCEPTED)
        assert round.seconds >= round.draft_seconds + round.pass_seconds


def test_frequencies_follow_the_target(load: Load) -> None:
    """The first token of 4,000 one-round replies against the target's own distribution."""
    pair = load()
    settings = SamplerSettings(temperature=1.0, top_k=20, top_p=0.95, min_p=0.02)
    prompt = None
    counts = np.zeros(300)
    for seed in range(4_000):
        request = ReplyRequest(ASK, settings, by_model(3), seed, 4)
        events = reply(pair, request, Controls(request.speculation))
        first = next(event for event in events if isinstance(event, Round)).tokens[0]
        counts[first.id] += 1
        if prompt is None:
            size = pair.target._cached.size  # the prompt and the three drafted tokens
            prompt = pair.target._cached[: size - 3].copy()
    assert prompt is not None
    sampler = Sampler(settings, 0)
    expected = dense(sampler.distribution(pair.target.logits(prompt, 1)[0], prompt), 300)
    assert total_variation(counts, expected) < 1.5 * sampling_noise(expected, 4_000)


def test_the_same_seed_gives_the_same_rounds(load: Load) -> None:
    pair = load()

    def tokens(seed: int) -> list[tuple[int, Origin]]:
        found = rounds(run(pair, ask(by_model(4), temperature=1.0, seed=seed)))
        return [(token.id, token.origin) for round in found for token in round.tokens]

    assert tokens(7) == tokens(7) != tokens(8)


def test_the_toggle_works_in_mid_reply(load: Load) -> None:
    pair = load()
    controls = Controls(PLAIN)
    found: list[Round] = []
    request = ask(PLAIN)
    for event in reply(pair, request, controls):
        if isinstance(event, Round):
            found.append(event)
            on = 10 <= len(found) < 20
            controls.speculation = by_model(2 if len(found) < 15 else 5) if on else PLAIN
    assert [round.drafted for round in found[:20]] == [0] * 10 + [2] * 5 + [5] * 5
    assert {round.drafted for round in found[20:]} == {0}
    ids = tuple(token.id for round in found for token in round.tokens)
    assert ids == finished(run(pair, request)).token_ids


def test_stop_is_seen_within_one_round(load: Load) -> None:
    pair = load()
    controls = Controls(by_model(4))
    events: list[Event] = []
    for event in reply(pair, ask(by_model(4)), controls):
        events.append(event)
        controls.stop = len(rounds(events)) == 3
    assert len(rounds(events)) == 3
    assert finished(events).reason is StopReason.STOP
    assert len(finished(events).token_ids) == fold(rounds(events)).tokens


def test_stop_is_seen_while_the_prompt_is_read(load: Load) -> None:
    pair = load()
    controls = Controls(PLAIN)
    turns = (Turn(Role.USER, "word " * 90),)
    events: list[Event] = []
    for event in reply(pair, ask(PLAIN, turns), controls):
        events.append(event)
        controls.stop = True
    assert not rounds(events)
    assert finished(events).reason is StopReason.STOP
    # and the next reply goes on from what was read
    again = run(pair, ask(PLAIN, turns))
    read = next(event for event in again if isinstance(event, PromptRead))
    assert read.reused == 32


@pytest.mark.parametrize("k", [0, 4, 16])
def test_max_tokens_is_kept_to_the_token(load: Load, k: int) -> None:
    for most in (1, 2, 7):
        events = run(load(), ask(by_model(k), max_tokens=most))
        assert len(finished(events).token_ids) == most
        assert finished(events).reason is StopReason.LENGTH


@pytest.mark.parametrize("k", [0, 3, 8])
def test_a_full_context_ends_the_reply(load: Load, k: int) -> None:
    pair = load(size=64)
    events = run(pair, ask(by_model(k), max_tokens=500))
    assert finished(events).reason is StopReason.CONTEXT
    prompt = next(event for event in events if isinstance(event, PromptRead))
    assert prompt.tokens + len(finished(events).token_ids) == 65  # the last one needs no cell
    assert rounds(events)[-1].context_used == 65


def test_a_prompt_longer_than_the_context(load: Load) -> None:
    pair = load(size=64)
    with pytest.raises(PromptTooLongError, match=r"\d+ tokens long; the context holds 64"):
        run(pair, ask(PLAIN, (Turn(Role.USER, "word " * 100),)))
    assert finished(run(pair, ask(PLAIN, max_tokens=3))).reason is StopReason.LENGTH


@pytest.mark.parametrize("k", [0, 1, 4, 8])
def test_an_end_token_ends_the_reply_and_is_not_shown(load: Load, tiny: TinyModels, k: int) -> None:
    pair = load(tiny.ending, tiny.ending)
    events = run(pair, ask(by_model(k), max_tokens=400))
    assert finished(events).reason is StopReason.END
    assert not any(pair.target.vocabulary.ends(id) for id in finished(events).token_ids)
    stats = fold(rounds(events))
    assert stats.tokens == len(finished(events).token_ids)
    assert stats.accepted == sum(round.accepted for round in rounds(events))
    if k:  # a model drafting for itself: the end was an accepted guess, and what followed is gone
        assert stats.corrected == 0
        assert "<|im_end|>" not in finished(events).text


@pytest.mark.parametrize("k", [0, 1, 4, 8])
def test_a_stop_string_cuts_text_ids_and_cache_together(load: Load, k: int) -> None:
    pair = load()
    whole = finished(run(pair, ask(PLAIN)))
    stop = whole.text[60:64]
    events = run(pair, replace(ask(by_model(k)), stop_strings=(stop,)))
    last = finished(events)
    assert last.reason is StopReason.STRING
    assert last.text == whole.text[: whole.text.index(stop)]
    ids = [token.id for round in rounds(events) for token in round.tokens]
    assert tuple(ids) == last.token_ids == whole.token_ids[: len(ids)]
    # The next turn finds everything up to the cut, and reads nothing of what was cut off.
    first = next(event for event in events if isinstance(event, PromptRead))
    turns = (*ASK, Turn(Role.ASSISTANT, last.text, last.token_ids), Turn(Role.USER, "And?"))
    read = next(e for e in run(pair, ask(by_model(k), turns)) if isinstance(e, PromptRead))
    assert read.reused - first.tokens in (len(ids) - 1, len(ids))
    assert rounds(events)[-1].context_used == first.tokens + len(ids)


def test_auto_yields_the_same_text(load: Load) -> None:
    pair = load()
    events = run(pair, ask(by_model(None)))
    assert finished(events).token_ids == finished(run(pair, ask(PLAIN))).token_ids
    assert all(round.pace for round in rounds(events))


def test_the_text_is_what_its_tokens_say(load: Load) -> None:
    pair = load()
    turns = (*ASK, Turn(Role.ASSISTANT, "👋🏽 ok "))
    events = run(pair, ask(by_model(2), turns, max_tokens=30))
    shown = "".join(token.text for round in rounds(events) for token in round.tokens)
    raw = b"".join(pair.target.vocabulary.piece(id) for id in finished(events).token_ids)
    assert raw.decode("utf-8", "replace") == finished(events).text
    assert finished(events).text.startswith(shown)


@pytest.mark.parametrize("k", [1, 4, 8])
def test_a_hybrid_model_takes_tokens_back_by_its_snapshots(
    load: Load, tmp_path: Path, k: int
) -> None:
    pair = load(write_hybrid(tmp_path / "hybrid.gguf"), None)
    assert pair.target.rewindable == 16
    repeat = (Turn(Role.USER, "the box in the box in the box in the box"),)
    plain = finished(run(pair, ask(PLAIN, repeat)))
    events = run(pair, ask(Speculation(True, DrafterKind.LOOKUP, k), repeat))
    assert finished(events).token_ids == plain.token_ids
    stats = fold(rounds(events))
    assert stats.corrected > 0  # some were taken back


def test_a_machine_that_slept_in_mid_reply_spoils_no_figure(
    load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_costs, "_ASLEEP_SECONDS", 0.1)
    pair = load()
    asked = ask(by_model(4), max_tokens=60)
    before = fold(rounds(run(pair, asked)))
    events: list[Event] = []
    for event in reply(pair, asked, Controls(asked.speculation)):
        events.append(event)
        if len(rounds(events)) == 5:
            monkeypatch.setattr(pair.target, "logits", _asleep_once(pair.target.logits))
    slept = rounds(events)
    assert sum(round.gap > 1 for round in slept) == 1
    assert fold(slept).seconds < 1.5
    assert all(round.plain_seconds < 0.5 for round in slept)
    assert [token.id for r in slept for token in r.tokens]
    assert fold(slept).tokens == before.tokens


def _asleep_once(logits: Callable[..., object]) -> Callable[..., object]:
    left = [2.0]

    def slow(*given: object) -> object:
        time.sleep(left.pop() if left else 0.0)
        return logits(*given)

    return slow
