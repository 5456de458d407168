"""The menu on a message of the transcript: copy, answer anew, edit, step between versions. Knows
nothing of how any of it is done."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from app.attachments.quoting import unquote
from app.chats.values import Message
from app.engine.requests import Role, Turn
from app.gui.history.branches import Branches
from app.gui.history.desk import Desk
from app.gui.history.reader import Reader
from app.gui.transcript.transcript import Transcript
from app.gui.translation import tr


class MessageMenu(QObject):
    edit_asked = Signal(object)  # Message
    compare_asked = Signal(object)  # tuple[Turn, ...]: a question and what was said before it
    seed_chosen = Signal(int)
    rounds_asked = Signal(object)  # Message

    def __init__(
        self, transcript: Transcript, desk: Desk, reader: Reader, branches: Branches
    ) -> None:
        super().__init__()
        self._transcript = transcript
        self._desk = desk
        self._reader = reader
        self._branches = branches
        transcript.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        transcript.customContextMenuRequested.connect(self._show)

    def message_at(self, point: QPoint) -> Message | None:
        """The message under a point of the transcript."""
        position = self._transcript.cursorForPosition(point).position()
        return self.message_in(self._transcript.passage.section_at(position))

    def message_in(self, section: int) -> Message | None:
        """The message that this section of the transcript shows."""
        place = self._reader.start + section
        said = [m for m in self._desk.path() if m.role is not Role.SYSTEM]
        return said[place] if section >= 0 and place < len(said) else None

    def menu(self, message: Message | None) -> QMenu:
        menu = QMenu(self._transcript)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy"), self._transcript.copy)
        copy.setEnabled(self._transcript.textCursor().hasSelection())
        menu.addAction(tr("Select all"), self._transcript.selectAll)
        if message is not None:
            menu.addSeparator()
            self._add_deeds(menu, message)
        return menu

    def _add_deeds(self, menu: QMenu, message: Message) -> None:
        branches, number = self._branches, message.id
        if message.role is Role.USER:
            deeds = [menu.addAction(tr("Edit…"), partial(self.edit_asked.emit, message))]
        else:
            deeds = [
                menu.addAction(tr("Regenerate"), partial(branches.regenerate, number)),
                menu.addAction(
                    tr("Regenerate with speculation switched"),
                    partial(branches.regenerate, number, True),
                ),
            ]
        for deed in deeds:
            deed.setEnabled(branches.possible)
        menu.addAction(tr("Compare two ways to answer…"), partial(self._compare, message))
        for file in unquote(message.content).attachments if message.role is Role.USER else ():
            words = tr("Show {name}").format(name=file.name)
            menu.addAction(words, partial(self._transcript.attachment_opened.emit, file))
        if message.reply is not None:
            seed = message.reply.making.seed
            words = tr("Use this seed again: {seed}").format(seed=seed)
            menu.addAction(words, partial(self.seed_chosen.emit, seed))
            menu.addAction(tr("Round by round…"), partial(self.rounds_asked.emit, message))
        if message.siblings > 1:
            menu.addSeparator()
            words = tr("Version {number} of {count}")
            words = words.format(number=message.sibling + 1, count=message.siblings)
            version = menu.addAction(words)
            version.setEnabled(False)
            menu.addAction(tr("Previous version"), partial(branches.step, number, -1))
            menu.addAction(tr("Next version"), partial(branches.step, number, 1))

    def _compare(self, message: Message) -> None:
        """With all that was said up to the question that this is, or that this answers."""
        path = self._desk.path()
        place = next((i for i, found in enumerate(path) if found.id == message.id), -1)
        turns = [
            Turn(found.role, found.content, thinking=found.thinking) for found in path[: place + 1]
        ]
        while turns and turns[-1].role is not Role.USER:
            turns.pop()
        if turns:
            self.compare_asked.emit(tuple(turns))

    def _show(self, point: QPoint) -> None:
        menu = self.menu(self.message_at(point))
        menu.popup(self._transcript.viewport().mapToGlobal(point))
