"""The settings page: what is chosen there is seen at once, kept, and found again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel

from app import data_move, paths
from app.gui.look.appearance import next_size
from app.gui.look.theme import DARK, scheme
from app.gui.shortcuts import Shortcuts
from app.settings import ColourSet, Density, LogLevel, ThemeChoice, read_settings
from tests.gui.chat_hands import close, converse, told
from tests.gui.conftest import Window


def choose(box, words: str) -> None:  # type: ignore[no-untyped-def]
    """As a hand does it."""
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def test_what_is_chosen_is_seen_at_once_and_kept(window: Window, tmp_path: Path) -> None:
    application = window.application
    look = application.settings.look
    choose(look._theme, "Dark")
    assert application.theme.colours is DARK
    look._sets.button(1).click()
    assert application.theme.colours == scheme(True, ColourSet.STRONG)
    assert application.transcript._colours.accepted == scheme(True, ColourSet.STRONG).accepted
    sheet = QApplication.instance().styleSheet()
    choose(look._density, "Compact")
    assert QApplication.instance().styleSheet() != sheet
    choose(look._language, "Deutsch")
    close(window)
    kept = read_settings(tmp_path)
    assert kept.theme is ThemeChoice.DARK
    assert kept.colour_set is ColourSet.STRONG
    assert kept.density is Density.COMPACT
    assert kept.language == "de"


def test_the_page_follows_what_is_chosen_elsewhere(window: Window) -> None:
    application = window.application
    application.actions.theme_chosen.emit(ThemeChoice.DARK)
    assert application.settings.look._theme.currentText() == "Dark"
    application.actions.larger.trigger()
    assert application.settings.look._size.currentText() == "110 %"
    application.actions.usual_size.trigger()


def test_all_text_grows_and_comes_back_exactly(window: Window) -> None:
    application = window.application
    widgets = (
        application.transcript,
        application.composer._text,
        application.panel._why,  # a caption, with a font of its own
        application.panel._speed._value,
    )
    before = [widget.font().pointSizeF() for widget in widgets]
    for _ in range(3):
        application.actions.larger.trigger()
    after = [widget.font().pointSizeF() for widget in widgets]
    assert [round(new / old, 2) for old, new in zip(before, after, strict=True)] == [1.5] * 4
    application.actions.usual_size.trigger()
    assert [widget.font().pointSizeF() for widget in widgets] == pytest.approx(before)
    assert application.keeper.settings.text_size == 100


def test_the_wheel_with_ctrl_zooms_and_alone_scrolls(window: Window) -> None:
    application = window.application
    converse(window)
    viewport = application.transcript.viewport()

    def turn(by: int, keys: Qt.KeyboardModifier) -> None:
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, by), Qt.MouseButton.NoButton,
            keys, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    turn(120, Qt.KeyboardModifier.ControlModifier)
    turn(120, Qt.KeyboardModifier.ControlModifier)
    window.until(lambda: application.theme.appearance.text_size == 125)
    turn(120, Qt.KeyboardModifier.NoModifier)
    turn(-240, Qt.KeyboardModifier.ControlModifier)
    window.until(lambda: application.theme.appearance.text_size == 100)


def test_zoom_ends_at_the_last_step() -> None:
    assert next_size(100, 1) == 110
    assert next_size(100, -1) == 90
    assert next_size(200, 1) == 200
    assert next_size(75, -3) == 75
    assert next_size(97, 1) == 110  # from a file written by hand


def test_the_page_is_left_by_escape_and_by_its_own_key(window: Window) -> None:
    application = window.application
    application.actions.show_settings.trigger()
    assert application.window.page is application.settings.page
    window.qtbot.keyClick(application.settings.page, Qt.Key.Key_Escape)
    assert application.window.page is None
    application.actions.show_shortcuts.trigger()
    assert application.settings.page.pane is application.settings.keys
    application.actions.show_settings.trigger()
    assert application.settings.page.pane is application.settings.look
    application.actions.show_settings.trigger()
    assert application.window.page is None


# ---------------------------------------------------------------------- keys


def shortcuts_of(window: Window) -> Shortcuts:
    return window.application.settings.shortcuts


def pick(window: Window, words: str) -> None:
    """Choose an action in the list of keys."""
    tree = window.application.settings.keys._list
    found = tree.findItems(words, Qt.MatchFlag.MatchExactly)
    tree.setCurrentItem(found[0])


def test_no_two_actions_have_the_same_keys(window: Window) -> None:
    actions = window.application.actions.named()
    taken = [keys.toString() for action in actions.values() for keys in action.shortcuts()]
    assert len(taken) == len(set(taken))
    for name, action in actions.items():
        for keys in action.shortcuts():
            assert shortcuts_of(window).refusal(keys) == "", name


def test_keys_are_changed_used_kept_and_reset(
    make_window: Callable[..., Window], tmp_path: Path
) -> None:
    window = make_window()
    window.start()
    keys = window.application.settings.keys
    window.application.actions.show_shortcuts.trigger()
    pick(window, "Switch speculation")
    keys._keys.setKeySequence(QKeySequence("Ctrl+Shift+D"))
    action = window.application.actions.switch_speculation
    assert action.shortcut() == QKeySequence("Ctrl+Shift+D")
    close(window)
    assert [(s.action, s.keys) for s in read_settings(tmp_path).shortcuts] == [
        ("switch_speculation", "Ctrl+Shift+D")
    ]
    again = make_window()
    again.start()
    action = again.application.actions.switch_speculation
    assert action.shortcut() == QKeySequence("Ctrl+Shift+D")
    pick(again, "Switch speculation")
    again.application.settings.keys._reset.click()
    assert action.shortcut() == QKeySequence("Ctrl+D")
    assert again.application.keeper.settings.shortcuts == ()


def test_a_conflict_is_told_and_solved_by_the_person(window: Window) -> None:
    application = window.application
    keys = application.settings.keys
    application.actions.show_shortcuts.trigger()
    pick(window, "Search chats")
    keys._keys.setKeySequence(QKeySequence("Ctrl+B"))
    assert "Show chats" in keys._words.text()
    assert application.actions.show_chats.shortcut() == QKeySequence("Ctrl+B")
    keys._take.click()
    assert application.actions.search_chats.shortcut() == QKeySequence("Ctrl+B")
    assert application.actions.show_chats.shortcut().isEmpty()
    # Reset, the one that lost them has them back.
    pick(window, "Show chats")
    keys._reset.click()
    assert application.actions.show_chats.shortcut() == QKeySequence("Ctrl+B")
    assert application.actions.search_chats.shortcut() == QKeySequence("Ctrl+Shift+F")


@pytest.mark.parametrize("keys", ["Esc", "Ctrl+C", "Return", "A", "Shift+A", "Tab", "Ctrl+V"])
def test_keys_that_writing_needs_are_refused(window: Window, keys: str) -> None:
    pick(window, "New chat")
    window.application.settings.keys._keys.setKeySequence(QKeySequence(keys))
    assert window.application.settings.keys._words.text()
    assert window.application.actions.new_chat.shortcut() == QKeySequence("Ctrl+N")


def test_keys_are_found_by_words_and_by_keys(window: Window) -> None:
    pane = window.application.settings.keys

    def found() -> list[str]:
        tree = pane._list
        return [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]

    pane._filter.setText("ctrl+shift+f")
    assert found() == ["Search chats"]
    pane._filter.setText("chat new")
    assert found() == ["New chat"]
    pane._filter.setText("new line")
    assert found() == ["A new line in the message"]


# ---------------------------------------------------------------------- data and log


def test_the_log_holds_what_was_asked_for(window: Window) -> None:
    level = window.application.settings.data._level
    level.setCurrentIndex(list(LogLevel).index(LogLevel.DEBUG))
    level.activated.emit(level.currentIndex())
    assert logging.getLogger("app.gui").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("httpx").isEnabledFor(logging.DEBUG)
    assert window.application.keeper.settings.log_level is LogLevel.DEBUG
    window.application.settings._take_level(LogLevel.WARNING)
    assert not logging.getLogger("app.gui").isEnabledFor(logging.INFO)


def test_folder_and_log_are_opened(window: Window, tmp_path: Path) -> None:
    data = window.application.settings.data
    data._open.click()
    data._log.click()
    assert window.opened == [tmp_path.as_uri(), (tmp_path / "paceline.log").as_uri()]


def test_a_move_is_announced_or_refused_in_words(
    make_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PACELINE_DATA")
    usual = tmp_path / "usual"
    usual.mkdir()
    monkeypatch.setattr(paths, "usual_folder", lambda: usual)
    window = make_window()
    window.start()
    data = window.application.settings.data
    window.chosen_file = usual / "inside"
    data._move.click()
    assert "can't lie inside" in told(window)
    window.chosen_file = tmp_path / "elsewhere"
    data._move.click()
    assert str(tmp_path / "elsewhere") in data._moved.text()
    assert data_move.wished_folder() == tmp_path / "elsewhere"


def test_every_row_has_words(window: Window) -> None:
    for pane in (window.application.settings.look, window.application.settings.data):
        labels = [label for label in pane.findChildren(QLabel) if label.buddy()]
        assert labels
        for label in labels:
            assert label.buddy().accessibleName() == label.text()


def test_a_size_out_of_a_file_becomes_a_step(window: Window) -> None:
    odd = replace(window.application.keeper.settings, text_size=5000)
    from app.gui.look.appearance import appearance_of

    assert appearance_of(odd).text_size == 200


def test_what_is_said_stands_closer_where_that_was_chosen(window: Window) -> None:
    converse(window)
    application = window.application
    document = application.transcript.document()
    text, tall = document.toPlainText(), document.size().height()
    choose(application.settings.look._density, "Compact")
    assert document.size().height() < 0.9 * tall
    assert document.toPlainText() == text
    converse(window, "Another")  # what is said later, too
    choose(application.settings.look._density, "Comfortable")
    application.actions.new_chat.trigger()
    converse(window)
    assert document.size().height() == tall
