"""Blocks of Markdown → paragraphs whose characters know their tokens. Knows nothing of Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from app.gui.transcript.code_tones import Tone, tones_of
from app.gui.transcript.reply_source import ReplySource
from app.gui.transcript.token_tooltip import visible
from app.markdown.blocks import Align, Block, Kind, Run, Style

NO_TOKEN = -1


class Shape(Enum):
    """What a paragraph of a reply is."""

    TEXT = auto()
    HEADING = auto()
    CODE = auto()
    RULE = auto()
    TABLE = auto()


@dataclass(frozen=True, slots=True)
class Look:
    """How characters are set. A ghost is a guess that was refused: no part of the text."""

    style: Style = Style.PLAIN
    tone: Tone = Tone.TEXT
    link: str = ""
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    start: int
    end: int
    look: Look


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`tokens`: the token's number for every character of `text`; `end_token`: that of the line
    break behind it. A table has rows of paragraphs instead. `opens` code with its language."""

    shape: Shape
    text: str = ""
    tokens: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()
    end_token: int = NO_TOKEN
    depth: int = 0
    quotes: int = 0
    marked: bool = False  # begins with a list marker and a tab
    level: int = 0
    opens: str | None = None
    follows: bool = False  # the paragraph before it belongs to the same block
    align: Align = Align.LEFT
    rows: tuple[tuple[Paragraph, ...], ...] = ()


class _Text:
    """Characters as they are gathered, guesses that were refused among them."""

    def __init__(self, source: ReplySource, ghosts: bool) -> None:
        self._source = source
        self._ghosts = ghosts
        self._texts: list[str] = []
        self._last = NO_TOKEN
        self.length = 0
        self.tokens: list[int] = []
        self.spans: list[Span] = []

    def add(self, text: str, origins: Iterable[int], look: Look = Look()) -> None:
        tokens = [self._source.token_at(origin) for origin in origins]
        if self._ghosts:
            self._add_with_ghosts(text, tokens, look)
        else:
            self._add(text, tokens, look)

    def _add_with_ghosts(self, text: str, tokens: list[int], look: Look) -> None:
        start = 0
        for index, number in enumerate(tokens):
            if number != self._last and (guess := self._source.rejected(number)):
                self._add(text[start:index], tokens[start:index], look)
                start, ghost = index, visible(guess)
                self._add(ghost, [number] * len(ghost), replace(look, ghost=True))
            self._last = number
        self._add(text[start:], tokens[start:], look)

    def _add(self, text: str, tokens: list[int], look: Look) -> None:
        if not text:
            return
        self._texts.append(text)
        self.tokens += tokens
        if look != Look():
            self.spans.append(Span(self.length, self.length + len(text), look))
        self.length += len(text)

    @property
    def text(self) -> str:
        return "".join(self._texts)


def paragraphs_of(block: Block, source: ReplySource, ghosts: bool) -> list[Paragraph]:
    """One block as the paragraphs that show it."""
    match block.kind:
        case Kind.CODE:
            return list(_code(block, source, ghosts))
        case Kind.TABLE:
            rows = tuple(
                tuple(
                    replace(_text(cell.runs, source, ghosts, bold=not index), align=cell.align)
                    for cell in row
                )
                for index, row in enumerate(block.rows)
            )
            made = Paragraph(Shape.TABLE, rows=rows)
        case Kind.RULE:
            made = replace(_text(block.runs, source, ghosts), shape=Shape.RULE)
        case Kind.HEADING:
            heading = _text(block.runs, source, ghosts, block.marker, bold=True)
            made = replace(heading, shape=Shape.HEADING, level=block.level)
        case Kind.PARAGRAPH:
            made = _text(block.runs, source, ghosts, block.marker)
    return [replace(made, depth=block.depth, quotes=block.quotes)]


def raw_lines(text: str, start: int, source: ReplySource, ghosts: bool) -> list[Paragraph]:
    """The source as it was sampled, from `start` on, a paragraph for each line."""
    made = []
    at = start
    for index, line in enumerate(text.split("\n")):
        gathered = _Text(source, ghosts)
        gathered.add(line, range(at, at + len(line)))
        at += len(line) + 1
        last = at > start + len(text)
        made.append(
            Paragraph(
                Shape.TEXT,
                gathered.text,
                tuple(gathered.tokens),
                tuple(gathered.spans),
                NO_TOKEN if last else source.token_at(at - 1),
                follows=start > 0 or index > 0,
            )
        )
    return made


def _text(
    runs: tuple[Run, ...],
    source: ReplySource,
    ghosts: bool,
    marker: Run | None = None,
    bold: bool = False,
) -> Paragraph:
    gathered = _Text(source, ghosts)
    if marker is not None:
        gathered.add(f"{marker.text}\t", (*marker.origins, marker.origins[-1]))
    for run in runs:
        style = run.style | Style.BOLD if bold else run.style
        gathered.add(run.text, run.origins, Look(style, link=run.link))
    return Paragraph(
        Shape.TEXT,
        gathered.text,
        tuple(gathered.tokens),
        tuple(gathered.spans),
        marked=marker is not None,
    )


def _code(block: Block, source: ReplySource, ghosts: bool) -> Iterator[Paragraph]:
    """A paragraph for each line, so that a new line lays out nothing but itself."""
    code, origins = block.text, [place for run in block.runs for place in run.origins]
    tones = list(tones_of(code, block.language))
    at = reached = 0
    for index, line in enumerate(code.split("\n")):
        end = at + len(line)
        gathered = _Text(source, ghosts)
        done = at
        while reached < len(tones) and tones[reached][0] < end:
            first, last, tone = tones[reached]
            first, last = max(first, done), min(last, end)
            gathered.add(code[done:first], origins[done:first], Look(Style.CODE))
            gathered.add(code[first:last], origins[first:last], Look(Style.CODE, tone))
            done = max(done, last)
            if tones[reached][1] > end:
                break  # goes on in the next line
            reached += 1
        gathered.add(code[done:end], origins[done:end], Look(Style.CODE))
        opens = block.language if index == 0 and not block.continues else None
        yield Paragraph(
            Shape.CODE,
            gathered.text,
            tuple(gathered.tokens),
            tuple(gathered.spans),
            source.token_at(origins[end]) if end < len(origins) else NO_TOKEN,
            depth=block.depth,
            quotes=block.quotes,
            marked=False,
            opens=opens,
            follows=opens is None,
        )
        at = end + 1
