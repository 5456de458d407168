"""One side of the comparison: its text in the colours of origin, its figures below. Knows no
clock."""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QTextEdit, QVBoxLayout, QWidget

from app.engine.events import Origin, Token
from app.gui.compare.recording import SideAt
from app.gui.look.figure import UNKNOWN, Figure
from app.gui.look.labels import heading
from app.gui.look.theme import GRID, Colours
from app.gui.numerals import numeral
from app.gui.translation import tr

_LINES = {
    Origin.ACCEPTED: QTextCharFormat.UnderlineStyle.SingleUnderline,
    Origin.CORRECTED: QTextCharFormat.UnderlineStyle.WaveUnderline,
    Origin.BONUS: QTextCharFormat.UnderlineStyle.DotLine,
}


class SidePane(QWidget):
    def __init__(self, name: str, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._shown: tuple[Token, ...] = ()
        self._parting: int | None = None
        self._heading = heading(name)
        self._text = QTextEdit(readOnly=True, objectName="side_text")
        self._text.setAccessibleName(name)
        self._text.setPlaceholderText(tr("This side's reply, each token in its colour."))
        self._text.document().setDocumentMargin(GRID * 1.5)
        figures = QHBoxLayout()
        figures.setSpacing(GRID * 2)
        tips = (
            (tr("seconds"), tr("Since this side began, its prompt included.")),
            (tr("tokens/s"), tr("Tokens of the reply per second, without the prompt.")),
            (tr("tokens/pass"), tr("Tokens of the reply ÷ passes of the target.")),
            (tr("tokens"), tr("Tokens written so far.")),
        )
        self._figures = [Figure(words, "000.0", tip) for words, tip in tips]
        for figure in self._figures:
            figures.addWidget(figure, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._heading)
        column.addWidget(self._text, 1)
        column.addLayout(figures)

    @property
    def text(self) -> str:
        return self._text.toPlainText()

    @property
    def figures(self) -> tuple[str, ...]:
        """As they are shown: seconds, tokens/s, tokens/pass, tokens."""
        return tuple(figure.shown for figure in self._figures)

    def start_over(self, heading: str) -> None:
        self._heading.setText(heading)
        self._parting = None
        self._shown = ()
        self._write_anew()
        for figure in self._figures:
            figure.show_value(UNKNOWN)

    def show_at(self, side: SideAt) -> None:
        """The side at some moment; also at an earlier one than is shown."""
        known = len(self._shown)
        going_on = side.tokens[:known] == self._shown
        self._shown = side.tokens
        if not going_on:
            self._write_anew()
        else:
            self._write(known)
        stats = side.stats
        values = (side.seconds, stats.tokens_per_second, stats.tokens_per_pass, stats.tokens)
        for figure, value, digits in zip(self._figures, values, (1, 1, 2, 0), strict=True):
            figure.show_value(UNKNOWN if value is None else numeral(value, f",.{digits}f"))

    def mark_parting(self, position: int | None) -> None:
        """The token from which on the two texts differ."""
        self._parting = position
        self._write_anew()

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self._write_anew()

    def _write_anew(self) -> None:
        self._text.clear()
        self._write(0)

    def _write(self, first: int) -> None:
        """The tokens from this one on; who reads further up is not moved."""
        bar = self._text.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for number, token in enumerate(self._shown[first:], first):
            cursor.insertText(token.text, self._look_of(token, number))
        if follows:
            bar.setValue(bar.maximum())

    def _look_of(self, token: Token, number: int) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setForeground(QColor(self._colours.text))
        if number == self._parting:
            look.setBackground(QColor(self._colours.accent))
            look.setForeground(QColor(self._colours.on_accent))
        elif token.origin in _LINES:
            look.setBackground(self._colours.tint(token.origin))
            look.setUnderlineStyle(_LINES[token.origin])
            look.setUnderlineColor(QColor(self._colours.line(token.origin)))
        return look
