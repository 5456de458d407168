"""How many tokens are guessed now, and why. Knows no formula."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.engine.events import Round
from app.gui.look.theme import GRID, caption_font, tabular
from app.gui.translation import said, tr

_SECONDS = 0.5  # words that change faster can't be read


class PaceLine(QWidget):
    """k and the best k by theory; below it the reason. Its height never changes."""

    guesses_wanted = Signal()  # show it anyway, though it does not pay
    theory_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        font = tabular(caption_font(self.font()))
        self._now = QLabel()
        self._best = QLabel(
            toolTip=tr(
                "The k with the greatest speedup by the formula, for this reply's α and the "
                "costs measured."
            )
        )
        self._why = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._anyway = QPushButton(tr("Show it anyway"))
        self._anyway.setToolTip(tr("Fix k at 4, though plain decoding would be faster here"))
        self._anyway.setProperty("weight", "quiet")
        self._anyway.clicked.connect(self.guesses_wanted)
        policy = self._anyway.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._anyway.setSizePolicy(policy)
        theory = self.theory = QPushButton(tr("Theory"), objectName="link")
        theory.setFont(font)
        theory.clicked.connect(self.theory_asked)
        for label in (self._now, self._best, self._why):
            label.setFont(font)
            label.setProperty("tone", "muted")
        self._anyway.setFont(font)
        self._why.setMinimumHeight(3 * self._why.fontMetrics().lineSpacing())
        self._why.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        first = QHBoxLayout()
        first.setSpacing(GRID * 2)
        first.addWidget(self._now)
        first.addWidget(self._best)
        first.addWidget(theory)
        first.addStretch(1)
        first.addWidget(self._anyway)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(first)
        column.addWidget(self._why)
        self._shown_at = 0.0
        self.start_over()

    def start_over(self) -> None:
        """Nothing is known yet."""
        self._shown_at = 0.0
        self._now.setText(tr("k now {k}").format(k="–"))
        self._best.setText(tr("best by theory {k}").format(k="–"))
        self._why.setText(tr("k is how many tokens are guessed in a round."))
        self._anyway.hide()

    def show_round(self, round: Round, best: int | None) -> None:
        """The newest round, and the best k by the formula or None where it is not known."""
        now = monotonic()
        if now - self._shown_at < _SECONDS:
            return
        self._shown_at = now
        self._now.setText(tr("k now {k}").format(k=round.drafted))
        self._best.setText(tr("best by theory {k}").format(k="–" if best is None else best))
        self._why.setText(_reason(round))
        self._anyway.setVisible(round.held_back)


def _reason(round: Round) -> str:
    """Why so many are guessed, or none."""
    if not round.speculating:
        return tr("Speculation is off: each pass of the target writes one token.")
    why = said(round.pace) or tr("a fixed length; “auto” takes what pays here")
    return f"{why[:1].upper()}{why[1:]}."
