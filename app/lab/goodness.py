"""Do these counts follow those probabilities? Pearson's χ² and total variation. Knows no tokens."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

FEWEST = 5.0  # draws that a bin has to expect for χ² to hold; smaller bins are pooled


@dataclass(frozen=True, slots=True)
class Goodness:
    """`noise`: the total variation that honest draws show on average. `p_value`: how often honest
    draws stray at least as far as these; `degrees` 0 = there is only one thing to draw."""

    total_variation: float
    noise: float
    chi_square: float
    degrees: int
    p_value: float


def goodness(p: Sequence[float], counts: Sequence[int]) -> Goodness:
    """Compare counts with what p expects.

    Args:
        p: a probability for each bin, sum 1.
        counts: how often each came, likewise; not all 0.
    """
    draws = sum(counts)
    apart = sum(abs(n / draws - chance) for n, chance in zip(counts, p, strict=True)) / 2
    # A count's mean deviation is sqrt(2/π) standard deviations.
    noise = sum(math.sqrt(max(0.0, x * (1 - x)) / draws) for x in p) * math.sqrt(2 / math.pi) / 2
    pooled = _pool(p, counts, draws)
    if any(expected == 0 and seen for expected, seen in pooled):
        return Goodness(apart, noise, math.inf, max(1, len(pooled) - 1), 0.0)
    chi_square = sum((seen - expected) ** 2 / expected for expected, seen in pooled if expected)
    degrees = max(0, sum(expected > 0 for expected, _ in pooled) - 1)
    return Goodness(apart, noise, chi_square, degrees, chi_square_tail(chi_square, degrees))


def _pool(p: Sequence[float], counts: Sequence[int], draws: int) -> list[tuple[float, int]]:
    """(expected, seen) with the small bins taken together; impossible ones stay apart."""
    bins, rest_expected, rest_seen, impossible = [], 0.0, 0, 0
    for chance, seen in zip(p, counts, strict=True):
        expected = chance * draws
        if expected >= FEWEST:
            bins.append((expected, seen))
        elif expected <= 0:
            impossible += seen
        else:
            rest_expected, rest_seen = rest_expected + expected, rest_seen + seen
    if rest_expected >= FEWEST or (rest_expected and not bins):
        bins.append((rest_expected, rest_seen))
    elif rest_expected:  # too little for a bin of its own: it goes to the smallest one
        i = bins.index(min(bins))
        bins[i] = (bins[i][0] + rest_expected, bins[i][1] + rest_seen)
    return [*bins, (0.0, impossible)] if impossible else bins


def chi_square_tail(x: float, degrees: int) -> float:
    """The chance that χ² with so many degrees of freedom is at least x (1 where there are none).

    By the recurrence of the incomplete gamma function, Q(a+1, x) = Q(a, x) + x^a e^-x / Γ(a+1).
    """
    if degrees <= 0:
        return 1.0
    half = x / 2
    if half <= 0:
        return 1.0
    a, tail = (1.0, math.exp(-half)) if degrees % 2 == 0 else (0.5, math.erfc(math.sqrt(half)))
    while a < degrees / 2:
        tail += math.exp(a * math.log(half) - half - math.lgamma(a + 1))
        a += 1
    return min(1.0, tail)
