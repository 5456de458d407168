"""`paceline lab`: experiments and proof, as tables, JSON, CSV or a page. Knows no window."""

from __future__ import annotations

import dataclasses
import json
import math
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

from app import paths
from app.cli.interrupt import on_interrupt
from app.cli.loading import expect_draft, request_for
from app.cli.printing import print_progress, print_table
from app.engine.requests import (
    Controls,
    DrafterKind,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.workbench import Workbench
from app.errors import UserError
from app.lab.experiment import Experiment, Kind, LabProgress, LabResult, RunLab, usual_size
from app.lab.prompts import Prompt, one_of_each_kind, read_prompts
from app.lab.proof import Place, ProofState, Prove, prove_toy
from app.lab.report import report
from app.lab.rules import Rule
from app.lab.tables import as_csv, as_json, cells, heads
from app.theory import toy
from app.words import Words

WORDS = {
    Kind.LENGTH: "Draft lengths 1 to 16 against the formula.",
    Kind.DRAFTERS: "The draft, others (--also), a scrambled one, lookup.",
    Kind.TEMPERATURE: "Temperatures of target and draft, alike and apart.",
    Kind.PROMPTS: "Kinds of text: code, chat, summary, rewrite, translation.",
    Kind.BATCH: "1 to 16 replies side by side.",
    Kind.CONTEXT: "Length of the context, types of cache, flash attention, a reused prefix.",
}
_USUAL_KINDS = ("code", "chat", "summary")
_ALL_KINDS = (*_USUAL_KINDS, "rewrite", "translation")


@click.group("lab")
def lab_group() -> None:
    """Experiments on a pair of models. What was measured is kept: stopped, they go on."""


def _numbers(
    kind: type[int] | type[float],
) -> Callable[[click.Context, click.Parameter, str | None], tuple[float, ...]]:
    """Reads an option of numbers with commas between them; () where it is not given."""

    def read(_ctx: click.Context, _param: click.Parameter, text: str | None) -> tuple[float, ...]:
        try:
            return tuple(kind(part) for part in text.split(",")) if text else ()
        except ValueError:
            raise click.BadParameter(f"{text} is no list of numbers, such as 1,2,4.") from None

    return read


# Fields of Experiment that an option sets, and what numbers they hold.
_FIELDS: dict[Kind, tuple[str, type[int] | type[float]]] = {
    Kind.LENGTH: ("lengths", int),
    Kind.TEMPERATURE: ("temperatures", float),
    Kind.BATCH: ("batches", int),
    Kind.CONTEXT: ("contexts", int),
}


def _command(kind: Kind) -> click.Command:
    def run(**options: Any) -> None:
        _sweep(kind, options)

    repeats, tokens = usual_size(kind)
    options = [
        click.Option(["--target"], type=Path, help="GGUF; without it the built-in model."),
        click.Option(["--draft"], type=Path, help="GGUF; for the built-in target its own."),
        click.Option(["--also"], type=Path, multiple=True, help="Another draft, for drafters."),
        click.Option(["-k", "k"], type=click.IntRange(1, 16), default=4, show_default=True),
        click.Option(["--temperature"], type=click.FloatRange(0, 2), default=0.0),
        click.Option(["--prompts"], type=Path, help="TOML with [[prompts]], or a text file."),
        click.Option(["--kinds"], default="", help="Of the prompts, as in code,chat."),
        click.Option(["--repeats"], type=click.IntRange(1), default=repeats, show_default=True),
        click.Option(["--max-tokens"], type=click.IntRange(2), default=tokens, show_default=True),
        click.Option(["--ctx"], type=click.IntRange(64), default=4096, show_default=True),
        click.Option(["--json", "as_json"], is_flag=True, help="One JSON object with rows."),
        click.Option(["--csv", "as_csv"], is_flag=True),
        click.Option(["--report", "page"], type=Path, help="Write a page of HTML as well."),
    ]
    if kind in _FIELDS:
        name, number = _FIELDS[kind]
        read = _numbers(number)
        options.append(click.Option([f"--{name}"], callback=read, help="As in 1,2,4."))
    return click.Command(kind.value, callback=run, params=list(options), help=WORDS[kind])


for _kind in Kind:
    lab_group.add_command(_command(_kind))


def _sweep(kind: Kind, options: dict[str, Any]) -> None:
    experiment = _experiment(kind, options)
    task = RunLab(experiment, paths.data_folder() / "lab")
    controls, bench, result = Controls(), Workbench(), None
    with on_interrupt(controls):
        for step in task.run(bench, controls):
            if isinstance(step, LabProgress):
                _tell(step)
            else:
                result = step
    bench.close()
    assert result is not None
    if sys.stderr.isatty():
        print(file=sys.stderr)
    _show(result, options)
    if not result.finished:
        print("paceline: stopped. Started again in the same way, it goes on.", file=sys.stderr)


def _experiment(kind: Kind, options: dict[str, Any]) -> Experiment:
    name, _ = _FIELDS.get(kind, ("", int))
    own = {name: options[name]} if name and options[name] else {}
    return Experiment(
        kind,
        request_for(options["target"], options["draft"], options["ctx"]),
        _prompts(kind, options),
        k=options["k"],
        temperature=options["temperature"],
        repeats=options["repeats"],
        max_tokens=options["max_tokens"],
        other_drafts=options["also"],
        **own,
    )


def _prompts(kind: Kind, options: dict[str, Any]) -> tuple[Prompt, ...]:
    found = one_of_each_kind(read_prompts(options["prompts"]))
    usual = _ALL_KINDS if kind is Kind.PROMPTS else _USUAL_KINDS
    wanted = tuple(options["kinds"].split(",")) if options["kinds"] else ()
    if not wanted and options["prompts"] is None:
        wanted = usual
    chosen = tuple(prompt for prompt in found if not wanted or prompt.kind in wanted)
    if not chosen:
        raise UserError(
            Words("No prompt is of the kinds {options}.", options=options["kinds"]),
            Words("Leave --kinds out."),
        )
    return chosen


def _tell(step: LabProgress) -> None:
    left = "" if step.seconds_left is None else f", {step.seconds_left / 60:.0f} min left"
    print_progress(f"{step.done} of {step.total}{left}")


def _show(result: LabResult, options: dict[str, Any]) -> None:
    if options["page"]:
        try:
            options["page"].write_text(report(result), "utf-8")
        except OSError as error:
            raise UserError(
                Words("The report can't be written ({reason}).", reason=error.strerror),
                Words("Check the path."),
            ) from None
    if options["as_json"]:
        print(json.dumps(as_json(result)))
    elif options["as_csv"]:
        print(as_csv(result), end="")
    else:
        print_table(heads(result), cells(result))
        best = result.best
        if best:
            print(f"best k: measured {best.measured}, predicted {best.predicted}")
        for note in result.notes:
            print(f"left out: {note}")


@lab_group.command("proof")
@click.option("--target", type=Path, help="GGUF; without it the built-in model.")
@click.option("--draft", type=Path, help="GGUF; for the built-in target its own.")
@click.option("--toy", "by_toy", is_flag=True, help="The lesson's five words, without a model.")
@click.option("--prompt", default="Tell me a story.", show_default=True)
@click.option("--reply", default="", help="The beginning of the reply, after which it is drawn.")
@click.option("--draws", type=click.IntRange(1), default=2000, show_default=True)
@click.option("-k", "k", type=click.IntRange(0, 16), default=4, show_default=True)
@click.option("--temperature", type=click.FloatRange(0, 2), default=1.0, show_default=True)
@click.option("--draft-temperature", type=click.FloatRange(0, 2))
@click.option("--seed", type=click.IntRange(0), default=0)
@click.option("--rule", type=click.Choice([rule.value for rule in Rule]), default=Rule.EXACT.value)
@click.option("--ctx", type=click.IntRange(64), default=2048)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def proof_command(by_toy: bool, as_json: bool, **options: Any) -> None:
    """Do rounds follow the target's distribution? Counts against p, with a χ² test."""
    controls = Controls()
    with on_interrupt(controls):
        state = _last(_toy(options) if by_toy else _prove(options, controls))
    if as_json:
        values = dataclasses.asdict(state)
        if not math.isfinite(state.fit.chi_square):  # JSON has no infinity
            values["fit"]["chi_square"] = None
        print(json.dumps({**values, "verdict": state.verdict.value}))
    else:
        _print_proof(state)


def _toy(options: dict[str, Any]) -> Iterable[ProofState]:
    rule = Rule(options["rule"])
    drawn = click.get_current_context().get_parameter_source("draws")
    usual = drawn is click.core.ParameterSource.DEFAULT
    draws = toy.ROUNDS if usual else options["draws"]
    return prove_toy(draws, options["seed"], rule)


def _prove(options: dict[str, Any], controls: Controls) -> Iterable[ProofState]:
    bench = Workbench()
    load = request_for(options["target"], options["draft"], options["ctx"])
    for _ in bench.load(load, controls):
        pass
    expect_draft(bench.pair.loaded)
    kind = DrafterKind.MODEL if load.draft else DrafterKind.LOOKUP
    place = Place(
        (Turn(Role.USER, options["prompt"]),),
        options["reply"],
        SamplerSettings(temperature=options["temperature"]),
        Speculation(True, kind, options["k"], options["draft_temperature"]),
    )
    proof = Prove(place, options["draws"], options["seed"], Rule(options["rule"]))
    yield from proof.run(bench, controls)
    bench.close()


def _last(states: Iterable[ProofState]) -> ProofState:
    last = None
    for last in states:
        print_progress(f"{last.draws} of {last.of}")
    if last is None:
        raise UserError(Words("Stopped before anything was drawn."), Words("Start it again."))
    return last


def _print_proof(state: ProofState) -> None:
    rows = [
        [repr(bin.text) if bin.id is not None else "others", f"{bin.p:.3f}",
         f"{bin.count / state.draws:.3f}", str(bin.count)]
        for bin in state.bins
    ]  # fmt: skip
    print_table(["token", "p", "drawn", "count"], rows)
    fit = state.fit
    print(
        f"{state.verdict.value}: {state.draws} draws, total variation {fit.total_variation:.4f} "
        f"(honest draws: {fit.noise:.4f}), χ² {fit.chi_square:.1f} with {fit.degrees} degrees of "
        f"freedom, p-value {fit.p_value:.3g}"
    )
    if state.alpha is not None and state.expected_tokens_per_pass is not None:
        print(
            f"α {state.alpha:.2f}, tokens per pass {state.tokens_per_pass:.2f} "
            f"(formula {state.expected_tokens_per_pass:.2f})"
        )
