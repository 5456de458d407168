"""Carries an experiment out, and goes on where it was broken off. Knows no window."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

from app.engine.events import Loaded
from app.engine.requests import Controls, LoadRequest
from app.engine.workbench import Workbench
from app.errors import LoadCancelledError, UserError
from app.lab.experiment import Block, Condition, Experiment, LabProgress, LabStep, Run
from app.lab.plan import plan
from app.lab.results import Keeper
from app.lab.running import run_condition, warm_up


def measure(
    experiment: Experiment, folder: Path, workbench: Workbench, controls: Controls
) -> Iterator[LabStep]:
    """See `experiment.RunLab`.

    Raises:
        UserError: the target can't be loaded at all.
        OSError: the results can't be written.
    """
    blocks = plan(experiment)
    keeper = Keeper.open(experiment, folder)
    clock = _Clock(sum(_replies(block) for block in blocks))
    warmed: set[Condition] = set()
    for number, block in enumerate(blocks):
        if number in keeper.measured:
            clock.skip(_replies(block))
            continue
        try:
            load = block.conditions[0].load
            if workbench.request != load:
                warmed.clear()
            name = _bring(workbench, load, controls)
            keeper.name_models(name)
            for condition in map(_cold_start, block.conditions):
                if condition not in warmed:
                    warm_up(workbench.pair, experiment, condition, controls)
                    warmed.add(condition)
            runs = yield from _measure(experiment, number, block, workbench, controls, clock)
        except LoadCancelledError:
            break
        except UserError as error:
            keeper.leave_out(number, error.words)
            clock.skip(_replies(block))
            continue
        if controls.stop:
            break
        keeper.keep(number, runs)
        yield keeper.result()
    yield keeper.result()


def _cold_start(condition: Condition) -> Condition:
    """What of a condition is slow when it is new: not the text before the prompt."""
    return replace(condition, x=0, kind="", batch=1, context=0, cold=False)


def _replies(block: Block) -> int:
    return len(block.conditions) + 1


def _bring(workbench: Workbench, load: LoadRequest, controls: Controls) -> Loaded:
    for _ in workbench.load(load, controls) if workbench.request != load else ():
        pass
    loaded = workbench.pair.loaded
    refused = loaded.draft_refused
    if refused:
        raise UserError(refused.what, refused.todo)
    return loaded


def _measure(
    experiment: Experiment,
    number: int,
    block: Block,
    workbench: Workbench,
    controls: Controls,
    clock: _Clock,
) -> Generator[LabProgress, None, list[Run]]:
    """Plain, the other, plain again. Stopped, some of the runs are missing."""
    runs: list[Run] = []
    for i, condition in enumerate((*block.conditions, block.conditions[0])):
        yield clock.progress(condition)
        place = (number, i, block.prompt, block.repeat)
        runs.append(run_condition(workbench.pair, experiment, condition, place, controls))
        if controls.stop:
            break
        clock.tick()
    return runs


class _Clock:
    """How far it is, and how long it may still take: at the pace so far, loading included."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = self._skipped = 0
        self._started = monotonic()

    def tick(self) -> None:
        self._done += 1

    def skip(self, replies: int) -> None:
        """These were measured before, or can't be."""
        self._done += replies
        self._skipped += replies

    def progress(self, now: Condition) -> LabProgress:
        own = self._done - self._skipped
        left = None
        if own > 0:
            left = (monotonic() - self._started) / own * (self._total - self._done)
        return LabProgress(self._done, self._total, now, left)
