"""The frozen values that Markdown becomes. Knows nothing of how they are found or drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntFlag, auto


class Style(IntFlag):
    """How a run is set; any of them together."""

    PLAIN = 0
    BOLD = auto()
    ITALIC = auto()
    CODE = auto()
    STRIKE = auto()


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one style. `origins`: for every character, the index of its source character.

    `link` is an address as data, never opened from here; "" is none. A line break is "\\n".
    """

    text: str
    origins: tuple[int, ...]
    style: Style = Style.PLAIN
    link: str = ""


class Kind(Enum):
    PARAGRAPH = auto()
    HEADING = auto()
    CODE = auto()
    TABLE = auto()
    RULE = auto()


class Align(Enum):
    LEFT = auto()
    CENTRE = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    runs: tuple[Run, ...]
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Block:
    """One block, however deep it lies in lists and quotes.

    `marker` is the bullet or number before the first block of a list item; the other blocks of
    the item have the same `depth` and none. `level` is that of a heading, 1 to 6. A `CODE` block
    that `continues` goes on from the one before it: a long one comes in pieces.
    """

    kind: Kind
    runs: tuple[Run, ...] = ()
    depth: int = 0  # of lists; 0 = in none
    quotes: int = 0
    marker: Run | None = None
    level: int = 0
    language: str = ""
    continues: bool = False
    rows: tuple[tuple[Cell, ...], ...] = ()  # of a table, the header first

    @property
    def text(self) -> str:
        """What is seen of it, without its marker."""
        return "".join(run.text for run in self.runs)
