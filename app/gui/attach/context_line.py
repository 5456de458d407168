"""What the message will take of the context, before it is sent. Knows no engine."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from app.engine.requests import Overflow
from app.gui.attach.words import tokens_words
from app.gui.look.theme import GRID, caption_font, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr

NEARLY_FULL = 0.75  # of the context: from here on it is said what happens when it is full


@dataclass(frozen=True, slots=True)
class Taken:
    """Of a message that is being written; in tokens. `prompt` is all that the model would read,
    None where nobody can tell; `exact` is False for an estimate."""

    message: int
    prompt: int | None
    context: int
    exact: bool
    left_out: int  # older messages that the model does not see

    @property
    def fits(self) -> bool:
        return self.prompt is None or not self.context or self.prompt <= self.context

    @property
    def hopeless(self) -> bool:
        """Too long by itself, whatever is left out."""
        return self.message > self.context > 0

    @property
    def nearly_full(self) -> bool:
        full = self.prompt is not None and self.prompt > NEARLY_FULL * self.context > 0
        return full or self.left_out > 0


class ContextLine(QWidget):
    overflow_chosen = Signal(object)  # Overflow
    paste_attached = Signal()  # the long text that was pasted is rather to be a file

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._overflow = Overflow.REFUSE
        self._words = QLabel(wordWrap=True)
        self._words.setFont(tabular(caption_font(self.font())))
        self._choice = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choice.setProperty("weight", "quiet")
        self._choice.setProperty("menu", "yes")
        self._choice.setFont(caption_font(self.font()))
        self._menu = QMenu(self._choice)
        self._group = QActionGroup(self._menu)
        for overflow in Overflow:
            action = self._group.addAction(_sentence(overflow))
            action.setCheckable(True)
            action.setData(overflow)
        self._menu.addActions(self._group.actions())
        self._menu.triggered.connect(lambda a: self.overflow_chosen.emit(Overflow(a.data())))
        self._choice.setMenu(self._menu)
        self._attach = QPushButton(tr("Attach the pasted text as a file instead"))
        self._attach.setObjectName("link")
        self._attach.clicked.connect(self.paste_attached)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID // 2, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._words, 1)
        row.addWidget(self._attach)
        row.addWidget(self._choice)
        self.show_overflow(Overflow.REFUSE)
        for part in (self._words, self._attach, self._choice, self):
            part.hide()

    def show_overflow(self, overflow: Overflow) -> None:
        """What is done when it does not fit."""
        self._overflow = overflow
        for action in self._group.actions():
            action.setChecked(Overflow(action.data()) is overflow)
        words = {Overflow.REFUSE: tr("When full: stop"), Overflow.LEAVE_OUT: tr("When full: go on")}
        self._choice.setText(words[overflow])
        where = tr("For this chat; the settings say what others do.")
        self._choice.setToolTip(f"{_sentence(overflow)}\n{where}")
        self._choice.setAccessibleName(f"{tr('When the context is full')}: {_sentence(overflow)}")

    def show_paste(self, offered: bool) -> None:
        """Offer to make a file of the long text that was pasted, or no longer."""
        self._attach.setVisible(offered)
        self._show_or_hide()

    def show_taken(self, taken: Taken | None) -> None:
        """The figures; None while nothing is being written."""
        self._words.setVisible(taken is not None)
        self._choice.setVisible(taken is not None and taken.nearly_full)
        if taken is not None:
            refused = not taken.fits and (taken.hopeless or self._overflow is Overflow.REFUSE)
            tone = "error" if refused else "muted"
            self._words.setText(self._sentences(taken))
            self._words.setProperty("tone", tone)
            self._words.style().polish(self._words)
            self._words.setToolTip(
                tr(
                    "The message's own tokens; then all that the model reads for its reply: the "
                    "conversation with this message, of what the context holds."
                )
            )
        self._show_or_hide()

    def _sentences(self, taken: Taken) -> str:
        parts = [tr("Message: {tokens}").format(tokens=tokens_words(taken.message, taken.exact))]
        if taken.prompt is not None and taken.context:
            words = tr("with the chat {prompt} of {context}")
            mark = "" if taken.exact else "≈ "
            parts.append(
                words.format(
                    prompt=f"{mark}{numeral(taken.prompt, ',')}",
                    context=numeral(taken.context, ","),
                )
            )
        if not taken.fits:
            refused = taken.hopeless or self._overflow is Overflow.REFUSE
            parts.append(tr("does not fit") if refused else tr("the oldest will be left out"))
        elif taken.left_out:
            words = tr("oldest {count} left out")
            parts.append(words.format(count=numeral(taken.left_out, ",")))
        return " · ".join(parts)

    def _show_or_hide(self) -> None:
        self.setVisible(not self._words.isHidden() or not self._attach.isHidden())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


def _sentence(overflow: Overflow) -> str:
    match overflow:
        case Overflow.REFUSE:
            return tr("Don't send what does not fit into the context; keep the text")
        case Overflow.LEAVE_OUT:
            return tr("Leave out the oldest messages, so that the chat can go on")
