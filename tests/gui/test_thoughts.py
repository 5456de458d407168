"""What a model thinks before it answers, in the window: shown while it comes, folded after."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from app.engine.events import Origin, PromptRead, Round, StopReason
from app.engine.requests import ReplyRequest
from app.gui.transcript.block_data import data_of
from app.gui.transcript.thought_fold import ThoughtFold
from app.gui.transcript.typography import Kind, kind_of
from tests.gui.chat_hands import Make, close, text_of
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

A, C, B = Origin.ACCEPTED, Origin.CORRECTED, Origin.BONUS
THINKS = [
    round_of(token("<thi", A, 1), token("nk>\n", C, 2), seconds=1.0),
    round_of(token("Two ", A, 3), token("and ", A, 4), token("two", C, 5), seconds=3.0),
    round_of(token(".\n</th", A, 6), token("ink>\n\nIt", C, 7), seconds=2.0),
    round_of(token(" is", A, 8), token(" four.", B, 9), seconds=2.0),
]
ANSWER = "It is four."
FIGURES = "Thought for 4.0 s · 4 tokens · α 0.75"


def think(window: Window, rounds: list[Round], reason: StopReason | None = StopReason.END) -> None:
    window.ask("Two and two?")
    window.engine.reply(rounds, reason)
    if reason is not None:
        window.until(lambda: not window.application.chat.replying)
    else:
        reply = window.application.conversation
        wanted = sum(len(round.tokens) for round in rounds)
        window.until(lambda: reply.reply is not None and len(reply.reply.tokens) == wanted)


def folds(window: Window) -> list[ThoughtFold]:
    block = window.application.transcript.document().firstBlock()
    found = []
    while block.isValid():
        data = data_of(block)
        if data is not None and data.fold is not None:
            found.append(data.fold)
        block = block.next()
    return found


def placed(window: Window) -> str:
    """The text that has a token, and so a colour."""
    transcript = window.application.transcript
    text = transcript.toPlainText()
    return "".join(c for i, c in enumerate(text) if transcript.token_at(i))


def document_height(window: Window) -> float:
    layout = window.application.transcript.document().documentLayout()
    return float(layout.documentSize().height())


def test_thoughts_are_shown_while_they_come_and_fold_when_the_answer_begins(
    window: Window,
) -> None:
    think(window, THINKS[:2], reason=None)
    assert "▾ Thinking 3.0 s · 3 tokens" in text_of(window)
    assert "Two and two" in placed(window)
    number, _ = window.engine.request()
    for round in THINKS[2:]:
        window.engine.say(round, number)
    window.until(lambda: ANSWER in text_of(window))
    assert f"▸ {FIGURES}" in text_of(window)
    assert "Two and" not in placed(window)
    assert "think>" not in text_of(window)


def test_a_click_or_a_key_unfolds_them_with_their_colours(window: Window) -> None:
    think(window, THINKS)
    transcript = window.application.transcript
    (fold,) = folds(window)
    assert not fold.unfolded
    layout = transcript.document().documentLayout()
    corner = layout.blockBoundingRect(fold.block).topLeft()
    transcript._pointer.click(corner + QPointF(20, 6))
    assert fold.unfolded
    assert f"▾ {FIGURES}" in text_of(window)
    assert placed(window).replace("\n", "") == f"Two and two.{ANSWER}"
    kinds = [kind_of(b) for b in (fold.block, fold.block.next())]
    assert kinds == [Kind.THOUGHTS, Kind.REPLY]
    height = document_height(window)
    window.application.actions.fold_thoughts.trigger()
    assert not fold.unfolded
    assert placed(window) == ANSWER
    window.application.actions.fold_thoughts.trigger()
    assert document_height(window) == height  # nothing but the thoughts has changed
    window.application.actions.fold_thoughts.trigger()
    lines = transcript.document().lastBlock().previous()
    assert lines.blockFormat().lineHeight() > 100  # percent
    assert text_of(window).count("\n") == text_of(window).strip().count("\n")


def test_unfolded_by_hand_they_stay_so(window: Window) -> None:
    think(window, THINKS[:3], reason=None)
    window.application.actions.fold_thoughts.trigger()
    number, _ = window.engine.request()
    window.engine.say(THINKS[3], number)
    window.until(lambda: "four" in text_of(window))
    assert folds(window)[0].unfolded
    assert placed(window).replace("\n", "") == f"Two and two.{ANSWER}"


def test_folded_by_hand_while_they_come(window: Window) -> None:
    think(window, THINKS[:2], reason=None)
    number, _ = window.engine.request()
    window.application.actions.fold_thoughts.trigger()
    window.engine.say(THINKS[2], number)
    window.until(lambda: "It" in placed(window))
    assert placed(window) == "It"
    window.application.actions.fold_thoughts.trigger()
    window.engine.say(THINKS[3], number)
    window.until(lambda: "four" in text_of(window))
    assert placed(window).replace("\n", "") == f"Two and two.{ANSWER}"
    window.application.actions.fold_thoughts.trigger()
    assert placed(window) == ANSWER


def test_a_prompt_that_opened_the_thoughts(window: Window) -> None:
    window.ask("Two and two?")
    number, _ = window.engine.request()
    window.engine.say(PromptRead(12, 0, 0.01, thinking=True), number)
    window.engine.say(round_of(token("Hm.\n</think>", A), token("Yes.", C)), number)
    window.engine.reply([])
    window.until(lambda: not window.application.chat.replying)
    assert placed(window) == "Yes."
    assert "Thought for" in text_of(window)


def test_a_table_at_the_end_of_thoughts_keeps_apart_from_the_answer(window: Window) -> None:
    table = "<think>See:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n</think>"
    think(window, [round_of(token(table), token("Yes.\n\nIndeed."))])
    before = text_of(window)
    for _ in range(2):
        window.application.actions.fold_thoughts.trigger()
    assert text_of(window) == before
    assert "Yes.\nIndeed." in before


def test_a_copy_leaves_them_out(window: Window) -> None:
    think(window, THINKS)
    copied: list[str] = []
    window.application.transcript.copy_asked.connect(copied.append)
    window.application.actions.copy_reply.trigger()
    assert copied == [ANSWER]


def test_the_token_view_shows_all_as_it_was_sampled(window: Window) -> None:
    think(window, THINKS)
    window.application.actions.show_raw.trigger()
    assert "<think>\nTwo and two.\n</think>\n\nIt is four." in text_of(window)
    window.application.actions.show_raw.trigger()
    assert placed(window) == ANSWER


def test_the_next_window_finds_them_folded_and_asks_without_them(make_window: Make) -> None:
    first = make_window()
    first.start()
    think(first, THINKS)
    close(first)
    second = make_window()
    second.start()
    assert placed(second) == ANSWER
    assert f"▸ {FIGURES}" in text_of(second)
    second.application.actions.fold_thoughts.trigger()
    assert placed(second).replace("\n", "") == f"Two and two.{ANSWER}"
    second.ask("Sure?")
    _, request = second.engine.request()
    assert isinstance(request, ReplyRequest)
    assert request.turns[1].content.startswith("<think>")  # the template leaves them out


def test_thoughts_without_an_answer_stay_to_be_read(window: Window) -> None:
    think(window, THINKS[:2], StopReason.STOP)
    assert "▾ Thought for 3.0 s · 3 tokens" in text_of(window)
    assert placed(window) == "Two and two"
