"""Bytes, seconds and tokens in words. Knows nothing of what they measure."""

from __future__ import annotations

from app.gui.numerals import numeral
from app.gui.translation import tr


def amount(count: float) -> str:
    """Decimal units, as the hub's pages have them; always three digits or fewer."""
    for unit in (tr("bytes"), "kB", "MB"):
        if round(count) < 1000:
            return f"{numeral(count, '.0f')} {unit}"
        count /= 1000
    return f"{numeral(count, '.1f')} GB" if count < 100 else f"{numeral(count, '.0f')} GB"


def time_left(seconds: float) -> str:
    """Rounded so that it does not flicker: nobody needs the seconds of an hour."""
    if seconds < 60:
        return tr("{seconds} s left").format(seconds=max(1, round(seconds)))
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{minutes} min left").format(minutes=minutes)
    return tr("{hours} h {minutes} min left").format(hours=minutes // 60, minutes=minutes % 60)


def parameters(count: float) -> str:
    """ "1.5 B" or "135 M", as people name models."""
    return (
        f"{numeral(count / 1e9, '.1f')} B"
        if count >= 0.95e9
        else f"{numeral(count / 1e6, '.0f')} M"
    )
