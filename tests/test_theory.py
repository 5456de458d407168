"""The formulas against the second seed's figures."""

from __future__ import annotations

import pytest

from app.theory import best_draft_length, expected_tokens, speedup


def test_the_seeds_figures() -> None:
    assert expected_tokens(0.8, 4) == pytest.approx(3.36, abs=0.005)
    assert speedup(0.8, 4, c=0.05) == pytest.approx(2.8, abs=0.005)
    assert expected_tokens(0.6, 4) == pytest.approx(2.3, abs=0.01)


def test_the_ends_of_the_range() -> None:
    assert expected_tokens(1, 4) == 5
    assert expected_tokens(0, 4) == 1
    assert speedup(0.5, 0, c=0.3) == 1


def test_the_best_length_weighs_agreement_against_cost() -> None:
    assert best_draft_length(0.9, 0.05, lambda k: 1.0) > best_draft_length(0.6, 0.05, lambda k: 1.0)
    assert best_draft_length(0.6, 0.05, lambda k: 1 + 0.8 * k) == 0  # compute-bound: not worth it
    assert best_draft_length(0.05, 0.3, lambda k: 1.0) == 0
