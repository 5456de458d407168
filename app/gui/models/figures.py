"""Bytes, seconds and tokens in words. Knows nothing of what they measure."""

from __future__ import annotations


def amount(count: float) -> str:
    """Decimal units, as the hub's pages have them; always three digits or fewer."""
    for unit in ("bytes", "kB", "MB"):
        if round(count) < 1000:
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.1f} GB" if count < 100 else f"{count:.0f} GB"


def time_left(seconds: float) -> str:
    """Rounded so that it does not flicker: nobody needs the seconds of an hour."""
    if seconds < 60:
        return f"{max(1, round(seconds))} s left"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min left"
    return f"{minutes // 60} h {minutes % 60} min left"


def parameters(count: float) -> str:
    """ "1.5 B" or "135 M", as people name models."""
    return f"{count / 1e9:.1f} B" if count >= 0.95e9 else f"{count / 1e6:.0f} M"
