"""Where the person writes; it holds the text until it is sent. Knows no chats and no engines."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.theme import GRID, column_side

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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._readiness = Readiness.WAITING
        self._box = QFrame(objectName="composer_box")
        self._text = QPlainTextEdit(objectName="composer_text", tabChangesFocus=True)
        self._text.setAccessibleName("Message")
        self._text.document().setDocumentMargin(GRID / 2)
        self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._text.installEventFilter(self)
        self._text.textChanged.connect(self._follow_text)
        self._text.textChanged.connect(self.text_changed)
        self._button = QPushButton("Send")
        self._button.setProperty("weight", "primary")
        self._button.clicked.connect(self._press)
        self._hint = QLabel()
        self._hint.setProperty("tone", "muted")
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setContext(Qt.ShortcutContext.WindowShortcut)
        self._escape.activated.connect(self._stop)
        self._lay_out()
        self.show_readiness(Readiness.WAITING, "Loading the model…")

    def show_readiness(self, readiness: Readiness, reason: str = "") -> None:
        """Whether a text can be sent now; `reason` says why not. Writing is always possible."""
        self._readiness = readiness
        replying = readiness is Readiness.REPLYING
        self._button.setText("Stop" if replying else "Send")
        self._button.setToolTip("Stop the reply (Esc)" if replying else "Send (Enter)")
        self._text.setPlaceholderText(reason or "Message…")
        self._hint.setText("")
        self._follow_text()

    def show_progress(self, text: str) -> None:
        """A word on what happens before the first token; empty when nothing is to be said."""
        self._hint.setText(text)

    def show_text(self, text: str) -> None:
        """Put a text in, before what stands there already."""
        present = self._text.toPlainText()
        self._text.setPlainText(f"{text}\n{present}" if present else text)
        self._text.moveCursor(self._text.textCursor().MoveOperation.End)

    def replace_text(self, text: str) -> None:
        """Another text than the one that stands here."""
        self._text.setPlainText(text)
        self._text.moveCursor(self._text.textCursor().MoveOperation.End)

    def text(self) -> str:
        return self._text.toPlainText()

    def focus_text(self) -> None:
        self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def send(self) -> None:
        """Send what stands here, if it can be sent now."""
        text = self._text.toPlainText()
        if self._readiness is Readiness.READY and text.strip():
            # Emptied first: a text that cannot be sent is put back by whoever takes it.
            self._text.clear()
            self.sent.emit(text)

    def _lay_out(self) -> None:
        bottom = QHBoxLayout()
        bottom.setContentsMargins(GRID, 0, 0, 0)
        bottom.addWidget(self._hint, 1)
        bottom.addWidget(self._button)
        inside = QVBoxLayout(self._box)
        inside.setContentsMargins(GRID, GRID, GRID, GRID)
        inside.setSpacing(GRID // 2)
        inside.addWidget(self._text)
        inside.addLayout(bottom)
        self._outside = QVBoxLayout(self)
        self._outside.addWidget(self._box)
        self.setFocusProxy(self._text)

    def _follow_text(self) -> None:
        lines = max(1, min(_MOST_LINES, int(self._text.document().size().height())))
        margin = int(self._text.document().documentMargin())
        self._text.setFixedHeight(lines * self._text.fontMetrics().lineSpacing() + 2 * margin + 2)
        empty = not self._text.toPlainText().strip()
        match self._readiness:
            case Readiness.READY:
                self._button.setEnabled(not empty)
            case Readiness.REPLYING:
                self._button.setEnabled(True)
            case Readiness.WAITING:
                self._button.setEnabled(False)

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
                self._box.setProperty("alive", alive)
                self._box.style().polish(self._box)
        return bool(super().eventFilter(watched, event))
