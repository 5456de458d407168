"""Markdown as it arrives: only what may still change is read again. Knows nothing of tokens.

What a line means may depend on lines before it, seldom on lines after it: once a block has been
closed by whole lines, nothing that follows can change it. So the blocks of whole lines up to the
last one are settled, and the text before that one is never looked at again. A long block is cut:
code every few lines (its rest is read behind a copy of its opening line), all else very late.
"""

from __future__ import annotations

import re
from dataclasses import replace

from app.markdown.blocks import Block
from app.markdown.reader import Unit, read_units

_CODE_PIECE = 1500  # characters of code, after which it is cut where a paragraph of it ends
_PIECE = 16_000  # of anything else
_SLACK = 4_000  # within which the end of a line is looked for

_MARGIN = re.compile(r"\n\n(?=\S)")

# A carriage return counts as a space, so that every character keeps its place. Half a surrogate
# pair is no character, and Qt would take the others for ends of paragraphs and of frames.
_UNFIT = {0x0D: " ", 0x00: "\ufffd", 0x2029: "\ufffd", 0xFDD0: "\ufffd", 0xFDD1: "\ufffd"}
_UNFIT |= dict.fromkeys(range(0xD800, 0xE000), "\ufffd") | {0xFFFC: "\ufffd"}


class MarkdownStream:
    """`blocks` of all text so far; those before `settled` stay as they are."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.settled = 0
        self.characters_read = 0  # how much was parsed in all: what the work grows with
        self._tail = ""  # the text that is not settled
        self._start = 0  # its place in the source
        self._opening = ""  # the line that opened the code which the tail goes on with
        self._ordinal: int | None = None  # of the list item that the tail begins with

    def feed(self, text: str) -> int:
        """Take more text; the index of the first block that is new or may have changed."""
        first = self.settled
        clean = fit(text)
        self._tail += clean
        del self.blocks[first:]
        if "\n" in clean or len(self._tail) > _PIECE + _SLACK:
            self._settle()
        if self._tail:
            for unit in self._read(self._tail):
                self.blocks.extend(unit.blocks)
        return first

    def _settle(self) -> None:
        """Settle the blocks of whole lines, but for the last one."""
        while True:
            whole = self._tail.rfind("\n") + 1
            if len(self._tail) - whole > _PIECE + _SLACK:
                whole = len(self._tail)
            units = self._read(self._tail[:whole])
            if not units:
                return
            ends = [*self._unit_starts(units)[1:], whole]
            for index, (unit, end) in enumerate(zip(units, ends, strict=True)):
                start = ends[index - 1] if index else 0
                cut = self._cut(unit, start, end)
                if cut is not None:
                    self._keep(units[:index])
                    self._cut_off(unit, start, cut)
                    break
            else:
                if len(units) > 1:
                    self._keep(units[:-1])
                    self._go_to(ends[-2], "", units[-1].ordinal)
                return

    def _read(self, text: str) -> list[Unit]:
        source = self._opening + text
        self.characters_read += len(source)
        units = read_units(source, self._start - len(self._opening), self._ordinal)
        if self._opening and units:
            units[0].blocks = [
                replace(block, continues=True) for block in units[0].blocks if block.runs
            ]
        return units

    def _unit_starts(self, units: list[Unit]) -> list[int]:
        """Where in the tail each unit begins."""
        lines = (self._opening + self._tail).split("\n")
        starts, at, line = [], 0, 0
        for unit in units:
            while line < unit.line:
                at += len(lines[line]) + 1
                line += 1
            starts.append(max(0, at - len(self._opening)))
        return starts

    def _cut(self, unit: Unit, start: int, end: int) -> int | None:
        """Where a unit that is too long is to be cut."""
        if unit.fence:
            return self._cut_code(start, end)
        if end - start <= _PIECE + _SLACK:
            return None
        newline = self._tail.find("\n", start + _PIECE, start + _PIECE + _SLACK)
        return start + _PIECE if newline < 0 else newline + 1

    def _cut_code(self, start: int, end: int) -> int | None:
        """Before a line at the margin behind a blank one: seldom inside a string or a comment."""
        late = start + 2 * _CODE_PIECE
        if end <= late:
            return None
        if match := _MARGIN.search(self._tail, start + _CODE_PIECE, late):
            return match.end()
        newline = self._tail.find("\n", late, end)
        return newline + 1 if 0 <= newline < end - 1 else None

    def _cut_off(self, unit: Unit, start: int, cut: int) -> None:
        fence = self._opening if start == 0 else ""
        if unit.fence and not fence:
            fence = self._tail[start : self._tail.find("\n", start) + 1]
        if start:
            self._go_to(start, "", unit.ordinal)
        self._keep(self._read(self._tail[: cut - start]))
        self._go_to(cut - start, fence if unit.fence else "", None)

    def _keep(self, units: list[Unit]) -> None:
        for unit in units:
            self.blocks.extend(unit.blocks)
        self.settled = len(self.blocks)

    def _go_to(self, place: int, opening: str, ordinal: int | None) -> None:
        self._tail = self._tail[place:]
        self._start += place
        self._opening = opening
        self._ordinal = ordinal


def fit(text: str) -> str:
    """Text that can be shown, each character in its place."""
    return text.translate(_UNFIT)


def read(text: str) -> list[Block]:
    """All blocks of a text that is whole."""
    stream = MarkdownStream()
    stream.feed(text)
    return stream.blocks
