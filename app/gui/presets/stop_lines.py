"""Stop strings <-> lines that a person can see and edit. Knows no widgets."""

from __future__ import annotations

import re

_SHOWN = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_MEANT = {shown: meant for meant, shown in _SHOWN.items()}


def to_lines(strings: tuple[str, ...]) -> str:
    """One a line; what would break or hide in a line is written as in most programs."""
    return "\n".join(re.sub(r"[\\\n\t\r]", lambda m: _SHOWN[m[0]], string) for string in strings)


def from_lines(lines: str) -> tuple[str, ...]:
    """Empty lines are none; a backslash before any other letter is itself."""
    meant = (re.sub(r"\\[\\ntr]", lambda m: _MEANT[m[0]], line) for line in lines.split("\n"))
    return tuple(dict.fromkeys(string for string in meant if string))
