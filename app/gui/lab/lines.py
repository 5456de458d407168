"""A result as lines of a chart. Knows no drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from app.gui.lab.words import (
    Metric,
    axis_words,
    metric_words,
    prompt_words,
    series_words,
    value_of,
    way_words,
)
from app.gui.translation import tr
from app.lab.experiment import CurvePoint, Kind, LabResult, LabRow, Series


class Source(Enum):
    """Where a line comes from."""

    MEASURED = "measured"
    FORMULA = "formula"
    ONE_ALPHA = "one alpha"  # the formula with one chance of acceptance for every position


@dataclass(frozen=True, slots=True)
class Line:
    """Points from left to right."""

    name: str
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    source: Source = Source.MEASURED


@dataclass(frozen=True, slots=True)
class Chart:
    """`ticks`: words for places, where what runs from left to right is not a number; then the lines
    are groups of bars. Else there is a tick at every place that was measured. `even`: where plain
    decoding lies, if that is a place on this chart."""

    across: str
    upwards: str
    lines: tuple[Line, ...]
    ticks: tuple[str, ...] = ()
    even: float | None = None


def chart_of(result: LabResult, metric: Metric) -> Chart:
    even = 1.0 if metric in (Metric.SPEEDUP, Metric.TOKENS_PER_PASS) else None
    upwards = metric_words(metric)
    rows = [row for row in result.rows if _shown(row, metric)]
    if result.kind in (Kind.DRAFTERS, Kind.PROMPTS):
        return _bars(result.kind, rows, metric, upwards, even)
    if result.kind is Kind.CONTEXT:
        rows = [row for row in rows if row.cache_type == result.usual_cache]
        rows = [row for row in rows if row.flash_attention is None]
    lines = [_line(name, mine, metric) for name, mine in _groups(result.kind, rows)]
    if result.curve:
        lines += _curves(result.curve, metric)
    return Chart(axis_words(result.kind), upwards, tuple(lines), even=even)


def _curves(curve: Sequence[CurvePoint], metric: Metric) -> list[Line]:
    """What the formula says, where it says anything of this; and what it takes."""
    xs = tuple(float(point.k) for point in curve)
    match metric:
        case Metric.SPEEDUP:
            general = tuple(point.speedup for point in curve)
            simple = tuple(point.one_alpha_speedup for point in curve)
        case Metric.TOKENS_PER_PASS:
            general = tuple(point.tokens_per_pass for point in curve)
            simple = tuple(point.one_alpha_tokens_per_pass for point in curve)
        case Metric.ACCEPTANCE:
            seen = [(float(p.k), p.chance) for p in curve if p.chance is not None]
            name = tr("k-th guess, after right ones")
            return [Line(name, tuple(k for k, _ in seen), tuple(chance for _, chance in seen))]
        case _:
            return []
    return [
        Line(tr("by the formula"), xs, general, Source.FORMULA),
        Line(tr("with one α for all"), xs, simple, Source.ONE_ALPHA),
    ]


def _shown(row: LabRow, metric: Metric) -> bool:
    plain = row.series == Series.PLAIN
    wanted = metric in (Metric.TOKENS_PER_SECOND, Metric.FIRST_TOKEN)
    return value_of(row, metric) is not None and (wanted or not plain)


def _groups(kind: Kind, rows: Iterable[LabRow]) -> list[tuple[str, list[LabRow]]]:
    found: dict[str, list[LabRow]] = {}
    for row in rows:
        name = way_words(row)
        if kind is Kind.CONTEXT and not row.prefix_reused:
            name = tr("{name}, nothing reused").format(name=name)
        found.setdefault(name, []).append(row)
    return list(found.items())


def _line(name: str, rows: list[LabRow], metric: Metric) -> Line:
    points = sorted((row.x, value_of(row, metric) or 0.0) for row in rows)
    return Line(name, tuple(x for x, _ in points), tuple(y for _, y in points))


def _bars(
    kind: Kind, rows: list[LabRow], metric: Metric, upwards: str, even: float | None
) -> Chart:
    """Places are words: who guesses, or kinds of prompts with a group for each who guesses."""
    place = series_words if kind is Kind.DRAFTERS else prompt_words
    ticks = tuple(dict.fromkeys(place(row) for row in rows))
    lines = []
    groups = [("", rows)] if kind is Kind.DRAFTERS else _groups(kind, rows)
    for name, mine in groups:
        xs = tuple(float(ticks.index(place(row))) for row in mine)
        lines.append(Line(name, xs, tuple(value_of(row, metric) or 0.0 for row in mine)))
    return Chart("", upwards, tuple(lines), ticks, even)
