"""A chat's title from its first message. Knows nothing of chats."""

from __future__ import annotations

import re

from app.attachments.quoting import unquote

LENGTH = 60  # characters, as many as a sidebar shows
_MARKUP = re.compile(r"^(?:#{1,6}\s+|>\s*|[-*+]\s+|`{3,}\S*\s*)+")


def title_from(text: str) -> str:
    """Its first line that says something, cut between words; the name of what is attached where
    none does."""
    quoted = unquote(text)
    for line in quoted.text.splitlines():
        plain = " ".join(_MARKUP.sub("", line.strip()).split())
        if plain:
            return _cut(plain)
    return _cut(quoted.attachments[0].name) if quoted.attachments else ""


def _cut(line: str) -> str:
    if len(line) <= LENGTH:
        return line
    head = line[:LENGTH]
    words = head.rsplit(" ", 1)
    # A language without spaces, or one long word, is cut where it is.
    return (words[0] if len(words) == 2 and len(words[0]) > LENGTH // 2 else head) + "…"
