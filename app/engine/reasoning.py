"""What a model thinks, told apart from what it answers, as the text arrives. Knows no tokens.

Most models put their thoughts between two tags at the start of a reply; some templates open the tag
already in the prompt. Models of the Harmony format (gpt-oss) name a channel before each stretch.
A tag counts only where a model would put it, so an answer about tags stays an answer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto


class Part(Enum):
    THOUGHT = auto()
    ANSWER = auto()
    MARK = auto()  # a tag, and the white space around it


@dataclass(frozen=True, slots=True)
class Stretch:
    """Characters of the reply, `end` exclusive."""

    part: Part
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Split:
    thoughts: str
    answer: str


_CLOSING = {
    "<think>": "</think>",
    "<thinking>": "</thinking>",
    "<thought>": "</thought>",
    "<reasoning>": "</reasoning>",
    "<seed:think>": "</seed:think>",
    "<|START_THINKING|>": "<|END_THINKING|>",
    "<|channel>thought": "<channel|>",
    "[THINK]": "[/THINK]",
    "◁think▷": "◁/think▷",
}
_CHANNELS = ("<|channel|>", "<|start|>assistant<|channel|>")
_CHANNEL = re.compile(
    r"(?:<\|start\|>assistant)?<\|channel\|>\s*(\w+).{0,150}?<\|message\|>", re.DOTALL
)
_CHANNEL_END = "<|end|>"
_LONGEST_HEAD = 200  # characters between a channel's name and its message
_TICK = "`"


class ReasoningStream:
    """Every character comes out once, in order, as soon as it is known what it belongs to."""

    def __init__(self, opened: bool = False) -> None:
        """`opened`: the prompt ends inside the thoughts, so that only their end is to come."""
        self._text = ""  # what is not told yet
        self._start = 0  # its place in the reply
        self._opened = opened
        self._at_start = True  # a tag may come; before it only white space has
        self._part = Part.THOUGHT if opened else Part.ANSWER
        self._closing = tuple(_CLOSING.values()) if opened else ()
        self._after_mark = opened  # white space belongs to the tag before it
        self._told: list[Stretch] = []
        self._ended = False

    @property
    def thinking(self) -> bool:
        """Whether what comes next is a thought, as far as one knows."""
        return self._part is Part.THOUGHT

    def feed(self, text: str) -> list[Stretch]:
        """Take more text; what is certain now."""
        self._text += text
        while self._text and self._step():
            pass
        told, self._told = self._told, []
        return told

    def finish(self) -> list[Stretch]:
        """No more comes: what was held back is what it looks like."""
        self._ended = True
        return self.feed("")

    def _step(self) -> bool:
        """Tell what is certain of the text; whether more may be."""
        if self._at_start:
            return self._take_opening()
        if self._after_mark:
            self._tell(Part.MARK, len(self._text) - len(self._text.lstrip()))
            self._after_mark = not self._text
            return bool(self._text)
        if not self._closing:
            self._tell(self._part, len(self._text))
            return False
        return self._take_closing()

    def _take_opening(self) -> bool:
        bare = self._text.lstrip()
        space = len(self._text) - len(bare)
        opening = next((tag for tag in _CLOSING if bare.startswith(tag)), None)
        channel = _CHANNEL.match(bare)
        if opening is not None:
            self._tell(Part.MARK, space + len(opening))
            self._begin(Part.THOUGHT, (_CLOSING[opening],))
        elif channel is not None:
            self._tell(Part.MARK, space + channel.end())
            final = channel[1] == "final"
            self._begin(Part.ANSWER if final else Part.THOUGHT, (_CHANNEL_END,))
        elif not self._ended and _may_open(bare):
            return False
        else:
            self._at_start = False
        return True

    def _begin(self, part: Part, closing: tuple[str, ...]) -> None:
        self._part, self._closing = part, closing
        self._at_start, self._after_mark = False, True

    def _take_closing(self) -> bool:
        found = [(place, tag) for tag in self._closing if (place := self._find(tag)) >= 0]
        if not found:
            held = 0 if self._ended else max(map(self._held, self._closing))
            self._tell(self._part, len(self._text) - held)
            return False
        place, tag = min(found)
        if place + len(tag) == len(self._text) and self._ticked(place) and not self._ended:
            self._tell(self._part, place - 1)
            return False  # the next character says whether it is a quotation
        self._tell(self._part, place)
        self._tell(Part.MARK, len(tag))
        self._part, self._closing = Part.ANSWER, ()
        if tag == _CHANNEL_END:
            self._at_start = True  # another channel may follow
        else:
            self._after_mark = True
        return True

    def _find(self, tag: str) -> int:
        """Where the tag is that closes; one between back ticks is only spoken of."""
        place = self._text.find(tag)
        while place >= 0 and self._ticked(place) and self._text.startswith(_TICK, place + len(tag)):
            place = self._text.find(tag, place + 1)
        return place

    def _ticked(self, place: int) -> bool:
        return place > 0 and self._text[place - 1] == _TICK

    def _held(self, tag: str) -> int:
        """How many characters at the end may be the beginning of the tag, or a tick before it."""
        for length in range(min(len(tag) - 1, len(self._text)), 0, -1):
            if self._text.endswith(tag[:length]):
                return length + self._ticked(len(self._text) - length)
        return int(self._text.endswith(_TICK))

    def _tell(self, part: Part, length: int) -> None:
        if length > 0:
            start = self._start
            if self._told and self._told[-1].part is part:
                start = self._told.pop().start
            self._told.append(Stretch(part, start, self._start + length))
            self._text = self._text[length:]
            self._start += length


def _may_open(bare: str) -> bool:
    """Whether a tag may still become of this."""
    if any(tag.startswith(bare) for tag in (*_CLOSING, *_CHANNELS)):
        return True
    named = any(bare.startswith(channel) for channel in _CHANNELS)
    return named and "<|message|>" not in bare and len(bare) < _LONGEST_HEAD


def split(text: str, opened: bool = False) -> Split:
    """A whole reply, or as much of it as there is."""
    stream = ReasoningStream(opened)
    stretches = [*stream.feed(text), *stream.finish()]
    told = {
        part: "".join(text[s.start : s.end] for s in stretches if s.part is part) for part in Part
    }
    return Split(told[Part.THOUGHT].strip(), told[Part.ANSWER])


def opens(prompt: str) -> bool:
    """Whether a prompt ends inside thoughts that it has opened."""
    return prompt.rstrip().endswith(tuple(_CLOSING))


def began_inside(text: str) -> bool:
    """Whether a reply of unknown making seems to have begun inside its thoughts."""
    stream = ReasoningStream(opened=True)
    stream.feed(text)
    return not stream.thinking
