"""Thoughts told apart from answers, however the text is cut into tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.reasoning import Part, ReasoningStream, Split, Stretch, began_inside, opens, split

HARMONY = (
    "<|channel|>analysis<|message|>Two and two.<|end|>"
    "<|start|>assistant<|channel|>final<|message|>It is four."
)
WORDS = [
    "<think>", "</think>", "<th", "ink>", "</", "<", ">", "`", "\n", "\n\n", " ", "a", "bc", "é👋",
    "<|channel|>", "<|message|>", "<|end|>", "<|start|>assistant", "analysis", "final", "[THINK]",
    "[/THINK]", "◁think▷", "◁/think▷", "`</think>`",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "opened", "thoughts", "answer"),
    [
        ("<think>\nHm.\n</think>\n\nYes.", False, "Hm.", "Yes."),
        ("\n<think>Hm.</think>Yes.", False, "Hm.", "Yes."),
        ("Hm.\n</think>\n\nYes.", True, "Hm.", "Yes."),
        ("<think>\nHm.\n</think>\n\nYes.", True, "Hm.", "Yes."),  # and says it once more
        ("<think>\n\n</think>\n\nYes.", False, "", "Yes."),
        ("</think>Yes.", True, "", "Yes."),
        ("[THINK]Hm.[/THINK]Yes.", False, "Hm.", "Yes."),
        ("<|channel>thought\nHm.<channel|>Yes.", False, "Hm.", "Yes."),
        (HARMONY, False, "Two and two.", "It is four."),
        ("<|channel|>final<|message|>Four.", False, "", "Four."),
        ("<think>Still at", False, "Still at", ""),
        ("Still at", True, "Still at", ""),
        ("Say `</think>` and\nthen.</think>Yes.", True, "Say `</think>` and\nthen.", "Yes."),
        ("It is `x`</think>Yes.", True, "It is `x`", "Yes."),
        # An answer about tags stays an answer.
        ("<b> opens, </think> closes.", False, "", "<b> opens, </think> closes."),
        ("A <think> in the middle.", False, "", "A <think> in the middle."),
        ("</think> closes.", False, "", "</think> closes."),
        ("    indented", False, "", "    indented"),
        ("<thing>", False, "", "<thing>"),
        ("<thin", False, "", "<thin"),
        ("", False, "", ""),
    ],
)  # fmt: skip
def test_thoughts_and_answer(text: str, opened: bool, thoughts: str, answer: str) -> None:
    assert split(text, opened) == Split(thoughts, answer)


def test_thoughts_are_told_before_they_end() -> None:
    stream = ReasoningStream()
    assert stream.feed("<thi") == []
    assert stream.feed("nk>\nOne, ") == [Stretch(Part.MARK, 0, 8), Stretch(Part.THOUGHT, 8, 13)]
    assert stream.thinking
    assert stream.feed("two</") == [Stretch(Part.THOUGHT, 13, 16)]
    assert stream.feed("b>") == [Stretch(Part.THOUGHT, 16, 20)]
    assert stream.feed("</think>\n") == [Stretch(Part.MARK, 20, 29)]
    assert not stream.thinking
    assert stream.feed("\nSo") == [Stretch(Part.MARK, 29, 30), Stretch(Part.ANSWER, 30, 32)]


def test_an_answer_without_thoughts_waits_for_nothing() -> None:
    stream = ReasoningStream()
    assert stream.feed("A <") == [Stretch(Part.ANSWER, 0, 3)]
    assert stream.feed("b") == [Stretch(Part.ANSWER, 3, 4)]


def _told(pieces: list[str], opened: bool) -> list[Stretch]:
    """Every stretch, neighbours of one kind as one."""
    stream = ReasoningStream(opened)
    found: list[Stretch] = []
    for stretch in [s for piece in pieces for s in stream.feed(piece)] + stream.finish():
        if found and found[-1].part is stretch.part:
            stretch = Stretch(stretch.part, found.pop().start, stretch.end)
        found.append(stretch)
    return found


@given(st.lists(st.sampled_from(WORDS), max_size=24), st.booleans(), st.data())
def test_cuts_change_nothing(words: list[str], opened: bool, data: st.DataObject) -> None:
    text = "".join(words)
    places = data.draw(st.lists(st.integers(0, len(text))).map(sorted))
    ends = [*places, len(text)]
    pieces = [text[start:end] for start, end in zip([0, *places], ends, strict=True)]
    whole = _told([text], opened)
    assert _told(pieces, opened) == whole
    assert _told(list(text), opened) == whole
    # Every character once, in order.
    assert [s.start for s in whole] == [0, *[s.end for s in whole[:-1]]][: len(whole)]
    assert (whole[-1].end if whole else 0) == len(text)


def test_prompts_that_open_the_tag() -> None:
    assert opens("<|im_start|>assistant\n<think>\n")
    assert not opens("<|im_start|>assistant\n<think>\n\n</think>\n\n")
    assert not opens("<|im_start|>assistant\n")


def test_a_reply_of_unknown_making_that_only_closes() -> None:
    assert began_inside("Hm.\n</think>\n\nYes.")
    assert not began_inside("Yes.")
