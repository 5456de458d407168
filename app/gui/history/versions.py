"""Which version of a message is shown, and the figures of all of them beside one another. Knows
nothing of how versions are made."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject

from app.chats.history import History
from app.chats.values import Message, MessageId
from app.errors import UserError
from app.gui.chat.session import ChatSession
from app.gui.history.recorder import Recorder
from app.gui.numerals import numeral
from app.gui.transcript.transcript import Transcript
from app.gui.transcript.version_arrows import Versions
from app.gui.translation import tr


class VersionTeller(QObject):
    """Of what is being said; what was said before has its versions from the reader."""

    def __init__(
        self, history: History, recorder: Recorder, chat: ChatSession, transcript: Transcript
    ) -> None:
        """It is made after the recorder, so that the message is on disk when it looks."""
        super().__init__()
        self._history = history
        self._recorder = recorder
        self._transcript = transcript
        chat.question_added.connect(self._take_message)
        chat.reply_started.connect(self._take_message)
        chat.reply_ended.connect(self._take_end)

    def _take_message(self, _: object) -> None:
        for message in self._siblings():
            if message.id == self._recorder.last and message.siblings > 1:
                self._transcript.show_versions(Versions(message.sibling + 1, message.siblings))

    def _take_end(self, _: object) -> None:
        if words := figures(self._siblings(), self._recorder.last):
            self._transcript.show_footer(words)

    def _siblings(self) -> tuple[Message, ...]:
        last = self._recorder.last
        with suppress(UserError):  # the recorder tells what is wrong with the disk
            return () if last is None else self._history.messages.siblings(last)
        return ()


def figures(siblings: Sequence[Message], own: MessageId | None) -> str:
    """How fast each version of a reply came, in one line; "" where nothing can be compared."""
    parts = []
    for message in siblings:
        rate = message.reply.stats.tokens_per_second if message.reply else None
        if message.reply is None or rate is None:
            continue
        with_it = message.reply.making.speculation.on
        how = tr("with speculation") if with_it else tr("without speculation")
        name = tr("version {number}").format(number=message.sibling + 1)
        if message.id == own:
            name = tr("this one")
        said = tr("{name}, {how}: {rate} tok/s")
        parts.append(said.format(name=name, how=how, rate=numeral(rate, ",.1f")))
    line = " · ".join(parts)
    return line[0].upper() + line[1:] if len(parts) > 1 else ""
