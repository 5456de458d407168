"""Charts as SVG text, for a page whose style gives their colours. Knows no experiment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape

WIDTH, HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 16, 16, 88
_LEGEND = 160  # from one name to the next
SERIES = 7  # colours: classes c0 to c6 of the page's style


class Drawn(Enum):
    """How a line is drawn; its value is the class of its stroke."""

    LINE = "line"  # with its points
    POINTS = ""  # only they
    CURVE = "curve"
    THIN = "thin"


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    points: tuple[tuple[float, float], ...]
    drawn: Drawn = Drawn.LINE


@dataclass(frozen=True, slots=True)
class Bar:
    name: str
    value: float
    series: int = 0


def line_chart(lines: Sequence[Line], x_name: str, y_name: str, rule: bool = True) -> str:
    """Lines over a common axis; the rule is at y = 1, plain decoding."""
    points = [point for line in lines for point in line.points]
    if not points:
        return ""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top = _top([y for _, y in points], rule)

    def at(x: float, y: float) -> tuple[float, float]:
        share = (x - left) / (right - left) if right > left else 0.5
        return _LEFT + share * (WIDTH - _LEFT - _RIGHT), _height(y, top)

    parts = _frame(top, y_name, rule)
    for x in sorted({x for x, _ in points}):
        parts.append(_text(at(x, 0)[0], HEIGHT - _BOTTOM + 18, f"{x:g}", "middle"))
    parts.append(_text(WIDTH / 2, HEIGHT - _BOTTOM + 38, x_name, "middle"))
    for number, line in enumerate(lines):
        parts += _line(line, number, [at(*point) for point in line.points])
    return _svg(parts)


def _line(line: Line, number: int, places: Sequence[tuple[float, float]]) -> list[str]:
    """The line, its points and its place in the legend."""
    colour, stroke = f"c{number % SERIES}", line.drawn.value
    x, y = _LEFT + number * _LEGEND, HEIGHT - 20
    parts = []
    if stroke:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline class="{stroke} {colour}" points="{path}"/>')
    if line.drawn in (Drawn.LINE, Drawn.POINTS):
        dots = [*places, (x + 10, y)]
        parts += [f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in dots]
    else:
        parts.append(f'<polyline class="{stroke} {colour}" points="{x},{y} {x + 20},{y}"/>')
    return [*parts, _text(x + 26, y + 4, line.name, "start")]


def bar_chart(bars: Sequence[Bar], y_name: str, rule: bool = True) -> str:
    """Bars side by side; the rule likewise."""
    if not bars:
        return ""
    top = _top([bar.value for bar in bars], rule)
    each = (WIDTH - _LEFT - _RIGHT) / len(bars)
    parts = _frame(top, y_name, rule)
    for i, bar in enumerate(bars):
        x, y = _LEFT + i * each + each * 0.15, _height(bar.value, top)
        size = f'width="{each * 0.7:.1f}" height="{HEIGHT - _BOTTOM - y:.1f}"'
        colour = f'class="c{bar.series % SERIES}"'
        parts.append(f'<rect {colour} x="{x:.1f}" y="{y:.1f}" {size}/>')
        middle = x + each * 0.35
        parts.append(_text(middle, y - 4, f"{bar.value:.2f}", "middle"))
        for row, words in enumerate(bar.name.split("\n")):
            parts.append(_text(middle, HEIGHT - _BOTTOM + 16 + 15 * row, words, "middle"))
    rows = max(bar.name.count("\n") + 1 for bar in bars)
    return _svg(parts, HEIGHT - _BOTTOM + 16 + 15 * rows)


def _height(y: float, top: float) -> float:
    return HEIGHT - _BOTTOM - y / top * (HEIGHT - _TOP - _BOTTOM)


def _frame(top: float, y_name: str, rule: bool) -> list[str]:
    turned = f'transform="translate(14 {_height(top / 2, top)}) rotate(-90)"'
    parts = [f'<text class="name" {turned}>{escape(y_name)}</text>']
    for i in range(5):
        value = top * i / 4
        y = _height(value, top)
        parts.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>')
        parts.append(_text(_LEFT - 8, y + 4, f"{value:g}", "end"))
    if rule:
        parts.append(f'<path class="one" d="M{_LEFT} {_height(1, top):.1f}H{WIDTH - _RIGHT}"/>')
    return parts


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(parts: Sequence[str], height: int = HEIGHT) -> str:
    start = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" xmlns="http://www.w3.org/2000/svg">'
    return "\n".join([start, *parts, "</svg>"])


def _top(values: Sequence[float], rule: bool) -> float:
    """Where the axis ends: above the rule if there is one, and at 1 where that is the most."""
    most = max(values)
    return _round_up(max(1.05, most) if rule else most or 1.0)


def _round_up(value: float) -> float:
    """The next of 1, 1.2, 2, 4, 8, 10 … that is at least the value: four even steps."""
    scale = 10.0 ** math.floor(math.log10(value))
    return next(
        step * scale for step in (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10) if step * scale >= value
    )
