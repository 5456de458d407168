"""Two set-ups on one engine, by the child process too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.events import Failed, Finished, Loaded, Round, TaskDone, TaskStep
from app.engine.process import EngineProcess
from app.engine.requests import (
    CacheType,
    Controls,
    DrafterKind,
    LoadRequest,
    Role,
    RunTask,
    SamplerSettings,
    Speculation,
    Stop,
    Turn,
)
from app.engine.workbench import Workbench
from app.lab.comparison import Agreement, Compare, Compared, Moment, SetUp
from app.lab.experiment import Experiment, Kind, LabProgress, RunLab
from app.lab.prompts import Prompt
from app.lab.proof import Place, ProofState, Prove
from tests.tiny_gguf import TinyModels

TURNS = (Turn(Role.USER, "the box in the box"),)
PLAIN = Speculation(False, DrafterKind.NONE, 0)
DRAFTED = Speculation(True, DrafterKind.MODEL, 4)


def comparison(tiny: TinyModels, cache: CacheType = CacheType.F32) -> Compare:
    load = LoadRequest(tiny.target, tiny.draft, 256, cache_type=cache)
    return Compare(TURNS, SetUp(load, PLAIN), SetUp(load, DRAFTED), max_tokens=40)


def carry_out(task: Compare) -> tuple[list[Moment], Compared]:
    *steps, compared = task.run(Workbench(), Controls())
    assert isinstance(compared, Compared)
    return [step for step in steps if isinstance(step, Moment)], compared


def test_f32_throughout_is_identical_and_says_so(tiny: TinyModels) -> None:
    moments, compared = carry_out(comparison(tiny))
    assert compared.agreement is Agreement.IDENTICAL_EXACTLY and compared.divergence is None
    for side in (0, 1):
        mine = [moment for moment in moments if moment.side == side]
        assert isinstance(mine[-1].event, Finished) and mine[0].seconds >= 0
        assert [m.seconds for m in mine] == sorted(m.seconds for m in mine)
        rounds = [m.event for m in mine if isinstance(m.event, Round)]
        figures = compared.sides[side]
        assert sum(len(round.tokens) for round in rounds) == figures.stats.tokens == 40
        assert figures.seconds == pytest.approx(sum(round.seconds for round in rounds))
        assert 0 < figures.first_token_seconds <= mine[-1].seconds
    plain, drafted = compared.sides
    assert plain.stats.passes == 40 > drafted.stats.passes
    assert compared.speedup and compared.speedup > 0


def test_with_a_rounded_cache_it_claims_less(tiny: TinyModels) -> None:
    _, compared = carry_out(comparison(tiny, CacheType.F16))
    assert compared.agreement in (Agreement.IDENTICAL, Agreement.PARTED)


def test_where_two_greedy_texts_part(tiny: TinyModels) -> None:
    """Two targets whose texts differ stand in for rounding, which can't be ordered."""
    task = comparison(tiny)
    other = replace(task.first.load, target=tiny.far_draft, draft=None)
    _, compared = carry_out(replace(task, first=SetUp(other, PLAIN)))
    parted = compared.divergence
    assert compared.agreement is Agreement.PARTED and parted and parted.exact
    assert parted.ids[0] != parted.ids[1] and parted.texts[0] != parted.texts[1]
    # By the second target, which is loaded now, the second text's token is the likelier one.
    assert parted.gap is not None and parted.gap < 0
    assert parted.batched_gap == pytest.approx(parted.gap, abs=1e-3)


def test_dice_are_not_compared(tiny: TinyModels) -> None:
    task = replace(comparison(tiny), sampler=SamplerSettings(temperature=1.0))
    _, compared = carry_out(task)
    assert compared.agreement is Agreement.SAMPLED and compared.divergence is None


@pytest.fixture
def engine() -> Iterator[EngineProcess]:
    engine = EngineProcess()
    engine.start()
    yield engine
    engine.close()


def until(engine: EngineProcess, kind: type) -> list[object]:
    """What the engine says, up to the first value of a kind."""
    values: list[object] = []
    while not values or not isinstance(values[-1], kind):
        values.append(engine.receive().value)
    return values


def test_tasks_in_the_child(engine: EngineProcess, tiny: TinyModels) -> None:
    task = comparison(tiny)
    engine.send(task.first.load)
    until(engine, Loaded)
    other = replace(task.first.load, draft=tiny.far_draft)
    engine.send(RunTask(replace(task, second=SetUp(other, DRAFTED))))
    *steps, done = until(engine, TaskDone)
    assert isinstance(done, TaskDone) and isinstance(steps[-1], TaskStep)
    assert isinstance(steps[-1].value, Compared)
    # The pair of before is there again: its draft agrees.
    sampler = SamplerSettings(temperature=1.0)
    engine.send(RunTask(Prove(Place(TURNS, "in the", sampler, DRAFTED), 300)))
    *steps, _ = until(engine, TaskDone)
    state = steps[-1].value if isinstance(steps[-1], TaskStep) else None
    assert isinstance(state, ProofState) and state.draws == 300 and (state.alpha or 0) > 0.3


def test_a_lab_in_the_child_is_stopped(
    engine: EngineProcess, tiny: TinyModels, data_folder: Path
) -> None:
    load = LoadRequest(tiny.target, tiny.draft, 256)
    lab = Experiment(Kind.LENGTH, load, (Prompt("chat", "the box"),), repeats=50)
    engine.send(RunTask(RunLab(lab, data_folder / "lab")))
    first = until(engine, TaskStep)[-1]
    assert isinstance(first, TaskStep) and isinstance(first.value, LabProgress)
    engine.send(Stop())
    assert isinstance(until(engine, TaskDone)[-1], TaskDone)


def test_a_prompt_too_long_for_the_context_is_a_failure_of_the_task(
    engine: EngineProcess, tiny: TinyModels
) -> None:
    task = replace(comparison(tiny), turns=(Turn(Role.USER, "the box in " * 200),))
    engine.send(task.first.load)
    until(engine, Loaded)
    engine.send(RunTask(task))
    said = engine.receive().value
    assert isinstance(said, Failed) and "the context holds 256" in said.what


def test_stopped_while_another_draft_is_loaded_the_task_ends(
    engine: EngineProcess, tiny: TinyModels
) -> None:
    task = comparison(tiny)
    other = replace(task.first.load, draft=tiny.far_draft)
    engine.send(task.first.load)
    until(engine, Loaded)
    engine.send(RunTask(replace(task, first=SetUp(other, DRAFTED))))
    engine.send(Stop())  # before its first step, or soon after
    assert isinstance(until(engine, TaskDone)[-1], TaskDone)
