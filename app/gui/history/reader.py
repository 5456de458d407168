"""Shows what was said before: the last screen first, other messages when one scrolls to them.
Knows nothing of how chats are chosen or changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.chats.history import History
from app.chats.values import ChatId, Message, MessageId, ReplyRecord
from app.engine.events import Origin, Round, Token
from app.engine.requests import Role
from app.gui.chat_presenter import footer
from app.gui.conversation import SwitchMark
from app.gui.main_window import MainWindow
from app.gui.transcript import Transcript
from app.gui.transcript_type import Kind, kind_of

FIRST = 24  # messages that surely fill a screen
_NEAR = 200  # pixels from the first or the last line


class Reader(QObject):
    """A part of the chat is shown, of at most twice `FIRST` messages, that slides up and down with
    the scroll bar. It is at the end whenever something is said."""

    def __init__(
        self,
        history: History,
        transcript: Transcript,
        window: MainWindow,
        may_slide: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._history = history
        self._transcript = transcript
        self._window = window
        self._may_slide = may_slide
        self._start = 0  # the first message that is shown
        self._end: int | None = None  # the first that is not; None = it goes to the end
        self._chat: ChatId | None = None
        self._showing = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._slide)
        transcript.verticalScrollBar().valueChanged.connect(self._consider)

    @property
    def start(self) -> int:
        """How many older messages are not shown."""
        return self._start

    def forget(self) -> None:
        """The transcript is empty, or shows a chat from its first message on."""
        self._start, self._end, self._chat = 0, None, None

    def show(self, messages: tuple[Message, ...], at: MessageId | None = None) -> None:
        """The last of these messages, in a transcript that is empty; or from `at` on."""
        self._chat = messages[0].chat if messages else None
        if messages:
            self._window.show_chat(True)
        start = max(0, len(messages) - FIRST)
        place = next((n for n, message in enumerate(messages) if message.id == at), None)
        self._show(messages, start if place is None else min(start, place))
        bar = self._transcript.verticalScrollBar()
        bar.setValue(bar.maximum() if place is None else self._top_of(messages, place))

    def show_end(self) -> None:
        """Something is going to be said."""
        if self._end is not None and self._chat is not None:
            self.show(self._history.messages.path(self._chat))

    def _show(self, messages: tuple[Message, ...], start: int) -> None:
        end = start + 2 * FIRST
        self._start, self._end = start, end if end < len(messages) else None
        transcript = self._transcript
        self._showing = True
        transcript.setUpdatesEnabled(False)
        try:
            transcript.start_over()
            for message in messages[start:end]:
                if message.role is Role.USER:
                    transcript.show_question(message.content)
                elif message.role is Role.ASSISTANT:
                    self._show_reply(message)
        finally:
            transcript.setUpdatesEnabled(True)
            self._showing = False

    def _top_of(self, messages: tuple[Message, ...], place: int) -> int:
        """Where this message, which is shown, begins in the transcript; in pixels."""
        above = messages[self._start : place + 1]
        count = sum(message.role is not Role.SYSTEM for message in above)
        block = self._transcript.document().firstBlock()
        while block.isValid():
            count -= kind_of(block) is Kind.HEADER
            if not count:
                break
            block = block.next()
        layout = self._transcript.document().documentLayout()
        return int(layout.blockBoundingRect(block).top())

    def _show_reply(self, message: Message) -> None:
        transcript = self._transcript
        transcript.show_reply_start(0)
        rounds = self._history.messages.rounds(message.id) if message.reply else ()
        for mark in switches(rounds):
            transcript.mark_switch(mark)
        tokens = [token for round in rounds for token in round.tokens]
        # What was imported has a text, and nobody knows its tokens.
        transcript.show_tokens(tokens or [Token(0, message.content, Origin.PLAIN, 1.0)])
        record = message.reply
        transcript.show_footer(_footer(record) if record else "imported")

    def _consider(self, _: int) -> None:
        if not self._showing and self._direction and self._may_slide():
            self._timer.start()

    @property
    def _direction(self) -> int:
        """Where more is to be shown: -1 above, 1 below, 0 nowhere."""
        bar = self._transcript.verticalScrollBar()
        if self._start and bar.value() < _NEAR:
            return -1
        return int(self._end is not None and bar.value() > bar.maximum() - _NEAR)

    def _slide(self) -> None:
        direction = self._direction
        if not direction or self._chat is None or not self._may_slide():
            return
        messages = self._history.messages.path(self._chat)
        start = max(0, self._start + direction * FIRST)
        anchor = max(start, self._start)  # a message that is shown before and after
        bar = self._transcript.verticalScrollBar()
        offset = bar.value() - self._top_of(messages, anchor)
        self._show(messages, start)
        bar.setValue(self._top_of(messages, anchor) + offset)


def _footer(record: ReplyRecord) -> str:
    making = record.making
    seed = making.seed if making.sampler.temperature > 0 else None
    return footer(record.stats, record.reason, seed)


def switches(rounds: tuple[Round, ...]) -> list[SwitchMark]:
    """Where speculation went on or off within a reply."""
    marks, tokens = [], 0
    for place, round in enumerate(rounds):
        if place and round.speculating is not rounds[place - 1].speculating:
            marks.append(SwitchMark(tokens, place, round.speculating))
        tokens += len(round.tokens)
    return marks
