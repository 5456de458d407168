"""What pays is chosen, what does not is left, and both are noticed when they change."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.engine.costs import LENGTHS, best_length, measure, pass_cost
from app.engine.events import Costs
from app.engine.pace import Acceptance, Pace, Source
from app.engine.requests import DrafterKind, Speculation
from app.engine.running_costs import RunningCosts
from app.engine.sampling import Logits, Tokens
from app.engine.threads import threads_beside
from tests.engine.playing import AUTO, BOTH, COMPUTE_BOUND, LOOKUP, MEMORY_BOUND, made, play


def test_it_never_costs_more_than_a_little() -> None:
    """Where nothing pays, trying now and then costs at most 2 %."""
    speed, chosen = play(Pace(COMPUTE_BOUND), COMPUTE_BOUND, 0.5, 2_000)
    assert speed > 0.98
    assert chosen.count(0) > 1_900 and any(chosen)  # but it did try


def test_it_finds_a_good_length_where_it_pays() -> None:
    speed, chosen = play(Pace(MEMORY_BOUND), MEMORY_BOUND, 0.85, 1_000)
    best = max(play_fixed(k) for k in range(1, 9))
    assert speed > 0.95 * best
    assert min(k for k in chosen[100:] if k) >= 3
    assert chosen[100:].count(0) <= 4  # plain tokens, to see what one costs


def play_fixed(k: int) -> float:
    wanted = Speculation(True, DrafterKind.MODEL, k)
    return play(Pace(MEMORY_BOUND), MEMORY_BOUND, 0.85, 1_000, wanted)[0]


def test_it_finds_its_way_back_when_the_text_becomes_predictable() -> None:
    pace = Pace(Costs(0.1, 0.3, ((0, 1.0), (1, 1.2), (3, 1.6), (7, 2.6))))
    _, hard = play(pace, pace.costs.present, 0.05, 300)
    assert hard[-20:].count(0) >= 18
    _, easy = play(pace, pace.costs.present, 0.95, 2_000)
    assert min(easy[-20:]) > 0


def test_costs_that_were_measured_wrong_are_put_right() -> None:
    """Measured in a bad moment: a pass over 4 tokens seemed to cost 9 plain ones."""
    wrong = Costs(0.1, 0.05, ((0, 1.0), (1, 5.0), (3, 9.0), (7, 15.0)))
    pace = Pace(wrong)
    play(pace, MEMORY_BOUND, 0.9, 6_000)
    assert play(pace, MEMORY_BOUND, 0.9, 500)[0] > 1.5


def stalled(costs: Costs, factor: float) -> Costs:
    """Measured while the machine stood still during the plain passes."""
    v = tuple((k, max(1.0, value / factor)) for k, value in costs.v)
    return Costs(costs.plain_seconds * factor, costs.c / factor, v)


@pytest.mark.parametrize("wanted", [AUTO, Speculation(True, DrafterKind.MODEL, 4)])
def test_a_stall_while_loading_is_soon_put_right(wanted: Speculation) -> None:
    """A speedup of 92x was shown beside a compile."""
    pace = Pace(stalled(MEMORY_BOUND, 92))
    play(pace, MEMORY_BOUND, 0.8, 40, wanted)
    known = pace.costs.plain.seconds
    # A fixed k shows no plain token: what is known then is what a pass bounds it to.
    assert known == pytest.approx(0.1, rel=0.01 if wanted is AUTO else 0.15)
    assert pace.costs.present.plain_seconds == pytest.approx(0.1, rel=0.3)
    assert pace.costs.c == pytest.approx(MEMORY_BOUND.c, rel=0.3)


def test_one_stalled_pass_is_no_news() -> None:
    pace = Pace(MEMORY_BOUND)
    play(pace, MEMORY_BOUND, 0.8, 40)
    before = pace.costs.plain.seconds
    slow = made(DrafterKind.NONE, 0, 0, Costs(9.0, 0.05, MEMORY_BOUND.v))
    pace.learn(slow)
    assert pace.costs.plain.seconds == pytest.approx(before)
    assert pace.costs.present.plain_seconds == pytest.approx(0.1, rel=0.1)


def test_a_machine_that_slept_is_found_out_and_teaches_nothing() -> None:
    pace = Pace(MEMORY_BOUND)
    play(pace, MEMORY_BOUND, 0.8, 40)
    assert pace.costs.gap(4, True, 3.0) == 0.0  # slow, and nothing else
    assert pace.costs.gap(4, True, 3600.0) == pytest.approx(3600, abs=1)
    costs, plain = pace.costs.present, pace.costs.plain.seconds
    pace.learn(replace(made(DrafterKind.NONE, 0, 0, MEMORY_BOUND), gap=3599.9))
    assert (pace.costs.present, pace.costs.plain.seconds) == (costs, plain)


def test_it_is_back_soon_once_the_text_is_predictable() -> None:
    costs = Costs(0.1, 0.2, ((0, 1.0), (1, 1.05), (3, 1.15), (7, 1.35)))
    pace = Pace(costs)
    play(pace, costs, 0.05, 400)
    _, easy = play(pace, costs, 0.9, 400)
    assert min(easy[-50:]) > 0


def test_a_new_reply_gets_a_new_chance() -> None:
    costs = Costs(0.1, 0.3, ((0, 1.0), (1, 1.2), (3, 1.6), (7, 2.6)))
    pace = Pace(costs)
    play(pace, costs, 0.0, 3_000)
    pace.begin_reply()
    _, chosen = play(pace, costs, 0.9, 450)
    assert min(chosen[-30:]) > 0


def test_with_both_each_is_looked_at() -> None:
    pace = Pace(COMPUTE_BOUND)
    drafters = []
    for _ in range(1_000):
        plan = pace.plan(BOTH, True, 12)
        drafters.append(plan.drafter)
        pace.learn(made(plan.drafter, plan.k, 0, COMPUTE_BOUND))
    assert {DrafterKind.MODEL, DrafterKind.LOOKUP, DrafterKind.NONE} == set(drafters)


def test_holding_back_is_told_apart_from_having_nothing() -> None:
    assert Pace(COMPUTE_BOUND).plan(AUTO, True, 0).held_back
    assert not Pace(COMPUTE_BOUND).plan(LOOKUP, True, 0).held_back
    assert "nobody can guess" in Pace(COMPUTE_BOUND).plan(AUTO, False, 0, can_guess=False).why


def test_lookup_is_tried_by_the_length_of_its_match() -> None:
    pace = Pace(Costs(0.1, 0.3, ((0, 1.0), (1, 1.3), (3, 1.9), (7, 3.2), (15, 6.0))))
    for _ in range(80):  # short matches fail, long ones hold
        short = pace.plan(LOOKUP, True, 3)
        pace.learn(made(short.drafter, short.k, 0, pace.costs.present))
        long = pace.plan(LOOKUP, True, 20)
        pace.learn(made(long.drafter, long.k, long.k, pace.costs.present))
    assert pace.alpha(Source.SHORT_MATCH) < 0.45 and pace.alpha(Source.LONG_MATCH) > 0.9
    assert pace.plan(LOOKUP, True, 3).k <= 3 < pace.plan(LOOKUP, True, 20).k


def test_both_take_whoever_should_be_faster() -> None:
    pace = Pace(MEMORY_BOUND)
    play(pace, MEMORY_BOUND, 0.7, 100)
    assert pace.plan(BOTH, True, 0).drafter is DrafterKind.MODEL
    for _ in range(30):
        pace.learn(made(DrafterKind.LOOKUP, pace.plan(LOOKUP, True, 12).k, 16, MEMORY_BOUND))
    assert pace.plan(BOTH, True, 12).drafter is DrafterKind.LOOKUP


@pytest.mark.parametrize(
    ("wanted", "has_model", "match", "expected"),
    [
        (Speculation(True, DrafterKind.MODEL, 4), True, 0, (DrafterKind.MODEL, 4)),
        (Speculation(True, DrafterKind.MODEL, 4), False, 0, (DrafterKind.NONE, 0)),
        (Speculation(True, DrafterKind.LOOKUP, 4), True, 3, (DrafterKind.LOOKUP, 4)),
        (Speculation(True, DrafterKind.LOOKUP, 4), True, 0, (DrafterKind.NONE, 0)),
        (Speculation(True, DrafterKind.BOTH, 4), True, 3, (DrafterKind.MODEL, 4)),
        (Speculation(True, DrafterKind.BOTH, 4), True, 12, (DrafterKind.LOOKUP, 4)),
        (Speculation(True, DrafterKind.BOTH, 4), False, 3, (DrafterKind.LOOKUP, 4)),
        (Speculation(False, DrafterKind.MODEL, 4), True, 9, (DrafterKind.NONE, 0)),
        (Speculation(True, DrafterKind.MODEL, 0), True, 9, (DrafterKind.NONE, 0)),
        (Speculation(True, DrafterKind.NONE, None), True, 9, (DrafterKind.NONE, 0)),
    ],
)
def test_what_is_fixed_by_hand_is_done(
    wanted: Speculation, has_model: bool, match: int, expected: tuple[DrafterKind, int]
) -> None:
    plan = Pace(MEMORY_BOUND).plan(wanted, has_model, match)
    assert (plan.drafter, plan.k) == expected


def test_every_automatic_choice_says_why() -> None:
    assert "does not pay" in Pace(COMPUTE_BOUND).plan(AUTO, True, 0).why
    assert "should give" in Pace(MEMORY_BOUND).plan(AUTO, True, 0).why
    assert "nothing like this" in Pace(MEMORY_BOUND).plan(LOOKUP, True, 0).why


def test_acceptance_by_position() -> None:
    acceptance = Acceptance(0.5)
    for _ in range(200):
        acceptance.learn(accepted=1, checked=2)  # the first holds, the second never
    assert acceptance.at(0) > 0.9 and acceptance.at(1) < 0.15
    assert 0.3 < acceptance.rate < 0.7


def test_a_slower_machine_slows_every_pass() -> None:
    costs = RunningCosts(MEMORY_BOUND)
    for _ in range(100):
        costs.learn(made(DrafterKind.NONE, 0, 0, Costs(0.2, 0, MEMORY_BOUND.v)))
    assert costs.present.plain_seconds == pytest.approx(0.2, rel=0.01)
    assert costs.v(3) == pytest.approx(1.05)


def test_costs_between_and_past_what_was_measured() -> None:
    costs = Costs(0.1, 0.1, ((0, 1.0), (1, 2.0), (3, 3.0)))
    assert [pass_cost(costs, k) for k in (0, 1, 2, 3, 5)] == [1, 2, 2.5, 3, 4]
    assert pass_cost(Costs(0.1, 0.1, ((0, 1.0),)), 3) == 4
    assert best_length(MEMORY_BOUND, 0.9, True) > 3 and best_length(COMPUTE_BOUND, 0.5, True) == 0


def test_measuring_asks_for_every_length() -> None:
    class Counting:
        def __init__(self) -> None:
            self.rows: list[int] = []

        def logits(self, tokens: Tokens, rows: int) -> Logits:
            self.rows.append(rows)
            return np.zeros((rows, 4), np.float32)

    target, draft = Counting(), Counting()
    *fractions, costs = measure(target, draft, LENGTHS, 512)
    assert isinstance(costs, Costs)
    assert [k for k, _ in costs.v] == list(LENGTHS)
    assert {rows - 1 for rows in target.rows} == set(LENGTHS) and set(draft.rows) == {1}
    assert fractions == sorted(fractions)  # type: ignore[type-var]
    assert all(value >= 1 for _, value in costs.v)
    assert costs.reading > 0


@pytest.mark.parametrize(
    ("others", "cores", "expected"),
    [(0.0, 2, 2), (0.3, 2, 2), (0.9, 2, 1), (5.0, 2, 1), (1.0, 8, 7), (0.2, 8, 8), (-0.1, 4, 4)],
)
def test_busy_cores_are_left_to_others(others: float, cores: int, expected: int) -> None:
    assert threads_beside(others, cores) == expected


def test_catching_up_is_not_learnt_as_the_cost_of_a_step() -> None:
    costs = RunningCosts(MEMORY_BOUND)
    late = made(DrafterKind.MODEL, 2, 2, Costs(0.1, 4.0, MEMORY_BOUND.v))
    for _ in range(20):
        costs.learn(late, own_steps=False)
    assert costs.c == MEMORY_BOUND.c
    costs.learn(late)
    assert costs.c > MEMORY_BOUND.c
