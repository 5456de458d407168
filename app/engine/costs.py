"""What a draft step and a pass cost on this machine, measured at load. Knows no replies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from app import theory
from app.engine.events import Costs

if TYPE_CHECKING:
    from app.engine.speculative import Target

LENGTHS = (0, 1, 3, 7, 15)  # k for which a pass is measured; between them v(k) is interpolated
PREFIX = 16  # tokens before the measured ones
READ = 16  # tokens that the draft reads in a row
TURNS = 3
BUDGET_SECONDS = 1.5  # after which nothing longer is begun


def measure(
    target: Target, draft: Target | None, lengths: tuple[int, ...], room: int
) -> Iterator[float | Costs]:
    """Time passes of the target and steps of the draft: fractions from 0 to 1, then the costs.

    The lengths are timed in turn, so that a machine that drifts moves all of them alike. On a slow
    machine the longest are left out, and extrapolated later.

    Args:
        lengths: the k to time, ascending from 0.
        room: tokens that the contexts hold.
    """
    passes, steps = _Stopwatch(target, room), _Stopwatch(draft, room) if draft else None
    started = perf_counter()
    passes.time(0)  # the first passes page the weights in and build graphs
    yield 0.0
    first: dict[int, float] = {}
    for k in lengths:
        last = max(first, default=0)
        if k > 1 and perf_counter() - started + first[last] * (k + 1) / (last + 1) > BUDGET_SECONDS:
            break  # it could take as long as its tokens would one by one
        first[k] = passes.time(k)
        yield 0.1
    if steps:
        steps.time(0)
    timed: dict[int, list[float]] = {k: [] for k in first}
    read: list[float] = []
    taken: list[float] = []
    for turn in range(TURNS):
        for k in timed:
            timed[0].append(passes.time(0))
            if k:
                timed[k].append(passes.time(k))
            if steps:
                taken.append(steps.time(0))
            yield 0.1 + 0.9 * turn / TURNS
        # As many as steps take them, at most: on a slow machine it is left to be learnt.
        if steps and perf_counter() - started + READ * taken[-1] <= BUDGET_SECONDS:
            read.append(steps.time(READ - 1, rows=1) / READ)
        if perf_counter() - started > BUDGET_SECONDS:
            break
    plain = float(median(timed[0]))
    v = [(0, 1.0)]
    for k in list(timed)[1:]:
        v.append((k, max(float(median(timed[k])) / plain, v[-1][1])))
    c = float(median(taken)) / plain if taken else 0.0
    yield Costs(plain, c, tuple(v), float(median(read)) / plain if read else 0.0)


class _Stopwatch:
    """Times passes along one growing sequence, so that nothing has to be taken back."""

    def __init__(self, model: Target, room: int) -> None:
        import numpy as np  # the window asks for costs too, and shall not wait for this

        self._model = model
        self._room = room
        self._tokens = (np.arange(room) % 200 + 10).astype(np.int32)
        self._at = PREFIX

    def time(self, k: int, rows: int | None = None) -> float:
        """Seconds of a pass over k + 1 tokens, with logits after each or after the last `rows`."""
        if self._at + k + 1 > self._room:
            self._at = PREFIX
        self._at += k + 1
        started = perf_counter()
        self._model.logits(self._tokens[: self._at], rows or k + 1)
        return perf_counter() - started


def pass_cost(costs: Costs, k: int) -> float:
    """v(k), between and past the measured points along straight lines."""
    if len(costs.v) < 2:
        ((length, value),) = costs.v
        return value + max(0, k - length)
    pieces = list(pairwise(costs.v))
    (low, below), (high, above) = next((p for p in pieces if k <= p[1][0]), pieces[-1])
    return below + (above - below) / (high - low) * (k - low)


def best_length(costs: Costs, alpha: float, by_model: bool) -> int:
    """The k that the formula favours for this acceptance rate; 0 where plain is faster.

    Args:
        by_model: whether the guesses cost draft steps; lookup's are free.
    """
    c = costs.c if by_model else 0.0
    return theory.best_draft_length(alpha, c, lambda k: pass_cost(costs, k))
