"""Dice against the formulas, and the toy against the figures that the second seed prints."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from app.theory import (
    Ending,
    SimulatedRound,
    StepKind,
    Tally,
    expected_tokens,
    simulate,
    speedup,
    toy,
)


@pytest.mark.parametrize("alpha", [0.0, 0.3, 0.6, 0.8, 0.95, 1.0])
@pytest.mark.parametrize("k", [0, 1, 4, 16])
def test_in_the_long_run_dice_do_what_the_formula_says(alpha: float, k: int) -> None:
    tally = Tally()
    for round in islice(simulate(alpha, k, seed=k), 20_000):
        tally = tally.after(round)
    assert tally.tokens_per_pass == pytest.approx(expected_tokens(alpha, k), rel=0.02)
    assert tally.speedup(0.05, 1.2) == pytest.approx(speedup(alpha, k, 0.05, 1.2), rel=0.02)
    if k:
        assert tally.acceptance_rate == pytest.approx(alpha, abs=0.01)


def test_a_round_in_slow_motion() -> None:
    kinds = [(step.kind, step.position) for step in SimulatedRound(4, 1).steps()]
    assert kinds == [
        (StepKind.DRAFTED, 0), (StepKind.DRAFTED, 1), (StepKind.DRAFTED, 2), (StepKind.DRAFTED, 3),
        (StepKind.ACCEPTED, 0), (StepKind.CROSSED_OUT, 1),
        (StepKind.THROWN_AWAY, 2), (StepKind.THROWN_AWAY, 3), (StepKind.CORRECTED, 1),
    ]  # fmt: skip
    assert [step.kind for step in SimulatedRound(1, 1).steps()] == [
        StepKind.DRAFTED, StepKind.ACCEPTED, StepKind.BONUS,
    ]  # fmt: skip
    assert [step.kind for step in SimulatedRound(0, 0).steps()] == [StepKind.PLAIN]


def test_counts_of_a_round() -> None:
    for round, ending, checked in (
        (SimulatedRound(4, 4), Ending.BONUS, 4),
        (SimulatedRound(4, 2), Ending.CORRECTED, 3),
        (SimulatedRound(0, 0), Ending.PLAIN, 0),
    ):
        assert (round.ending, round.checked, round.tokens) == (ending, checked, round.accepted + 1)


def test_nothing_was_seen_yet() -> None:
    empty = Tally()
    assert empty.tokens_per_pass is empty.acceptance_rate is empty.speedup(0.1) is None


def test_the_toys_printed_figures() -> None:
    tally, firsts = Tally(), Counter[str]()
    for played in islice(toy.play(), toy.ROUNDS):
        tally = tally.after(played.round)
        firsts[played.words[0]] += 1
    alpha = toy.acceptance_rate()
    assert f"{alpha:.2f}" == "0.83"
    assert f"{tally.tokens_per_pass:.2f}" == "3.57"
    assert f"{expected_tokens(alpha, toy.LENGTH):.2f}" == "3.59"
    shares = [f"{firsts[word] / toy.ROUNDS:.3f}" for word in toy.WORDS]
    assert shares == ["0.082", "0.086", "0.667", "0.082", "0.083"]
    assert [f"{p:.3f}" for p in toy.target(toy.START)] == [
        "0.083", "0.083", "0.667", "0.083", "0.083",
    ]  # fmt: skip
