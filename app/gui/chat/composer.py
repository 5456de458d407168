"""Where the person writes; it holds the text until it is sent. Knows no chats and no engines."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.attachments.quoting import Attachment, quote, unquote
from app.gui.attach.chips import ChipRow
from app.gui.attach.message_box import MessageBox
from app.gui.key_tip import KeyTip
from app.gui.look.one_line import OneLine
from app.gui.look.theme import GRID, column_side
from app.gui.translation import tr

_MOST_LINES = 8


class Readiness(Enum):
    """What can be done with a text now."""

    READY = "ready"
    REPLYING = "replying"
    WAITING = "waiting"


class Composer(QWidget):
    """Enter sends, Shift+Enter breaks the line, Esc stops."""

    sent = Signal(str)
    stopped = Signal()
    text_changed = Signal()
    files_wanted = Signal()  # the person wants to choose some
    files_brought = Signal(object)  # tuple[Path, ...]: pasted or dropped
    long_text_pasted = Signal(str)
    attachment_opened = Signal(object)  # Attachment

    def __init__(self, attach: QAction, parent: QWidget | None = None) -> None:
        """`attach`: what its button does too."""
        super().__init__(parent)
        self._readiness = Readiness.WAITING
        self._box = QFrame(objectName="composer_box")
        self._box.setProperty("alive", "yes")  # it is written in first of all
        self._attachments: list[Attachment] = []
        self._figures: list[str] = []
        self.chips = ChipRow()
        self.chips.removed.connect(self._remove)
        self.chips.opened.connect(self._open)
        self._text = MessageBox(objectName="composer_text", tabChangesFocus=True)
        self._text.files_brought.connect(self.files_brought)
        self._text.long_text_pasted.connect(self.long_text_pasted)
        self._text.setAccessibleName(tr("Message"))
        self._text.document().setDocumentMargin(GRID / 2)
        self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._text.installEventFilter(self)
        self._text.textChanged.connect(self._follow_text)
        self._text.textChanged.connect(self.text_changed)
        self._button = QPushButton(tr("Send"))
        self._button.setProperty("weight", "primary")
        self._button.clicked.connect(self._press)
        self._attach = QPushButton(tr("Attach…"), objectName="attach")
        KeyTip(self._attach, tr("Attach files"), attach)
        self._attach.clicked.connect(self.files_wanted)
        self._hint = OneLine()
        self._hint.setProperty("tone", "muted")
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setContext(Qt.ShortcutContext.WindowShortcut)
        self._escape.activated.connect(self._stop)
        self._lay_out()
        self.show_readiness(Readiness.WAITING, tr("Loading the model…"))

    def show_readiness(self, readiness: Readiness, reason: str = "") -> None:
        """Whether a text can be sent now; `reason` says why not. Writing is always possible."""
        self._readiness = readiness
        replying = readiness is Readiness.REPLYING
        self._button.setText(tr("Stop") if replying else tr("Send"))
        self._button.setToolTip(tr("Stop the reply (Esc)") if replying else tr("Send (Enter)"))
        self._text.setPlaceholderText(reason or tr("Message…"))
        self._text.viewport().update()  # Qt paints a placeholder only where there was none
        self._hint.setText("")
        self._follow_text()

    def show_progress(self, text: str) -> None:
        """A word on what happens before the first token; empty when nothing is to be said."""
        self._hint.setText(text)

    def show_text(self, text: str) -> None:
        """Put a message in, before what stands there already."""
        quoted, present = unquote(text), self._text.toPlainText()
        self._attachments[:0] = quoted.attachments
        self._show_chips()
        self._text.setPlainText(f"{quoted.text}\n{present}" if present else quoted.text)
        self._text.moveCursor(self._text.textCursor().MoveOperation.End)

    def replace_text(self, text: str) -> None:
        """Another message than the one that stands here."""
        self._attachments.clear()
        self._text.clear()
        self.show_text(text)

    def text(self) -> str:
        """The whole message: what is attached, quoted, and what is typed."""
        return quote(self._attachments, self._text.toPlainText())

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        return tuple(self._attachments)

    @property
    def typed(self) -> str:
        """Without what is attached."""
        return self._text.toPlainText()

    def attach(self, attachment: Attachment) -> None:
        """Send this along with the message."""
        if attachment not in self._attachments:
            self._attachments.append(attachment)
            self._show_chips()
            self.text_changed.emit()

    def make_attachment(self, attachment: Attachment) -> None:
        """Attach a text that stands in the box, and take it out of there."""
        typed = self._text.toPlainText()
        if attachment.text in typed:
            self._text.setPlainText(typed.replace(attachment.text, "", 1))
            self._text.moveCursor(self._text.textCursor().MoveOperation.End)
            self.attach(attachment)

    def show_figures(self, figures: list[str]) -> None:
        """What is said of each attachment beside its name."""
        self._figures = figures
        self._show_chips()

    def add_line(self, line: QWidget) -> None:
        """Something to be read under the text."""
        self._inside.addWidget(line)

    def add_above(self, line: QWidget) -> None:
        """Something over the box."""
        self._outside.insertWidget(0, line)

    def focus_text(self) -> None:
        self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def send(self) -> None:
        """Send what stands here, if it can be sent now."""
        text = self.text()
        if self._readiness is Readiness.READY and text.strip():
            # Emptied first: a text that cannot be sent is put back by whoever takes it.
            self.replace_text("")
            self.sent.emit(text)

    def _lay_out(self) -> None:
        bottom = QHBoxLayout()
        bottom.setContentsMargins(GRID // 2, 0, GRID, GRID)  # "Attach…" stands under what is typed
        bottom.addWidget(self._attach)
        bottom.addWidget(self._hint, 1)
        bottom.addWidget(self._button)
        inside = self._inside = QVBoxLayout()
        inside.setContentsMargins(GRID, GRID, GRID, 0)
        inside.setSpacing(GRID // 2)
        inside.addWidget(self.chips)
        inside.addWidget(self._text)
        whole = QVBoxLayout(self._box)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GRID // 2)
        whole.addLayout(inside)
        whole.addLayout(bottom)
        self._outside = QVBoxLayout(self)
        self._outside.addWidget(self._box)
        self.setFocusProxy(self._text)

    def _follow_text(self) -> None:
        lines = max(1, min(_MOST_LINES, int(self._text.document().size().height())))
        margin = int(self._text.document().documentMargin())
        self._text.setFixedHeight(lines * self._text.fontMetrics().lineSpacing() + 2 * margin + 2)
        empty = not self._attachments and not self._text.toPlainText().strip()
        match self._readiness:
            case Readiness.READY:
                self._button.setEnabled(not empty)
            case Readiness.REPLYING:
                self._button.setEnabled(True)
            case Readiness.WAITING:
                self._button.setEnabled(False)

    def _show_chips(self) -> None:
        names = [attachment.name for attachment in self._attachments]
        figures = self._figures + [""] * len(names)
        self.chips.show_chips(list(zip(names, figures, strict=False)))
        self._follow_text()

    def _open(self, place: int) -> None:
        self.attachment_opened.emit(self._attachments[place])

    def _remove(self, place: int) -> None:
        del self._attachments[place]
        del self._figures[place : place + 1]
        self._show_chips()
        if not self._attachments:
            self.focus_text()
        self.text_changed.emit()

    def _press(self) -> None:
        if self._readiness is Readiness.REPLYING:
            self._stop()
        else:
            self.send()

    def _stop(self) -> None:
        if self._readiness is Readiness.REPLYING:
            self.stopped.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = column_side(self.width())
        self._outside.setContentsMargins(side, GRID, side, GRID * 2)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_outside"):
            self._follow_text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._text:
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
                if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                    self.send()
                    return True
            elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                alive = "yes" if event.type() is QEvent.Type.FocusIn else "no"
                if alive != self._box.property("alive"):
                    self._box.setProperty("alive", alive)
                    self._box.style().polish(self._box)
        return bool(super().eventFilter(watched, event))
