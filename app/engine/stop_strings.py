"""Stop strings: which rounds must wait because their text may still become one, and where a reply
is cut when it does. Knows no model and no loop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine.events import Origin, Round, Token


class StopStrings:
    """Rounds in, rounds out, each once it is certain that no stop string begins in it.

    Of several stop strings the one that is complete first counts, and of those the longest. So the
    cut depends on the text alone, not on how tokens and rounds divide it.
    """

    def __init__(self, strings: Iterable[str]) -> None:
        self._watched = [_Watched(string) for string in dict.fromkeys(strings) if string]
        self._held: list[Round] = []
        self._length = 0  # characters in the rounds that are held
        self.found = False
        self.dropped = 0  # tokens that were cut off
        self.dropped_characters = 0  # those of a token that kept its first part included

    def certain(self, round: Round) -> Iterator[Round]:
        """Take the newest round; those that need not wait any longer, cut if one is found."""
        if not self._watched:
            yield round
            return
        self._held.append(round)
        for character in "".join(token.text for token in round.tokens):
            self._length += 1
            complete = [len(w.string) for w in self._watched if w.feed(character)]
            if complete:
                self._cut(self._length - max(complete))
                break
        while self._held and (self.found or self._is_certain(self._held[0])):
            released = self._held.pop(0)
            self._length -= _length(released.tokens)
            yield released

    def rest(self) -> Iterator[Round]:
        """The reply is over: what waits was no stop string."""
        yield from self._held
        self._held.clear()

    def _is_certain(self, round: Round) -> bool:
        """Whether it ends before any text that waits, and before any character begins there."""
        if not round.tokens:
            return True
        end = _length(round.tokens)
        waits = self._length - max(watched.matched for watched in self._watched)
        return end < waits or (end == waits and round.tokens[-1].text != "")

    def _cut(self, at: int) -> None:
        """Keep the first `at` characters of what is held. A token that begins before them and ends
        behind them keeps its part; one without text belongs to the character after it."""
        self.found = True
        start = 0
        for number, round in enumerate(self._held):
            kept: list[Token] = []
            for token in round.tokens:
                if start < at:
                    kept.append(replace(token, text=token.text[: at - start]))
                start += len(token.text)
            self.dropped += len(round.tokens) - len(kept)
            self._held[number] = _shortened(round, tuple(kept), self.dropped)
        self.dropped_characters = start - at


class _Watched:
    """How much of a stop string the text ends with (Knuth, Morris and Pratt 1977)."""

    def __init__(self, string: str) -> None:
        self.string = string
        self.matched = 0
        # For each prefix, the longest shorter one that it ends with.
        self._shorter = [0] * len(string)
        for end in range(1, len(string)):
            length = self._shorter[end - 1]
            while length and string[length] != string[end]:
                length = self._shorter[length - 1]
            self._shorter[end] = length + (string[length] == string[end])

    def feed(self, character: str) -> bool:
        """Take the next character of the text; True once the string is complete."""
        while self.matched and self.string[self.matched] != character:
            self.matched = self._shorter[self.matched - 1]
        self.matched += self.string[self.matched] == character
        return self.matched == len(self.string)


def _length(tokens: tuple[Token, ...]) -> int:
    return sum(len(token.text) for token in tokens)


def _shortened(round: Round, tokens: tuple[Token, ...], dropped: int) -> Round:
    """The round with fewer tokens; its pass was made, its time was spent.

    Args:
        dropped: tokens cut off in it and in the rounds before it.
    """
    accepted = sum(token.origin is Origin.ACCEPTED for token in tokens)
    corrected = sum(token.origin is Origin.CORRECTED for token in tokens)
    return replace(
        round,
        tokens=tokens,
        accepted=accepted,
        checked=accepted + corrected,
        context_used=round.context_used - dropped,
    )
