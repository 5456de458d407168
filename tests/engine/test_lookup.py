"""Prompt lookup: the longest match, the newest of them, and an index that follows the text."""

from __future__ import annotations

import numpy as np

from app.engine.drafters.lookup import LookupDrafter
from app.engine.requests import SamplerSettings
from app.engine.sampling import Sampler

SAMPLER = Sampler(SamplerSettings(), 0)


def propose(tokens: list[int], k: int, drafter: LookupDrafter | None = None) -> list[int]:
    found = (drafter or LookupDrafter()).propose(np.array(tokens, np.int32), k, SAMPLER)
    assert all(q[token] == 1 for token, q in zip(found.tokens, found.q, strict=True))
    return found.tokens


def test_what_followed_before_is_proposed_again() -> None:
    assert propose([1, 2, 3, 4, 5, 6, 9, 1, 2, 3], 3) == [4, 5, 6]


def test_nothing_without_a_match_of_three() -> None:
    assert propose([1, 2, 3, 4, 9, 2, 3], 3) == []
    assert propose([1], 3) == []


def test_the_longer_match_wins_over_the_newer() -> None:
    tokens = [5, 1, 2, 3, 70, 71, 6, 1, 2, 3, 80, 81, 5, 1, 2, 3]
    assert propose(tokens, 2) == [70, 71]


def test_the_newer_of_equal_matches_wins() -> None:
    assert propose([1, 2, 3, 70, 8, 1, 2, 3, 80, 9, 1, 2, 3], 1) == [80]


def test_a_repeating_text_goes_on_with_itself() -> None:
    assert propose([1, 2, 3, 1, 2, 3, 1, 2, 3], 7) == [1, 2, 3, 1, 2, 3, 1]


def test_the_index_follows_another_conversation() -> None:
    drafter = LookupDrafter()
    assert propose([1, 2, 3, 4, 9, 1, 2, 3], 1, drafter) == [4]
    assert propose([1, 2, 3, 4, 9, 1, 2, 3, 4, 9, 1], 2, drafter) == [2, 3]  # grown
    assert propose([1, 2, 3, 7, 9, 1, 2, 3], 1, drafter) == [7]  # edited
    assert propose([1, 2, 3], 1, drafter) == []  # cut
