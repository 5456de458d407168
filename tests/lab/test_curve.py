"""The predicted line over the draft length, against simulated rounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.requests import LoadRequest
from app.lab.curve import best_of, curve_of, predict
from app.lab.experiment import Block, Condition, CurvePoint, LabRow, Pass, Probe, Run, Series
from app.lab.summary import pair_up, rows_of
from app.theory import expected_tokens, simulate


def simulated(
    alphas: tuple[float, ...], k: int, c: float, v: float, slow: float
) -> tuple[Pass, ...]:
    """400 rounds at each α in turn, on a machine where a plain round takes `slow` seconds."""
    passes = []
    for alpha in alphas:
        for round, _ in zip(simulate(alpha, k, k), range(400), strict=False):
            draft = k * c * slow
            seconds = draft + v * slow
            passes.append(Pass(round.tokens, k, round.checked, round.accepted, draft, seconds))
    return tuple(passes)


LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16)
COST = {k: 1 + 0.03 * k for k in LENGTHS}


def measured(*alphas: float) -> tuple[tuple[LabRow, ...], tuple[CurvePoint, ...]]:
    """Rows and curve of a machine that is twice, three times as slow later on."""
    load = LoadRequest(Path("t.gguf"), Path("d.gguf"))
    plain = Condition(Series.PLAIN, 0, load)
    conditions = (plain, *(Condition(Series.DRAFT, k, load, k) for k in LENGTHS))
    blocks, runs = [], []
    for repeat in range(4):
        slow = 0.05 * (1 + repeat)
        blocks.append(Block(0, repeat, conditions))
        for i, condition in enumerate((*conditions, plain)):
            k = condition.k
            passes = simulated(alphas, k, 0.06, COST[k], slow) if k else ()
            passes = passes or (Pass(1, 0, 0, 0, 0.0, slow),) * 400
            probe = Probe(slow, k * 0.06 * slow, (k * 0.06 + COST[k]) * slow) if k else None
            runs.append(Run(repeat, i, slow, 10, 0, passes, probes=(probe,) * 3 if probe else ()))
    paired = pair_up(blocks, runs)
    return rows_of(paired), curve_of(paired, LENGTHS)


def test_rows_and_curve_are_the_formula_on_a_machine_that_drifts() -> None:
    rows, curve = measured(0.75)
    found = [row for row in rows if row.series == Series.DRAFT]
    for row, point in zip(found, curve[1:], strict=True):
        expected = expected_tokens(0.75, row.k) / (row.k * 0.06 + COST[row.k])
        assert row.speedup == pytest.approx(expected, rel=0.06)
        assert row.predicted_speedup == pytest.approx(row.speedup, rel=0.06)
        assert point.speedup == pytest.approx(row.speedup, rel=0.1)
        assert point.one_alpha_speedup == pytest.approx(point.speedup, rel=0.05)
        assert row.c == pytest.approx(0.06) and point.c == pytest.approx(0.06)
        assert row.v == pytest.approx(COST[row.k]) == pytest.approx(point.v)
        assert row.spread is not None and row.spread < 1e-6
    best = best_of(curve, rows)
    assert best and abs(LENGTHS.index(best.predicted) - LENGTHS.index(best.measured)) <= 1
    first, second = predict(rows, curve)[:2]
    assert first.predicted_speedup is None and second.predicted_speedup == curve[1].speedup


def test_in_easy_and_hard_text_one_alpha_promises_too_little_of_long_drafts() -> None:
    rows, curve = measured(0.97, 0.4)
    found = [row for row in rows if row.series == Series.DRAFT]
    for row, point in zip(found, curve[1:], strict=True):
        assert point.speedup == pytest.approx(row.speedup, rel=0.1)
        assert point.tokens_per_pass == pytest.approx(row.tokens_per_pass, rel=0.1)
    assert curve[-1].one_alpha_speedup < 0.85 * found[-1].speedup
    assert (curve[-1].chance or 0) > 0.9 > 0.8 > (curve[1].chance or 1)


def test_the_curve_knows_nothing_of_the_speed_it_predicts() -> None:
    """Replies of one k that were slow for another reason don't move its point."""
    load = LoadRequest(Path("t.gguf"), Path("d.gguf"))
    plain = Condition(Series.PLAIN, 0, load)
    block = Block(0, 0, (plain, Condition(Series.DRAFT, 2, load, 2)))
    probes = (Probe(0.1, 0.02, 0.15),)

    def speedups(seconds: float) -> tuple[float, float]:
        passes = (Pass(3, 2, 2, 2, 0.02, seconds), Pass(1, 2, 1, 0, 0.02, seconds)) * 9
        one = (Pass(1, 0, 0, 0, 0.0, 0.1),) * 18
        runs = [Run(0, 0, 0.1, 9, 0, one), Run(0, 1, 0.1, 9, 0, passes, probes=probes)]
        paired = pair_up([block], runs)
        return curve_of(paired, (2,))[1].speedup, rows_of(paired)[1].speedup

    (predicted, fast), (still, slow) = speedups(0.15), speedups(0.6)
    assert predicted == still == pytest.approx(2 / 1.5) and slow == pytest.approx(fast / 4)


def test_where_nobody_guesses_lookup_writes_plainly() -> None:
    load = LoadRequest(Path("t.gguf"))
    plain = Condition(Series.PLAIN, 0, load)
    block = Block(0, 0, (plain, Condition(Series.LOOKUP, 4, load, 4)))
    one = Pass(1, 0, 0, 0, 0.0, 0.1)
    passes = (*(one,) * 5, Pass(5, 4, 4, 4, 0.0, 0.15))  # half the text by one round of guesses
    probes = (Probe(0.1, 0.0, 0.15),)
    runs = [Run(0, 0, 0.1, 9, 0, (one,) * 9), Run(0, 1, 0.1, 9, 0, passes, probes=probes)]
    paired = pair_up([block], runs)
    point, row = curve_of(paired, (4,))[1], rows_of(paired)[1]
    assert point.tokens_per_pass == pytest.approx(row.tokens_per_pass) == pytest.approx(10 / 6)
    assert point.speedup == pytest.approx(row.speedup) == pytest.approx(10 / 6.5)


def test_speedup_is_against_plain_passes_between_the_rounds() -> None:
    """The machine was twice as slow for as long as the reply with guesses took."""
    load = LoadRequest(Path("t.gguf"), Path("d.gguf"))
    plain = Condition(Series.PLAIN, 0, load)
    block = Block(0, 0, (plain, Condition(Series.DRAFT, 2, load, 2)))
    around = (Pass(1, 0, 0, 0, 0.0, 0.1),) * 9
    passes = (Pass(3, 2, 2, 2, 0.06, 0.4),) * 3
    runs = [Run(0, 0, 0.1, 9, 0, around), Run(0, 1, 0.1, 9, 0, passes, (0.21, 0.19))]
    row = rows_of(pair_up([block], runs))[1]
    assert row.speedup == pytest.approx(3 * 0.2 / 0.4) and row.spread is None
    assert row.c == pytest.approx(0.03 / 0.2) and row.v == pytest.approx(0.34 / 0.2)
