"""Experiments and what they found, in words. Knows no widgets."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import assert_never

from app.gui.numerals import date_and_time, numeral
from app.gui.translation import said, tr
from app.lab.curve import parting
from app.lab.experiment import Fact, Kind, LabProgress, LabResult, LabRow, Series
from app.words import Words


class Metric(Enum):
    """What a chart shows upwards."""

    SPEEDUP = "speedup"
    ACCEPTANCE = "alpha"
    TOKENS_PER_PASS = "tokens_per_pass"
    TOKENS_PER_SECOND = "tokens_per_second"
    FIRST_TOKEN = "first_token_seconds"


def metric_words(metric: Metric) -> str:
    match metric:
        case Metric.SPEEDUP:
            return tr("speedup")
        case Metric.ACCEPTANCE:
            return tr("acceptance α")
        case Metric.TOKENS_PER_PASS:
            return tr("tokens per pass")
        case Metric.TOKENS_PER_SECOND:
            return tr("tokens per second")
        case Metric.FIRST_TOKEN:
            return tr("seconds to the first token")
        case _:
            assert_never(metric)


def value_of(row: LabRow, metric: Metric) -> float | None:
    match metric:
        case Metric.SPEEDUP:
            return row.speedup
        case Metric.ACCEPTANCE:
            return row.alpha
        case Metric.TOKENS_PER_PASS:
            return row.tokens_per_pass
        case Metric.TOKENS_PER_SECOND:
            return row.tokens_per_second
        case Metric.FIRST_TOKEN:
            return row.first_token_seconds
        case _:
            assert_never(metric)


def kind_words(kind: Kind) -> tuple[str, str]:
    """An experiment's name, and what it asks."""
    match kind:
        case Kind.LENGTH:
            return tr("Draft length"), tr("How many guesses a round pay? k = 1 to 16, and theory")
        case Kind.DRAFTERS:
            return tr("Who guesses"), tr("The draft, lookup, other drafts, and one of no use")
        case Kind.TEMPERATURE:
            return tr("Temperature"), tr("0 to 1.5, target and draft alike and apart")
        case Kind.PROMPTS:
            return tr("Kinds of text"), tr("Code, chat, summary, rewriting, translation")
        case Kind.BATCH:
            return tr("Many at once"), tr("1 to 16 replies side by side: the gain shrinks")
        case Kind.CONTEXT:
            return tr("Context and cache"), tr("Long texts, cache types, attention, reused prefix")
        case _:
            assert_never(kind)


def axis_words(kind: Kind) -> str:
    """What runs from left to right."""
    match kind:
        case Kind.LENGTH:
            return tr("k, tokens drafted per round")
        case Kind.TEMPERATURE:
            return tr("temperature")
        case Kind.BATCH:
            return tr("replies side by side")
        case Kind.CONTEXT:
            return tr("tokens before the reply")
        case Kind.DRAFTERS | Kind.PROMPTS:
            return ""
        case _:
            assert_never(kind)


def series_words(row: LabRow) -> str:
    """Who guesses in this row."""
    match Series(row.series):
        case Series.PLAIN:
            return tr("plain")
        case Series.DRAFT:
            return tr("draft model")
        case Series.OTHER_DRAFT:
            return row.draft
        case Series.SCRAMBLED:
            return tr("scrambled draft")
        case Series.LOOKUP:
            return tr("prompt lookup")


def way_words(row: LabRow) -> str:
    """What tells this row's line from the others of a chart."""
    parts = [series_words(row)]
    if row.draft_temperature is not None:
        parts.append(tr("draft at {t:g}").format(t=row.draft_temperature))
    return ", ".join(parts)


def progress_words(progress: LabProgress) -> str:
    words = tr("{done} of {total} replies").format(done=progress.done, total=progress.total)
    if progress.seconds_left is None:
        return words
    minutes = progress.seconds_left / 60
    if minutes < 1:
        return f"{words}, " + tr("less than a minute left")
    return f"{words}, " + tr("about {n} min left").format(n=round(minutes))


def result_words(result: LabResult) -> tuple[str, str]:
    """A kept result in two lines."""
    name, _ = kind_words(result.kind)
    when = date_and_time(datetime.fromisoformat(result.started))
    if not result.finished:
        when += " · " + tr("{done} of {total} replies").format(done=result.done, total=result.total)
    return f"{name} · {models_words(result)}", when


def models_words(result: LabResult) -> str:
    """Who was measured."""
    return result.target + (f" + {result.draft}" if result.draft else "")


def finding_words(result: LabResult) -> str:
    """What came out, in a few sentences."""
    found = (_best_words(result), _parting_words(result), _batch_words(result))
    parts = [words for words in (*found, _slower_words(result)) if words]
    return " ".join((*parts, *map(said, result.notes)))


def _best_words(result: LabResult) -> str:
    """k = 0 is plain decoding."""
    best = result.best
    if best is None:
        return ""
    if best.measured and best.predicted:
        words = tr("The best k measured is {k} ({x:.2f}×); the formula says {p} ({y:.2f}×).")
    elif best.measured:
        words = tr("The best k measured is {k} ({x:.2f}×); the formula says that none pays.")
    elif best.predicted:
        words = tr("No k measured is faster than plain; the formula says {p} ({y:.2f}×).")
    else:
        words = tr("No k measured is faster than plain, and the formula says the same.")
    return words.format(
        k=best.measured, x=best.measured_speedup, p=best.predicted, y=best.predicted_speedup
    )


def _parting_words(result: LabResult) -> str:
    apart = parting(result.curve)
    if apart is None:
        return ""
    return tr(
        "The first guess of a round is right in {a:.0%} of all cases, a later one, after guesses "
        "that were right, in {b:.0%}. So one α for all says {x:.2f}× at k = {k}, and each "
        "position's own {y:.2f}×."
    ).format(a=apart.first, b=apart.later, x=apart.one_alpha_speedup, k=apart.k, y=apart.speedup)


def _batch_words(result: LabResult) -> str:
    """How the gain changes with the number of replies, for the best of those who guess."""
    rows = [row for row in result.rows if row.series != Series.PLAIN]
    if result.kind is not Kind.BATCH or not rows:
        return ""
    best = max(rows, key=lambda row: row.speedup).series
    mine = sorted((row for row in rows if row.series == best), key=lambda row: row.batch)
    one, many = mine[0], mine[-1]
    if one.batch == many.batch:
        return ""
    return tr(
        "{name}: {x:.2f}× with {one} at once, {y:.2f}× with {many}. Plain replies side by side "
        "share the reading of the weights already, so guesses have less to win."
    ).format(name=way_words(one), x=one.speedup, one=one.batch, y=many.speedup, many=many.batch)


def _slower_words(result: LabResult) -> str:
    slower = sorted({way_words(row) for row in result.rows if row.slower_than_plain})
    faster = {way_words(r) for r in result.rows if r.series != Series.PLAIN and r.speedup >= 1}
    never = [name for name in slower if name not in faster]
    if never:
        return tr("Slower than plain here: {names}.").format(names=", ".join(never))
    return tr("At some points guessing is slower than plain decoding.") if slower else ""


def prompt_words(row: LabRow) -> str:
    """The kind of text that it was measured on; "" for all together."""
    return said(Words.from_file(row.kind))


def fact_words(fact: Fact) -> str:
    """One of the conditions that a result was measured under."""
    value = fact.value if isinstance(fact.value, str) else numeral(fact.value)
    named = {
        "system": tr("system"),
        "processor": tr("processor"),
        "cores": tr("cores"),
        "memory_gb": tr("memory in GB"),
        "temperature": tr("temperature"),
        "prompts": tr("prompts"),
        "kinds": tr("kinds"),
        "repeats": tr("repeats"),
        "max_tokens": tr("tokens at most"),
        "context_size": tr("context"),
        "cache_type": tr("cache"),
        "gpu_layers": tr("GPU layers"),
    }
    return f"{named.get(fact.name, fact.name)} {value}"
