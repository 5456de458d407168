"""The algorithm on table models: greedy equals plain, frequencies follow the target."""

from __future__ import annotations

import numpy as np
import pytest

from app.engine import speculative
from app.engine.drafters.lookup import LookupDrafter
from app.engine.drafters.model import ModelDrafter
from app.engine.events import Origin
from app.engine.requests import SamplerSettings
from app.engine.sampling import Distribution, Sampler, Tokens
from app.engine.speculative import Drafter, Kept, speculate
from tests.engine.table_models import (
    VOCABULARY,
    RememberingSampler,
    TableModel,
    close_copy,
    sampling_noise,
    total_variation,
    two_token_distribution,
)

PROMPT = np.array([1, 2, 3], np.int32)
TARGET = TableModel(1)
DRAFT = close_copy(TARGET, 0.6, 2)
GREEDY = SamplerSettings(temperature=0)
OPEN = SamplerSettings(temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)
TRUNCATED = SamplerSettings(temperature=1.0, top_k=4, top_p=0.9, min_p=0.05)


def write(
    target: TableModel, drafter: Drafter | None, k: int, sampler: Sampler, length: int
) -> list[Kept]:
    """The first `length` tokens after the prompt, in rounds."""
    kept: list[Kept] = []
    tokens = PROMPT
    while len(kept) < length:
        outcome = speculate(target, drafter, tokens, k, sampler)
        kept += outcome.kept
        tokens = np.append(tokens, np.array([t.id for t in outcome.kept], np.int32))
    return kept[:length]


@pytest.mark.parametrize("k", [1, 2, 4, 8])
@pytest.mark.parametrize("drafter", [ModelDrafter(DRAFT, VOCABULARY), LookupDrafter()])
def test_greedy_equals_plain(k: int, drafter: Drafter) -> None:
    plain = write(TARGET, None, 0, Sampler(GREEDY, 0), 60)
    speculated = write(TARGET, drafter, k, Sampler(GREEDY, 0), 60)
    assert [t.id for t in speculated] == [t.id for t in plain]
    assert {t.origin for t in plain} == {Origin.PLAIN}
    assert Origin.ACCEPTED in {t.origin for t in speculated}


@pytest.mark.parametrize("settings", [GREEDY, OPEN, TRUNCATED])
def test_a_model_that_drafts_for_itself_is_always_accepted(settings: SamplerSettings) -> None:
    kept = write(TARGET, ModelDrafter(TARGET, VOCABULARY), 4, Sampler(settings, 3), 200)
    assert [t.origin for t in kept[:5]] == [Origin.ACCEPTED] * 4 + [Origin.BONUS]
    assert {t.origin for t in kept} == {Origin.ACCEPTED, Origin.BONUS}


def joint_counts(drafter: Drafter, k: int, settings: SamplerSettings, draws: int) -> np.ndarray:
    """How often each pair of first two tokens came."""
    counts = np.zeros((VOCABULARY, VOCABULARY))
    sampler = RememberingSampler(settings, 11)
    for _ in range(draws):
        first, second = write(TARGET, drafter, k, sampler, 2)
        counts[first.id, second.id] += 1
    return counts


@pytest.mark.parametrize("k", [1, 3, 5])
@pytest.mark.parametrize("temperature", [0.7, 1.0])
def test_frequencies_follow_the_target(k: int, temperature: float) -> None:
    """20,000 draws of two tokens; the threshold is 1.5 times what honest draws show on average."""
    settings = SamplerSettings(temperature=temperature, top_k=5, top_p=0.95, min_p=0.02)
    expected = two_token_distribution(TARGET, PROMPT, Sampler(settings, 0))
    counts = joint_counts(ModelDrafter(DRAFT, VOCABULARY), k, settings, 20_000)
    assert total_variation(counts, expected) < 1.5 * sampling_noise(expected, 20_000)


@pytest.mark.parametrize(
    ("draft", "settings"),
    [
        (TableModel(9), OPEN),  # unrelated
        (DRAFT, SamplerSettings(temperature=1.3, top_k=0, top_p=1.0, min_p=0.1)),
        (DRAFT, SamplerSettings(temperature=1.0, top_k=0, top_p=0.8, min_p=0.0)),
        (DRAFT, SamplerSettings(temperature=0.9, repeat_penalty=1.6, presence_penalty=0.5)),
        (TableModel(5, vocabulary=4), OPEN),  # knows fewer tokens
        (TableModel(5, vocabulary=8), OPEN),  # knows more
    ],
    ids=["far", "min-p", "top-p", "penalties", "smaller", "padded"],
)
def test_frequencies_follow_the_target_whatever_the_draft(
    draft: TableModel, settings: SamplerSettings
) -> None:
    if draft.size < VOCABULARY:  # a table is looked up by token: let unknown ones be some row
        rows = np.arange(VOCABULARY) % draft.size
        draft.table = draft.table[rows][:, rows]
    expected = two_token_distribution(TARGET, PROMPT, Sampler(settings, 0))
    counts = joint_counts(ModelDrafter(draft, VOCABULARY), 3, settings, 6_000)
    assert total_variation(counts, expected) < 1.5 * sampling_noise(expected, 6_000)


def test_frequencies_follow_the_target_with_lookup() -> None:
    class Copycat:
        """Proposes the same tokens every time: a one-hot q."""

        def propose(self, tokens: Tokens, k: int, sampler: Sampler) -> speculative.Proposal:
            copied = [2, 0, 4, 1][:k]
            return speculative.Proposal(copied, [speculative_one_hot(t) for t in copied])

    expected = two_token_distribution(TARGET, PROMPT, Sampler(OPEN, 0))
    counts = joint_counts(Copycat(), 3, OPEN, 20_000)
    assert total_variation(counts, expected) < 1.5 * sampling_noise(expected, 20_000)


def speculative_one_hot(token: int) -> Distribution:
    return Distribution(np.array([token], np.int64), np.ones(1))


def test_a_broken_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threshold above has the power to see a residual that is p itself."""
    monkeypatch.setattr(speculative, "residual", lambda p, q: p)
    expected = two_token_distribution(TARGET, PROMPT, Sampler(OPEN, 0))
    counts = joint_counts(ModelDrafter(DRAFT, VOCABULARY), 3, OPEN, 20_000)
    assert total_variation(counts, expected) > 1.5 * sampling_noise(expected, 20_000)


def test_the_same_seed_gives_the_same_rounds() -> None:
    first, again, other = (
        write(TARGET, ModelDrafter(DRAFT, VOCABULARY), 4, Sampler(OPEN, seed), 80)
        for seed in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_plain_is_one_row_a_pass_and_a_round_is_one_pass() -> None:
    model = TableModel(1)
    write(model, None, 0, Sampler(OPEN, 0), 5)
    assert model.rows == [1] * 5
    model.rows.clear()
    speculate(model, ModelDrafter(DRAFT, VOCABULARY), PROMPT, 4, Sampler(OPEN, 0))
    assert model.rows == [5]


def test_p_and_q_of_what_was_kept() -> None:
    sampler = Sampler(OPEN, 4)
    outcome = speculate(TARGET, ModelDrafter(DRAFT, VOCABULARY), PROMPT, 6, sampler)
    last = outcome.kept[-1]
    assert last.origin is Origin.CORRECTED  # this seed rejects
    at = len(outcome.kept) - 1
    tokens = np.concatenate([PROMPT, np.array(outcome.proposal.tokens[:at], np.int32)])
    p = sampler.distribution(TARGET.logits(tokens, 1)[0], tokens)
    assert last.p == pytest.approx(p[last.id])
    assert last.rejected_p == pytest.approx(p[outcome.proposal.tokens[at]])
    assert last.q == pytest.approx(outcome.proposal.q[at][last.id])
