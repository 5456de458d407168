"""Writes messages at one place of a document: its end, or between others. Knows no scrolling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QTextCursor, QTextDocument

from app.attachments.quoting import Attachment, unquote
from app.engine.events import Token
from app.gui.attach.words import lines_words
from app.gui.chat.conversation import SwitchMark
from app.gui.transcript.block_data import BlockData
from app.gui.transcript.reply_pen import ReplyPen
from app.gui.transcript.reply_source import Note, ReplySource
from app.gui.transcript.reply_writer import ReplyView, open_block
from app.gui.transcript.typography import Kind, kind_of, paragraph, spaced
from app.gui.transcript.version_arrows import Versions, write_versions
from app.gui.translation import tr


@dataclass(slots=True, eq=False)
class Section:
    """A message as it stands in the document. `start` moves with its text."""

    start: QTextCursor
    entries: list[Note | ReplySource] = field(default_factory=list)
    versions: Versions | None = None


class MessagePen:
    """Its methods are those by which a chat tells what is said; each message becomes a section."""

    def __init__(
        self,
        document: QTextDocument,
        view: ReplyView,
        add: Callable[[Section], None],
        tail: QTextCursor | None = None,
    ) -> None:
        """`tail` stands where it writes and moves on with the text; without one that is the end."""
        self._document = document
        self._add = add
        self._tail = tail
        self.view = view
        self.writer: ReplyPen | None = None  # of the reply in progress
        self._section: Section | None = None

    def end(self) -> QTextCursor:
        if self._tail is not None:
            return QTextCursor(self._tail)
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def show_question(self, text: str) -> None:
        """What the person asked."""
        self._open_section(tr("You"), None)
        self._add_note(Note(text, asked=True))

    def show_reply_start(self, tokens_before: int, live: bool = False) -> None:
        """Open a reply, or go on with the one of which `tokens_before` are shown already.

        The thoughts of a `live` one are shown while they come.
        """
        if self.writer is None:
            self._open_reply(ReplySource(tokens_before, live))

    def show_thinking(self, thinking: bool) -> None:
        """Whether the reply begins inside its thoughts, before its first token."""
        if self.writer is not None:
            self.writer.show_thinking(thinking)

    def show_versions(self, versions: Versions) -> None:
        """Which version this is, beside the heading of the message that was opened just now."""
        if self._section is not None and self._section.versions is None:
            self._section.versions = versions
            write_versions(self._section.start, versions)

    def mark_switch(self, mark: SwitchMark) -> None:
        """Mark where speculation went on or off, as soon as that token is there."""
        if self.writer is not None:
            self.writer.source.marks.append(mark)

    def show_tokens(self, tokens: list[Token], seconds: Sequence[float] = ()) -> None:
        """Add tokens to the reply, as Markdown or each exactly as it is."""
        if self.writer is not None:
            self.writer.add(tokens, seconds)

    def show_footer(self, text: str) -> None:
        """Close the reply with its figures."""
        self._add_note(Note(text, asked=False))

    def show_again(self, section: Section) -> None:
        """A message that was shown before."""
        for entry in section.entries:
            if isinstance(entry, ReplySource):
                self._open_reply(entry, section.versions)
            elif entry.asked:
                self.show_question(entry.text)
                if section.versions is not None:
                    self.show_versions(section.versions)
            else:
                self._add_note(entry)

    def reopen(self, section: Section) -> None:
        """A reply that was shown before, to be gone on with."""
        for entry in section.entries:
            if isinstance(entry, ReplySource):
                self._open_reply(entry, section.versions)

    def _open_section(self, words: str, source: ReplySource | None) -> Section:
        cursor = self._append(words, Kind.HEADER, source)
        start = QTextCursor(cursor)
        start.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        self._section = Section(start)
        self._add(self._section)
        return self._section

    def _open_reply(self, source: ReplySource, versions: Versions | None = None) -> None:
        section = self._open_section("Paceline", source)
        self._keep(source)
        if versions is not None:
            self.show_versions(versions)
        self.writer = ReplyPen(self.end, section.start, source, self.view)

    def _add_note(self, note: Note) -> None:
        if self.writer is not None:
            self.writer.finish()
        self.writer = None
        self._keep(note)
        if not note.asked:
            self._append(note.text, Kind.FOOTER)
            return
        quoted = unquote(note.text)
        for attachment in quoted.attachments:
            words = f"{attachment.name}  ·  {lines_words(attachment)}"
            self._append(words, Kind.ATTACHMENT, attachment=attachment)
        if quoted.text or not quoted.attachments:
            self._append(quoted.text, Kind.QUESTION)

    def _keep(self, entry: Note | ReplySource) -> None:
        if self._section is not None:
            self._section.entries.append(entry)

    def _append(
        self,
        text: str,
        kind: Kind,
        source: ReplySource | None = None,
        attachment: Attachment | None = None,
    ) -> QTextCursor:
        cursor = self.end()
        cursor.beginEditBlock()
        look = spaced(paragraph(kind, self._document.isEmpty()), self.view.density)
        if kind is Kind.FOOTER and kind_of(cursor.block()) is Kind.FOOTER:
            look.setTopMargin(0)  # two lines of figures belong together
        open_block(cursor, look)
        cursor.block().setUserData(BlockData(source=source, attachment=attachment))
        cursor.insertText(text)
        cursor.endEditBlock()
        return cursor
