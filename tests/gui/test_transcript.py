"""The text is exact, each token knows its origin, and streaming disturbs nobody."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from app.engine.events import Guess, Origin, Token
from app.gui.chat.conversation import SwitchMark
from app.gui.look.theme import DARK, LIGHT
from app.gui.transcript.document_places import character_at
from app.gui.transcript.token_tooltip import describe
from app.gui.transcript.transcript import Transcript
from tests.gui.scripted_engine import token

EXACT = [
    token("def f():\n", Origin.ACCEPTED),
    token("\treturn  ", Origin.CORRECTED),
    token("", Origin.ACCEPTED),
    token("👩‍🚀 ", Origin.BONUS),
    token("\n\n", Origin.ACCEPTED),
    token("  é  ä ", Origin.PLAIN),
    token("\n", Origin.BONUS),
]


@pytest.fixture
def transcript(qtbot: QtBot) -> Transcript:
    made = Transcript(LIGHT)
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def say(transcript: Transcript, tokens: list[Token]) -> None:
    transcript.show_reply_start(0)
    transcript.show_tokens(tokens)


def test_a_tokens_text_is_never_altered_in_the_token_view(transcript: Transcript) -> None:
    transcript.show_raw(True)
    say(transcript, EXACT)
    whole = "".join(token.text for token in EXACT)
    assert transcript.toPlainText() == "Paceline\n" + whole
    transcript.selectAll()
    transcript.copy()
    mime = transcript.createMimeDataFromSelection()
    assert mime.text() == "Paceline\n" + whole


def test_no_break_spaces_are_copied_as_they_are(transcript: Transcript) -> None:
    say(transcript, [token("10\u00a0km")])
    transcript.selectAll()
    assert transcript.createMimeDataFromSelection().text().endswith("10\u00a0km")


def test_each_position_knows_its_token(transcript: Transcript) -> None:
    transcript.show_raw(True)
    say(transcript, EXACT)
    for wanted in EXACT:
        if not wanted.text:
            continue
        found = [transcript.token_at(at) for at in range(transcript.document().characterCount())]
        placed = [entry for entry in found if entry is not None and entry.token is wanted]
        # Qt counts in UTF-16, as the document's positions do.
        assert len(placed) == len(wanted.text.encode("utf-16-le")) // 2, wanted
    assert transcript.token_at(0) is None  # the header


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("origin", list(Origin))
def test_each_origin_is_painted_in_its_colours(
    transcript: Transcript, qtbot: QtBot, origin: Origin, colours
) -> None:
    transcript.show_look(colours)
    transcript.show_raw(True)
    say(transcript, [token("          ", origin), token("x")])
    qtbot.wait(20)
    seen = seen_colours(transcript)
    for other in (Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS):
        assert (colours.tint(other).name() in seen) == (other is origin)
    if origin is Origin.ACCEPTED:
        assert colours.accepted.lower() in seen


def test_hidden_colours_leave_the_text_alone(transcript: Transcript, qtbot: QtBot) -> None:
    say(transcript, [token("x         ", Origin.ACCEPTED), token("y")])
    transcript.show_origins(False)
    qtbot.wait(20)
    assert LIGHT.tint(Origin.ACCEPTED).name() not in seen_colours(transcript)
    transcript.show_origins(True)
    qtbot.wait(20)
    assert LIGHT.tint(Origin.ACCEPTED).name() in seen_colours(transcript)


def seen_colours(transcript: Transcript) -> set[str]:
    image = transcript.viewport().grab().toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(0, min(200, image.width()))
        for y in range(0, min(120, image.height()))
    }


LINES = [token(f"line {number}\n") for number in range(60)]


def test_the_view_follows_the_end(transcript: Transcript) -> None:
    say(transcript, LINES)
    bar = transcript.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_a_view_that_was_scrolled_up_stays(transcript: Transcript, qtbot: QtBot) -> None:
    say(transcript, LINES)
    transcript.verticalScrollBar().setValue(40)
    transcript.show_tokens(LINES)
    qtbot.wait(20)
    assert transcript.verticalScrollBar().value() == 40


@pytest.mark.parametrize("to_end", [False, True])
def test_a_selection_is_kept_while_text_streams(transcript: Transcript, to_end: bool) -> None:
    say(transcript, LINES)
    cursor = transcript.textCursor()
    cursor.setPosition(12)
    last = transcript.document().characterCount() - 1
    cursor.setPosition(last if to_end else 20, QTextCursor.MoveMode.KeepAnchor)
    transcript.setTextCursor(cursor)
    before = transcript.textCursor().selectedText()
    transcript.verticalScrollBar().setValue(25)
    transcript.show_tokens(LINES)
    assert transcript.textCursor().selectedText() == before
    assert transcript.verticalScrollBar().value() == 25


def test_a_question_that_could_not_be_asked_disappears(transcript: Transcript) -> None:
    say(transcript, EXACT)
    before = transcript.toPlainText()
    transcript.show_question("too\nlong")
    transcript.drop_question()
    assert transcript.toPlainText() == before


def test_the_mark_of_a_switch_is_no_part_of_the_text(transcript: Transcript, qtbot: QtBot) -> None:
    transcript.show_reply_start(0)
    transcript.mark_switch(SwitchMark(1, 1, False))
    transcript.show_tokens([token("one "), token("two")])
    qtbot.wait(20)
    assert transcript.toPlainText() == "Paceline\none two"
    assert LIGHT.accent.lower() in seen_colours(transcript)


def test_hovering_finds_the_token_under_the_pointer(transcript: Transcript, qtbot: QtBot) -> None:
    say(transcript, [token("first ", id=1), token("second", id=2)])
    qtbot.wait(20)
    cursor = QTextCursor(transcript.document())
    cursor.setPosition(len("Paceline\nfirst se"))
    spot = transcript.cursorRect(cursor).center() + QPoint(2, 0)
    position = character_at(transcript.document(), spot.toPointF() + transcript._offset())
    assert position is not None
    placed = transcript.token_at(position)
    assert placed is not None
    assert placed.token.id == 2


def test_the_tooltip_says_what_the_draft_had_proposed() -> None:
    text = describe(Token(3, " a\n", Origin.CORRECTED, 0.62, 0.1, Guess(9, "<b>\t", 0.7, 0.05)))
    assert "␣a↵" in text
    assert "corrected" in text
    assert "p = 0.620" in text
    assert "&lt;b&gt;⇥" in text
    assert "q = 0.700, p = 0.050" in text


COPY_AND_QUIT = """
from PySide6.QtWidgets import QApplication
from app.gui.look.theme import LIGHT
from app.gui.transcript.transcript import Transcript
app = QApplication([])
transcript = Transcript(LIGHT)
transcript.show_question("Hello")
transcript.selectAll()
transcript.copy()
print(app.clipboard().text())
"""


def test_copying_and_quitting_leaves_no_crash() -> None:
    """The clipboard outlives the interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", COPY_AND_QUIT], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "You\nHello\n")
