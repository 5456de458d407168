"""Text with emphasis, code and links → runs that know their places. Knows nothing of blocks.

markdown-it-py finds the markup but forgets where it found it. Here its loop over the rules is
followed step by step: a rule that began at one position and ended at another says where the
tokens that it pushed come from, and what no rule took is literal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby

from markdown_it import MarkdownIt
from markdown_it.parser_inline import ParserInline, RuleFuncInlineType
from markdown_it.rules_inline import StateInline, image, link
from markdown_it.token import Token
from markdown_it.utils import EnvType

from app.markdown.blocks import Run, Style

PIECE = 2000  # characters: longer text is parsed in pieces, so that no line takes long
_BREAK = re.compile(r"<br */?>", re.IGNORECASE)
_BARE = re.compile(r"https?://[^\s<>\"`\\^{|}]*[^\s<>\"`\\^{|}.,;:!?'*_~)\]]")
_STYLES = {"strong": Style.BOLD, "em": Style.ITALIC, "s": Style.STRIKE}


class _TrackedState(StateInline):
    """Knows where the text began that is not yet pushed, and whether a link can still end."""

    pending_start = 0

    @cached_property
    def last_target(self) -> int:
        return self.src.rfind("](")

    def pushPending(self) -> Token:  # noqa: N802 (markdown-it's name)
        token = super().pushPending()
        token.meta["at"] = self.pending_start
        return token


class TrackedInline(ParserInline):
    """Markdown-it's inline parser; each token's `meta["at"]` is where it came from."""

    def parse(self, src: str, md: MarkdownIt, env: EnvType, tokens: list[Token]) -> list[Token]:
        state = _TrackedState(src, md, env, tokens)
        self.tokenize(state)
        for rule in self.ruler2.getRules(""):
            rule(state)
        return state.tokens

    def tokenize(self, state: StateInline) -> None:
        assert isinstance(state, _TrackedState)
        rules = self.ruler.getRules("")
        end, deepest = state.posMax, state.md.options["maxNesting"]
        while state.pos < end:
            at, known = state.pos, len(state.tokens)
            if not state.pending:
                state.pending_start = at
            found = state.level < deepest and any(rule(state, False) for rule in rules)
            if found:
                _place(state.tokens[known:], at)
            else:
                state.append_pending(state.src[at])
                state.pos = at + 1
        if state.pending:
            state.pushPending()


def _place(tokens: list[Token], at: int) -> None:
    """Delimiters come one after the other; all else that a rule pushed starts where it did."""
    for token in tokens:
        if "at" not in token.meta:
            token.meta["at"] = at
            if token.type == "text":
                at += len(token.content)


def _take_break(state: StateInline, silent: bool) -> bool:
    """`<br>`: the only HTML that does what it says, as tables have no other way."""
    match = _BREAK.match(state.src, state.pos, state.posMax)
    if match is None:
        return False
    if not silent:
        state.push("hardbreak", "br", 0)
    state.pos = match.end()
    return True


def _only_with_target(rule: RuleFuncInlineType) -> RuleFuncInlineType:
    """Not every `[` is worth a search to the end, which many of them would make quadratic."""

    def take(state: StateInline, silent: bool) -> bool:
        assert isinstance(state, _TrackedState)
        return (
            state.src[state.pos] in "[!" and state.pos < state.last_target and rule(state, silent)
        )

    return take


def make_inline() -> TrackedInline:
    """The parser with its rules."""
    made = TrackedInline()
    made.ruler.at("link", _only_with_target(link))
    made.ruler.at("image", _only_with_target(image))
    made.ruler.before("autolink", "break", _take_break)
    made.ruler2.disable("fragments_join")
    return made


def read_inline(md: MarkdownIt, text: str, origins: list[int]) -> tuple[Run, ...]:
    """The runs of `text`, whose characters came from the source's `origins`."""
    runs: list[Run] = []
    start = 0
    while start < len(text):
        end = _piece_end(text, start)
        tokens = md.inline.parse(text[start:end], md, {}, [])
        _Walk(text[start:end], origins[start:end], runs).take(tokens)
        start = end
    return tuple(_joined(runs))


def _piece_end(text: str, start: int) -> int:
    if len(text) - start <= PIECE:
        return len(text)
    space = max(text.rfind(mark, start + PIECE // 2, start + PIECE) for mark in " \n")
    return start + PIECE if space < 0 else space + 1


class _Walk:
    """Follows tokens in order, with the styles that are open."""

    def __init__(self, text: str, origins: list[int], runs: list[Run]) -> None:
        self._text = text
        self._origins = origins
        self._runs = runs
        self._styles: list[Style] = []
        self._links: list[str] = []

    def take(self, tokens: list[Token]) -> None:
        for token in tokens:
            at = int(token.meta.get("at", 0))
            if token.nesting:
                self._nest(token)
            elif token.type == "text":
                self._take_text(token.content, at)
            elif token.type == "text_special":
                whole = token.content == token.markup
                at += token.info == "escape" and not whole
                self._add(token.content, range(at, at + len(token.content)) if whole else at)
            elif token.type in ("softbreak", "hardbreak"):
                self._take_line_break(at)
            elif token.type == "code_inline":
                self._take_code(token, at)
            elif token.type == "image":
                self._take_image(token, at)
            else:
                self._add(token.content, range(at, at + len(token.content)))

    def _nest(self, token: Token) -> None:
        if token.tag == "a":
            if token.nesting > 0:
                self._links.append(str(token.attrs.get("href", "")))
            elif self._links:
                self._links.pop()
        elif token.nesting > 0:
            self._styles.append(_STYLES.get(token.tag, Style.PLAIN))
        elif self._styles:
            self._styles.pop()

    def _take_text(self, content: str, at: int) -> None:
        if self._text.startswith("<", at) and not content.startswith("<"):
            at += 1  # an address in angle brackets
        self._add(content, range(at, at + len(content)))

    def _take_line_break(self, at: int) -> None:
        newline = self._text.find("\n", at)
        between = self._text[at:newline].strip(" \\") if newline >= 0 else "no"
        # A single line break is shown as one: models mean it.
        self._add("\n", at if between else newline)

    def _take_code(self, token: Token, at: int) -> None:
        content, start = token.content, at + len(token.markup)
        inside = self._text[start + 1 : start + 1 + len(content)].replace("\n", " ")
        if (
            inside == content
            and self._text[start] in " \n"
            and self._text.startswith(token.markup, start + len(content) + 2)
        ):
            start += 1  # one space at each end is no part of the code
        self._add(content, range(start, start + len(content)), Style.CODE)

    def _take_image(self, token: Token, at: int) -> None:
        """Nothing is fetched: what it shows in words, and its address."""
        label, address = at + 2, str(token.attrs.get("src", ""))
        after = label + len(token.content)
        words: list[Run] = []
        inner = _Walk(self._text[label:after], self._origins[label:after], words)
        inner.take(token.children or [])
        self._links.append(address)
        for run in words:
            self._runs.append(Run(run.text, run.origins, run.style | self._style(), address))
        place = self._text.find(address, after) if address else -1
        self._add(" (" if words else "(", after)
        self._add(address, after if place < 0 else range(place, place + len(address)))
        self._add(")", after)
        self._links.pop()

    def _style(self) -> Style:
        style = Style.PLAIN
        for one in self._styles:
            style |= one
        return style

    def _add(self, text: str, places: range | int, more: Style = Style.PLAIN) -> None:
        """Characters with their places in the text that is read; one place may serve them all."""
        if not text:
            return
        last = len(self._origins) - 1
        wanted = [places] * len(text) if isinstance(places, int) else places
        origins = tuple(self._origins[min(place, last)] for place in wanted)
        link = self._links[-1] if self._links else ""
        self._runs.append(Run(text, origins, self._style() | more, link))


def _joined(runs: list[Run]) -> Iterator[Run]:
    """Neighbours of one style become one run; bare addresses become links."""
    for (style, address), alike in groupby(runs, lambda run: (run.style, run.link)):
        group = list(alike)
        text = "".join(run.text for run in group)
        origins = tuple(place for run in group for place in run.origins)
        if address or style & Style.CODE:
            yield Run(text, origins, style, address)
        else:
            yield from _linked(Run(text, origins, style))


def _linked(run: Run) -> Iterator[Run]:
    last = 0
    for match in _BARE.finditer(run.text) if "://" in run.text else ():
        start, end = match.span()
        if start > last:
            yield Run(run.text[last:start], run.origins[last:start], run.style)
        yield Run(match[0], run.origins[start:end], run.style, match[0])
        last = end
    if last < len(run.text):
        yield Run(run.text[last:], run.origins[last:], run.style)
