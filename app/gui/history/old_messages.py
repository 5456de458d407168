"""Writes a message that was said before, a slice at a time. Knows nothing of where it is shown."""

from __future__ import annotations

from collections.abc import Iterator

from app.chats.history import History
from app.chats.values import Message
from app.engine.requests import Role
from app.engine.stats import token_seconds
from app.gui.chat.conversation import switches
from app.gui.history.versions import figures
from app.gui.transcript.message_pen import MessagePen
from app.gui.transcript.reply_footer import footer_of
from app.gui.transcript.reply_source import imported
from app.gui.transcript.version_arrows import Versions
from app.gui.translation import tr

_SLICE = 40  # tokens, which take a few milliseconds


def write(history: History, message: Message, pen: MessagePen) -> Iterator[None]:
    """Every step writes a slice."""
    if message.role is Role.USER:
        pen.show_question(message.content)
        _show_versions(message, pen)
        yield
        return
    pen.show_reply_start(0)
    _show_versions(message, pen)
    pen.show_thinking(message.thinking)
    speculating, count = None, 0
    shown = False
    for rounds in history.messages.rounds_by_piece(message.id) if message.reply else ():
        for mark in switches(rounds, speculating, count):
            pen.mark_switch(mark)
        tokens = [token for round in rounds for token in round.tokens]
        seconds = token_seconds(rounds)
        if rounds:
            speculating, count = rounds[-1].speculating, count + len(tokens)
        for start in range(0, len(tokens), _SLICE):
            end = start + _SLICE
            pen.show_tokens(tokens[start:end], seconds[start:end])
            shown = True
            yield
    if not shown:  # what was imported has a text, and nobody knows its tokens
        for text in _slices(message.content):
            pen.show_tokens([imported(text)])
            yield
    record = message.reply
    pen.show_footer(footer_of(record) if record else tr("imported"))
    if message.siblings > 1:
        siblings = history.messages.siblings(message.id)
        if words := figures(siblings, message.id):
            pen.show_footer(words)
    yield


def _show_versions(message: Message, pen: MessagePen) -> None:
    if message.siblings > 1:
        pen.show_versions(Versions(message.sibling + 1, message.siblings))


def _slices(text: str) -> Iterator[str]:
    for start in range(0, len(text), 4 * _SLICE):
        yield text[start : start + 4 * _SLICE]
