"""The formulas of speculative decoding (Leviathan et al. 2022, section 3). Knows no model."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def expected_tokens(alpha: float, k: int) -> float:
    """Tokens of one round: (1 - α^(k+1)) / (1 - α), or k + 1 at α = 1.

    Args:
        alpha: the chance that a drafted token is accepted, 0 to 1.
        k: drafted tokens.
    """
    if alpha >= 1:
        return k + 1.0
    return float((1 - alpha ** (k + 1)) / (1 - alpha))


def speedup(alpha: float, k: int, c: float, v: float = 1.0) -> float:
    """Plain time a token / speculative time a token.

    Args:
        c: time of a draft step, in one-token target passes.
        v: time of a pass over k + 1 tokens, likewise. The papers take 1: memory-bound.
    """
    return expected_tokens(alpha, k) / (k * c + v)


def best_draft_length(
    alpha: float, c: float, v: Callable[[int], float], lengths: Iterable[int] = range(17)
) -> int:
    """The k with the greatest speedup; 0 where speculation does not pay."""
    return max(lengths, key=lambda k: speedup(alpha, k, c, v(k)))
