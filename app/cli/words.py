"""Choices on the command line, by the words that stand in TOML for them. Knows no command."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import click

from app.errors import UserError
from app.words import Words


class Word(click.Choice[str]):
    """One value of an enum: `q8_0`, where click by itself would ask for `Q8_0`, its name."""

    def __init__(self, kind: type[StrEnum]) -> None:
        super().__init__([member.value for member in kind], case_sensitive=False)
        self._kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self._kind(super().convert(value, param, ctx))


def draft_length(text: str) -> int | None:
    """`-k`: a number, or None for "auto". Raises UserError."""
    if text == "auto":
        return None
    if not text.isascii() or not text.isdigit() or int(text) > 16:
        raise UserError(
            Words("-k {text} is no draft length.", text=text),
            Words("Give a number from 0 to 16, or auto."),
        )
    return int(text)
