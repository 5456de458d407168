"""The big figures of the reply. Knows no way to compute them but `Stats`."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.engine.events import Costs
from app.engine.plain_cost import ENOUGH
from app.engine.stats import Stats, plain_seconds_per_token
from app.gui.look.figure import UNKNOWN, Figure
from app.gui.look.theme import GRID, caption_font, tabular
from app.gui.numerals import numeral
from app.gui.translation import tr


class LivePanel(QWidget):
    """Speedup in the largest type, also where it is a slowdown; then the three others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._costs: Costs | None = None
        self._shown = (Stats(), Stats())
        self._past = False
        self._speedup = Figure(
            tr("compared with plain decoding here"),
            tr("{speedup:.1f}× slower here").format(speedup=0),
            tr(
                "Speedup: plain seconds per token ÷ seconds per token of this reply while "
                "speculation was on, on this machine."
            ),
        )
        self._speed = Figure(
            tr("tokens/s"),
            "0,000",
            tr("Tokens of the reply per second. Plain: one token per pass of the target."),
        )
        self._per_pass = Figure(
            tr("tokens/pass"),
            "00.0",
            tr("Tokens per pass: tokens of the reply ÷ passes of the target."),
        )
        self._acceptance = Figure(
            tr("acceptance α"),
            "0.00",
            tr("Acceptance rate, α: accepted ÷ checked, of the drafted tokens."),
        )
        self._why = QLabel(wordWrap=True)
        self._why.setProperty("tone", "muted")
        self._why.setFont(tabular(caption_font(self.font())))
        # Two lines are held free, so that nothing moves when the first figures come.
        self._why.setMinimumHeight(2 * self._why.fontMetrics().lineSpacing())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID * 2)
        grid.setVerticalSpacing(GRID)
        grid.addWidget(self._speedup, 0, 0, 1, 3)
        for column, figure in enumerate((self._speed, self._per_pass, self._acceptance)):
            grid.addWidget(figure, 1, column)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self._why, 2, 0, 1, 3)
        self.show_stats(*self._shown)

    def show_costs(self, costs: Costs) -> None:
        """What was measured at load."""
        self._costs = costs
        self._show(*self._shown)

    def show_stats(self, reply: Stats, session: Stats) -> None:
        """The figures of a reply, against the plain pace of the session."""
        self._past = False
        self._show(reply, session)

    def show_past(self, reply: Stats) -> None:
        """Those of a reply that was given earlier, perhaps by another pair."""
        self._past = True
        self._show(reply, reply)

    def _show(self, reply: Stats, session: Stats) -> None:
        self._shown = (reply, session)
        measured = self._costs.plain_seconds if self._costs and not self._past else 0.0
        plain = plain_seconds_per_token(session, measured)
        self._speed.show_value(_number(reply.tokens_per_second, 0 if _fast(reply) else 1))
        self._per_pass.show_value(_number(reply.tokens_per_pass, 1))
        self._acceptance.show_value(_number(reply.acceptance_rate, 2))
        speedup = reply.speedup(plain) if reply.speculative_tokens else None
        self._speedup.show_value(speedup_words(speedup), _plain_words(plain, measured, session))
        self._why.setText(price_words(reply, plain))


def speedup_words(speedup: float | None) -> str:
    """The same words in the same size, whichever way it went."""
    if speedup is None:
        return UNKNOWN
    if round(speedup, 1) == 1.0:
        return tr("1.0× as plain")
    if speedup > 1:
        return tr("{speedup:.1f}× faster").format(speedup=speedup)
    return tr("{speedup:.1f}× slower here").format(speedup=1 / speedup)


def price_words(reply: Stats, plain: float) -> str:
    """What a speculative round costs here against what it yields: why it is faster or slower."""
    rounds = reply.speculative_passes
    if rounds <= 0 or not plain:
        return ""
    cost = reply.speculative_seconds / rounds / plain
    gain = reply.speculative_tokens / rounds
    return tr(
        "A round of guessing costs as much time as {cost:.1f} plain tokens and yields {gain:.1f}."
    ).format(cost=cost, gain=gain)


def _plain_words(plain: float, measured: float, session: Stats) -> str:
    if not plain:
        return tr("compared with plain decoding here")
    speed = _number(1 / plain, 0 if plain <= 0.1 else 1)
    if plain == measured:
        return tr("plain {speed} tok/s, measured at load").format(speed=speed)
    if session.plain < ENOUGH:
        return tr("plain about {speed} tok/s, by what passes take").format(speed=speed)
    words = tr("plain {speed} tok/s, from {count:,} plain tokens")
    return words.format(speed=speed, count=session.plain)


def _fast(stats: Stats) -> bool:
    return (stats.tokens_per_second or 0) >= 10


def _number(value: float | None, digits: int) -> str:
    return UNKNOWN if value is None else numeral(value, f",.{digits}f")
