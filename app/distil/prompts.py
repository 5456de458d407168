"""What the target is asked while its replies are collected. Knows no model.

A distillation never ends for want of prompts: whole ones, templates filled with topics, and
openings that the target makes up itself, which are spread as its training was (Xu et al. 2024,
"Magpie").
"""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app import paths
from app.errors import UserError
from app.words import Words

SEED = 20261129  # the order of the prompts; the same in every run, so that a run can be resumed
TEXT_PIECE = 1200  # characters, about three hundred tokens
_FIRST_TEXT = 1 << 32  # the numbers of texts begin here, so that adding one moves no other job


@dataclass(frozen=True, slots=True)
class PromptList:
    """`templates` have `{topic}` once. `follow_ups` are said after a first reply. `texts` are no
    prompts: the target reads them, and what it expects at each of their tokens is kept."""

    prompts: tuple[str, ...]
    templates: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    follow_ups: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Job:
    """One conversation to collect.

    `prompt`: None = the target makes one up. `follow_up`: said after the first reply.
    `greedy`: whether the likeliest token is taken, or one is drawn at the temperature of `collect`.
    `text`: read in place of all that.
    """

    number: int
    prompt: str | None
    follow_up: str | None
    greedy: bool
    text: str | None = None


def read_prompts(path: Path | None = None) -> PromptList:
    """The prompts of a TOML file of the shape of `resources/distil_prompts.toml`, or of a text
    file with one prompt a line; without a path those that ship with the app.

    Raises:
        UserError: no such file, or no prompts in it.
    """
    path = path or paths.resource("distil_prompts.toml")
    try:
        text = path.read_text("utf-8")
        found = _parse(text) if path.suffix == ".toml" else PromptList(_lines(text))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError, AttributeError) as e:
        raise _no_prompts(path, str(e)) from None
    if not found.prompts:
        raise _no_prompts(path, "")
    return found


def read_text(path: Path) -> tuple[str, ...]:
    """A text in pieces that fit into a conversation.

    Raises:
        UserError: no such file, or no text.
    """
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(
            Words("{name} can't be read: {reason}.", name=path.name, reason=str(error)),
            Words("Give a text in UTF-8."),
        ) from None
    pieces = (text[at : at + TEXT_PIECE] for at in range(0, len(text), TEXT_PIECE))
    return tuple(piece for piece in pieces if piece.strip())


def _no_prompts(path: Path, reason: str) -> UserError:
    return UserError(
        Words("{name} holds no prompts: {reason}.", name=path.name, reason=reason)
        if reason
        else Words("{name} holds no prompts.", name=path.name),
        Words("Give a text file with one prompt a line, or TOML with a table [prompts] of lists."),
    )


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _parse(text: str) -> PromptList:
    data = tomllib.loads(text)
    return PromptList(
        tuple(str(p) for kind in data.get("prompts", {}).values() for p in kind),
        tuple(str(t) for kind in data.get("templates", {}).values() for t in kind),
        tuple(str(topic) for topic in data.get("topics", ())),
        tuple(str(turn) for turn in data.get("follow_ups", ())),
    )


def group_of(text: str) -> int:
    """The same number for equal prompts, in every run."""
    return zlib.crc32(text.encode("utf-8", "replace")) & 0x7FFFFFFF


def jobs(prompts: PromptList, made_up: bool) -> Iterator[Job]:
    """Conversations without end, in an order that is always the same.

    Args:
        made_up: whether the target can make up prompts: it needs a chat template for that.
    """
    import numpy as np  # not for the window, which asks for lists only

    for text in prompts.texts:
        yield Job(_FIRST_TEXT + group_of(text), None, None, False, text)
    random = np.random.default_rng(SEED)
    order = random.permutation(len(prompts.prompts))
    whole = filled = 0
    number = 0
    while True:
        # Every prompt is asked greedily once, and then again and again at the temperature.
        source = number % 3
        again = whole >= len(order)
        if source == 0 or (not prompts.templates and not made_up):
            prompt: str | None = prompts.prompts[order[whole % len(order)]]
            greedy = not again
            whole += 1
        elif (source == 1 or not made_up) and prompts.templates and prompts.topics:
            template = prompts.templates[filled % len(prompts.templates)]
            prompt = template.replace("{topic}", str(random.choice(prompts.topics)))
            greedy = bool(random.random() < 0.5)
            filled += 1
        else:
            prompt = None
            greedy = bool(random.random() < 0.5)
        follow_up = None
        if prompts.follow_ups and random.random() < 0.2:
            follow_up = str(random.choice(prompts.follow_ups))
        yield Job(number, prompt, follow_up, greedy)
        number += 1
