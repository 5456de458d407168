"""Replies as Markdown: tokens keep their colours on rendered text, however they arrive."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from app.engine.events import Origin, Token
from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import LIGHT
from app.gui.transcript.block_data import Placed, data_of
from app.gui.transcript.reply_source import ReplySource
from app.gui.transcript.reply_writer import ReplyView, ReplyWriter
from app.gui.transcript.token_map import TokenMap
from app.gui.transcript.transcript import Transcript
from app.gui.transcript.typography import Kind, TranscriptType, kind_of
from app.markdown.stream import read
from tests.gui.scripted_engine import token
from tests.markdown.parts import MARKDOWN, all_runs

ORIGINS = list(Origin)
SAMPLE = """# Title

Text with **bold** and `code`, a [link](https://example.org/x) 👩‍🚀.

| a | b |
|---|--:|
| 1 | two words |

- one
  - two

```python
def f():
    return "x"
```
> quoted
"""


def tokens_of(text: str, cuts: list[int]) -> list[Token]:
    """The text split anywhere, each part a token of its own with some origin."""
    places = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    pairs = pairwise(places)
    return [token(text[a:b], ORIGINS[i % 4], i) for i, (a, b) in enumerate(pairs)]


class Page:
    """A document with one reply."""

    def __init__(self, raw: bool = False, ghosts: bool = False) -> None:
        self.document = QTextDocument()
        self.tokens = TokenMap(self.document)
        self.type = TranscriptType(self.document, QFont(), LIGHT)
        self.writer = ReplyWriter(self.end, ReplySource(), ReplyView(raw, ghosts))

    def add(self, tokens: list[Token]) -> None:
        self.writer.feed(self.writer.source.add(tokens))

    def end(self) -> QTextCursor:
        cursor = QTextCursor(self.document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def placed(self) -> list[tuple[int, str, int]]:
        """Position, character and token's number, of all characters that have a token."""
        found = []
        for position, character in enumerate(self.text()):
            entry = self.tokens.at(position)
            if entry is not None:
                found.append((position, character, entry.token.id))
        return found

    def text(self) -> str:
        """UTF-16 units as characters: the document's own positions."""
        units = self.document.toRawText().encode("utf-16-le", "surrogatepass")
        return "".join(
            chr(int.from_bytes(units[at : at + 2], "little")) for at in range(0, len(units), 2)
        )


def streamed(tokens: list[Token], sizes: list[int]) -> Page:
    page = Page()
    at = index = 0
    while at < len(tokens):
        size = sizes[index % len(sizes)] if sizes else len(tokens)
        page.add(tokens[at : at + size])
        at, index = at + size, index + 1
    return page


def wanted(tokens: list[Token]) -> list[tuple[str, int]]:
    """Every rendered character with the token that its source character belongs to."""
    token_of = [number for number, one in enumerate(tokens) for _ in one.text]
    found = []
    for block in read("".join(one.text for one in tokens)):
        for run in all_runs(block):
            for character, origin in zip(run.text, run.origins, strict=True):
                found.append((character, token_of[origin]))
    return found


def seen(page: Page) -> list[tuple[str, int]]:
    """The same as the document has it: line breaks and tabs of markers aside."""
    units = [(character, number) for _, character, number in page.placed()]
    whole, high = [], ""
    for character, number in units:
        if "\ud800" <= character <= "\udbff":
            high = character
            continue
        if high:
            character = (high + character).encode("utf-16", "surrogatepass").decode("utf-16")
            high = ""
        whole.append((character, number))
    return [(character, number) for character, number in whole if character not in BREAKS]


BREAKS = "\u2028\u2029\n\t"


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    MARKDOWN, st.lists(st.integers(0, 400), max_size=30), st.lists(st.integers(1, 4), max_size=5)
)
@example(SAMPLE, list(range(0, 400, 3)), [1, 2, 3])
@example("| a | b |\n|--|--|\n| x | y |\n\nafter\n\n| c |\n|--|\n| z |\n", [3, 9, 22, 40], [1])
def test_a_rendered_character_has_the_token_of_its_source(
    qapp: object, text: str, cuts: list[int], sizes: list[int]
) -> None:
    tokens = tokens_of(text, cuts)
    page = streamed(tokens, sizes)
    expected = [(c, number) for c, number in wanted(tokens) if c not in BREAKS]
    assert seen(page) == expected
    assert page.document.toRawText() == streamed(tokens, []).document.toRawText()


@pytest.mark.parametrize("part", [SAMPLE, "a word or two\n\n", "- an item\n", "x = 1\n"])
def test_what_is_written_anew_does_not_grow_with_the_reply(qapp: object, part: str) -> None:
    page = Page()
    removed: list[int] = []
    page.document.contentsChange.connect(lambda at, gone, added: removed.append(gone + added))
    code = [token("```py\n")] if part == "x = 1\n" else []
    page.add(code)

    def written(times: int) -> float:
        removed.clear()
        whole = part * times
        for at in range(0, len(whole), 6):
            page.add([token(whole[at : at + 6])])
        return sum(removed) / len(whole)

    written(1)
    early = written(3)
    written(20)
    assert written(3) <= early * 1.6 + 4


@pytest.fixture
def transcript(qtbot: QtBot) -> Transcript:
    made = Transcript(LIGHT)
    qtbot.addWidget(made)
    made.resize(700, 900)
    made.show()
    made.show_reply_start(0)
    made.show_tokens(tokens_of(SAMPLE, list(range(0, 400, 5))))
    return made


def test_blocks_are_shown_as_what_they_are(transcript: Transcript) -> None:
    text = transcript.toPlainText()
    assert "Title\nText with bold and code, a link 👩‍🚀." in text
    assert '•\tone\n◦\ttwo\ndef f():\n    return "x"\nquoted' in text
    document = transcript.document()
    kinds = [kind_of(document.findBlockByNumber(n)) for n in range(document.blockCount())]
    assert [(kind, len(list(same))) for kind, same in groupby(kinds)][-2:] == [
        (Kind.CODE, 2),
        (Kind.REPLY, 1),
    ]


def test_the_token_view_is_the_text_as_it_was_sampled(transcript: Transcript) -> None:
    rendered = transcript.toPlainText()
    transcript.show_raw(True)
    assert transcript.toPlainText() == "Paceline\n" + SAMPLE
    transcript.show_raw(False)
    assert transcript.toPlainText() == rendered


def test_a_view_may_change_while_the_reply_streams(transcript: Transcript) -> None:
    transcript.show_raw(True)
    transcript.show_tokens([token("more *text*")])
    transcript.show_raw(False)
    transcript.show_tokens([token(" and **more**")])
    transcript.show_footer("figures")
    assert transcript.toPlainText().endswith("quoted\nmore text and more\nfigures")


def test_a_question_that_was_not_answered_leaves_nothing_behind(transcript: Transcript) -> None:
    transcript.show_footer("figures")
    before = transcript.toPlainText()
    transcript.show_question("too long")
    transcript.show_reply_start(0)
    transcript.drop_question()
    transcript.show_raw(True)
    transcript.show_raw(False)
    assert transcript.toPlainText() == before


def test_refused_guesses_stand_in_their_places_and_are_never_copied(
    transcript: Transcript,
) -> None:
    transcript.start_over()
    transcript.show_reply_start(0)
    transcript.show_tokens([token("a "), token("right", Origin.CORRECTED), token(" end")])
    plain = transcript.toPlainText()
    transcript.show_ghosts(True)
    assert transcript.toPlainText() == "Paceline\na ␣wrongright end"
    ghost = transcript.token_at(len("Paceline\na "))
    assert ghost == Placed(11, 17, ghost.token, True) if ghost else False
    transcript.selectAll()
    assert transcript.createMimeDataFromSelection().text() == plain
    transcript.show_ghosts(False)
    assert transcript.toPlainText() == plain


def test_code_and_replies_are_copied_by_a_click(transcript: Transcript, qtbot: QtBot) -> None:
    copied: list[str] = []
    transcript.copy_asked.connect(copied.append)
    pointer = transcript._pointer
    document = transcript.document()
    layout = document.documentLayout()
    for number in range(document.blockCount()):
        block = document.findBlockByNumber(number)
        corner = layout.blockBoundingRect(block).topLeft()
        spot = transcript._ground.copy_spot(block, corner, transcript._width())
        if spot is not None:
            pointer.click(spot.center())
    assert copied == [SAMPLE, 'def f():\n    return "x"']
    transcript.copy_reply()
    assert copied[-1] == SAMPLE


def switches(transcript: Transcript) -> dict[int, bool]:
    """By position of the document."""
    found: dict[int, bool] = {}
    block = transcript.document().firstBlock()
    while block.isValid():
        data = data_of(block)
        for place, on in data.switches.items() if data else ():
            found[block.position() + place] = on
        block = block.next()
    return found


def test_a_switch_is_marked_where_the_next_text_is_shown(transcript: Transcript) -> None:
    transcript.start_over()
    transcript.show_reply_start(0)
    transcript.mark_switch(SwitchMark(1, 1, True))
    transcript.show_tokens([token("one "), token("**"), token("two"), token("**")])
    assert switches(transcript) == {len("Paceline\none "): True}
    transcript.show_tokens([token(" three")])
    assert switches(transcript) == {len("Paceline\none "): True}
