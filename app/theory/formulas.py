"""The formulas of speculative decoding (Leviathan et al. 2022, section 3). Knows no model."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

LENGTHS = range(17)  # the draft lengths that are weighed against each other, plain decoding first


def expected_tokens(alpha: float, k: float) -> float:
    """Tokens of one round: (1 - α^(k+1)) / (1 - α), or k + 1 at α = 1.

    Args:
        alpha: the chance that a drafted token is accepted, 0 to 1.
        k: drafted tokens; a mean of several rounds need not be whole.
    """
    if alpha >= 1:
        return k + 1.0
    return float((1 - alpha ** (k + 1)) / (1 - alpha))


def expected_tokens_by_position(rates: Sequence[float]) -> float:
    """Tokens of one round where the chance differs by position: 1 + α1 + α1 α2 + …

    Args:
        rates: for each drafted position, the chance of being accepted if all before it were.
    """
    tokens = reached = 1.0
    for rate in rates:
        reached *= rate
        tokens += reached
    return tokens


def speedup(alpha: float, k: int, c: float, v: float = 1.0) -> float:
    """Plain time a token / speculative time a token.

    Args:
        c: time of a draft step, in one-token target passes.
        v: time of a pass over k + 1 tokens, likewise. The papers take 1: memory-bound.
    """
    return expected_tokens(alpha, k) / (k * c + v)


def best_draft_length(
    alpha: float, c: float, v: Callable[[int], float], lengths: Iterable[int] = LENGTHS
) -> int:
    """The k with the greatest speedup; 0 where speculation does not pay."""
    return max(lengths, key=lambda k: speedup(alpha, k, c, v(k)))


def break_even(
    c: float, v: Callable[[int], float], lengths: Iterable[int] = LENGTHS
) -> float | None:
    """The α above which the best of these draft lengths is faster than plain decoding.

    Args:
        lengths: (k,) for a draft length that is fixed. With any length and v = 1 the answer is c.

    Returns:
        None where it would not pay even if every guess were right.
    """
    drafted = [k for k in lengths if k > 0]

    def pays(alpha: float) -> bool:
        return any(speedup(alpha, k, c, v(k)) > 1 for k in drafted)

    if not pays(1.0):
        return None
    low, high = 0.0, 1.0  # the speedup grows with α, so halving finds the place
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if pays(middle) else (middle, high)
    return high
