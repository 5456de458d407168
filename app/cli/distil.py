"""`paceline distil`: a draft for any target, made here. Knows no window."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from app.catalogue import embedded_target
from app.cli.interrupt import on_interrupt
from app.distil.run import Collecting, Learning, Made, Notice, Plan, Size, distil
from app.engine.requests import Controls


@click.command("distil")
@click.option("--target", type=Path, help="Target GGUF; without it the built-in model.")
@click.option("--out", type=Path, required=True, help="The draft to write, as in draft.gguf.")
@click.option("--size", type=click.Choice([size.value for size in Size]), default="small")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=60.0)
@click.option(
    "--prompts", type=Path, help="TOML like resources/distil_prompts.toml, or a text file."
)
@click.option("--text", "texts", type=Path, multiple=True, help="A text to learn from as well.")
def distil_command(
    target: Path | None,
    out: Path,
    size: str,
    minutes: float,
    prompts: Path | None,
    texts: tuple[Path, ...],
) -> None:
    """Make a small draft for a target from the target's own replies.

    Started again with the same target, it goes on where it was stopped.
    """
    plan = Plan(target or embedded_target(), out, Size(size), minutes, prompts, texts)
    controls = Controls()
    with on_interrupt(controls):
        _show(plan, controls)


def _show(plan: Plan, controls: Controls) -> None:
    console = Console(highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[said]}"))
    with Progress(*columns, TimeRemainingColumn(), console=console) as bar:
        task = bar.add_task("Starting", total=plan.minutes * 60, said="")
        for step in distil(plan, lambda: controls.stop):
            match step:
                case Notice(text):
                    console.print(text)
                case Collecting():
                    said = f"{step.tokens:,} tokens, {step.tokens_per_second:.0f}/s"
                    bar.update(task, description="Collecting", said=said)
                case Learning():
                    bar.update(task, description="Training", said=f"loss {step.loss:.2f}")
                    if step.match is not None:
                        console.print(
                            f"{step.tokens:,} tokens learnt: greedy match {step.match:.3f}, "
                            f"expected acceptance {step.acceptance:.3f}"
                        )
                case Made():
                    console.print(
                        f"{step.path}: {step.size_bytes / 1e6:.1f} MB, greedy match "
                        f"{step.match:.3f}, expected acceptance {step.acceptance:.3f}"
                    )
            if isinstance(step, Collecting | Learning):
                bar.update(task, completed=plan.minutes * 60 - step.seconds_left)
    if controls.stop:
        console.print("Stopped. What was collected and learnt is kept: start it again to go on.")
