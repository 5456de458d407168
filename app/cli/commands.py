"""The command line: the same replies as the window's, without Qt. Knows nothing of the window."""

from __future__ import annotations

import dataclasses
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from app.catalogue import embedded_draft, embedded_target
from app.cli.distil import distil_command
from app.cli.interrupt import on_interrupt
from app.cli.lab import lab_group
from app.cli.loading import loaded_pair, request_for
from app.cli.models import models
from app.cli.preset import take_preset
from app.cli.printing import JsonPrinter, TextPrinter, print_progress, print_rows
from app.cli.pull import pull
from app.cli.words import Word, draft_length
from app.engine.events import Event
from app.engine.requests import (
    CacheType,
    Controls,
    DrafterKind,
    LoadRequest,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.errors import LoadCancelledError, UserError
from app.words import Words

if TYPE_CHECKING:
    from app.engine.pair import Pair
    from app.lab.bench import Setup


def run(arguments: list[str]) -> int:
    """Run one command.

    Returns:
        the exit code: 2 for what the person can mend, told in one line on stderr.
    """
    for stream in (sys.stdout, sys.stderr):  # a pipe on Windows is not UTF-8 by itself
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        cli(arguments, standalone_mode=False, prog_name="paceline")
        return 0
    except UserError as error:
        print(f"paceline: {error}", file=sys.stderr)
        return 2
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return 2
    except click.ClickException as error:
        print(f"paceline: {error.format_message()} See paceline --help.", file=sys.stderr)
        return 2
    except (click.Abort, KeyboardInterrupt, LoadCancelledError):
        return 130
    except BrokenPipeError:  # the reader of our output is gone
        sys.stderr.close()
        return 1
    except OSError as error:  # a full disk, a data folder that can't be written
        about = f" ({error.filename})" if error.filename else ""
        words = f"A file can't be used: {error.strerror or error}{about}."
        print(f"paceline: {words} Check the disk and its space.", file=sys.stderr)
        return 2


@click.group(help="Chat with local models and see where every token came from.")
@click.version_option(package_name="paceline", message="paceline %(version)s")
def cli() -> None:
    """The commands below."""


cli.add_command(models)
cli.add_command(pull)
cli.add_command(distil_command)
cli.add_command(lab_group)


@cli.command()
@click.argument("prompt")
@click.option("--target", type=Path, help="Target GGUF; without it the built-in model.")
@click.option("--draft", help="Draft GGUF, lookup or none; else the built-in draft, or lookup.")
@click.option("--both", is_flag=True, help="Let lookup guess too, where it has a long match.")
@click.option("-k", "length", default="auto", help="Tokens drafted a round, 0 to 16, or auto.")
@click.option("--plain", is_flag=True, help="No speculation.")
@click.option(
    "--preset",
    "sampler",
    type=Path,
    is_eager=True,
    callback=take_preset,
    help="A preset as TOML: all of sampling, and whatever is not asked for here.",
)
@click.option("--temperature", type=click.FloatRange(0, 5), default=0.8, help="0 is greedy.")
@click.option("--seed", type=click.IntRange(0), default=0, help="The same draws at the same k.")
@click.option("--max-tokens", type=click.IntRange(1), default=1024, help="Longest reply.")
@click.option("--stop", "stops", multiple=True, help="End the reply at this text; may be repeated.")
@click.option("--ctx", type=click.IntRange(64), default=4096, help="Context size in tokens.")
@click.option("--system", default="", help="System prompt.")
@click.option("--thinking", type=click.Choice(["on", "off"]), help="Think first; else as it does.")
@click.option("--cache-type", type=Word(CacheType), default=CacheType.F16.value)
@click.option("--template", type=Path, help="A Jinja chat template in place of the model's own.")
@click.option("--cache", type=Path, help="File to restore the target's cache from and save it to.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def chat(
    prompt: str,
    target: Path | None,
    draft: str | None,
    both: bool,
    length: str,
    plain: bool,
    sampler: SamplerSettings,
    temperature: float,
    seed: int,
    max_tokens: int,
    stops: tuple[str, ...],
    ctx: int,
    system: str,
    thinking: str | None,
    cache_type: CacheType,
    template: Path | None,
    cache: Path | None,
    as_json: bool,
) -> None:
    """Print the reply to PROMPT (- reads it from standard input), coloured by origin."""
    kind, draft_path = _drafter(draft, target)
    if both:
        if draft_path is None:
            raise UserError(Words("--both needs a draft model."), Words("Give one with --draft."))
        kind = DrafterKind.BOTH
    text = sys.stdin.read() if prompt == "-" else prompt
    turns = [Turn(Role.SYSTEM, system)] if system else []
    request = ReplyRequest(
        turns=(*turns, Turn(Role.USER, text)),
        sampler=dataclasses.replace(sampler, temperature=temperature),
        speculation=Speculation(not plain, kind, draft_length(length)),
        seed=seed,
        thinking=None if thinking is None else thinking == "on",
        max_tokens=max_tokens,
        stop_strings=stops,
    )
    target = target or embedded_target()
    load = LoadRequest(target, draft_path, ctx, cache_type=cache_type, template=template)
    printer = JsonPrinter(sys.stdout) if as_json else TextPrinter(Console(highlight=False))
    for event in _reply(load, request, cache):
        printer.show(event)


@cli.command()
def devices() -> None:
    """List the devices that llama.cpp reports."""
    from app.engine.llama import list_devices

    for device in list_devices():
        memory = f"{device.memory_free / 1e9:.1f} of {device.memory_total / 1e9:.1f} GB free"
        print(f"{device.name}  {device.kind}  {device.description.strip()}  {memory}")


@cli.command("bench")
@click.option("--target", type=Path, help="Target GGUF; without it the built-in model.")
@click.option("--draft", type=Path, help="Draft GGUF; for the built-in target its own.")
@click.option("-k", "lengths", default="1,3,7", help="Draft lengths, as in 1,3,7,auto.")
@click.option("--drafters", default="", help="As in draft,lookup,both; default: what there is.")
@click.option("--temperature", "temperatures", default="0", help="As in 0,0.8.")
@click.option("--prompts", type=Path, help="TOML with [[prompts]], or a text file.")
@click.option("--kinds", default="", help="Only prompts of these kinds, as in code,story.")
@click.option("--repeats", type=click.IntRange(1), default=3)
@click.option("--max-tokens", type=click.IntRange(2), default=128)
@click.option("--ctx", type=click.IntRange(64), default=4096)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def bench_command(
    target: Path | None,
    draft: Path | None,
    lengths: str,
    drafters: str,
    temperatures: str,
    prompts: Path | None,
    kinds: str,
    repeats: int,
    max_tokens: int,
    ctx: int,
    as_json: bool,
) -> None:
    """Time plain against speculative decoding, in turn, and compare with the theory."""
    from app.lab.bench import bench, summarise
    from app.lab.machine import machine
    from app.lab.prompts import read_prompts

    load = request_for(target, draft, ctx)
    chosen = [p for p in read_prompts(prompts) if not kinds or p.kind in kinds.split(",")]
    if not chosen:
        raise UserError(
            Words("No prompt is of the kinds {kinds}.", kinds=kinds),
            Words("Leave --kinds out for all."),
        )
    usual = "draft,lookup" if load.draft else "lookup"
    setups = _setups(lengths, drafters or usual, temperatures)
    if load.draft is None and any(
        s.drafter in (DrafterKind.MODEL, DrafterKind.BOTH) for s in setups
    ):
        raise UserError(
            Words("--drafters {drafters} needs a draft model.", drafters=drafters),
            Words("Give one with --draft."),
        )
    with loaded_pair(load, Controls()) as pair:
        measured = []
        total = repeats * len(chosen) * len(setups)
        for measurement in bench(pair, chosen, setups, repeats, max_tokens):
            measured.append(measurement)
            print_progress(f"{len(measured)} of {total}")
        rows = summarise(measured)
        name = pair.loaded.target.name
    if as_json:
        values = [dataclasses.asdict(row) for row in rows]
        print(json.dumps({"machine": machine(), "target": name, "rows": values}))
    else:
        print_rows(rows)


def _setups(lengths: str, drafters: str, temperatures: str) -> list[Setup]:
    from app.lab.bench import Setup

    try:
        wanted = [DrafterKind(d.replace("draft", "model")) for d in drafters.split(",")]
        heats = [float(temperature) for temperature in temperatures.split(",")]
    except ValueError as error:
        raise UserError(
            Words("{reason}.", reason=str(error)), Words("See paceline bench --help.")
        ) from None
    setups = []
    for heat in heats:
        setups.append(Setup(DrafterKind.NONE, 0, heat))
        setups += [Setup(d, draft_length(k), heat) for d in wanted for k in lengths.split(",")]
    return setups


def _drafter(draft: str | None, target: Path | None) -> tuple[DrafterKind, Path | None]:
    """Where no draft is named: the built-in target's own, or lookup for any other."""
    if draft is None:
        return (DrafterKind.LOOKUP, None) if target else (DrafterKind.MODEL, embedded_draft())
    if draft in ("lookup", "none"):
        return DrafterKind(draft), None
    return DrafterKind.MODEL, Path(draft)


def _reply(load: LoadRequest, request: ReplyRequest, cache: Path | None) -> Iterator[Event]:
    """Load and reply; Ctrl+C stops the reply and lets it finish."""
    from app.engine.reply import reply

    controls = Controls(request.speculation)
    with on_interrupt(controls), loaded_pair(load, controls) as pair:
        if request.thinking is not None and not pair.loaded.thinking_offered:
            name = pair.loaded.target.name
            print(f"paceline: {name} leaves no choice whether to think first.", file=sys.stderr)
        if cache:
            pair.target.restore(cache)
        yield from reply(pair, request, controls)
        if cache:
            _save_cache(pair, cache)


def _save_cache(pair: Pair, path: Path) -> None:
    try:
        pair.target.save(path)
    except OSError as error:
        raise UserError(
            Words("The cache can't be saved ({reason}).", reason=error.strerror),
            Words("Check the path."),
        ) from None
