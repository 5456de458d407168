"""Whoever hears the window instead of seeing it, or has no mouse, can use all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.gui.chat_hands import converse
from tests.gui.conftest import Window

INTERACTIVE = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
)


def interactive(root: QWidget) -> list[QWidget]:
    """What a person works with; not what Qt builds inside of it."""
    found = [widget for widget in root.findChildren(QWidget) if isinstance(widget, INTERACTIVE)]
    return [widget for widget in found if not _inside(widget)]


def _inside(widget: QWidget) -> bool:
    parent = widget.parent()
    qt_own = (QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QKeySequenceEdit, QAbstractItemView)
    while parent is not None:
        if isinstance(parent, qt_own):
            return True
        parent = parent.parent()
    return isinstance(widget, QHeaderView) or widget.objectName().startswith("qt_")


def name_of(widget: QWidget) -> str:
    """As a screen reader says it."""
    reached = QAccessible.queryAccessibleInterface(widget)
    spoken = reached.text(QAccessible.Text.Name) if reached is not None else ""
    return str(spoken or widget.accessibleName())


def told(widget: QWidget, labels: list[QLabel]) -> bool:
    """Whether what it is for can be seen: a tooltip, a label beside it, its own words."""
    if widget.toolTip() or any(label.buddy() is widget for label in labels):
        return True
    if isinstance(widget, QPushButton | QToolButton | QCheckBox | QRadioButton):
        return len(widget.text().strip(" +…")) > 1
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        return bool(widget.placeholderText())
    # Lists, tabs and texts speak for themselves, and so does a button that draws its own words.
    return isinstance(widget, QAbstractItemView | QTabBar | QTextEdit | QAbstractButton)


def unseen(widget: QWidget) -> bool:
    """Hidden by itself, not only because its page is not the one that is shown."""
    return any(part.isHidden() for part in _line(widget)[:3])


def in_words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    shown = text() if callable(text) and not isinstance(widget, QTextEdit) else ""
    names = [type(part).__name__ for part in _line(widget)]
    return f"{'/'.join(reversed(names[:4]))} {shown!r}"


def _line(widget: QWidget) -> list[QWidget]:
    line = [widget]
    while line[-1].parentWidget() is not None:
        line.append(line[-1].parentWidget())
    return line


@pytest.fixture
def busy(window: Window) -> Window:
    """A window with a conversation, all of whose pages were looked at."""
    converse(window)
    application = window.application
    for action in (application.actions.show_models, application.actions.show_settings):
        action.trigger()
        window.qtbot.wait(1)
    application.actions.write.trigger()
    return window


def test_every_control_has_a_name_and_says_what_it_is_for(busy: Window) -> None:
    main = busy.application.window
    labels = main.findChildren(QLabel)
    controls = interactive(main)
    assert len(controls) > 40
    # What has no words yet is not shown before it has them.
    nameless = [
        in_words(widget)
        for widget in controls
        if not name_of(widget).strip() and not unseen(widget)
    ]
    assert not nameless, "without an accessible name:\n" + "\n".join(nameless)
    dumb = [
        in_words(widget) for widget in controls if not told(widget, labels) and not unseen(widget)
    ]
    assert not dumb, "with neither tooltip nor label:\n" + "\n".join(dumb)


def test_every_control_is_reached_by_tab(busy: Window) -> None:
    """All but those that another control walks, and the list that a field stands for."""
    main = busy.application.window
    walked = {busy.application.settings.palette._list}
    out_of_reach = [
        in_words(widget)
        for widget in interactive(main)
        if widget not in walked
        and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(widget.focusProxy(), QWidget)
        and not (isinstance(widget, QRadioButton) and not widget.isChecked())  # arrows walk those
    ]
    assert not out_of_reach, "not reached by Tab:\n" + "\n".join(out_of_reach)


def test_tab_walks_from_above_to_below_and_comes_back(busy: Window) -> None:
    """Within the chat: the bar, then the left, the chat, the right, and last the strip below."""
    application = busy.application
    main, seen = application.window, []
    at = main.nextInFocusChain()
    while at is not main and len(seen) < 2000:
        if (
            isinstance(at, INTERACTIVE)
            and not _inside(at)
            and at.isVisible()
            and at.isEnabled()
            and at.focusPolicy() & Qt.FocusPolicy.TabFocus
        ):
            seen.append(at)
        at = at.nextInFocusChain()
    assert at is main, "the chain does not come back"
    order = [_region(busy, widget) for widget in seen]
    runs = [region for i, region in enumerate(order) if i == 0 or order[i - 1] != region]
    words = [f"{region}: {in_words(widget)}" for region, widget in zip(order, seen, strict=True)]
    assert len(runs) == len(set(runs)), "the order jumps:\n" + "\n".join(words)


def _region(window: Window, widget: QWidget) -> str:
    application = window.application
    regions = {
        "bar": application.bar,
        "sidebar": application.history.sidebar,
        "transcript": application.transcript,
        "composer": application.composer,
        "panel": application.controls.parentWidget(),
        "legend": application.legend,
    }
    for name, region in regions.items():
        if region is widget or region.isAncestorOf(widget):
            return name
    return "other"


def test_pages_begin_with_the_way_back_and_walk_down(busy: Window) -> None:
    application = busy.application
    for action, page in (
        (application.actions.show_settings, application.settings.page),
        (application.actions.show_models, application.models.page),
    ):
        action.trigger()
        busy.qtbot.wait(1)
        assert application.window.page is page
        walked, at = [], page.nextInFocusChain()
        for _ in range(2000):
            if (
                page.isAncestorOf(at)
                and at.isVisible()
                and at.focusPolicy() & Qt.FocusPolicy.TabFocus
            ):
                walked.append(at)
            at = at.nextInFocusChain()
            if at is page:
                break
        assert isinstance(walked[0], QToolButton) and "Chat" in walked[0].text()
        assert isinstance(walked[1], QTabBar)
