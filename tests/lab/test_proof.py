"""The proof: passes for the engine's rule, and fails visibly for rules that are broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.requests import (
    Controls,
    DrafterKind,
    LoadRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.workbench import Workbench
from app.lab.goodness import chi_square_tail, goodness
from app.lab.proof import Place, ProofState, Prove, Verdict, prove_toy
from app.lab.rules import Rule
from tests.tiny_gguf import TinyModels

OPEN = SamplerSettings(temperature=1.0, top_k=12, top_p=1.0, min_p=0.0)
DRAFTING = Speculation(True, DrafterKind.MODEL, 3)
PLACE = Place((Turn(Role.USER, "the box in the box"),), "in the", OPEN, DRAFTING)


def test_the_tail_of_chi_square() -> None:
    """Against the tables of any textbook."""
    for x, degrees, tail in (
        (3.841, 1, 0.05), (5.991, 2, 0.05), (11.070, 5, 0.05), (18.307, 10, 0.05),
        (6.635, 1, 0.01), (50.892, 30, 0.01), (0.0, 4, 1.0), (7.0, 0, 1.0),
    ):  # fmt: skip
        assert chi_square_tail(x, degrees) == pytest.approx(tail, rel=2e-3)


def test_counts_against_chances() -> None:
    honest = goodness([0.5, 0.3, 0.2], [508, 292, 200])
    assert honest.degrees == 2 and honest.p_value > 0.5
    assert honest.total_variation == pytest.approx(0.008)
    off = goodness([0.5, 0.3, 0.2], [600, 250, 150])
    assert off.p_value < 1e-6 and off.total_variation > 5 * off.noise
    assert goodness([1.0, 0.0], [90, 10]).p_value == 0  # what can't be drawn was drawn
    assert goodness([1.0], [100]).degrees == 0 and goodness([1.0], [100]).p_value == 1


def test_small_bins_are_pooled() -> None:
    p = [0.9, *[0.01] * 10]
    assert goodness(p, [90, *[1] * 10]).degrees == 1
    assert goodness(p, [900, *[10] * 10]).degrees == 10
    assert goodness([0.98, 0.01, 0.01], [98, 1, 1]).degrees == 0


def test_the_toy_prints_the_seeds_figures() -> None:
    *_, last = prove_toy()
    assert last.draws == last.of == 20_000
    assert f"{last.alpha:.2f} {last.tokens_per_pass:.2f}" == "0.83 3.57"
    assert f"{last.expected_tokens_per_pass:.2f}" == "3.59"
    shares = [(bin.text, f"{bin.p:.3f}", f"{bin.count / last.draws:.3f}") for bin in last.bins]
    assert shares == [
        ("the", "0.083", "0.082"), ("cat", "0.083", "0.086"), ("sat", "0.667", "0.667"),
        ("on", "0.083", "0.082"), ("mat", "0.083", "0.083"),
    ]  # fmt: skip
    assert last.verdict is Verdict.FOLLOWS


@pytest.mark.parametrize("rule", [Rule.ACCEPT_ALL, Rule.RESAMPLE_FROM_TARGET])
def test_the_toy_by_a_broken_rule_differs(rule: Rule) -> None:
    *states, last = prove_toy(rule=rule)
    assert last.verdict is Verdict.DIFFERS and last.fit.total_variation > 5 * last.fit.noise
    assert states[0].verdict is not Verdict.FOLLOWS


@pytest.fixture(scope="module")
def bench(tiny: TinyModels) -> Workbench:
    bench = Workbench()
    for _ in bench.load(LoadRequest(tiny.target, tiny.draft, 256), Controls()):
        pass
    return bench


def last_of(bench: Workbench, proof: Prove) -> ProofState:
    *_, last = proof.run(bench, Controls())
    return last


def test_the_pair_follows_its_target(bench: Workbench) -> None:
    last = last_of(bench, Prove(PLACE, 1500))
    assert last.draws == 1500 == sum(bin.count for bin in last.bins)
    assert sum(bin.p for bin in last.bins) == pytest.approx(1)
    assert last.verdict is Verdict.FOLLOWS
    assert last.fit.degrees >= 2 and last.fit.total_variation < 3 * last.fit.noise
    assert last.alpha is not None and 0.2 < last.alpha < 0.98
    assert last.passes < 1500  # what was worked out once is remembered


@pytest.mark.parametrize("rule", [Rule.ACCEPT_ALL, Rule.RESAMPLE_FROM_TARGET])
def test_a_broken_rule_is_seen(bench: Workbench, rule: Rule) -> None:
    last = last_of(bench, Prove(PLACE, 1500, rule=rule))
    assert last.verdict is Verdict.DIFFERS and last.fit.p_value < 1e-6


@pytest.mark.parametrize(
    "speculation",
    [
        replace(DRAFTING, draft_temperature=0.0),
        replace(DRAFTING, draft_temperature=1.8),
        Speculation(True, DrafterKind.LOOKUP, 3),
        Speculation(False, DrafterKind.NONE, 0),
    ],
)
def test_whoever_guesses_and_however_hot(bench: Workbench, speculation: Speculation) -> None:
    last = last_of(bench, Prove(replace(PLACE, speculation=speculation), 1500))
    assert last.verdict is Verdict.FOLLOWS


def test_greedy_is_certain(bench: Workbench) -> None:
    place = replace(PLACE, sampler=SamplerSettings(temperature=0))
    last = last_of(bench, Prove(place, 60))
    assert last.verdict is Verdict.CERTAIN and last.bins[0].count == 60
