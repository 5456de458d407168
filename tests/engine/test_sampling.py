"""Distributions against a slow and obvious reference, and the draws from them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.requests import SamplerSettings
from app.engine.sampling import Distribution, Sampler, one_hot, residual
from app.errors import UserError
from tests.engine.table_models import dense

NO_TOKENS = np.empty(0, np.int32)


def reference(logits: np.ndarray, s: SamplerSettings) -> np.ndarray:
    """top-k, then top-p over what is left, then min-p, then temperature: as in llama.cpp."""
    order = list(np.argsort(-logits, kind="stable"))
    if s.top_k > 0:
        order = order[: s.top_k]
    weights = np.exp(logits[order].astype(float) - logits.max())
    share = np.cumsum(weights) / weights.sum()
    if s.top_p < 1:
        order = order[: int(np.searchsorted(share, s.top_p)) + 1]
    order = [i for i in order if np.exp(logits[i] - logits.max()) >= s.min_p]
    p = np.zeros(len(logits))
    p[order] = np.exp((logits[order].astype(float) - logits.max()) / s.temperature)
    return p / p.sum()


@given(
    seed=st.integers(0, 10_000),
    size=st.integers(1, 400),
    spread=st.sampled_from([0.1, 1.0, 4.0, 20.0]),
    top_k=st.sampled_from([0, 1, 5, 40, 500]),
    top_p=st.sampled_from([0.1, 0.5, 0.95, 1.0]),
    min_p=st.sampled_from([0.0, 0.05, 0.5]),
    temperature=st.sampled_from([0.2, 0.8, 1.0, 2.0]),
)
def test_truncation_is_the_reference(
    seed: int, size: int, spread: float, top_k: int, top_p: float, min_p: float, temperature: float
) -> None:
    logits = np.random.default_rng(seed).normal(0, spread, size).astype(np.float32)
    settings = SamplerSettings(temperature, top_k, top_p, min_p)
    found = dense(Sampler(settings, 0).distribution(logits, NO_TOKENS), size)
    assert found == pytest.approx(reference(logits, settings), abs=1e-5)
    assert found.sum() == pytest.approx(1, abs=1e-5)


def test_greedy_is_all_on_the_best() -> None:
    sampler = Sampler(SamplerSettings(temperature=0), 0)
    found = sampler.distribution(np.array([0.0, 3.0, 1.0], np.float32), NO_TOKENS)
    assert found[1] == 1 and found[0] == 0 and sampler.draw(found) == 1


def test_penalties_are_llama_cpps() -> None:
    """repeat divides what is positive and multiplies what is negative; frequency counts."""
    settings = SamplerSettings(
        temperature=1, top_k=0, top_p=1, min_p=0,
        repeat_penalty=2.0, frequency_penalty=0.5, presence_penalty=0.25, penalty_window=4,
    )  # fmt: skip
    logits = np.array([2.0, -1.0, 0.5, 1.0], np.float32)
    before = np.array([3, 3, 0, 1, 0, 2], np.int32)  # the window leaves 0, 1, 0, 2
    found = dense(Sampler(settings, 0).distribution(logits, before), 4)
    changed = np.array([2.0 / 2 - 1.0 - 0.25, -1.0 * 2 - 0.5 - 0.25, 0.25 - 0.5 - 0.25, 1.0])
    assert found == pytest.approx(np.exp(changed) / np.exp(changed).sum(), abs=1e-6)
    assert logits.tolist() == [2.0, -1.0, 0.5, 1.0]


def test_penalties_ignore_tokens_that_the_draft_does_not_know() -> None:
    settings = SamplerSettings(repeat_penalty=1.5)
    before = np.array([700], np.int32)
    found = Sampler(settings, 0).distribution(np.zeros(4, np.float32), before)
    assert found[0] == pytest.approx(0.25)


def test_draws_follow_the_distribution() -> None:
    p = Distribution(np.array([3, 8, 9]), np.array([0.2, 0.5, 0.3]))
    sampler = Sampler(SamplerSettings(), 1)
    drawn = [sampler.draw(p) for _ in range(4_000)]
    shares = [drawn.count(token) / 4_000 for token in (3, 8, 9)]
    assert shares == pytest.approx([0.2, 0.5, 0.3], abs=0.03)


@pytest.mark.parametrize("sparse_p", [True, False])
@pytest.mark.parametrize("sparse_q", [True, False])
def test_residual(sparse_p: bool, sparse_q: bool) -> None:
    p_all, q_all = np.array([0.5, 0.0, 0.3, 0.2]), np.array([0.1, 0.6, 0.3, 0.0])
    p = (
        Distribution(np.array([0, 2, 3]), p_all[[0, 2, 3]])
        if sparse_p
        else Distribution(None, p_all)
    )
    q = Distribution(np.array([0, 1, 2]), q_all[:3]) if sparse_q else Distribution(None, q_all[:3])
    assert dense(residual(p, q), 4) == pytest.approx([0.4 / 0.6, 0, 0, 0.2 / 0.6])


def test_residual_of_equal_distributions_is_p() -> None:
    p = one_hot(3)
    assert residual(p, p)[3] == 1


def test_probability_of_an_id_past_the_end() -> None:
    assert Distribution(None, np.ones(2) / 2)[7] == 0
    assert one_hot(3)[9] == 0


@pytest.mark.parametrize("temperature", [0, 0.8])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_numbers_that_are_none_are_told(value: float, temperature: float) -> None:
    logits = np.full(100, value, np.float32)
    with pytest.raises(UserError, match="no usable numbers"):
        Sampler(SamplerSettings(temperature), 0).distribution(logits, NO_TOKENS)


@pytest.mark.parametrize("temperature", [0, 0.8])
def test_a_single_number_that_is_none_is_told(temperature: float) -> None:
    logits = np.zeros(100, np.float32)
    logits[40] = np.nan
    with pytest.raises(UserError, match="no usable numbers"):
        Sampler(SamplerSettings(temperature), 0).distribution(logits, NO_TOKENS)
