"""Builds what has to do with attached files and with the room in the context, and makes every
connection among it: application.py's other half. Knows no details of any of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from app.attachments.quoting import Attachment, quote
from app.attachments.reading import AttachError, Read
from app.chats.values import Message
from app.engine.events import Loaded, PromptRead, StopReason, TooLong
from app.engine.requests import Measure, Overflow, Role, Turn
from app.gui.actions import Actions
from app.gui.attach.context_line import ContextLine, Taken
from app.gui.attach.counter import Counted, TokenCounter, latest
from app.gui.attach.loader import Loader
from app.gui.attach.overflow_choice import OverflowChoice
from app.gui.attach.viewer import AttachmentViewer
from app.gui.attach.words import estimate, guess_words, tokens_words
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation
from app.gui.chat.session import ChatSession, ReplyEnd, under
from app.gui.engine_link import EngineLink
from app.gui.history.view import HistoryView
from app.gui.main_window import MainWindow
from app.gui.numerals import numeral
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.settings_keeper import SettingsKeeper
from app.gui.transcript.memory_mark import memory_words
from app.gui.transcript.transcript import Transcript
from app.gui.translation import said, tr


class AttachView(QObject):
    def __init__(
        self,
        widgets: tuple[MainWindow, Composer, Banner, Transcript, Actions],
        sessions: tuple[EngineLink, PairSession, ChatSession, Conversation, HistoryView],
        keeper: SettingsKeeper,
        outside: Outside,
        system_prompt: Callable[[], str],
    ) -> None:
        super().__init__()
        self._window, self._composer, self._banner, self._transcript, self._actions = widgets
        link, self._pairs, self._chat, self._conversation, self._history = sessions
        self.overflow = OverflowChoice(self._history.history, keeper)
        self._outside = outside
        self._system_prompt = system_prompt
        self._pasted: str | None = None
        self._refused: Notice | None = None  # what was said last of files that can't be attached
        self._counts: dict[str, int] = {}  # of texts, by the target that is loaded
        self._prompt: tuple[Measure, int] | None = None
        self.line = ContextLine()
        self._composer.add_line(self.line)
        self.loader = Loader()
        self.counter = TokenCounter(link, self._question, self._idle)
        self._told = QTimer(self, singleShot=True, interval=0)  # one count for many changes
        self._told.timeout.connect(self._show)
        self._take_overflow(self.overflow.overflow)
        self._connect()

    def close(self) -> None:
        self._told.stop()
        self.counter.close()
        self.loader.close()

    # ------------------------------------------------------------------ connected

    def _connect(self) -> None:
        composer, chat = self._composer, self._chat
        self.loader.read.connect(self._take_read)
        self.loader.refused.connect(self._tell_refused)
        self.counter.counted.connect(self._take_count)
        self.line.overflow_chosen.connect(self.overflow.choose)
        self.overflow.changed.connect(self._take_overflow)
        chat.left.connect(self.overflow.leave_chat)
        self._history.desk.opened.connect(self.overflow.open_chat)
        self.line.paste_attached.connect(self._attach_paste)
        composer.files_wanted.connect(self._choose_files)
        composer.files_brought.connect(self._load)
        composer.long_text_pasted.connect(self._take_paste)
        composer.attachment_opened.connect(self._open)
        composer.text_changed.connect(self._take_change)
        self._transcript.attachment_opened.connect(self._open)
        self._transcript.show_memory(self._first_remembered)
        self._window.files_dropped.connect(self._load)
        self._actions.attach_files.triggered.connect(self._choose_files)
        self._banner.way_chosen.connect(self._take_way)
        self._pairs.pair_loaded.connect(self._take_loaded)
        chat.too_long.connect(self._tell_too_long)
        chat.prompt_read.connect(self._take_prompt)
        chat.reply_ended.connect(self._take_end)
        for fact in (
            chat.reply_ended,
            chat.left,
            chat.question_returned,
        ):
            fact.connect(lambda *_: self._take_change())
        chat.left.connect(self.tell_memory)
        self._history.desk.messages_opened.connect(self._take_opened)

    # ------------------------------------------------------------------ files

    def _choose_files(self) -> None:
        self._load(self._outside.choose_attachments())

    def _load(self, paths: Iterable[Path]) -> None:
        self._refused = None
        self.loader.load(paths)

    def _take_read(self, read: Read) -> None:
        self._composer.attach(read.attachment)
        self._composer.focus_text()
        if words := guess_words(read):
            self._banner.show_notice(Notice(words, weight=Weight.NOTICE))

    def _tell_refused(self, error: AttachError) -> None:
        """With those that were refused before it, of the files that came together."""
        what = said(error.what)
        if self._refused is not None and self._banner.notice is self._refused:
            what = f"{self._refused.what} {what}"
        self._refused = Notice(what, error.todo)
        self._banner.show_notice(self._refused)

    def _open(self, attachment: Attachment) -> None:
        AttachmentViewer(attachment, self._window).open()

    def _take_paste(self, text: str) -> None:
        self._pasted = text
        self.line.show_paste(True)

    def _attach_paste(self) -> None:
        if self._pasted is not None:
            taken = {attachment.name for attachment in self._composer.attachments}
            name = tr("Pasted text")
            names = (name, *(f"{name} {number}" for number in range(2, 1000)))
            free = next(name for name in names if name not in taken)
            self._composer.make_attachment(Attachment(free, self._pasted))
        self._composer.focus_text()

    # ------------------------------------------------------------------ tokens

    def _take_change(self) -> None:
        if self._pasted is not None and self._pasted not in self._composer.typed:
            self._pasted = None
            self.line.show_paste(False)
        self._told.start()

    def _take_loaded(self, _: Loaded) -> None:
        self._counts.clear()
        self._prompt = None
        self.counter.forget()
        self._take_change()

    def _idle(self) -> bool:
        return self._pairs.loaded is not None and not self._chat.replying

    def _question(self) -> Measure | None:
        """What is to be counted: the files, the text, and the chat with this message."""
        loaded, message = self._pairs.loaded, self._composer.text()
        if loaded is None or not message.strip():
            return None
        said = [turn for turn in self._conversation.turns() if turn.role is not Role.SYSTEM]
        turns = (*said[self._chat.left_out :], Turn(Role.USER, message))
        turns = under(self._system_prompt(), latest(turns, loaded.context_size))
        return Measure((*self._parts(), message), turns)

    def _parts(self) -> tuple[str, ...]:
        """Each file as it stands in the message."""
        return tuple(quote([a], "") for a in self._composer.attachments)

    def _take_count(self, counted: Counted) -> None:
        question, answer = counted.question, counted.answer
        self._counts = dict(zip(question.texts, answer.texts, strict=True))
        self._prompt = (question, answer.prompt)
        self._show()

    def _show(self) -> None:
        """With what was counted, or else estimated; then have it counted."""
        composer = self._composer
        figures = [
            tokens_words(self._counts.get(part, estimate(part)), part in self._counts)
            for part in self._parts()
        ]
        if figures or composer.attachments:
            composer.show_figures(figures)
        message = composer.text()
        if not message.strip():
            self.line.show_taken(None)
            return
        question, loaded = self._question(), self._pairs.loaded
        prompt = None
        if self._prompt is not None and self._prompt[0] == question:
            prompt = self._prompt[1]
        exact = prompt is not None or (question is None and message in self._counts)
        if prompt is None and question is not None:
            prompt = sum(estimate(turn.content) for turn in question.turns)
        taken = Taken(
            self._counts.get(message, estimate(message)),
            prompt,
            0 if loaded is None else loaded.context_size,
            exact,
            self._chat.left_out,
        )
        self.line.show_taken(taken)
        if not exact:
            self.counter.count_soon()

    # ------------------------------------------------------------------ room in the context

    def _take_overflow(self, overflow: Overflow) -> None:
        self._chat.choose_overflow(overflow)
        self.line.show_overflow(overflow)
        self._show()

    def _take_way(self, way: WayOn) -> None:
        if way is WayOn.LEAVE_OUT:
            self.overflow.choose(Overflow.LEAVE_OUT)
            self._composer.send()
        elif way is WayOn.MAKE_ROOM:
            self.overflow.choose(Overflow.LEAVE_OUT)
            self._actions.continue_reply.trigger()  # what is being typed stays where it is

    def _tell_too_long(self, too_long: TooLong) -> None:
        """The text is in the composer again: nothing was sent, and one can choose."""
        words = tr("With this message the chat has {tokens} tokens; the context holds {context}.")
        what = words.format(
            tokens=numeral(too_long.tokens, ","), context=numeral(too_long.context_size, ",")
        )
        has_older = any(t.role is Role.ASSISTANT for t in self._conversation.turns())
        if has_older and self._chat.overflow is Overflow.REFUSE:
            todo = tr(
                "Shorten it, start a new chat, load the model with a larger context, or let the "
                "model forget the oldest messages from now on; you go on seeing them."
            )
            self._banner.show_notice(Notice(what, todo, WayOn.LEAVE_OUT))
        else:
            todo = tr("Shorten it, or load the model with a larger context.")
            way = WayOn.NEW_CHAT if has_older else None
            self._banner.show_notice(Notice(what, todo, way))

    def _take_end(self, end: ReplyEnd) -> None:
        """A reply that met the end of the context, where something older could make room."""
        reason = end.finished.reason if end.finished else None
        asked = sum(turn.role is Role.USER for turn in self._conversation.turns())
        refused = self._chat.overflow is Overflow.REFUSE
        if reason is StopReason.CONTEXT and refused and asked > 1:
            what = tr("The context is full: the reply ends here.")
            todo = tr(
                "Let the model forget the oldest messages from now on, and the reply can go on; "
                "you go on seeing them."
            )
            self._banner.show_notice(Notice(what, todo, WayOn.MAKE_ROOM, Weight.NOTICE))

    def _take_prompt(self, _: PromptRead) -> None:
        self.tell_memory()

    def _take_opened(self, messages: tuple[Message, ...]) -> None:
        """The model goes on without those that it did without the last time."""
        replies = [message.reply for message in messages if message.reply and message.reply.prompt]
        prompt = replies[-1].prompt if replies else None
        self._chat.left_out = prompt.left_out if prompt else 0
        self.tell_memory()
        self._take_change()

    def tell_memory(self) -> None:
        """The model remembers more or less than before."""
        transcript = self._transcript
        start = transcript.passage.start_of(self._first_remembered())
        transcript.setAccessibleDescription(memory_words(transcript.document(), start))
        transcript.viewport().update()

    def _first_remembered(self) -> int | None:
        """The section of the transcript with which the model's memory begins; None: with all."""
        left_out = self._chat.left_out
        return left_out - self._history.reader.start if left_out else None
