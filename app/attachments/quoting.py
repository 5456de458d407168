"""Attachments within the text of a message: each is a fence at its head. Knows no files.

A message is one text, so whatever keeps, edits, exports or sends messages carries attachments with
it. The fence is longer than any in the attached text, which therefore can't end it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_OPENING = re.compile(r"(`{3,})file: ([^`\n]+)\n")
_RUN = re.compile(r"`{3,}")
_NOT_IN_NAMES = re.compile(r"[`\x00-\x1f\x7f\u2028\u2029]+")


@dataclass(frozen=True, slots=True)
class Attachment:
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Quoted:
    """A message taken apart."""

    attachments: tuple[Attachment, ...]
    text: str


def quote(attachments: Sequence[Attachment], text: str) -> str:
    """The message as it is kept and sent."""
    fences = "".join(_fenced(attachment) for attachment in attachments)
    return fences + text


def unquote(message: str) -> Quoted:
    """Its attachments and what was written to them; `quote` of both is the message again."""
    found: list[Attachment] = []
    rest = message
    while opening := _OPENING.match(rest):
        end = rest.find(f"\n{opening[1]}\n\n", opening.end() - 1)
        if end < 0:
            break
        attachment = Attachment(opening[2], rest[opening.end() : end])
        fenced = _fenced(attachment)
        if not rest.startswith(fenced):
            break  # somebody wrote it by hand, in another way
        found.append(attachment)
        rest = rest[len(fenced) :]
    return Quoted(tuple(found), rest)


def plain_name(name: str) -> str:
    """A file's name as it can stand in a fence's first line; never empty."""
    return _NOT_IN_NAMES.sub(" ", name).strip() or "file"


def _fenced(attachment: Attachment) -> str:
    longest = max((len(run) for run in _RUN.findall(attachment.text)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}file: {attachment.name}\n{attachment.text}\n{fence}\n\n"
