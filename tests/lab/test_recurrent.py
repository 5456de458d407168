"""A target whose state can't be gone back in is measured without looks in between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.requests import Controls, LoadRequest
from app.engine.workbench import Workbench
from app.lab.experiment import Experiment, Kind, LabResult, RunLab
from app.lab.plan import plan
from app.lab.prompts import Prompt
from app.lab.running import run_condition
from tests.tiny_gguf import write_hybrid


@pytest.fixture
def experiment(tmp_path: Path) -> Experiment:
    load = LoadRequest(write_hybrid(tmp_path / "hybrid.gguf"), None, 256)
    prompts = (Prompt("chat", "the box in the box in the box"),)
    return Experiment(
        Kind.LENGTH, load, prompts, repeats=1, max_tokens=40, lengths=(2, 4), batches=(1, 2)
    )


@pytest.mark.parametrize("kind", [Kind.LENGTH, Kind.PROMPTS])
def test_nothing_is_read_anew_within_the_rounds(experiment: Experiment, kind: Kind) -> None:
    bench, controls = Workbench(), Controls()
    for _ in bench.load(experiment.load, controls):
        pass
    target = bench.pair.target
    begun, decode = [], target._decode
    target._decode = lambda tokens, at, rows: (begun.append(at), decode(tokens, at, rows))[1]  # type: ignore[method-assign]
    experiment = replace(experiment, kind=kind)
    condition = plan(experiment)[0].conditions[1]
    run = run_condition(bench.pair, experiment, condition, (0, 1, 0, 0), controls)
    assert sum(p.tokens for p in run.passes) >= 40
    assert begun.count(0) == 1  # the prompt
    assert run.plain_seconds == () and run.probes == ()
    bench.close()


def carry_out(experiment: Experiment, folder: Path) -> LabResult:
    bench = Workbench()
    *_, result = RunLab(experiment, folder).run(bench, Controls())
    bench.close()
    assert isinstance(result, LabResult) and result.finished
    return result


def test_draft_lengths_are_held_against_the_plain_replies_around(
    experiment: Experiment, tmp_path: Path
) -> None:
    result = carry_out(experiment, tmp_path)
    assert result.curve == () and result.best is None
    guessed = [row for row in result.rows if row.k]
    assert [row.k for row in guessed] == [2, 4] and all(row.speedup > 0 for row in guessed)
    assert any(row.predicted_speedup for row in guessed)  # by its own figures


def test_many_at_once_are_left_out_and_it_is_said_why(
    experiment: Experiment, tmp_path: Path
) -> None:
    result = carry_out(replace(experiment, kind=Kind.BATCH), tmp_path)
    assert result.rows == ()
    assert ["can't take back" in note for note in result.notes] == [True]
