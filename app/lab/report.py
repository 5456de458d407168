"""A result as one page of HTML that stands alone: charts, table, settings. Knows no window.

It asks the network for nothing; the figures are in it as JSON too, the same as the table's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from html import escape

from app.lab.charts import Bar, Drawn, Line, bar_chart, line_chart
from app.lab.curve import parting
from app.lab.experiment import Fact, Kind, LabResult, LabRow, Series
from app.lab.tables import as_json, cells, heads

TITLES = {
    Kind.LENGTH: "Draft length",
    Kind.DRAFTERS: "Who guesses",
    Kind.TEMPERATURE: "Temperature",
    Kind.PROMPTS: "Kinds of text",
    Kind.BATCH: "Replies side by side",
    Kind.CONTEXT: "Context and cache",
}
_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; font-size: 13px; }
svg text { fill: currentColor; }
.name { text-anchor: middle; }
circle, rect { fill: var(--c); }
polyline { fill: none; stroke: var(--c); stroke-width: 2; }
.curve { stroke-width: 2.5; }
.thin { stroke-width: 1.2; stroke-dasharray: 2 3; }
.c0 { --c: #5b626d; } .c1 { --c: #0072b2; } .c2 { --c: #d55e00; } .c3 { --c: #009e73; }
.c4 { --c: #a8568a; } .c5 { --c: #b37a00; } .c6 { --c: #2a8fc4; }
@media (prefers-color-scheme: dark) {
  body { background: #14171c; color: #e6e8eb; }
  .c0 { --c: #a3abb6; } .c1 { --c: #6cb8f0; } .c2 { --c: #ff9d5c; } .c3 { --c: #2cc295; }
  .c4 { --c: #e5a0ca; } .c5 { --c: #f2c14e; } .c6 { --c: #9fd3f5; }
}
.grid { stroke: currentColor; stroke-opacity: 0.15; }
.one { stroke: currentColor; stroke-dasharray: 6 4; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
th:last-child, td:last-child { text-align: left; white-space: nowrap; }
sub, sup { line-height: 0; }
"""
_MEASURED = (
    "Measured: seconds of plain passes that were timed between the rounds of a reply (of several "
    "sequences at once, or where a target can't go back a token: of the plain replies before and "
    "after), divided by the reply's own seconds per token; medians over the repeats. The dashed "
    "line is plain decoding."
)
_FORMULA = (
    "Predicted: (1 − α<sup>k+1</sup>) / ((1 − α)(k·c + v)), where α is the row's own acceptance "
    "rate, c the time of a draft step and v that of a pass over k + 1 tokens, both in plain rounds."
)
_CURVE = (
    "Predicted: (1 + α<sub>1</sub> + α<sub>1</sub>α<sub>2</sub> + … + α<sub>1</sub>…α<sub>k</sub>)"
    " / (k·c + v), where α<sub>i</sub> is the chance that the i-th guess of a round is accepted if "
    "those before it were, over the rounds of all k together, prompt by prompt; c, a draft step, "
    "and v, a pass over k + 1 tokens, are from rounds that were timed in between and keep no "
    "guess, in plain passes. "
    "So no point of the line comes from the speed it predicts. The thin line is "
    "(1 − α<sup>k+1</sup>) / ((1 − α)(k·c + v)): one α for every position."
)


def report(result: LabResult) -> str:
    """The page."""
    title = f"{TITLES[result.kind]}: {result.target}"
    if result.draft:
        title += f" with {result.draft}"
    data = json.dumps(as_json(result), ensure_ascii=False).replace("<", "\\u003c")
    parts = [
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(words)}</p>" for words in _findings(result)),
        *_charts(result),
        f"<p>{_CURVE if result.curve else _FORMULA} {_MEASURED}</p>",
        _table(heads(result), cells(result)),
        "<h2>Settings</h2>",
        _facts(result.settings),
        "<h2>Machine</h2>",
        _facts(result.machine),
        *(f"<p>Left out: {escape(note)}</p>" for note in result.notes),
        f"<p>Measured by Paceline, begun {escape(result.started)}, {result.done} of "
        f"{result.total} replies.</p>",
        f'<script type="application/json" id="result">{data}</script>',
        "</body></html>\n",
    ]
    return "\n".join(parts)


def _findings(result: LabResult) -> list[str]:
    """What it comes to, in sentences."""
    found = []
    best = result.best
    if best:
        found.append(
            f"Best draft length: measured {_best(best.measured, best.measured_speedup)}, predicted "
            f"{_best(best.predicted, best.predicted_speedup)}."
        )
    apart = parting(result.curve)
    if apart:
        found.append(
            f"The first guess of a round was right in {apart.first:.0%} of all cases, a later one, "
            f"after guesses that were right, in {apart.later:.0%}: easy text stays easy for a "
            f"while. So one α for all positions says {apart.one_alpha_speedup:.2f} at k = "
            f"{apart.k}, and each position's own {apart.speedup:.2f}."
        )
    slower = [row for row in result.rows if row.slower_than_plain]
    guessed = [row for row in result.rows if row.series != Series.PLAIN]
    if slower:
        names = ", ".join(dict.fromkeys(row.series for row in slower))
        found.append(
            f"Slower than plain decoding: {names}, in {len(slower)} of {len(guessed)} rows."
        )
    return found


def _best(k: int, speedup: float) -> str:
    return f"k = {k} ({speedup:.2f} times plain)" if k else "none (plain decoding is fastest)"


def _charts(result: LabResult) -> Iterable[str]:
    match result.kind:
        case Kind.LENGTH:
            curve = result.curve
            general = tuple((p.k, p.speedup) for p in curve)
            simple = tuple((p.k, p.one_alpha_speedup) for p in curve)
            measured = [replace(line, drawn=Drawn.POINTS) for line in _lines(result.rows)]
            theory = [
                Line("predicted", general, Drawn.CURVE),
                Line("with one α", simple, Drawn.THIN),
            ]
            yield line_chart([*theory, *measured], "draft length k", "speedup")
        case Kind.TEMPERATURE:
            yield line_chart(list(_lines(result.rows)), "target's temperature", "speedup")
            yield line_chart(list(_lines(result.rows, "alpha")), "target's temperature", "α", False)
        case Kind.BATCH:
            yield line_chart(list(_lines(result.rows)), "replies side by side", "speedup")
        case Kind.CONTEXT:
            usual = [row for row in result.rows if _usual(row, result)]
            yield line_chart(list(_lines(usual)), "tokens before the prompt", "speedup")
            yield line_chart(
                list(_firsts(usual)), "tokens before the prompt", "first token, s", False
            )
            others = [row for row in result.rows if row not in usual and row.prefix_reused]
            yield bar_chart(_bars(others, result, "tokens_per_second"), "tokens per second", False)
        case Kind.DRAFTERS | Kind.PROMPTS:
            guessed = [row for row in result.rows if row.series != Series.PLAIN]
            yield bar_chart(_bars(guessed, result), "speedup")


def _usual(row: LabRow, result: LabResult) -> bool:
    return row.flash_attention is None and row.cache_type == result.usual_cache


def _lines(rows: Iterable[LabRow], field: str = "speedup") -> Iterable[Line]:
    """A line for each who guesses, at each temperature of the draft's own."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        value = getattr(row, field)
        if row.series == Series.PLAIN or value is None or not row.prefix_reused:
            continue
        name = row.series
        if row.draft_temperature is not None:
            name += f" at T {row.draft_temperature:g}"
        lines.setdefault(name, []).append((row.x, value))
    return [Line(name, tuple(sorted(points))) for name, points in lines.items()]


def _firsts(rows: Iterable[LabRow]) -> Iterable[Line]:
    rows = [row for row in rows if row.series == Series.PLAIN]
    for name, reused in (("read anew", False), ("prefix reused", True)):
        points = [(r.x, r.first_token_seconds) for r in rows if r.prefix_reused is reused]
        yield Line(name, tuple(sorted(points)))


def _bars(rows: Iterable[LabRow], result: LabResult, field: str = "speedup") -> list[Bar]:
    order = [series.value for series in Series]
    return [Bar(_name(row, result), getattr(row, field), order.index(row.series)) for row in rows]


def _name(row: LabRow, result: LabResult) -> str:
    """A bar's name: what sets it apart, on two lines."""
    if row.kind:
        return f"{row.kind}\n{row.series}"
    if not _usual(row, result):
        flash = {None: "", True: "flash", False: "no flash"}[row.flash_attention]
        return f"{row.series}\n{flash or row.cache_type}"
    return f"{row.series}\n{row.draft if row.series == Series.OTHER_DRAFT else ''}"


def _table(names: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>'


def _facts(facts: Iterable[Fact]) -> str:
    return _table(["", ""], [[fact.name.replace("_", " "), str(fact.value)] for fact in facts])
