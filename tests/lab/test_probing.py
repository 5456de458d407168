"""Probes between the rounds of a reply: the reply does not notice them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from app.engine.events import Round
from app.engine.pair import Pair
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    DrafterKind,
    LoadRequest,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.sampling import Sampler
from app.engine.text import prompt_tokens
from app.engine.workbench import Workbench
from app.lab.probing import EVERY, Prober
from app.lab.running import After
from tests.tiny_gguf import TinyModels

K = 3


@pytest.fixture
def pair(tiny: TinyModels) -> Iterator[Pair]:
    bench = Workbench()
    for _ in bench.load(LoadRequest(tiny.target, tiny.draft, 256), Controls()):
        pass
    yield bench.pair
    bench.close()


REQUEST = ReplyRequest(
    (Turn(Role.USER, "the box in the box in the box"),),
    SamplerSettings(temperature=0.8),
    Speculation(True, DrafterKind.MODEL, K),
    seed=1,
    max_tokens=40,
)


def listen(pair: Pair, after: After | None, request: ReplyRequest = REQUEST) -> list[Round]:
    pair.target.forget()
    if pair.draft:
        pair.draft.forget()
    controls, rounds, written = Controls(), [], list[int]()
    controls.speculation = request.speculation
    for event in reply(pair, request, controls):
        if isinstance(event, Round):
            rounds.append(event)
            written += [token.id for token in event.tokens]
            if after:
                after(event, written)
    return rounds


def prompt(pair: Pair) -> list[int]:
    return prompt_tokens(REQUEST.turns, pair.template, pair.target.vocabulary)


def prober(pair: Pair, k: int = K) -> Prober:
    drafter = pair.drafters.model
    assert drafter
    return Prober(pair, drafter, k, prompt(pair), Sampler(REQUEST.sampler, 1))


def test_the_reply_is_the_same_with_probes_as_without(pair: Pair) -> None:
    alone = listen(pair, None)
    probing = prober(pair)
    probed = listen(pair, probing.after)
    assert [r.tokens for r in probed] == [r.tokens for r in alone]
    assert len(alone) > 3
    written = sum(len(r.tokens) for r in alone)
    assert 2 <= len(probing.probes) <= written // EVERY + 1
    for one in probing.probes:
        assert one.plain_seconds > 0 and one.seconds > one.draft_seconds > 0


def test_the_draft_reads_after_a_probe_what_it_would_have_read(pair: Pair) -> None:
    known: list[tuple[int, int]] = []  # before and behind each probe
    probing = prober(pair)

    def after(round: Round, written: list[int]) -> None:
        tokens = np.array([*prompt(pair), *written], np.int32)
        before = pair.draft.shared(tokens) if pair.draft else 0
        probing.after(round, written)
        known.append((before, pair.draft.shared(tokens) if pair.draft else 0))

    listen(pair, after)
    assert len(probing.probes) >= 2 and all(before == behind > 0 for before, behind in known)


def test_without_a_drafter_there_are_plain_passes_only(pair: Pair) -> None:
    alone = listen(pair, None)
    probing = Prober(pair, None, K, prompt(pair), Sampler(REQUEST.sampler, 1))
    assert [r.tokens for r in listen(pair, probing.after)] == [r.tokens for r in alone]
    assert len(probing.plain_seconds) >= 2 and not probing.probes


def test_at_the_end_of_the_context_there_are_no_probes(pair: Pair) -> None:
    probing = prober(pair, k=240)
    listen(pair, probing.after, replace(REQUEST, max_tokens=10))
    assert probing.probes == [] and probing.plain_seconds == []
