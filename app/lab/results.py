"""Results on disk: a file of JSON lines for each experiment, written as it goes. Knows no model.

The first line says what is measured, each other one is a whole block of runs, or why there are
none. A line that a kill cut short is as if it had not been written. No text of a reply is kept.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from app.engine.events import Loaded
from app.errors import UserError
from app.lab.curve import best_of, curve_of, predict
from app.lab.experiment import Experiment, Fact, Kind, LabResult, Pass, Probe, Run
from app.lab.machine import machine
from app.lab.plan import plan
from app.lab.stored import experiment_from_json, experiment_to_json
from app.lab.summary import pair_up, rows_of
from app.plain import WrongValueError, from_plain
from app.words import Words

FORMAT = 3
_SUFFIX = ".jsonl"


@dataclass(slots=True)
class Keeper:
    """One experiment's file, and what is in it. `measured`: numbers of the blocks that need no
    measuring any more."""

    path: Path
    experiment: Experiment
    started: str
    machine: tuple[Fact, ...]
    names: tuple[str, str] = ("", "")
    runs: list[Run] = field(default_factory=list)
    notes: dict[int, Words] = field(default_factory=dict)
    measured: set[int] = field(default_factory=set)

    @classmethod
    def open(cls, experiment: Experiment, folder: Path) -> Keeper:
        """The newest file of the same experiment on the same machine that is not finished; else a
        new one."""
        here = _facts(machine())
        for path in sorted(folder.glob(f"*-{_print(experiment)}{_SUFFIX}"), reverse=True):
            known = _read(path)
            if known and known.machine == here and not known.result().finished:
                known.mend()
                return known
        folder.mkdir(parents=True, exist_ok=True)
        started = datetime.now().astimezone().isoformat(timespec="seconds")
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
        path = folder / f"{stamp}-{experiment.kind.value}-{_print(experiment)}{_SUFFIX}"
        keeper = cls(path, experiment, started, here)
        keeper.write(
            format=FORMAT,
            started=started,
            machine=[[fact.name, fact.value] for fact in here],
            experiment=experiment_to_json(experiment),
        )
        return keeper

    def mend(self) -> None:
        """End a line that was cut short, so that the next one begins anew."""
        with self.path.open("rb+") as file:
            if file.seek(0, os.SEEK_END) and (file.seek(-1, os.SEEK_END), file.read(1))[1] != b"\n":
                file.write(b"\n")

    def name_models(self, loaded: Loaded) -> None:
        """What the models call themselves."""
        if self.names == ("", ""):
            draft = loaded.draft.name if loaded.draft else ""
            self.names = (loaded.target.name, draft)
            self.write(models=self.names)

    def keep(self, block: int, runs: list[Run]) -> None:
        """A block that was measured."""
        self.write(block=block, runs=[_run_to_json(run) for run in runs])
        self.runs += runs
        self.measured.add(block)

    def leave_out(self, block: int, why: Words) -> None:
        """A block that can't be measured."""
        self.write(block=block, why=why.to_plain())
        self.notes[block] = why
        self.measured.add(block)

    def write(self, **values: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(values, separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def take(self, line: dict[str, Any]) -> None:
        """A line that was read."""
        match line:
            case {"models": [target, draft]}:
                self.names = (target, draft)
            case {"block": block, "why": why}:
                self.notes[block] = from_plain(Words, why)
                self.measured.add(block)
            case {"block": block, "runs": runs}:
                self.runs += [_run_from_json(block, run) for run in runs]
                self.measured.add(block)

    def result(self) -> LabResult:
        """What is known so far."""
        blocks = plan(self.experiment)
        paired = pair_up(blocks, self.runs)
        rows = rows_of(paired)
        lengths = self.experiment.kind is Kind.LENGTH
        curve = curve_of(paired, self.experiment.lengths) if lengths else ()
        rows = predict(rows, curve) if curve else rows
        replies = [len(block.conditions) + 1 for block in blocks]
        return LabResult(
            kind=self.experiment.kind,
            target=self.names[0] or self.experiment.load.target.stem,
            draft=self.names[1],
            started=self.started,
            machine=self.machine,
            settings=_settings(self.experiment),
            rows=rows,
            curve=curve,
            best=best_of(curve, rows) if lengths else None,
            notes=tuple(dict.fromkeys(self.notes.values())),
            done=sum(replies[block] for block in self.measured if block < len(replies)),
            total=sum(replies),
            path=self.path,
        )


def read_results(folder: Path) -> Iterator[LabResult]:
    """All experiments kept in a folder, newest first; files of other kinds are passed over."""
    for path in sorted(folder.glob(f"*{_SUFFIX}"), reverse=True):
        known = _read(path)
        if known:
            yield known.result()


def read_result(path: Path) -> LabResult:
    """One experiment's result.

    Raises:
        UserError: the file holds none.
    """
    known = _read(path)
    if known is None:
        raise UserError(
            Words("{name} holds no results of the lab.", name=path.name),
            Words("Choose another file."),
        )
    return known.result()


def delete_result(path: Path) -> bytes:
    """Take a file away, and hand back what was in it, for `restore_result`.

    Raises:
        UserError: it can't be read or taken away.
    """
    try:
        content = path.read_bytes()
        path.unlink()
    except OSError as error:
        raise UserError(
            Words("{name} can't be deleted: {reason}.", name=path.name, reason=error.strerror),
            Words("Check the data folder."),
        ) from error
    return content


def restore_result(path: Path, content: bytes) -> None:
    """Raises UserError where it can't be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise UserError(
            Words("{name} can't be written: {reason}.", name=path.name, reason=error.strerror),
            Words("Check the data folder."),
        ) from error


def read_experiment(path: Path) -> Experiment:
    """What a file was measured for: running it again goes on there, if it is not finished.

    Raises:
        UserError: the file holds no experiment.
    """
    known = _read(path)
    if known is None:
        raise UserError(
            Words("{name} holds no results of the lab.", name=path.name),
            Words("Choose another file."),
        )
    return known.experiment


def _read(path: Path) -> Keeper | None:
    try:
        lines = path.read_text("utf-8", errors="replace").splitlines()
        head = json.loads(lines[0])
        if head["format"] != FORMAT:
            return None
        facts = tuple(Fact(name, value) for name, value in head["machine"])
        keeper = Keeper(path, experiment_from_json(head["experiment"]), head["started"], facts)
        for line in lines[1:]:
            try:
                values = json.loads(line)
            except ValueError:  # cut short
                continue
            if isinstance(values, dict):
                keeper.take(values)
        return keeper
    except (OSError, ValueError, KeyError, IndexError, TypeError, WrongValueError):
        return None


def _print(experiment: Experiment) -> str:
    """The same for the same experiment."""
    text = json.dumps(experiment_to_json(experiment), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def _facts(values: dict[str, str | int | float]) -> tuple[Fact, ...]:
    return tuple(Fact(name, value) for name, value in values.items())


def _settings(experiment: Experiment) -> tuple[Fact, ...]:
    """But for what the experiment itself goes through."""
    load = experiment.load
    kinds = ", ".join(dict.fromkeys(prompt.kind for prompt in experiment.prompts if prompt.kind))
    facts = (
        Fact("k", experiment.k),
        Fact("temperature", experiment.temperature),
        Fact("prompts", len(experiment.prompts)),
        Fact("kinds", kinds),
        Fact("repeats", experiment.repeats),
        Fact("max_tokens", experiment.max_tokens),
        Fact("context_size", load.context_size),
        Fact("cache_type", load.cache_type.value),
        Fact("gpu_layers", "auto" if load.target_gpu_layers is None else load.target_gpu_layers),
    )
    return tuple(fact for fact in facts if fact.name != experiment.kind.value and fact.value != "")


def _run_to_json(run: Run) -> dict[str, Any]:
    return {
        "condition": run.condition,
        "first_token_seconds": run.first_token_seconds,
        "prompt_tokens": run.prompt_tokens,
        "reused": run.reused,
        "passes": [list(dataclasses.astuple(p)) for p in run.passes],
        "plain_seconds": list(run.plain_seconds),
        "probes": [list(dataclasses.astuple(p)) for p in run.probes],
    }


def _run_from_json(block: int, values: dict[str, Any]) -> Run:
    passes = tuple(Pass(*p) for p in values["passes"])
    numbers = (values["first_token_seconds"], values["prompt_tokens"], values["reused"])
    plain_seconds = tuple(values["plain_seconds"])
    probes = tuple(Probe(*p) for p in values["probes"])
    return Run(block, values["condition"], *numbers, passes, plain_seconds, probes)
