"""Builds every object of the history and makes every connection among them: application.py's
other half. Knows no details of any of them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMenu

from app.chats.unsent import Unsent
from app.chats.values import Chat, ChatId, Making, Message, MessageId, ModelUsed
from app.engine.events import Loaded, ModelInfo
from app.engine.requests import Role
from app.errors import UserError
from app.gui.actions import Actions
from app.gui.banner import Banner, Notice, Weight
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation
from app.gui.chat.session import ChatSession
from app.gui.history.branches import Branches
from app.gui.history.chat_menu import chat_menu
from app.gui.history.desk import Desk
from app.gui.history.doer import ChatsDoer
from app.gui.history.drawer import Drawer
from app.gui.history.edit_dialog import EditDialog
from app.gui.history.message_menu import MessageMenu
from app.gui.history.reader import Reader
from app.gui.history.recorder import Recorder
from app.gui.history.rows import ChatLine, by_date, found
from app.gui.history.sidebar import Sidebar
from app.gui.history.store import open_store
from app.gui.history.unsaved_question import UnsavedQuestion
from app.gui.history.versions import VersionTeller
from app.gui.history.whole_text import whole_text
from app.gui.look.theme import Colours
from app.gui.main_window import MainWindow
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.panel.draft_controls import DraftControls
from app.gui.settings_keeper import SettingsKeeper
from app.gui.transcript.transcript import Transcript
from app.gui.transcript.version_arrows import VersionStep
from app.gui.translation import said, tr

_log = logging.getLogger(__name__)
_KEEP_DELETED = 30 * 86400.0  # seconds
_PURGE_MS = 20_000  # after the start, when nobody waits


class HistoryView(QObject):
    def __init__(
        self,
        folder: Path,
        outside: Outside,
        keeper: SettingsKeeper,
        window: MainWindow,
        drawer: Drawer,
        widgets: tuple[Transcript, Composer, Banner, DraftControls],
        sessions: tuple[ChatSession, Conversation, PairSession],
        actions: Actions,
        clear: Callable[[], None],
        colours: Colours,
    ) -> None:
        """`clear` empties the window, as for a new chat."""
        super().__init__()
        self._keeper = keeper
        self._window, self.drawer = window, drawer
        self._transcript, self._composer, self._banner, self._controls = widgets
        self._chat, self._conversation, self._pairs = sessions
        self._closed = False
        self._edits: dict[MessageId, str] = {}  # begun and not sent
        self._store = open_store(folder)
        self.history = self._store.history
        self._unsent = Unsent(folder)
        self._build(outside, actions, clear, colours)
        self._timer = QTimer(self, singleShot=True, interval=0, timeout=self._show_chats)
        self._purge_timer = QTimer(self, singleShot=True, interval=_PURGE_MS)
        self._purge_timer.timeout.connect(self._purge)
        self._connect(actions)
        self._show_chats()

    @property
    def sessions(self) -> tuple[ChatSession, Conversation, PairSession]:
        """What is asked and answered in the chats that are kept here."""
        return self._chat, self._conversation, self._pairs

    def start(self) -> None:
        """With the window: the chat of last time, and what is to be told of the history."""
        last = self._keeper.settings.last_chat
        if last and any(chat.id == last for chat in self.history.chats.list()):
            self.desk.shelve_unsent()
            self._open_last(ChatId(last))
        else:
            self._window.show_chat(False)
            if left := self._unsent.read():
                self._composer.show_text(left)  # typed in a new chat, before a crash
        self._tell_notice()
        self._purge_timer.start()

    def show_look(self, colours: Colours) -> None:
        self.sidebar.show_look(colours)

    def close(self) -> None:
        """Save what there is. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._purge_timer.stop()
        self._remember(self.desk.chat)
        self._keeper.write()
        if self._store.lasting:
            self.desk.leave_draft()
        else:
            self.desk.keep_typed()
        self.recorder.close()
        self.doer.close()
        self._timer.stop()
        self.history.close()

    # ------------------------------------------------------------------ built and connected

    def _build(
        self, outside: Outside, actions: Actions, clear: Callable[[], None], colours: Colours
    ) -> None:
        history, chat = self.history, self._chat
        self.recorder = Recorder(history, chat, self._making)
        self.reader = Reader(
            history,
            self._transcript,
            self._window,
            lambda: not (chat.replying or self.recorder.waiting),
        )
        self.desk = Desk(
            history,
            self.recorder,
            self.reader,
            (chat, self._conversation, self._composer),
            clear,
            lambda: used(self._pairs.loaded.target) if self._pairs.loaded else None,
            self._unsent,
        )
        self.branches = Branches(
            history,
            self.desk,
            chat,
            self._controls.draw_options,
            lambda: self._pairs.loaded is not None,
        )
        self.versions = VersionTeller(history, self.recorder, chat, self._transcript)
        self.menu = MessageMenu(self._transcript, self.desk, self.reader, self.branches)
        self.unsaved = UnsavedQuestion(self._window, self.desk.save_all)
        self.doer = ChatsDoer(history, self.desk, self._banner, outside)
        more = QMenu(tr("Chats"), self._window)
        more.addAction(actions.import_chats)
        self._archived = more.addAction(tr("Show archived chats"))
        self._archived.setCheckable(True)
        more.addAction(actions.show_chats)
        self.sidebar = Sidebar(colours, actions.new_chat, more)
        self._window.fill_side(self.sidebar)

    def _connect(self, actions: Actions) -> None:
        self._pairs.pair_loaded.connect(self._tell_notice)
        self.recorder.troubled.connect(self._tell_trouble)
        self.recorder.recovered.connect(self._tell_recovery)
        self.desk.failed.connect(self._banner.show_error)
        self.desk.opened.connect(self.sidebar.show_open)
        self.desk.opened.connect(self._remember)
        for fact in (self.recorder.chat_changed, self.doer.changed, self.desk.opened):
            fact.connect(lambda *_: self._timer.start())
        sidebar, doer = self.sidebar, self.doer
        self._archived.toggled.connect(sidebar.show_archive)
        self._archived.toggled.connect(lambda _: self._show_chats())
        sidebar.archive_left.connect(lambda: self._archived.setChecked(False))
        sidebar.chosen.connect(self._open)
        sidebar.searched.connect(lambda _: self._show_chats())
        sidebar.renamed.connect(doer.rename)
        sidebar.delete_pressed.connect(doer.delete)
        sidebar.menu_asked.connect(self._show_menu)
        doer.shut.connect(actions.new_chat.trigger)
        doer.copy_asked.connect(self._transcript.copy_asked)
        self._transcript.show_whole(lambda: whole_text(self.desk.path()))
        self.menu.edit_asked.connect(self._ask_for_edit)
        branches = self.branches
        actions.import_chats.triggered.connect(lambda: doer.import_chats())
        actions.search_chats.triggered.connect(self._search)
        actions.regenerate.triggered.connect(lambda: branches.answer_last())
        actions.regenerate_switched.triggered.connect(lambda: branches.answer_last(True))
        actions.edit_question.triggered.connect(
            lambda: self._ask_for_edit(branches.last(Role.USER))
        )
        actions.previous_version.triggered.connect(lambda: branches.step_last(-1))
        actions.next_version.triggered.connect(lambda: branches.step_last(1))
        self._transcript.version_pressed.connect(self._step)

    # ------------------------------------------------------------------ what follows from what

    def _remember(self, chat: ChatId | None) -> None:
        """The next start shows this chat again, also after a crash."""
        if self._store.lasting:
            self._keeper.change(last_chat=chat or 0)

    def _show_chats(self) -> None:
        query = self.sidebar.query
        try:
            if query:
                lines, empty = found(self.history.search(query)), tr("Nothing found.")
            else:
                archived = self._archived.isChecked()
                lines = by_date(self.history.chats.list(archived), datetime.now())
                empty = tr("Nothing in the archive.") if archived else tr("No chats yet.")
        except UserError as error:
            self._banner.show_error(error)
            return
        self.sidebar.show_lines(lines, empty)

    def _open_last(self, chat: ChatId) -> None:
        """What was typed while it was on its way is meant for it."""
        typed = self._composer.text()
        self._composer.replace_text("")
        self.desk.open(chat)
        if typed:
            draft = self._composer.text()
            self._composer.replace_text(typed)
            if draft:
                self._composer.show_text(draft)

    def _open(self, line: ChatLine) -> None:
        if line.message is not None:
            self.desk.open_at(line.chat.id, line.message)
        elif line.chat.id != self.desk.chat:
            self.desk.open(line.chat.id)
        else:
            self._composer.focus_text()

    def _show_menu(self, chat: Chat, where) -> None:  # type: ignore[no-untyped-def]
        chat_menu(self.sidebar, chat, self.doer).popup(where)

    def _search(self) -> None:
        self.drawer.open()
        self.sidebar.focus_search()

    def _ask_for_edit(self, message: Message | None) -> None:
        if message is not None and self.branches.possible:
            kept = self._edits.pop(message.id, message.content)
            dialog = EditDialog(kept, self._window)
            dialog.sent.connect(lambda text: self.branches.edit(message.id, text))
            dialog.left.connect(lambda text: self._edits.update({message.id: text}))
            dialog.open()

    def _step(self, step: VersionStep) -> None:
        message = self.menu.message_in(step.section)
        if message is not None:
            self.branches.step(message.id, step.by)

    def _making(self) -> Making | None:
        request, loaded = self._chat.request, self._pairs.loaded
        return None if request is None or loaded is None else _making(request, loaded)

    def _tell_notice(self) -> None:
        """At the start, and again when the first pair is there: loading clears the banner."""
        if self._pairs.loaded is not None:
            self._pairs.pair_loaded.disconnect(self._tell_notice)
        if self._store.notice is not None:
            self._banner.show_error(self._store.notice)

    def _purge(self) -> None:
        try:
            self.history.purge(_KEEP_DELETED)
        except UserError as error:
            _log.info("deleted chats were not removed: %s", error)

    def _tell_trouble(self, error: UserError) -> None:
        until = tr("Until then it is kept in this window only, and you can go on.")
        todo = f"{said(error.todo)} {until}"
        self._banner.show_notice(Notice(error.what, todo))

    def _tell_recovery(self) -> None:
        words = tr("Everything that was said is saved now.")
        self._banner.show_notice(Notice(words, weight=Weight.NOTICE))


def used(model: ModelInfo) -> ModelUsed:
    """The model as replies are kept with it."""
    return ModelUsed(model.name, model.path.name, model.vocabulary_size)


def _making(request, loaded: Loaded) -> Making:  # type: ignore[no-untyped-def]
    return Making(
        target=used(loaded.target),
        draft=None if loaded.draft is None else used(loaded.draft),
        sampler=request.sampler,
        speculation=request.speculation,
        seed=request.seed,
        max_tokens=request.max_tokens,
        stop_strings=request.stop_strings,
    )
