"""Where the content of a block stands in its source. Knows nothing of styles.

Of a line markdown-it-py keeps all but what containers put before it (quote marks, indentation),
so content and source are laid together at the line's end.
"""

from __future__ import annotations

import re

_CONTAINERS = re.compile(r"(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*")


class Lines:
    """A source, and where its lines are."""

    def __init__(self, source: str, base: int) -> None:
        """`base` is added to every place: that of the source's first character."""
        self._base = base
        self.lines = source.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)

    def of_content(self, content: str, first: int) -> list[int]:
        """Places of content that begins in line `first`, its line breaks included."""
        places: list[int] = []
        for index, line in enumerate(content.split("\n"), first):
            if index >= len(self.lines):
                places.extend([places[-1] if places else self._at(0)] * (len(line) + 1))
                continue
            source = self.lines[index]
            skipped = len(source.rstrip()) - len(line.rstrip())
            start, end = self.starts[index], self.starts[index + 1] - 1
            for place in range(start + skipped, start + skipped + len(line)):
                places.append(self._at(min(max(place, start), end)))
            places.append(self._at(end))
        return places[: len(content)]

    def of_code(self, content: str, first: int) -> list[int]:
        """The same for code, where spaces at the end of a line count."""
        places: list[int] = []
        lines = zip(
            content.split("\n"), self.starts[first:], self.starts[first + 1 :], strict=False
        )
        for line, start, after in lines:
            end = after - 1
            skipped = end - len(line)
            places.extend(self._at(max(place, start)) for place in range(skipped, end + 1))
        places += [self.starts[-1]] * (len(content) - len(places))
        return places[: len(content)]

    def of_heading(self, content: str, line: int) -> list[int]:
        """Places of a heading that begins with #."""
        source = self.lines[line]
        marks = source.find("#")
        after = len(source) - len(source[marks:].lstrip("#"))
        place = max(source.find(content, after), 0)
        return [self._at(self.starts[line] + place + index) for index in range(len(content))]

    def of_marker(self, marker: str, line: int, column: int) -> tuple[int, int]:
        """The place of a list marker at or after `column`, and the column behind it."""
        found = max(self.lines[line].find(marker, column), 0)
        return self._at(self.starts[line] + found), found + len(marker)

    def of_cells(self, line: int, nested: bool) -> list[list[int]]:
        """For every cell of a table's row the places of its characters."""
        source = self.lines[line]
        first = 0
        if nested and (match := _CONTAINERS.match(source)):
            first = match.end()
        first += len(source[first:]) - len(source[first:].lstrip())
        cells = _split_cells(source, first, len(source.rstrip()))
        if cells and not cells[0]:
            cells.pop(0)
        if cells and not cells[-1]:
            cells.pop()
        return [[self._at(self.starts[line] + at) for at in _trim(source, cell)] for cell in cells]

    def of_line(self, line: int) -> int:
        return self._at(self.starts[min(line, len(self.lines) - 1)])

    def _at(self, place: int) -> int:
        return self._base + place


def _split_cells(source: str, start: int, end: int) -> list[list[int]]:
    """Columns of each cell's characters; a bar after a backslash is a character."""
    cells: list[list[int]] = [[]]
    escaped = False
    for column in range(start, end):
        if source[column] == "|" and not escaped:
            cells.append([])
        elif source[column] == "|":
            cells[-1][-1] = column  # in place of its backslash
        else:
            cells[-1].append(column)
        escaped = source[column] == "\\"
    return cells


def _trim(source: str, columns: list[int]) -> list[int]:
    first, last = 0, len(columns)
    while first < last and source[columns[first]].isspace():
        first += 1
    while last > first and source[columns[last - 1]].isspace():
        last -= 1
    return columns[first:last]
