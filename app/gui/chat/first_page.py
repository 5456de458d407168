"""What an empty chat shows: three prompts that teach what speculation likes. Knows no engine."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.gui.look.theme import GRID, caption_font, column_side
from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Suggestion:
    title: str
    acceptance: str
    prompt: str


def suggestions() -> tuple[Suggestion, ...]:
    return (
        Suggestion(
            tr("Write code"),
            tr("high"),
            tr("Write a Python function that merges two sorted lists into one, with a docstring."),
        ),
        Suggestion(
            tr("Rewrite a text with one word changed"),
            tr("very high"),
            tr(
                "Repeat this text exactly, but write “bicycle” for “car”:\n\n"
                "The car stood in front of the house. In the morning the car was wet with dew, "
                "and in the evening the car was warm from the sun. Nobody ever saw who used the "
                "car."
            ),
        ),
        Suggestion(
            tr("Tell a story"),
            tr("low"),
            tr("Tell a short story about a lighthouse keeper who finds a letter in a bottle."),
        ),
    )


class _Card(QPushButton):
    def __init__(self, suggestion: Suggestion) -> None:
        super().__init__(objectName="suggestion")
        self.setAccessibleName(suggestion.title)
        self.setToolTip(f"<p>{escape(suggestion.prompt)}</p>".replace("\n", "<br>"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A button would never be narrower than its words.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._name = suggestion.title
        self._title = title = QLabel(suggestion.title)
        font = title.font()
        font.setWeight(font.Weight.DemiBold)
        title.setFont(font)
        acceptance = QLabel(
            tr("expected acceptance: {acceptance}").format(acceptance=suggestion.acceptance)
        )
        self._line = suggestion.prompt.split("\n")[0]
        self._prompt = prompt = QLabel(self._line)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(GRID * 2, GRID + 4, GRID * 2, GRID + 4)
        column.setSpacing(2)
        for label in (title, prompt, acceptance):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        for label in (prompt, acceptance):
            label.setProperty("tone", "muted")
        acceptance.setFont(caption_font(self.font()))

    def sizeHint(self) -> QSize:
        """A button takes no notice of the layout in it."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, elide = self.width() - GRID * 4, Qt.TextElideMode.ElideRight
        for label, words in ((self._title, self._name), (self._prompt, self._line)):
            label.setText(label.fontMetrics().elidedText(words, elide, room))


class FirstPage(QWidget):
    prompt_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        heading = QLabel(tr("See where every token comes from"))
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.75)
        font.setWeight(font.Weight.DemiBold)
        heading.setFont(font)
        heading.setWordWrap(True)
        text = QLabel(
            tr(
                "A quick guesser drafts several tokens, the model checks them all in one pass "
                "and keeps those it agrees with. Each token shows who wrote it. Try one of these:"
            ),
            wordWrap=True,
        )
        text.setProperty("tone", "muted")
        for words in (heading, text):
            words.setMinimumWidth(
                GRID * 30
            )  # by itself it would ask for three lines of equal width
        self._column = column = QVBoxLayout(self)
        column.setSpacing(GRID)
        column.addStretch(2)
        column.addWidget(heading)
        column.addWidget(text)
        column.addSpacing(GRID)
        self._cards = []
        for suggestion in suggestions():
            card = _Card(suggestion)
            card.clicked.connect(lambda _=False, s=suggestion: self.prompt_chosen.emit(s.prompt))
            self._cards.append(card)
            column.addWidget(card)
        column.addStretch(3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = column_side(self.width())
        self._column.setContentsMargins(side, GRID * 2, side, GRID * 2)
        super().resizeEvent(event)
