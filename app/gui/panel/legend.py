"""The strip below: how many tokens of each origin, and the context. Knows nothing of replies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.engine.origin import Origin
from app.gui.key_tip import KeyTip
from app.gui.look.theme import GRID, Colours, tabular
from app.gui.numerals import numeral
from app.gui.panel.origin_words import origin_meaning, origin_word
from app.gui.transcript.origin_lines import add_line, draw_lines
from app.gui.translation import tr

if TYPE_CHECKING:
    from app.engine.stats import Stats


class _Swatch(QWidget):
    """A piece of the tint with its line, as under a token."""

    def __init__(self, origin: Origin, colours: Colours) -> None:
        super().__init__()
        self._origin = origin
        self._colours = colours
        self.setFixedSize(QSize(24, 18))

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._origin is Origin.PLAIN:
            painter.setPen(QColor(self._colours.muted))
            painter.drawRoundedRect(QRectF(2.5, 2.5, 18, 12), 2, 2)
            return
        colour = QColor(self._colours.line(self._origin))
        if self._colours.tint_share:
            painter.fillRect(QRectF(0, 1, 22, 12), self._colours.tint(self._origin))
        path = QPainterPath(QPointF(0, 0))
        add_line(path, self._origin, 0, 22, 15)
        draw_lines(painter, path, self._origin, colour)


class Legend(QWidget):
    colours_switched = Signal(bool)

    def __init__(
        self, colours: Colours, show_colours: QAction, parent: QWidget | None = None
    ) -> None:
        """`show_colours`: what its box does too."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID * 2, GRID // 2, GRID * 2, GRID // 2)
        row.setSpacing(GRID // 2)
        self._swatches: list[_Swatch] = []
        self._counts: dict[Origin, QLabel] = {}
        for origin in Origin:
            self._add_origin(row, origin, colours)
        self._switch = QCheckBox(tr("Colours"))
        KeyTip(self._switch, tr("Show where tokens came from"), show_colours)
        self._switch.setProperty("tone", "muted")
        self._switch.setChecked(True)
        self._switch.toggled.connect(self.colours_switched)
        row.addWidget(self._switch)
        row.addStretch(1)
        self._context = QLabel()
        self._context.setFont(tabular(self._context.font()))
        self._context.setProperty("tone", "muted")
        self._context.setToolTip(_context_meaning())
        row.addWidget(self._context)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_stats(None)
        self.show_context(None, None)

    def show_stats(self, stats: Stats | None) -> None:
        """Counts of the reply; dashes before the first."""
        for origin, label in self._counts.items():
            count = "–" if stats is None else numeral(_count(stats, origin), ",")
            label.setText(f"{origin_word(origin)} {count}")

    def show_prompt(self, tokens: int, reused: int) -> None:
        """How much of the last prompt was found in the cache."""
        self._context.setToolTip(
            _context_meaning()
            + " "
            + tr(
                "Of the last prompt's {tokens:,} tokens {reused:,} were found in the cache, "
                "{read:,} were read."
            ).format(tokens=tokens, reused=reused, read=tokens - reused)
        )

    def show_context(self, used: int | None, size: int | None) -> None:
        """Tokens used of the context's size."""
        if size is None:
            self._context.setText(tr("context –"))
        else:
            words = tr("context {used} / {size:,}")
            self._context.setText(
                words.format(used="–" if used is None else numeral(used, ","), size=size)
            )

    def show_colours_on(self, on: bool) -> None:
        self._switch.setChecked(on)

    def show_look(self, colours: Colours) -> None:
        for swatch in self._swatches:
            swatch.show_look(colours)

    def _add_origin(self, row: QHBoxLayout, origin: Origin, colours: Colours) -> None:
        swatch = _Swatch(origin, colours)
        label = QLabel(alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        label.setFont(tabular(label.font()))
        label.setMinimumWidth(label.fontMetrics().horizontalAdvance(f"{origin_word(origin)} 0,000"))
        for widget in (swatch, label):
            widget.setToolTip(origin_meaning(origin))
            row.addWidget(widget)
        self._swatches.append(swatch)
        self._counts[origin] = label


def _context_meaning() -> str:
    return tr("Tokens in the target's context: the conversation so far.")


def _count(stats: Stats, origin: Origin) -> int:
    match origin:
        case Origin.ACCEPTED:
            return stats.accepted
        case Origin.CORRECTED:
            return stats.corrected
        case Origin.BONUS:
            return stats.bonus
        case Origin.PLAIN:
            return stats.plain
