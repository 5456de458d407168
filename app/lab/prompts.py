"""The prompts that are measured with. Knows no model."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from app import paths
from app.errors import UserError
from app.words import Words


@dataclass(frozen=True, slots=True)
class Prompt:
    kind: str
    text: str


def read_prompts(path: Path | None = None) -> list[Prompt]:
    """The prompts of a TOML file (`[[prompts]]` with `kind` and `text`), or of a text file, which
    is one prompt; without a path those that ship with the app.

    Raises:
        UserError: no such file, or no prompts in it.
    """
    path = path or paths.resource("bench_prompts.toml")
    try:
        text = path.read_text("utf-8")
        if path.suffix != ".toml":
            return [Prompt("text", text)]
        return [Prompt(p.get("kind", ""), p["text"]) for p in tomllib.loads(text)["prompts"]]
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise UserError(
            Words("{name} holds no prompts: {reason}.", name=path.name, reason=str(error)),
            Words("Give a text file, or TOML with [[prompts]] that have a text."),
        ) from None


def one_of_each_kind(prompts: list[Prompt]) -> tuple[Prompt, ...]:
    """The first prompt of each kind."""
    first: dict[str, Prompt] = {}
    for prompt in prompts:
        first.setdefault(prompt.kind, prompt)
    return tuple(first.values())
