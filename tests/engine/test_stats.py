"""Every figure from rounds, and none before it is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.events import Origin, Round, Token
from app.engine.requests import DrafterKind
from app.engine.stats import Stats, fold, plain_seconds_per_token

A, C, B, P = Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS, Origin.PLAIN


def made(origins: list[Origin], drafted: int, seconds: float) -> Round:
    tokens = tuple(Token(i, "x", origin, 1.0) for i, origin in enumerate(origins))
    accepted, corrected = origins.count(A), origins.count(C)
    return Round(
        tokens, drafted, accepted + corrected, accepted, DrafterKind.MODEL, 0.0, 0.0, seconds, 9
    )


ROUNDS = [made([A, A, C], 4, 0.3), made([A, A, A, A, B], 4, 0.3), made([P], 0, 0.1)]


def test_the_figures_of_three_rounds() -> None:
    stats = fold(ROUNDS)
    assert (stats.accepted, stats.corrected, stats.bonus, stats.plain) == (6, 1, 1, 1)
    assert (stats.tokens, stats.passes, stats.drafted, stats.checked) == (9, 3, 8, 7)
    assert stats.acceptance_rate == pytest.approx(6 / 7)
    assert stats.draft_efficiency == pytest.approx(6 / 8)
    assert stats.tokens_per_pass == pytest.approx(3)
    assert stats.tokens_per_second == pytest.approx(9 / 0.7)
    assert stats.speculative_tokens / stats.speculative_seconds == pytest.approx(8 / 0.6)
    assert stats.speedup(0.1) == pytest.approx(0.9 / 0.7)


def test_the_speedup_is_of_the_rounds_with_speculation_on() -> None:
    off = replace(made([P], 0, 0.5), speculating=False)
    assert fold([*ROUNDS, off]).speedup(0.1) == pytest.approx(0.9 / 0.7)
    assert fold([off]).speedup(0.1) is None


def test_nothing_is_known_before_the_first_round() -> None:
    stats = Stats()
    for name in (
        "acceptance_rate",
        "draft_efficiency",
        "tokens_per_pass",
        "tokens_per_second",
    ):
        assert getattr(stats, name) is None
    assert stats.speedup(0.1) is None


def test_plain_is_as_measured_until_enough_of_it_was_seen() -> None:
    assert plain_seconds_per_token(fold(ROUNDS), 0.05) == 0.05
    assert plain_seconds_per_token(fold([made([P], 0, 0.1)] * 16), 0.05) == pytest.approx(0.1)


def test_what_the_engine_knows_of_plain_goes_before_what_was_measured() -> None:
    told = [replace(round, plain_seconds=0.08) for round in ROUNDS]
    assert plain_seconds_per_token(fold(told), 9.2) == 0.08
    assert fold([*told, ROUNDS[0]]).plain_cost == 0.08
