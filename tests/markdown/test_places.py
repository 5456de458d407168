"""Every rendered character knows its source character, however the text comes in pieces."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.markdown.blocks import Block, Kind, Style
from app.markdown.stream import MarkdownStream, read
from tests.markdown.parts import MARKDOWN, PARTS, all_runs

DOCUMENT = """\
# Title

Some *text* with `code` & more
on a second line.

- one
  - two
- three

1. first
1. second

| a | b |
|---|--:|
| `x` | y\\|z |

```py
def f():
    return 1
```
> quoted **bold**
"""


def in_pieces(text: str, cuts: list[int]) -> MarkdownStream:
    stream = MarkdownStream()
    places = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    for start, end in pairwise(places):
        stream.feed(text[start:end])
    return stream


@settings(max_examples=150, deadline=None)
@given(MARKDOWN, st.lists(st.integers(0, 1000), max_size=12))
@example(DOCUMENT * 3, [5, 31, 77, 200, 201, 202, 333])
@example("- a\n+", [4])
@example("para\n| a | b |\n|--|--\nx", [18, 20])
def test_pieces_make_what_the_whole_makes(text: str, cuts: list[int]) -> None:
    assert in_pieces(text, cuts).blocks == read(text)


@settings(max_examples=100, deadline=None)
@given(MARKDOWN)
def test_single_characters_make_what_the_whole_makes(text: str) -> None:
    assert in_pieces(text, list(range(len(text)))).blocks == read(text)


@settings(max_examples=150, deadline=None)
@given(MARKDOWN)
@example(DOCUMENT)
def test_every_character_has_its_place(text: str) -> None:
    for block in read(text):
        for run in all_runs(block):
            assert len(run.text) == len(run.origins)
            assert all(0 <= origin < len(text) for origin in run.origins)


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet=st.characters(), max_size=200))
def test_no_text_breaks_it(text: str) -> None:
    read(text)


WORDS = st.text(alphabet="abcdefghij XYZ日本é👩", min_size=1, max_size=30)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PARTS), WORDS), max_size=12))
def test_letters_come_from_the_same_letters(parts: list[tuple[str, str]]) -> None:
    """What markup there may be: a letter that is shown is the one at its place."""
    text = "".join(part + word for part, word in parts)
    for block in read(text):
        for run in all_runs(block):
            for character, origin in zip(run.text, run.origins, strict=True):
                if character in "cdfghijXYZ日本é👩":
                    assert text[origin] in (character, "&"), (block, text)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="abc *_`[]()#>-1.|\n\\&~<!", max_size=60))
def test_each_place_is_shown_once_and_in_order(text: str) -> None:
    """Markers may serve several characters; letters never do."""
    for block in read(text):
        shown = [
            origin
            for run in all_runs(block)
            for character, origin in zip(run.text, run.origins, strict=True)
            if character in "abc" and "(" not in text
        ]
        assert shown == sorted(set(shown))


def shown(text: str) -> list[str]:
    return [run.text for block in read(text) for run in all_runs(block)]


def places(text: str, character: str) -> list[int]:
    return [
        origin
        for block in read(text)
        for run in all_runs(block)
        for seen, origin in zip(run.text, run.origins, strict=True)
        if seen == character
    ]


@pytest.mark.parametrize(
    ("text", "character", "wanted"),
    [
        ("a &amp; b", "&", [2]),
        ("a \\* b", "*", [3]),
        ("a\nb", "\n", [1]),
        ("a  \nb", "\n", [3]),
        ("a\\\nb", "\n", [2]),
        ("- x", "•", [0]),
        ("> - x", "•", [2]),
        ("12. x", "2", [1]),
        ("|a|b|\n|-|-|\n|x\\|y|z|", "|", [15]),
        ("`` ` ``", "`", [3]),
        ("> ```\n> q\n> ```", "q", [8]),
        ("<http://q>", "q", [8]),
        ("![q](z)", "q", [2]),
        ("![q](z)", "z", [5]),
        ("```\na\nb\n```", "\n", [5]),
        ("a<br>b", "\n", [1]),
        ("👩 *q*", "q", [3]),
    ],
)
def test_what_is_no_letter_comes_from_its_sign(
    text: str, character: str, wanted: list[int]
) -> None:
    assert places(text, character) == wanted


def test_html_is_text_and_no_address_is_fetched() -> None:
    assert shown("<img src=x onerror=alert(1)>") == ["<img src=x onerror=alert(1)>"]
    assert "".join(shown("![a cat](http://spy.example/1.png)")) == (
        "a cat (http://spy.example/1.png)"
    )
    assert all(not run.link for block in read("[x](javascript:alert(1))") for run in block.runs)


def kinds(blocks: list[Block]) -> list[Kind]:
    return [block.kind for block in blocks]


def test_a_document_becomes_its_blocks() -> None:
    blocks = read(DOCUMENT)
    assert kinds(blocks) == [
        *(Kind.HEADING, Kind.PARAGRAPH),
        *[Kind.PARAGRAPH] * 5,
        *(Kind.TABLE, Kind.CODE, Kind.PARAGRAPH),
    ]
    assert [block.marker and block.marker.text for block in blocks[2:7]] == [
        *("•", "◦", "•", "1.", "2.")
    ]
    assert [block.depth for block in blocks[2:7]] == [1, 2, 1, 1, 1]
    assert blocks[-1].quotes == 1
    assert blocks[-1].runs[-1].style is Style.BOLD
    assert blocks[-2].language == "py"


def test_numbers_go_on_after_the_list_was_settled() -> None:
    stream = MarkdownStream()
    for _ in range(40):
        stream.feed("1. an item\n")
    assert [block.marker and block.marker.text for block in stream.blocks] == [
        f"{number}." for number in range(1, 41)
    ]
    assert stream.settled == 39


def test_long_code_comes_in_pieces_that_make_the_whole() -> None:
    code = "\n".join(f"line {number}" for number in range(1000))
    blocks = read(f"text\n\n```py\n{code}\n```\nafter")
    assert len(blocks) > 3
    assert "\n".join(block.text for block in blocks[1:-1]) == code
    assert {block.language for block in blocks[1:-1]} == {"py"}
    assert blocks[-1].text == "after"


@pytest.mark.parametrize(
    "text", [DOCUMENT, "a word or two\n\n", "- an item\n", "```py\n" + "x = 1\n" * 20 + "```\n"]
)
def test_the_work_of_a_piece_does_not_grow_with_the_text(text: str) -> None:
    """Characters parsed for each that arrives, at the start and after fifty times as much."""
    stream = MarkdownStream()

    def work(times: int) -> float:
        before, whole = stream.characters_read, text * times
        for at in range(0, len(whole), 4):
            stream.feed(whole[at : at + 4])
        return (stream.characters_read - before) / len(whole)

    early = work(4)
    work(50)
    assert work(4) <= early * 1.5


def test_the_work_does_not_grow_inside_one_block_of_code() -> None:
    stream = MarkdownStream()
    stream.feed("```py\n")
    for number in range(2000):
        before = stream.characters_read
        stream.feed(f"x{number} = {number}\n")
        assert stream.characters_read - before < 8000


@pytest.mark.parametrize("piece", ["a ", "[", "![", "*a ", "[a](", "> ", "- ", "a\n", "日本🎉"])
def test_a_line_of_100_000_characters_takes_bounded_time(piece: str) -> None:
    text = (piece * 100_000)[:100_000]
    start = time.process_time()
    read(text)
    assert time.process_time() - start < 10
