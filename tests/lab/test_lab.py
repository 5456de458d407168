"""The sweeps on tiny models, and what is made of their runs."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.requests import CacheType, Controls, LoadRequest
from app.engine.workbench import Workbench
from app.lab.experiment import (
    Experiment,
    Kind,
    LabProgress,
    LabResult,
    LabRow,
    RunLab,
    Series,
)
from app.lab.plan import plan
from app.lab.prompts import Prompt
from app.lab.results import read_experiment, read_result, read_results
from tests.tiny_gguf import TinyModels

PROMPTS = (Prompt("code", "the box in the box in the box"), Prompt("chat", "a dog and a cat"))


def experiment(tiny: TinyModels, kind: Kind) -> Experiment:
    return Experiment(
        kind=kind,
        load=LoadRequest(tiny.target, tiny.draft, 256),
        prompts=PROMPTS,
        k=3,
        temperature=0.8,
        repeats=2,
        max_tokens=16,
        lengths=(1, 2, 5, 8, 16),
        other_drafts=(tiny.far_draft, tiny.wrong_token),
        temperatures=(0.0, 0.8),
        batches=(1, 3),
        contexts=(32, 64),
        cache_types=(CacheType.F32, CacheType.Q8_0),
    )


def run(what: Experiment, folder: Path) -> LabResult:
    bench = Workbench()
    *_, result = RunLab(what, folder).run(bench, Controls())
    bench.close()
    assert isinstance(result, LabResult) and result.finished
    return result


def rows(result: LabResult, series: Series) -> list[LabRow]:
    return [row for row in result.rows if row.series == series]


def check(row: LabRow) -> None:
    assert row.tokens_per_second > 0 and row.plain_tokens_per_second > 0 and row.speedup > 0
    ratio = row.tokens_per_second / row.plain_tokens_per_second
    if row.series != Series.PLAIN and len(row.alpha_by_position):
        assert row.alpha is not None and 0 <= row.alpha <= 1
        assert row.predicted_speedup is not None and row.c is not None and row.v is not None
        # Of two repeats both are means of the two speedups, with other weights.
        assert row.spread is not None
        assert abs(ratio / row.speedup - 1) <= row.spread / 2 + 1e-9


def test_draft_lengths(tiny: TinyModels, tmp_path: Path) -> None:
    result = run(experiment(tiny, Kind.LENGTH), tmp_path)
    assert [row.k for row in rows(result, Series.DRAFT)] == [1, 2, 5, 8, 16]
    assert [point.k for point in result.curve] == [0, 1, 2, 5, 8, 16]
    assert all(point.c and point.v for point in result.curve[1:])
    for row in result.rows:
        check(row)
    assert result.best and result.best.measured in (0, 1, 2, 5, 8, 16)
    assert result.draft and result.target and result.notes == ()
    longest = rows(result, Series.DRAFT)[-1]
    assert len(longest.alpha_by_position) > 2 and longest.tokens_per_pass > 1
    assert longest.predicted_speedup == result.curve[-1].speedup


def test_drafters(tiny: TinyModels, tmp_path: Path) -> None:
    result = run(experiment(tiny, Kind.DRAFTERS), tmp_path)
    alpha = {(row.series, row.draft): row.alpha or 0 for row in result.rows}
    good = alpha[Series.DRAFT, tiny.draft.name]
    assert good > alpha[Series.OTHER_DRAFT, tiny.far_draft.name] >= 0
    assert good > alpha[Series.SCRAMBLED, tiny.draft.name]
    assert (Series.LOOKUP, "") in alpha
    assert len(result.notes) == 1 and "token 262 differs" in result.notes[0]  # the third draft
    scrambled = rows(result, Series.SCRAMBLED)[0]
    assert scrambled.slower_than_plain == (scrambled.speedup < 1)


def test_temperatures(tiny: TinyModels, tmp_path: Path) -> None:
    result = run(experiment(tiny, Kind.TEMPERATURE), tmp_path)
    found = {(row.temperature, row.draft_temperature) for row in rows(result, Series.DRAFT)}
    assert found == {(0.0, None), (0.0, 1.0), (0.8, None), (0.8, 0.0), (0.8, 1.0)}
    assert [row.temperature for row in rows(result, Series.PLAIN)] == [0.0, 0.8]


def test_kinds_of_prompt(tiny: TinyModels, tmp_path: Path) -> None:
    result = run(experiment(tiny, Kind.PROMPTS), tmp_path)
    assert {(row.kind, row.series) for row in result.rows} == {
        (kind, series)
        for kind in ("code", "chat")
        for series in (Series.PLAIN, Series.DRAFT, Series.LOOKUP)
    }


def test_side_by_side(tiny: TinyModels, tmp_path: Path) -> None:
    result = run(experiment(tiny, Kind.BATCH), tmp_path)
    assert [(row.batch, row.series) for row in result.rows] == [
        (batch, series)
        for batch in (1, 3)
        for series in (Series.PLAIN, Series.DRAFT, Series.LOOKUP)
    ]
    one, three = rows(result, Series.DRAFT)
    assert one.tokens_per_pass > 1 and three.tokens_per_pass > 1
    assert three.tokens > one.tokens and three.alpha == pytest.approx(one.alpha or 0, abs=0.3)
    assert all(row.tokens_per_pass == 1 for row in rows(result, Series.PLAIN))


def test_contexts(tiny: TinyModels, tmp_path: Path) -> None:
    what = replace(experiment(tiny, Kind.CONTEXT), repeats=1, prompts=PROMPTS[:1])
    what = replace(what, load=replace(what.load, context_size=512))
    result = run(what, tmp_path)
    reused = {row.prefix_reused for row in result.rows}
    caches = {row.cache_type for row in result.rows}
    flash = {row.flash_attention for row in result.rows}
    assert (reused, caches, flash) == ({True, False}, {"f16", "f32"}, {None, True, False})
    assert len(result.notes) == 1 and "q8_0" in result.notes[0]  # too narrow for its blocks
    for length in (32, 64):
        usual = (length, None, "f16")
        mine = [
            row
            for row in rows(result, Series.PLAIN)
            if (row.context, row.flash_attention, row.cache_type) == usual
        ]
        cold, warm = sorted(mine, key=lambda row: row.prefix_reused)
        assert cold.first_token_seconds > 0 and warm.first_token_seconds > 0


def test_a_killed_run_goes_on(tiny: TinyModels, tmp_path: Path) -> None:
    what = experiment(tiny, Kind.PROMPTS)
    steps = RunLab(what, tmp_path).run(Workbench(), Controls())
    partial = next(step for step in steps if isinstance(step, LabResult))
    steps.close()  # type: ignore[attr-defined]
    assert not partial.finished and partial.path
    with partial.path.open("a") as file:
        file.write('{"block":1,"runs":[{"cond')  # the kill came in the middle of a line
    done = partial.done
    assert next(iter(read_results(tmp_path))).done == done
    first = next(iter(RunLab(what, tmp_path).run(Workbench(), Controls())))
    assert isinstance(first, LabProgress) and first.done == done
    result = run(what, tmp_path)
    assert result.path == partial.path and result.done == result.total
    assert dataclasses.astuple(read_result(partial.path)) == dataclasses.astuple(result)
    assert read_experiment(partial.path) == what
    assert run(what, tmp_path).path != partial.path  # finished: measured anew


def test_stopped_in_mid_block(tiny: TinyModels, tmp_path: Path) -> None:
    controls, done = Controls(), 0
    result = None
    for step in RunLab(experiment(tiny, Kind.LENGTH), tmp_path).run(Workbench(), controls):
        if isinstance(step, LabProgress):
            done = step.done
            controls.stop = done == 8
        else:
            result = step
    assert isinstance(result, LabResult) and 0 < result.done <= done and not result.finished


def test_every_reply_stands_between_plain_ones(tiny: TinyModels) -> None:
    blocks = plan(experiment(tiny, Kind.LENGTH))
    assert len(blocks) == 2 * 2 * 5  # repeats, prompts, lengths
    for block in blocks:
        plain, other = block.conditions
        assert plain.series is Series.PLAIN and other.series is Series.DRAFT
    assert [block.conditions[1].k for block in blocks[:5]] == [1, 2, 5, 8, 16]
    assert [block.conditions[1].k for block in blocks[-5:]] == [16, 8, 5, 2, 1]  # turned round
