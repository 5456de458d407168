"""Keys where they are told: in tooltips, and in the list of all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tests.gui.conftest import Window


def test_tooltips_name_the_keys_of_now(window: Window) -> None:
    application = window.application
    shortcuts, actions = application.settings.shortcuts, application.actions
    tips = {
        "show_models": application.bar._models,
        "attach_files": application.composer._attach,
        "show_colours": application.legend._switch,
        "open_target": application.models.page.opener,
        "show_learn": application.pace.theory,
    }
    for name, widget in tips.items():
        usual = actions.named()[name].shortcut().toString()
        assert widget.toolTip().endswith(f" ({usual})")
        shortcuts.bind(name, QKeySequence("Ctrl+Alt+J"))
        assert widget.toolTip().endswith(" (Ctrl+Alt+J)")
        shortcuts.bind(name, QKeySequence())
        assert "(" not in widget.toolTip()
        shortcuts.reset(name)
        assert widget.toolTip().endswith(f" ({usual})")


def test_a_line_of_the_keys_is_tall_enough_to_be_hit(window: Window) -> None:
    application = window.application
    application.actions.show_shortcuts.trigger()
    window.qtbot.wait(1)
    found = application.settings.keys._list
    assert found.visualItemRect(found.topLevelItem(0)).height() >= 24


def test_a_field_that_is_left_changes_no_keys(window: Window) -> None:
    application = window.application
    pane, opens = application.settings.keys, application.actions.show_palette
    usual = opens.shortcuts()
    assert len(usual) == 2
    application.actions.show_shortcuts.trigger()
    pane._filter.setText("Ctrl+K")
    assert pane.chosen is not None and pane.chosen.action == "show_palette"
    pane._keys.setFocus()
    window.qtbot.keyClick(pane._keys, Qt.Key.Key_Tab)
    assert opens.shortcuts() == usual
    assert application.window.focusWidget() is pane._remove
