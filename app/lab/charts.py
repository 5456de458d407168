"""Charts as SVG text, for a page that stands alone. Knows no experiment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 16, 16, 88
COLOURS = ("#666666", "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")


@dataclass(frozen=True, slots=True)
class Line:
    """One line or, with `dots`, only its measured points."""

    name: str
    points: tuple[tuple[float, float], ...]
    dots: bool = False


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
    top = _round_up(max(1.05, *(y for _, y in points)))

    def at(x: float, y: float) -> tuple[float, float]:
        share = (x - left) / (right - left) if right > left else 0.5
        return _LEFT + share * (WIDTH - _LEFT - _RIGHT), _height(y, top)

    parts = _frame(top, y_name, rule)
    for x in sorted({x for x, _ in points}):
        parts.append(_text(at(x, 0)[0], HEIGHT - _BOTTOM + 18, f"{x:g}", "middle"))
    parts.append(_text(WIDTH / 2, HEIGHT - _BOTTOM + 38, x_name, "middle"))
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        places = [at(*point) for point in line.points]
        if not line.dots:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            style = f'fill="none" stroke="{colour}" stroke-width="2"'
            parts.append(f'<polyline points="{path}" {style}/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in places]
        x = _LEFT + number * 160
        parts.append(f'<circle cx="{x + 5}" cy="{HEIGHT - 20}" r="5" fill="{colour}"/>')
        parts.append(_text(x + 16, HEIGHT - 16, line.name, "start"))
    return _svg(parts)


def bar_chart(bars: Sequence[Bar], y_name: str, rule: bool = True) -> str:
    """Bars side by side; the rule likewise."""
    if not bars:
        return ""
    top = _round_up(max(1.05, *(bar.value for bar in bars)))
    each = (WIDTH - _LEFT - _RIGHT) / len(bars)
    parts = _frame(top, y_name, rule)
    for i, bar in enumerate(bars):
        x, y = _LEFT + i * each + each * 0.15, _height(bar.value, top)
        colour = COLOURS[bar.series % len(COLOURS)]
        size = f'width="{each * 0.7:.1f}" height="{HEIGHT - _BOTTOM - y:.1f}"'
        parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>')
        middle = x + each * 0.35
        parts.append(_text(middle, y - 4, f"{bar.value:.2f}", "middle"))
        for row, words in enumerate(bar.name.split("\n")):
            parts.append(_text(middle, HEIGHT - _BOTTOM + 16 + 15 * row, words, "middle"))
    return _svg(parts)


def _height(y: float, top: float) -> float:
    return HEIGHT - _BOTTOM - y / top * (HEIGHT - _TOP - _BOTTOM)


def _frame(top: float, y_name: str, rule: bool) -> list[str]:
    turned = f'transform="translate(14 {HEIGHT / 2}) rotate(-90)"'
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


def _svg(parts: Sequence[str]) -> str:
    start = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" xmlns="http://www.w3.org/2000/svg">'
    return "\n".join([start, *parts, "</svg>"])


def _round_up(value: float) -> float:
    """The next of 0.4, 0.8, 1.2, 2, 4, 8 … that is at least the value: four even steps."""
    scale = 10.0 ** math.floor(math.log10(value))
    return next(
        step * scale for step in (1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 12) if step * scale >= value
    )
