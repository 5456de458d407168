"""A long chat: its end is there at once, the rest comes as one comes near, and nothing jumps."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.chats.exchange.tree import ChatTree, Node
from app.chats.values import MessageId
from app.engine.events import Origin, StopReason
from app.engine.requests import Role
from tests.chats.made import MAKING
from tests.gui.chat_hands import converse, origins, text_of
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

COUNT = 300


def open_long(window: Window, count: int = COUNT) -> None:
    """A chat of numbered messages of some lines each."""
    nodes = []
    for number in range(count):
        role = Role.ASSISTANT if number % 2 else Role.USER
        parent, chosen = number - 1 if number else None, number + 1 if number < count - 1 else None
        lines = "\n\n".join(f"message {number}, line {line}." for line in range(3 + number % 7))
        nodes.append(Node(parent, chosen, role, lines, 1e9 + number))
    view = window.application.history
    assert view.desk.open(view.history.take_in(ChatTree("Long", 1e9, 1e9, tuple(nodes), 0)))


def settle(window: Window) -> None:
    window.qtbot.wait(1)
    window.until(lambda: not window.application.history.reader.busy)


def first_seen(window: Window) -> str:
    """The first line of text that is seen."""
    transcript = window.application.transcript
    return transcript.cursorForPosition(QPoint(40, 60)).block().text()


def numbers(window: Window) -> list[int]:
    """Of the messages in the transcript, in their order."""
    lines = text_of(window).split("\n")
    return [int(line.split()[1][:-1]) for line in lines if line.endswith("line 0.")]


def assert_whole(window: Window) -> None:
    """The messages that are shown follow one another, and none is shown in part."""
    shown = numbers(window)
    assert shown == list(range(shown[0], shown[-1] + 1))
    assert window.application.history.reader.start == shown[0]
    text = text_of(window)
    for number in shown:
        assert text.count(f"message {number}, line") == 3 + number % 7


def test_a_long_chat_opens_at_its_end(window: Window) -> None:
    open_long(window)
    bar = window.application.transcript.verticalScrollBar()
    assert f"message {COUNT - 1}, line 0." in text_of(window)
    assert bar.value() == bar.maximum()
    settle(window)
    assert bar.value() == bar.maximum()
    assert_whole(window)
    assert 3 < len(numbers(window)) < 100


def test_all_of_it_is_copied_though_only_a_part_stands_there(window: Window) -> None:
    open_long(window)
    transcript = window.application.transcript
    transcript.selectAll()
    transcript.copy()
    text = QApplication.clipboard().text()
    assert text.startswith("You\nmessage 0, line 0.") and "\nPaceline\nmessage 1, line" in text
    assert text.endswith(f"message {COUNT - 1}, line {2 + (COUNT - 1) % 7}.")
    settle(window)


def test_what_is_seen_stays_while_more_comes_above_and_below(window: Window) -> None:
    open_long(window)
    settle(window)
    bar = window.application.transcript.verticalScrollBar()
    shown = numbers(window)
    for _ in range(40):
        bar.setValue(bar.value() - 300)
        seen = first_seen(window)
        settle(window)
        assert first_seen(window) == seen
        assert_whole(window)
    assert numbers(window)[-1] < shown[-1]  # what is far below was let go
    for _ in range(40):
        bar.setValue(bar.value() + 300)
        seen = first_seen(window)
        settle(window)
        assert first_seen(window) == seen
    assert_whole(window)
    assert numbers(window)[-1] == COUNT - 1


def test_the_keys_lead_to_both_ends(window: Window) -> None:
    open_long(window)
    transcript = window.application.transcript
    bar = transcript.verticalScrollBar()
    window.qtbot.keyClick(transcript, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert numbers(window)[0] == 0 and bar.value() == 0
    before = bar.value()
    window.qtbot.keyClick(transcript, Qt.Key.Key_PageDown)
    assert bar.value() > before
    window.qtbot.keyClick(transcript, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert numbers(window)[-1] == COUNT - 1 and bar.value() == bar.maximum()


def test_the_handle_of_the_scroll_bar_means_the_whole_chat(window: Window) -> None:
    open_long(window)
    settle(window)
    bar = window.application.transcript.verticalScrollBar()
    for share in (0.5, 0.25, 0.75):
        bar.setValue(round(share * bar.maximum()))
        settle(window)
        assert_whole(window)
        assert abs(numbers(window)[0] / COUNT - share) < 0.15
        assert abs(bar.value() / bar.maximum() - share) < 0.15


def test_sending_leads_to_the_end_and_scrolling_goes_on_meanwhile(window: Window) -> None:
    open_long(window)
    bar = window.application.transcript.verticalScrollBar()
    bar.setValue(0)
    settle(window)
    window.ask("What now?")
    assert f"message {COUNT - 1}, line 0." in text_of(window) and "What now?" in text_of(window)
    assert len(window.engine.request()[1].turns) == COUNT + 1
    window.engine.reply([round_of(token(f"word{n} ")) for n in range(30)], reason=None)
    window.until(lambda: "word29" in text_of(window))
    bar.setValue(bar.value() - 1500)
    settle(window)
    assert_whole(window)
    window.engine.reply([round_of(token("the end"))])
    window.until(lambda: not window.application.chat.replying)
    assert "word0 word1" in text_of(window) and text_of(window).count("the end") == 1
    bar.setValue(0)
    settle(window)
    assert numbers(window)[0] == 0 and "What now?" not in text_of(window)
    bar.setValue(bar.maximum())
    settle(window)
    assert "word29 the end" in text_of(window)


def test_colours_figures_and_views_come_along(window: Window) -> None:
    application = window.application
    history = application.history.history
    chat = history.chats.create().id
    parent: MessageId | None = None
    for number in range(60):
        parent = history.messages.add(chat, parent, f"question {number}").id
        writer = history.messages.begin_reply(chat, parent, MAKING)
        words = [token(f"**reply** {number} "), token("goes ", Origin.ACCEPTED)]
        writer.append((round_of(*words, token("on.\n\n" * 5, Origin.BONUS)),))
        writer.finish(StopReason.END)
        parent = writer.message
    assert application.history.desk.open(chat)
    settle(window)
    bar = application.transcript.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settle(window)
    shown = text_of(window).count("question")
    assert 3 < shown < 60
    seen = origins(window)
    assert seen.count(Origin.ACCEPTED) > 0 and seen.count(Origin.BONUS) > 0
    assert text_of(window).count("tokens") >= shown - 1
    application.actions.show_raw.trigger()
    assert "**reply**" in text_of(window)
    settle(window)
    application.actions.show_raw.trigger()
    assert "**reply**" not in text_of(window)


def test_what_is_selected_is_not_let_go(window: Window) -> None:
    open_long(window)
    settle(window)
    transcript = window.application.transcript
    bar = transcript.verticalScrollBar()
    transcript.setTextCursor(transcript.document().find(f"message {COUNT - 2}, line 1."))
    for _ in range(25):
        bar.setValue(bar.value() - 400)
        settle(window)
    assert transcript.textCursor().selectedText() == f"message {COUNT - 2}, line 1."
    assert_whole(window)


def test_the_menu_knows_the_message_wherever_one_is(window: Window) -> None:
    open_long(window)
    view, transcript = window.application.history, window.application.transcript
    bar = transcript.verticalScrollBar()
    for share in (1.0, 0.4, 0.0):
        bar.setValue(round(share * bar.maximum()))
        settle(window)
        found = view.menu.message_at(QPoint(60, 200))
        assert found is not None
        block = transcript.cursorForPosition(QPoint(60, 200)).block()
        while not block.text().startswith("message"):
            block = block.previous() if block.text() == "imported" else block.next()
        assert found.content.startswith(block.text().split(",")[0] + ",")


def test_a_new_chat_after_a_long_one_is_empty(window: Window) -> None:
    open_long(window)
    window.application.actions.new_chat.trigger()
    settle(window)
    assert text_of(window) == ""
    converse(window)
    settle(window)
    assert text_of(window).startswith("You\nTell a story\nPaceline\nOnce upon a time.")
