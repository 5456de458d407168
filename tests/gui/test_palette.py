"""The command palette: found by a few letters, used by keys alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton

from app.gui.palette.fuzzy import fit
from app.settings import ThemeChoice
from tests.gui.chat_hands import converse
from tests.gui.conftest import Window


def best(typed: str, *texts: str) -> str:
    scored = [(score, text) for text in texts if (score := fit(typed, text)) is not None]
    return max(scored)[1] if scored else ""


def test_letters_in_order_fit_and_starts_of_words_count() -> None:
    assert fit("", "anything") == 0 == fit(" ", "a long text that is not put behind others")
    assert fit("xyz", "Show chats") is None
    assert fit("tahc", "Show chats") is None
    assert best("sc", "Show chats", "Discard") == "Show chats"
    assert best("new", "Renew the world", "New chat") == "New chat"
    assert best("chat new", "New chat", "Search chats") == "New chat"
    assert best("q05", "Qwen2.5-0.5B", "SmolLM2-135M") == "Qwen2.5-0.5B"


def lines(window: Window) -> list[str]:
    found = window.application.settings.palette._list
    return [found.item(row).text() for row in range(found.count())]


def open_palette(window: Window, typed: str = "") -> None:
    window.application.actions.show_palette.trigger()
    window.qtbot.keyClicks(window.application.settings.palette._field, typed)


def press(window: Window, key: Qt.Key) -> None:
    window.qtbot.keyClick(window.application.settings.palette._field, key)


def test_an_action_is_done_by_keys_alone(window: Window) -> None:
    application = window.application
    shown = application.keeper.settings.show_colours
    open_palette(window, "colou")
    assert lines(window)[0] == "Colours"
    press(window, Qt.Key.Key_Return)
    assert application.keeper.settings.show_colours is not shown
    assert not application.settings.palette.isVisible()


def test_every_action_but_its_own_is_offered(window: Window) -> None:
    open_palette(window)
    offered = lines(window)
    for name, action in window.application.actions.named().items():
        if name != "show_palette" and action.isEnabled():
            assert action.text().rstrip("…") in offered


def test_with_nothing_typed_all_stand_as_in_the_menu(window: Window) -> None:
    open_palette(window)
    offered = [action.text().rstrip("…") for action in window.application.actions.named().values()]
    actions = [words for words in lines(window) if words in offered]
    assert actions == [words for words in offered if words in actions]


def test_pages_are_found_by_name(window: Window) -> None:
    application = window.application
    open_palette(window, "proof")
    press(window, Qt.Key.Key_Return)
    assert application.window.page is application.side_pages.proof.page


def test_chats_are_found_by_title(window: Window) -> None:
    application = window.application
    converse(window, "Tell a story of herons")
    first = application.history.desk.chat
    application.actions.new_chat.trigger()
    assert application.history.desk.chat is None
    application.actions.show_settings.trigger()
    open_palette(window, "heron")
    press(window, Qt.Key.Key_Return)
    assert application.history.desk.chat == first
    assert application.window.page is None


def test_models_are_found_by_name(window: Window, tmp_path: Path) -> None:
    application = window.application
    path = tmp_path / "Heron-7B.gguf"
    application.keeper.change(recent_targets=(str(path),))
    opened: list[Path] = []
    application.pair_presenter.open_target = opened.append  # type: ignore[method-assign]
    application.settings.palette._gather = application.settings._offers
    open_palette(window, "her7")
    assert lines(window)[0] == "Heron-7B"
    press(window, Qt.Key.Key_Return)
    assert opened == [path]


def test_escape_closes_it_and_gives_the_focus_back(window: Window) -> None:
    application = window.application
    palette = application.settings.palette
    application.composer.show_text("unsent")
    open_palette(window, "nothing fits this")
    assert lines(window) == []
    press(window, Qt.Key.Key_Return)
    assert palette.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert application.composer.text() == "unsent"


def test_arrows_walk_around(window: Window) -> None:
    found = window.application.settings.palette._list
    open_palette(window)
    press(window, Qt.Key.Key_Up)
    assert found.currentRow() == found.count() - 1
    press(window, Qt.Key.Key_Down)
    assert found.currentRow() == 0
    press(window, Qt.Key.Key_PageDown)
    assert found.currentRow() == 8


def menu_words(menu: QMenu) -> set[str]:
    """Of all that can be chosen in it, and in the menus inside of it."""
    found: set[str] = set()
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found |= menu_words(inner)
        elif action.isEnabled() and not action.isSeparator():
            found.add(action.text().rstrip("…"))
    return found


def test_all_that_stands_in_a_menu_is_offered(window: Window) -> None:
    converse(window)
    application = window.application
    open_palette(window)
    offered = set(lines(window)) | {words.partition(": ")[2] for words in lines(window)}
    menus = [button.menu() for button in application.window.findChildren(QToolButton)]
    seen = [menu for menu in menus if menu is not None and menu.parent().isVisible()]
    assert len(seen) > 4
    own = application.actions.show_palette.text().rstrip("…")
    for menu in seen:
        assert menu_words(menu) - {own} <= offered


def test_a_menu_s_entry_is_found_by_the_name_of_its_menu(window: Window) -> None:
    application = window.application
    open_palette(window, "theme dark")
    assert lines(window)[0] == "Theme: Dark"
    press(window, Qt.Key.Key_Return)
    assert application.keeper.settings.theme is ThemeChoice.DARK
