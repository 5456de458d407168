"""Which file of the guide speaks the window's language. Knows no widget."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path


class Chapter(StrEnum):
    """Each is `NAME.md` in English, and `NAME.CODE.md` where it is translated."""

    GUIDE = "guide"
    TROUBLESHOOTING = "troubleshooting"


def file_of(chapter: Chapter, folder: Path, language: str) -> Path:
    """In that language, or in English."""
    translated = folder / f"{chapter}.{language}.md"
    return translated if translated.exists() else folder / f"{chapter}.md"


def chapter_of(file_name: str) -> Chapter | None:
    """What a link in the guide leads to."""
    name = file_name.rpartition("/")[2].split(".")[0]
    return Chapter(name) if name in set(Chapter) else None
