"""The menu on a chat of the sidebar. Knows nothing of how its deeds are done."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.chats.values import Chat
from app.gui.history.doer import ChatsDoer
from app.gui.history.sidebar import Sidebar
from app.gui.translation import tr


def chat_menu(sidebar: Sidebar, chat: Chat, doer: ChatsDoer) -> QMenu:
    menu = QMenu(sidebar)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    rename = menu.addAction(tr("Rename"), partial(sidebar.rename, chat.id))
    rename.setShortcut(QKeySequence("F2"))
    menu.addAction(tr("Unpin") if chat.pinned else tr("Pin"), partial(doer.pin, chat))
    archive = tr("Take out of the archive") if chat.archived else tr("Archive")
    menu.addAction(archive, partial(doer.archive, chat))
    menu.addSeparator()
    menu.addAction(tr("Copy as Markdown"), partial(doer.copy, chat))
    menu.addAction(tr("Export as Markdown…"), partial(doer.export_markdown, chat))
    menu.addAction(tr("Export as JSON…"), partial(doer.export_json, chat))
    menu.addSeparator()
    delete = menu.addAction(tr("Delete"), partial(doer.delete, chat))
    delete.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
    return menu
