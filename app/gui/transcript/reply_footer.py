"""The figures of a whole reply in one line. Knows no widgets."""

from __future__ import annotations

from typing import assert_never

from app.chats.values import ReplyRecord
from app.engine.events import PromptRead, StopReason
from app.engine.stats import Stats, plain_seconds_per_token
from app.gui.numerals import numeral
from app.gui.panel.live_panel import speedup_words
from app.gui.translation import tr


def footer(
    stats: Stats,
    reason: StopReason | None,
    seed: int | None = None,
    prompt: PromptRead | None = None,
) -> str:
    """`seed` None: nothing was drawn. Of what is not known nothing is said."""
    parts = [_tokens(stats.tokens)]
    if stats.tokens_per_second is not None:
        parts.append(tr("{rate} tok/s").format(rate=numeral(stats.tokens_per_second, ",.1f")))
    if stats.tokens_per_pass is not None and stats.speculative_passes:
        parts.append(tr("{count}/pass").format(count=numeral(stats.tokens_per_pass, ".1f")))
    if stats.acceptance_rate is not None:
        parts.append(f"α {numeral(stats.acceptance_rate, '.2f')}")
    if stats.speculative_passes:
        parts.append(f"k {_short(stats.drafted / stats.speculative_passes)}")
    speedup = stats.speedup(plain_seconds_per_token(stats, 0.0))
    if speedup is not None and stats.speculative_tokens:
        parts.append(speedup_words(speedup))
    if prompt is not None and stats.first_seconds:
        seconds = _short(prompt.seconds + stats.first_seconds)
        parts.append(tr("first token {seconds} s").format(seconds=seconds))
    if seed is not None:
        parts.append(tr("seed {seed}").format(seed=seed))
    if words := _reason_words(reason):
        parts.append(words)
    return " · ".join(parts)


def footer_of(record: ReplyRecord) -> str:
    """Of a reply that was kept."""
    making = record.making
    seed = making.seed if making.sampler.temperature > 0 else None
    return footer(record.stats, record.reason, seed, record.prompt)


def _tokens(count: int) -> str:
    return tr("1 token") if count == 1 else tr("{count} tokens").format(count=numeral(count, ","))


def _short(value: float) -> str:
    """At most one digit behind the point, and none where it says nothing."""
    return numeral(value, ".0f" if round(value, 1).is_integer() else ".1f")


def _reason_words(reason: StopReason | None) -> str:
    match reason:
        case StopReason.END:
            return ""
        case StopReason.STOP:
            return tr("stopped")
        case StopReason.STRING:
            return tr("stop string")
        case StopReason.LENGTH:
            return tr("longest reply reached")
        case StopReason.CONTEXT:
            return tr("context full")
        case None:
            return tr("broken off")
        case _:
            assert_never(reason)
