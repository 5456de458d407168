"""Speculative decoding in words and pictures. Knows no figures but those of the loaded pair."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from app.engine.events import Loaded
from app.gui.learn.overlap import Overlap
from app.gui.learn.ways import Way, ways
from app.gui.look.labels import heading
from app.gui.look.theme import GRID, Colours
from app.gui.translation import tr


class Explanation(QScrollArea):
    def __init__(self, colours: Colours) -> None:
        super().__init__(objectName="details", widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Speculative decoding explained"))
        body = QWidget(objectName="details_body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 3)
        self._column.setSpacing(GRID)
        self._overlap = Overlap(colours)
        self._add_idea()
        self._add_reason()
        self._add_pitfalls()
        self._add_heading(tr("Other ways to get guesses"))
        self._ways: list[QLabel] = []
        for _ in ways(None):
            self._ways.append(self._add_text(""))
        self._column.addStretch(1)
        self.setWidget(body)
        self.show_pair(None)

    def show_pair(self, loaded: Loaded | None) -> None:
        """Which ways there are depends on what is loaded."""
        for label, way in zip(self._ways, ways(loaded), strict=True):
            label.setText(_way_words(way))

    def show_look(self, colours: Colours) -> None:
        self._overlap.show_look(colours)

    def _add_idea(self) -> None:
        self._add_heading(tr("Draft, then check"))
        self._add_text(
            tr(
                "To write one token, a model reads all of its weights from memory. The arithmetic "
                "is done long before the next weights arrive: the processor waits. Five places of "
                "a text can share one such reading, if it is known what stands in them."
            )
        )
        self._add_text(
            tr(
                "So somebody quick guesses the next γ tokens. The large model looks at all of them "
                "in <b>one pass</b>, keeps those that it would have written itself, crosses out "
                "the first wrong one and writes its own in its place. If all were right, the same "
                "pass gives one more: the <b>bonus</b>. A round never yields less than one token, "
                "and at best γ + 1."
            )
        )
        self._add_text(
            tr(
                "It pays when the guesses are cheap (c), often right (α), and a pass over γ + 1 "
                "tokens takes hardly longer than one over a single token (v near 1)."
            )
        )

    def _add_reason(self) -> None:
        self._add_heading(tr("Why the text does not change"))
        self._add_text(
            tr(
                "The draft guesses a word with chance q; the target would write it with chance p. "
                "The guess is kept with chance min(1, p/q): always, where the draft was too "
                "modest, and only as often as the target would have it, where the draft was too "
                "sure. A refused word is replaced by one drawn from what is missing: p - q, where "
                "that is above zero."
            )
        )
        self._column.addWidget(self._overlap)
        self._add_text(
            tr(
                "Green and orange together reach exactly the line p, for every word. All that is "
                "green is α. Nothing is lost but time: the page “Proof” counts it on your models."
            )
        )

    def _add_pitfalls(self) -> None:
        self._add_heading(tr("When it does not pay"))
        for name, words in (
            (
                tr("Another tokenizer."),
                tr("A guess is a token number; it must mean the same to both models."),
            ),
            (
                tr("Another temperature."),
                tr(
                    "A draft that rolls its dice more wildly than the target is refused more often."
                ),
            ),
            (
                tr("Base against instruct."),
                tr("A draft that never learnt to chat guesses in another style: α falls."),
            ),
            (
                tr("Many at once."),
                tr(
                    "A server with a large batch, or a CPU with quantised weights, has no idle "
                    "arithmetic to spend: v grows with every guess, and guessing can be slower."
                ),
            ),
            (
                tr("A γ too long."),
                tr("Each guess costs c, and counts only if all before it were right."),
            ),
        ):
            self._add_text(f"<b>{name}</b> {words}")

    def _add_heading(self, words: str) -> None:
        made = heading(words, 1.2)
        made.setContentsMargins(0, GRID, 0, 0)
        self._column.addWidget(made)

    def _add_text(self, words: str) -> QLabel:
        words = words.replace("γ + 1", "γ\u00a0+\u00a01")  # never torn apart at the end of a line
        label = QLabel(words, wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self._column.addWidget(label)
        return label


def _way_words(way: Way) -> str:
    mark = "●" if way.here else "○"
    return f"<b>{mark} {way.name}.</b> {way.words} <i>{way.status}</i>"
