"""Tab, pressed again and again, comes to all that can be used, on every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton, QWidget

from app.gui.application import Application
from app.gui.models.page import Tab
from app.gui.places import Place
from tests.gui.chat_hands import converse
from tests.gui.conftest import Window
from tests.gui.test_accessible import in_words, interactive


def _models(application: Application, tab: Tab) -> None:
    application.actions.show_models.trigger()
    application.models.page.show_tab(tab)


def _settings(application: Application, pane: str) -> None:
    application.actions.show_settings.trigger()
    application.settings.page.show_pane(getattr(application.settings, pane))


WAYS: dict[str, Callable[[Application], object]] = {
    "chat": lambda application: application.composer.focus_text(),
    **{tab.value: lambda application, tab=tab: _models(application, tab) for tab in Tab},
    **{
        pane: lambda application, pane=pane: _settings(application, pane)
        for pane in ("look", "keys", "data")
    },
    **{
        place.value: lambda application, place=place: application.side_pages.enter(place)
        for place in Place
    },
}


def walked(main: QWidget) -> list[QWidget]:
    """Where the focus comes until it has come round."""
    QTest.keyClick(main.focusWidget(), Qt.Key.Key_Tab)
    stops = [main.focusWidget()]
    while len(stops) < 300:
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        at = main.focusWidget()
        if at is stops[0]:
            return stops
        assert at is not None and at not in stops, f"Tab is caught at {in_words(stops[-1])}"
        stops.append(at)
    raise AssertionError("Tab does not come round")


@pytest.mark.parametrize("way", WAYS)
def test_tab_comes_to_all_that_can_be_used(window: Window, way: str) -> None:
    converse(window)
    main = window.application.window
    WAYS[way](window.application)
    window.qtbot.wait(1)
    usable = [
        widget
        for widget in interactive(main)
        if widget.isVisible()
        and widget.isEnabled()
        and not (isinstance(widget, QRadioButton) and not widget.isChecked())  # arrows walk those
    ]
    assert len(usable) > 8
    stops = walked(main)
    missed = [in_words(widget) for widget in usable if widget not in stops]
    assert not missed, "Tab does not come to:\n" + "\n".join(missed)
    unseen = [in_words(stop) for stop in stops if not stop.isVisible() or not stop.isEnabled()]
    assert not unseen, "Tab comes to what can't be seen or used:\n" + "\n".join(unseen)
