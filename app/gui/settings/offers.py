"""What the command palette offers: actions, chats, models. Knows nothing of how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.chats.values import Chat, ChatId
from app.gui.history.rows import title_of
from app.gui.palette.palette import Offer
from app.gui.shortcuts import plain_words
from app.gui.translation import tr


def action_offers(actions: Iterable[QAction], own: QAction) -> Iterable[Offer]:
    """All that can be done now, but for `own`, which opens the palette."""
    for action in actions:
        if action is not own and action.isEnabled() and action.isVisible():
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Offer(plain_words(action).rstrip("…"), keys, action.trigger)


def menu_offers(window: QWidget, known: Iterable[QAction]) -> Iterable[Offer]:
    """What stands in the menus of those buttons that are seen, beside what is `known` already."""
    told = set(known)
    for button in window.findChildren(QToolButton):
        menu = button.menu()
        if menu is not None and button.isVisible() and button.isEnabled():
            yield from _in_menu(menu, told)


def _in_menu(menu: QMenu, told: set[QAction]) -> Iterable[Offer]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _in_menu(inner, told)
        elif action not in told and action.isEnabled() and not action.isSeparator():
            words = plain_words(action).rstrip("…")
            yield Offer(f"{menu.title()}: {words}" if menu.title() else words, "", action.trigger)


def chat_offers(chats: Iterable[Chat], open_chat: Callable[[ChatId], object]) -> Iterable[Offer]:
    for chat in chats:
        yield Offer(title_of(chat), tr("chat"), partial(open_chat, chat.id))


def model_offers(
    models: Iterable[tuple[str, Path]], load: Callable[[Path], object]
) -> Iterable[Offer]:
    """By name and file, each file once."""
    seen: set[Path] = set()
    for name, path in models:
        if path not in seen:
            seen.add(path)
            yield Offer(name, tr("model"), partial(load, path))
