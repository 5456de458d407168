"""A draft in the making, and one that is made. Knows nothing of what makes it."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.distil.run import Made
from app.gui.amounts import amount
from app.gui.distil import words
from app.gui.distil.progress import Progress
from app.gui.look.labels import label, selectable
from app.gui.look.theme import GRID, tabular
from app.gui.numerals import percent
from app.gui.translation import said, tr


class RunningPage(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = label()
        self._left = label(tone="muted")
        self._bar = QProgressBar(textVisible=False, minimum=0, maximum=1000)
        self._bar.setAccessibleName(tr("Progress"))
        self._note = label(tone="muted")
        self._figures = _Figures(
            (tr("Answers collected"), tr("Tokens of the model's answers, in all runs together.")),
            (
                tr("Learnt from"),
                tr("Tokens the draft has been trained on; each one several times."),
            ),
            (tr("Greedy match"), words.match_meaning()),
            (tr("Expected acceptance"), words.acceptance_meaning()),
        )
        meanwhile = tr(
            "Replies are slower meanwhile. You can close this: the work goes on, and “Making "
            "a draft” at the top opens it again. Quitting Paceline keeps what was done."
        )
        column = _column(self)
        column.addWidget(self._step)
        column.addWidget(self._bar)
        column.addWidget(self._left)
        column.addSpacing(GRID)
        column.addWidget(self._figures)
        column.addSpacing(GRID)
        for widget in (self._note, label(meanwhile, "muted")):
            column.addWidget(widget)
        column.addStretch(1)

    def show_progress(self, progress: Progress) -> None:
        self._step.setText(words.stage_words(progress.stage))
        self._bar.setValue(round(progress.fraction * 1000))
        self._bar.setAccessibleDescription(percent(progress.fraction))
        self._left.setText(words.left(progress.seconds_left) or " ")
        self._note.setText(said(progress.note))
        self._note.setVisible(bool(progress.note))
        speed = tr("{rate:,.0f} a second")
        rate = "" if progress.rate is None else f", {speed.format(rate=progress.rate)}"
        self._figures.show_values(
            words.tokens(progress.collected) + rate,
            words.tokens(progress.learnt),
            words.share(progress.match),
            words.share(progress.acceptance),
        )

    def show_stopping(self) -> None:
        self._step.setText(tr("Stopping…"))
        self._left.setText(tr("What was done is being kept."))


class MadePage(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures = _Figures(
            (tr("Greedy match"), words.match_meaning()),
            (tr("Expected acceptance"), words.acceptance_meaning()),
            (tr("Size"), tr("Of the file.")),
        )
        self._place = selectable(label(tone="muted"))
        self._place.setAccessibleName(tr("Where the draft is"))
        column = _column(self)
        about = tr(
            "“Use it now” loads the model again with this draft. It is found among the models, too."
        )
        column.addWidget(label(about, "muted"))
        column.addSpacing(GRID)
        column.addWidget(self._figures)
        column.addSpacing(GRID)
        column.addWidget(self._place)
        column.addStretch(1)

    def show_made(self, made: Made) -> None:
        self._place.setText(str(made.path))
        self._figures.show_values(
            words.share(made.match), words.share(made.acceptance), amount(made.size_bytes)
        )


class _Figures(QWidget):
    """Names on the left, values on the right, each with its definition."""

    def __init__(self, *figures: tuple[str, str]) -> None:
        super().__init__()
        self._values = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID * 3)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(1, 1)
        self._names = [name for name, _ in figures]
        for row, (name, definition) in enumerate(figures):
            value = QLabel(words.DASH)
            value.setFont(tabular(value.font()))
            for column, widget in enumerate((label(name, "muted", wrap=False), value)):
                widget.setToolTip(definition)
                grid.addWidget(widget, row, column)
            self._values.append(value)

    def show_values(self, *texts: str) -> None:
        for name, value, text in zip(self._names, self._values, texts, strict=True):
            value.setText(text)
            value.setAccessibleName(f"{name}: {text}")


def _column(page: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(page)
    column.setContentsMargins(GRID * 3, GRID, GRID * 3, GRID)
    column.setSpacing(GRID)
    return column
