"""Reads what other programs wrote: values that may be missing or of any kind. Knows no format.

Their formats are documented nowhere and change, so that what is not understood is left out, and
only a file in which nothing is understood is refused.
"""

from __future__ import annotations

from typing import Any

_LATEST = 253_402_214_400  # the last day of the year 9999


def table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def items(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def words(value: Any) -> str:
    return value if isinstance(value, str) else ""


def seconds(value: Any, unit: float = 1.0) -> float | None:
    """A time since 1970 in seconds; `unit` = how many seconds the value's unit has."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) * unit if 0 < value < _LATEST / unit else None
