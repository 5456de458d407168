"""A piece of Markdown → its units of blocks. Knows nothing of what comes before or after it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.markdown.blocks import Align, Block, Cell, Kind, Run
from app.markdown.inline import make_inline, read_inline
from app.markdown.places import Lines

_ALIGNS = {"text-align:center": Align.CENTRE, "text-align:right": Align.RIGHT}
_BULLETS = "•◦▪"


@dataclass(slots=True)
class Unit:
    """What can be read alone: a top-level block, or a top-level list's item at the margin.

    `line` is where it starts. `ordinal` is the number of an item of a numbered list.
    """

    line: int
    fence: bool = False
    ordinal: int | None = None
    blocks: list[Block] = field(default_factory=list)


@cache
def _parser() -> MarkdownIt:
    """HTML is text; references would let the end of a text change its beginning."""
    made = MarkdownIt("js-default", {"html": False, "linkify": False, "maxNesting": 30})
    made.disable(["reference", "html_block"])
    made.inline = make_inline()
    return made


def read_units(source: str, base: int, ordinal: int | None = None) -> list[Unit]:
    """All of `source`; `base` is added to every origin.

    A list at the very start goes on with the number `ordinal`.
    """
    md = _parser()
    tokens = md.block.parse(source, md, {}, []) or []
    return _Reader(md, Lines(source, base), ordinal).read(tokens)


@dataclass(slots=True)
class _List:
    number: int | None  # of the next item; None = bullets


class _Reader:
    def __init__(self, md: MarkdownIt, lines: Lines, ordinal: int | None) -> None:
        self._md = md
        self._lines = lines
        self._ordinal = ordinal
        self._units: list[Unit] = []
        self._lists: list[_List] = []
        self._quotes = 0
        self._marker: Run | None = None
        self._columns: dict[int, int] = {}  # behind the last marker of a line
        self._level = 0  # of the heading that is open
        self._mark = ""  # what the heading is marked with
        self._rows: list[list[Cell]] = []
        self._cell_places: list[list[int]] = []
        self._align = Align.LEFT

    def read(self, tokens: list[Token]) -> list[Unit]:
        for token in tokens:
            if token.level == 0 and token.nesting >= 0 and token.map:
                self._units.append(Unit(token.map[0], token.type == "fence"))
            self._take(token)
        for unit in self._units:
            if not unit.blocks:
                self._show_source(unit)
        return self._units

    def _show_source(self, unit: Unit) -> None:
        """What is nested too deeply, or is a quote still empty, is shown as it is."""
        after = min((other.line for other in self._units if other.line > unit.line), default=None)
        source = "\n".join(self._lines.lines[unit.line : after]).rstrip()
        places = self._lines.of_code(source, unit.line)
        unit.blocks.append(Block(Kind.PARAGRAPH, (Run(source, tuple(places)),)))

    def _take(self, token: Token) -> None:
        match token.type:
            case "inline":
                self._take_inline(token)
            case "heading_open":
                self._level, self._mark = int(token.tag[1:]), token.markup[:1]
            case "heading_close":
                self._level = 0
            case "fence" | "code_block":
                self._take_code(token)
            case "hr":
                self._add(Block(Kind.RULE, self._rule_runs(token)))
            case "blockquote_open":
                self._flush_marker()
                self._quotes += 1
            case "blockquote_close":
                self._quotes -= 1
            case "bullet_list_open" | "ordered_list_open":
                self._open_list(token)
            case "bullet_list_close" | "ordered_list_close":
                self._flush_marker()
                self._lists.pop()
            case "list_item_open":
                self._take_item(token)
            case "list_item_close":
                self._flush_marker()
            case _:
                self._take_table(token)

    def _add(self, block: Block) -> None:
        marker, self._marker = self._marker, None
        placed = replace(block, depth=len(self._lists), quotes=self._quotes, marker=marker)
        self._units[-1].blocks.append(placed)

    def _flush_marker(self) -> None:
        """An item that begins with no text of its own still shows its marker."""
        if self._marker is not None:
            self._add(Block(Kind.PARAGRAPH))

    def _take_inline(self, token: Token) -> None:
        if token.level and self._rows:
            self._take_cell(token)
            return
        line = token.map[0] if token.map else 0
        if self._level and self._mark == "#":
            places = self._lines.of_heading(token.content, line)
        else:
            places = self._lines.of_content(token.content, line)
        runs = read_inline(self._md, token.content, places)
        kind = Kind.HEADING if self._level else Kind.PARAGRAPH
        self._add(Block(kind, runs, level=self._level))

    def _take_code(self, token: Token) -> None:
        assert token.map is not None
        fenced = token.type == "fence"
        content = token.content
        places = self._lines.of_code(content, token.map[0] + fenced)
        kept = len(content) - content.endswith("\n")
        language = token.info.split()[0].lower() if token.info.split() else ""
        runs = (Run(content[:kept], tuple(places[:kept])),) if content else ()
        self._add(Block(Kind.CODE, runs, language=language))

    def _rule_runs(self, token: Token) -> tuple[Run, ...]:
        return () if token.map is None else (Run(" ", (self._lines.of_line(token.map[0]),)),)

    def _open_list(self, token: Token) -> None:
        self._flush_marker()
        number = None
        if token.type == "ordered_list_open":
            number = int(token.attrs.get("start", 1))
            if self._ordinal is not None and not self._lists and len(self._units) == 1:
                number = self._ordinal
        self._lists.append(_List(number))

    def _take_item(self, token: Token) -> None:
        line = token.map[0] if token.map else 0
        inside = self._lists[-1]
        marker = token.info + token.markup
        column = self._columns.get(line, 0)
        place, self._columns[line] = self._lines.of_marker(marker, line, column)
        text = _BULLETS[min(len(self._lists), len(_BULLETS)) - 1]
        ordinal = inside.number
        if ordinal is not None:
            text = f"{ordinal}{token.markup}"
            inside.number = ordinal + 1
        origins = tuple(place + min(index, len(marker) - 1) for index in range(len(text)))
        self._marker = Run(text, origins)
        # In the quote's or the outer item's line there is no margin to begin a unit at.
        if len(self._lists) == 1 and not self._quotes and place == self._lines.of_line(line):
            if self._units[-1].line != line:
                self._units.append(Unit(line))
            self._units[-1].ordinal = ordinal

    # ------------------------------------------------------------------ tables

    def _take_table(self, token: Token) -> None:
        match token.type:
            case "table_open":
                self._rows = []
            case "tr_open":
                assert token.map is not None
                self._cell_places = self._lines.of_cells(token.map[0], token.level > 2)
                self._rows.append([])
            case "th_open" | "td_open":
                self._align = _ALIGNS.get(str(token.attrs.get("style", "")), Align.LEFT)
            case "table_close":
                rows = tuple(tuple(row) for row in self._rows)
                self._rows = []
                self._add(Block(Kind.TABLE, rows=rows))

    def _take_cell(self, token: Token) -> None:
        row = self._rows[-1]
        line = token.map[0] if token.map else 0
        known = self._cell_places[len(row)] if len(row) < len(self._cell_places) else []
        places = [*known[: len(token.content)]]
        places += [self._lines.of_line(line)] * (len(token.content) - len(places))
        row.append(Cell(read_inline(self._md, token.content, places), self._align))
