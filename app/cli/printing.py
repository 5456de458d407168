"""Events and rows as text, colours and JSON. Knows nothing of where they come from."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import astuple, dataclass, field
from typing import TYPE_CHECKING, Any, TextIO

from rich import box
from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from rich.table import Table

from app.engine.events import Event, Finished, Origin, PromptProgress, PromptRead, Round, Token
from app.engine.stats import Stats

if TYPE_CHECKING:
    from app.lab.bench import Row

STYLES = {
    Origin.ACCEPTED: Style.parse("green"),
    Origin.CORRECTED: Style.parse("bold dark_orange underline"),
    Origin.BONUS: Style.parse("bold dodger_blue2"),
    Origin.PLAIN: Style.null(),
}
COLOURS = {
    "standard": ColorSystem.STANDARD,
    "256": ColorSystem.EIGHT_BIT,
    "truecolor": ColorSystem.TRUECOLOR,
    "windows": ColorSystem.WINDOWS,
}

# What a terminal obeys, as pictures of it: all but tab and the ends of lines.
_TAME = (
    {code: 0x2400 + code for code in range(32) if chr(code) not in "\t\n\r"}
    | {0x7F: "␡"}
    | dict.fromkeys(range(0x80, 0xA0), "�")
)


@dataclass(slots=True)
class TextPrinter:
    console: Console
    stats: Stats = field(default_factory=Stats)

    def show(self, event: Event) -> None:
        match event:
            case Round():
                self.stats = self.stats.after(event)
                for token in event.tokens:
                    self.console.file.write(self._coloured(token))
                self.console.file.flush()
            case Finished():
                self.console.file.write("\n")
                self.console.file.flush()
                print(_summary(self.stats, event), file=sys.stderr)
            case _:
                pass

    def _coloured(self, token: Token) -> str:
        """The exact text; on a terminal with colours, and unable to steer the terminal."""
        if not self.console.is_terminal:
            return token.text
        text = token.text.translate(_TAME)
        colours = COLOURS.get(self.console.color_system or "")
        return STYLES[token.origin].render(text, color_system=colours)


def _summary(stats: Stats, finished: Finished) -> str:
    parts = [f"{stats.tokens} tokens"]
    if stats.tokens_per_second is not None:
        parts.append(f"{stats.tokens_per_second:.1f} tok/s")
    if stats.tokens_per_pass is not None:
        parts.append(f"{stats.tokens_per_pass:.2f} tokens per pass")
    if stats.acceptance_rate is not None:
        parts.append(f"acceptance rate {stats.acceptance_rate:.2f}")
    return " · ".join([*parts, f"stopped by: {finished.reason}"])


@dataclass(slots=True)
class JsonPrinter:
    out: TextIO
    stats: Stats = field(default_factory=Stats)

    def show(self, event: Event) -> None:
        match event:
            case PromptProgress():
                pass
            case PromptRead():
                self._print(event="prompt", tokens=event.tokens, reused=event.reused)
            case Round():
                self.stats = self.stats.after(event)
                tokens = [
                    {"id": t.id, "text": t.text, "origin": t.origin.value} for t in event.tokens
                ]
                self._print(
                    event="round",
                    drafted=event.drafted,
                    checked=event.checked,
                    accepted=event.accepted,
                    ms=round(event.seconds * 1000, 3),
                    tokens=tokens,
                )
            case Finished():
                self._print(event="finished", reason=event.reason.value, **_figures(self.stats))

    def _print(self, **values: Any) -> None:
        print(json.dumps(values, ensure_ascii=False), file=self.out, flush=True)


def _figures(stats: Stats) -> dict[str, Any]:
    return {
        "tokens": stats.tokens,
        "passes": stats.passes,
        "acceptance_rate": stats.acceptance_rate,
        "tokens_per_pass": stats.tokens_per_pass,
        "tokens_per_second": stats.tokens_per_second,
        "origins": {origin.value: getattr(stats, origin.value) for origin in Origin},
    }


def print_rows(rows: list[Row]) -> None:
    heads = (
        "drafter",
        "k",
        "T",
        "tok/s",
        "tok/pass",
        "α",
        "c",
        "v",
        "speedup",
        "predicted",
        "spread",
    )
    cells = [
        ["–" if v is None else f"{v:.2f}" if isinstance(v, float) else str(v) for v in astuple(row)]
        for row in rows
    ]
    print_table(heads, cells, texts=3)


def print_table(heads: Iterable[str], rows: Iterable[Iterable[str]], texts: int = 100) -> None:
    """The first so many columns are texts, the others figures."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < texts else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False)
    if not console.is_terminal:  # a pipe has no width: give the table what it needs
        console.width = 200
    console.print(table)


def print_progress(words: str) -> None:
    """In place of the last one, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
