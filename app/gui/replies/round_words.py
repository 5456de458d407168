"""A round in words. Knows no charts."""

from __future__ import annotations

from app.engine.events import Origin, Round
from app.gui.numerals import numeral, quoted
from app.gui.transcript.token_tooltip import visible
from app.gui.translation import said, tr


def round_words(number: int, count: int, round: Round) -> str:
    """Its place, what was drafted and what became of it, its time, and its text."""
    parts = [tr("Round {number} of {count}").format(number=number + 1, count=numeral(count, ","))]
    if round.plain:
        parts.append(tr("nothing drafted"))
    else:
        bonus = sum(token.origin is Origin.BONUS for token in round.tokens)
        parts += [
            tr("drafted {count}").format(count=round.drafted),
            tr("accepted {count}").format(count=round.accepted),
            tr("corrected {count}").format(count=round.checked - round.accepted),
            tr("bonus {count}").format(count=bonus),
        ]
    parts.append(tr("{time} ms").format(time=numeral(round.seconds * 1000, ",.0f")))
    if round.seconds > 0:
        rate = len(round.tokens) / round.seconds
        parts.append(tr("{rate} tok/s").format(rate=numeral(rate, ",.1f")))
    text = " ".join(quoted(visible(token.text)) for token in round.tokens if token.text)
    why = f"\n{said(round.pace)}" if round.pace and not text else ""
    return " · ".join(parts) + (f"\n{text}" if text else why)


def key(colour: str, words: str, sign: str = "■") -> str:
    """Rich text for a legend."""
    return f'<span style="color:{colour}">{sign}</span>&nbsp;{words}'
