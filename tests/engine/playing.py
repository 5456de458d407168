"""Plays rounds by what `Pace` plans, on machines of known costs. Holds no test."""

from __future__ import annotations

import numpy as np

from app.engine.costs import pass_cost
from app.engine.events import Costs, Origin, Round, Token
from app.engine.pace import Pace
from app.engine.requests import DrafterKind, Speculation

MEMORY_BOUND = Costs(0.1, 0.05, ((0, 1.0), (1, 1.02), (3, 1.05), (7, 1.2), (15, 1.5)))
COMPUTE_BOUND = Costs(0.1, 0.5, ((0, 1.0), (1, 1.9), (3, 3.5), (7, 7.0), (15, 14.0)))
AUTO = Speculation(True, DrafterKind.MODEL, None)
LOOKUP = Speculation(True, DrafterKind.LOOKUP, None)
BOTH = Speculation(True, DrafterKind.BOTH, None)


def made(drafter: DrafterKind, k: int, accepted: int, costs: Costs) -> Round:
    """A round as it would be with exactly these costs."""
    checked = min(k, accepted + 1)
    tokens = tuple(Token(i, "x", Origin.ACCEPTED, 1.0) for i in range(accepted + 1))
    draft = k * costs.c * costs.plain_seconds if drafter is DrafterKind.MODEL else 0.0
    verify = pass_cost(costs, k) * costs.plain_seconds
    return Round(tokens, k, checked, accepted, drafter, draft, verify, draft + verify, 9)


def play(
    pace: Pace,
    costs: Costs,
    alpha: float,
    rounds: int,
    wanted: Speculation = AUTO,
    match: int = 0,
    reading: float = 0.0,
    prompt: int = 0,
) -> tuple[float, list[int]]:
    """Tokens per plain pass's time that the plans give, and the ks chosen.

    Args:
        reading: passes that the draft takes to read a token that it missed.
        prompt: tokens of it, which the draft has not read.
    """
    random = np.random.default_rng(1)
    tokens = seconds = 0.0
    missed = prompt
    chosen = []
    for _ in range(rounds):
        plan = pace.plan(wanted, has_model=True, match_length=match, missed=missed)
        k = plan.k
        if k and plan.drafter is DrafterKind.MODEL and reading:
            took = missed * reading * costs.plain_seconds
            if missed > 1:
                pace.caught_up(missed, took)
            seconds += took
            missed = 0
        accepted = 0
        while accepted < k and random.random() < alpha:
            accepted += 1
        round = made(plan.drafter if k else DrafterKind.NONE, k, accepted, costs)
        pace.learn(round)
        tokens += accepted + 1
        missed += bool(reading) and not k
        seconds += round.seconds
        chosen.append(k)
    return tokens / (seconds / costs.plain_seconds), chosen
