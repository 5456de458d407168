"""Carries a comparison out on the one engine. Knows no window."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from time import perf_counter

import numpy as np

from app.engine.events import Finished, LoadProgress, Round, StopReason
from app.engine.pair import Pair
from app.engine.reply import reply
from app.engine.requests import CacheType, Controls, ReplyRequest
from app.engine.stats import fold
from app.engine.text import prompt_tokens
from app.engine.workbench import Workbench
from app.lab.comparison import (
    Agreement,
    Compare,
    Compared,
    CompareStep,
    Divergence,
    Moment,
    SetUp,
    SideFigures,
)

WARM_TOKENS = 8


@dataclass(slots=True)
class _Side:
    moments: list[Moment] = field(default_factory=list)

    @property
    def rounds(self) -> list[Round]:
        return [m.event for m in self.moments if isinstance(m.event, Round)]

    @property
    def finished(self) -> Finished:
        event = self.moments[-1].event
        assert isinstance(event, Finished)
        return event

    def figures(self) -> SideFigures:
        stats = fold(self.rounds)
        first = next((m.seconds for m in self.moments if isinstance(m.event, Round)), 0.0)
        return SideFigures(stats, stats.seconds, first)


def compare(task: Compare, workbench: Workbench, controls: Controls) -> Iterator[CompareStep]:
    """See `Compare`.

    Raises:
        UserError: a model can't be loaded, or the conversation does not fit.
    """
    sides: list[_Side] = []
    for number, set_up in enumerate((task.first, task.second)):
        yield from _load(workbench, set_up, controls)
        side = _Side()
        for moment in _run(task, set_up, number, workbench.pair, controls):
            side.moments.append(moment)
            yield moment
        sides.append(side)
        if controls.stop:
            return
    first, second = sides
    divergence = _divergence(task, workbench.pair, first.finished, second.finished)
    figures = (first.figures(), second.figures())
    rates = [side.stats.tokens_per_second for side in figures]
    speedup = rates[1] / rates[0] if rates[0] and rates[1] else None
    agreement = _agreement(task, workbench.pair, first, second, divergence)
    yield Compared(figures, agreement, divergence, speedup)


def _load(
    workbench: Workbench, set_up: SetUp, controls: Controls
) -> Generator[LoadProgress, None, None]:
    if workbench.request == set_up.load:
        return
    for step in workbench.load(set_up.load, controls):
        if isinstance(step, LoadProgress):
            yield step


def _run(
    task: Compare, set_up: SetUp, number: int, pair: Pair, controls: Controls
) -> Iterator[Moment]:
    request = ReplyRequest(task.turns, task.sampler, set_up.speculation, task.seed, task.max_tokens)
    for _ in reply(pair, replace(request, max_tokens=WARM_TOKENS), Controls(set_up.speculation)):
        if controls.stop:
            break
    pair.target.forget()
    if pair.draft:
        pair.draft.forget()
    controls.speculation = set_up.speculation
    started = perf_counter()
    for event in reply(pair, request, controls):
        yield Moment(number, perf_counter() - started, event)


def _agreement(
    task: Compare, pair: Pair, first: _Side, second: _Side, divergence: Divergence | None
) -> Agreement:
    if task.sampler.temperature > 0:
        return Agreement.SAMPLED
    if divergence:
        return Agreement.PARTED
    if StopReason.STOP in (first.finished.reason, second.finished.reason):
        return Agreement.STOPPED
    return Agreement.IDENTICAL_EXACTLY if _exact(task, pair) else Agreement.IDENTICAL


def _exact(task: Compare, pair: Pair) -> bool:
    """Whether batched and single passes give the same logits: F32 weights and an F32 cache."""
    loads = (task.first.load, task.second.load)
    caches = {load.cache_type for load in loads}
    return caches == {CacheType.F32} and pair.loaded.target.description.endswith("F32")


def _divergence(task: Compare, pair: Pair, first: Finished, second: Finished) -> Divergence | None:
    """Where two greedy replies part; None where they don't, or were drawn by dice."""
    a, b = list(first.token_ids), list(second.token_ids)
    shorter = min(len(a), len(b))
    at = next((i for i in range(shorter) if a[i] != b[i]), shorter)
    stopped = StopReason.STOP in (first.reason, second.reason)
    if task.sampler.temperature > 0 or a == b or (stopped and at == shorter):
        return None
    x, y = (ids[at] if at < len(ids) else None for ids in (a, b))
    gap = batched = None
    if x is not None and y is not None:
        gap, batched = _gaps(task, pair, a[:at], x, y)
    piece = pair.target.vocabulary.piece
    texts = tuple("" if t is None else piece(t).decode("utf-8", "replace") for t in (x, y))
    assert len(texts) == 2
    return Divergence(at, texts, (x, y), gap, batched, _exact(task, pair))


def _gaps(task: Compare, pair: Pair, shared: list[int], x: int, y: int) -> tuple[float, float]:
    """Logit of x less that of y after the shared tokens, by a pass of one token and of several."""
    target = pair.target
    prompt = prompt_tokens(task.turns, pair.template, target.vocabulary)
    tokens = np.array([*prompt, *shared], np.int32)
    gaps = []
    for rows in (1, min(len(tokens), 1 + (task.second.speculation.draft_length or 4))):
        target.forget()
        for _ in target.read(tokens[: len(tokens) - rows]):
            pass
        row = target.logits(tokens, rows)[-1]
        gaps.append(float(row[x]) - float(row[y]))
    return gaps[0], gaps[1]
