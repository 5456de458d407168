"""Guesses copied from what already stands in the conversation. Knows no model.

Prompt lookup (Saxena 2023): where the last few tokens have occurred before, what followed them
then is proposed again. Deterministic, so q is one-hot and the output stays exact.
"""

from __future__ import annotations

import numpy as np

from app.engine.requests import SHORTEST_MATCH as SHORTEST
from app.engine.sampling import Sampler, Tokens, one_hot
from app.engine.speculative import NOTHING, Proposal

LONGEST = 32  # a longer match says no more
CANDIDATES = 32  # earlier places looked at, newest first


class LookupDrafter:
    """The longest match of the last tokens, the newest among equally long ones.

    The index (last SHORTEST tokens -> where they ended) grows with the conversation; it is built
    anew only from where the conversation differs from the one before.
    """

    def __init__(self) -> None:
        self._seen: Tokens = np.empty(0, np.int32)
        self._indexed: list[int] = []  # the same as Python ints
        self._ends: dict[tuple[int, ...], list[int]] = {}

    def propose(self, tokens: Tokens, k: int, sampler: Sampler) -> Proposal:
        start, _ = self._match(tokens)
        if start is None:
            return NOTHING
        # Where the copy runs into the present end it goes on with itself: a repeating text.
        known = self._indexed
        period = len(known) - start
        copied = [known[start + i % period] for i in range(k)]
        return Proposal(copied, [one_hot(token) for token in copied])

    def match_length(self, tokens: Tokens) -> int:
        """How many of the last tokens have occurred before in this order; 0 = too few."""
        return self._match(tokens)[1]

    def _match(self, tokens: Tokens) -> tuple[int | None, int]:
        """Where the longest earlier match of the end continues, and its length."""
        self._index(tokens)
        known = self._indexed
        size = len(known)
        ends = self._ends.get(tuple(known[-SHORTEST:]), [])
        best, best_length = None, 0
        for end in ends[-2 : -2 - CANDIDATES : -1]:  # the last one is the present end itself
            length = SHORTEST
            while (
                length < LONGEST
                and length < end
                and known[end - length - 1] == known[size - length - 1]
            ):
                length += 1
            if length > best_length:
                best, best_length = end, length
        return best, best_length

    def _index(self, tokens: Tokens) -> None:
        known = len(self._seen)
        if not np.array_equal(self._seen, tokens[:known]):
            self._indexed, self._ends, known = [], {}, 0
        self._seen = tokens
        self._indexed.extend(tokens[known:].tolist())
        for end in range(max(known + 1, SHORTEST), len(self._indexed) + 1):
            key = tuple(self._indexed[end - SHORTEST : end])
            self._ends.setdefault(key, []).append(end)
