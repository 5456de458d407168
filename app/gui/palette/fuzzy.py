"""How well a few typed letters fit a text. Knows nothing of what the texts stand for."""

from __future__ import annotations

_START = 8  # a letter at the start of a word
_RUN = 5  # a letter right behind the one before
_GAP = 1  # for each letter passed over, up to this many:
_LONGEST_GAP = 6


def fit(typed: str, text: str) -> int | None:
    """A score, higher is better; None where the letters don't stand in the text in this order.

    Each word that was typed is looked for by itself, so that their order does not matter.
    """
    if not typed.split():
        return 0  # nothing is preferred: all stay in their order
    scores = [_fit_word(word, text.casefold()) for word in typed.casefold().split()]
    known = [score for score in scores if score is not None]
    return sum(known) - len(text) // 16 if len(known) == len(scores) else None


def _fit_word(word: str, text: str) -> int | None:
    """The best of all places where the first letter can be."""
    starts = [place for place, letter in enumerate(text) if letter == word[0]]
    found = [score for score in (_fit_from(word, text, start) for start in starts) if score]
    return max(found, default=None)


def _fit_from(word: str, text: str, start: int) -> int | None:
    score, before = 1, start - 1
    for letter in word:
        place = text.find(letter, before + 1)
        if place < 0:
            return None
        if place == 0 or not text[place - 1].isalnum():
            score += _START
        if place == before + 1 and place > start:
            score += _RUN
        elif place > start:
            score -= _GAP * min(place - before, _LONGEST_GAP)
        before = place
    return max(1, score)
