"""The formulas against the second seed's figures, and against each other."""

from __future__ import annotations

import pytest

from app.theory import (
    best_draft_length,
    break_even,
    expected_tokens,
    expected_tokens_by_position,
    speedup,
)


def memory_bound(k: int) -> float:
    return 1.0


def test_the_seeds_figures() -> None:
    assert expected_tokens(0.8, 4) == pytest.approx(3.36, abs=0.005)
    assert speedup(0.8, 4, c=0.05) == pytest.approx(2.8, abs=0.005)
    assert expected_tokens(0.6, 4) == pytest.approx(2.3, abs=0.01)


def test_the_ends_of_the_range() -> None:
    assert expected_tokens(1, 4) == 5
    assert expected_tokens(0, 4) == 1
    assert speedup(0.5, 0, c=0.3) == 1


def test_the_best_length_weighs_agreement_against_cost() -> None:
    assert best_draft_length(0.9, 0.05, memory_bound) > best_draft_length(0.6, 0.05, memory_bound)
    assert best_draft_length(0.6, 0.05, lambda k: 1 + 0.8 * k) == 0  # compute-bound: not worth it
    assert best_draft_length(0.05, 0.3, memory_bound) == 0


def test_chances_by_position_generalise_the_formula() -> None:
    assert expected_tokens_by_position([0.8] * 4) == pytest.approx(expected_tokens(0.8, 4))
    assert expected_tokens_by_position([]) == 1
    assert expected_tokens_by_position([0.5, 1.0, 0.0, 1.0]) == 2


@pytest.mark.parametrize("c", [0.05, 0.3, 0.7])
def test_with_any_length_it_pays_from_alpha_c_on(c: float) -> None:
    """The third question of the seed's "Try it": a single guess is the last that pays."""
    alpha = break_even(c, memory_bound)
    assert alpha == pytest.approx(c, abs=1e-6)
    assert best_draft_length(c + 0.02, c, memory_bound) == 1
    assert best_draft_length(c - 0.02, c, memory_bound) == 0


def test_break_even_of_one_length_is_where_its_speedup_is_one() -> None:
    alpha = break_even(0.3, memory_bound, (4,))
    assert alpha is not None and 0.5 < alpha < 0.65
    assert speedup(alpha, 4, 0.3) == pytest.approx(1, abs=1e-9)
    assert break_even(1.2, memory_bound) is None
    assert break_even(0.1, lambda k: 1 + k) is None
