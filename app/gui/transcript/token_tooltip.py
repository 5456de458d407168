"""Says in words where a token came from. Knows nothing of where it is shown."""

from __future__ import annotations

from html import escape
from typing import assert_never

from app.engine.events import Origin, Token
from app.gui.numerals import numeral, quoted
from app.gui.transcript.reply_source import is_imported
from app.gui.translation import tr

_VISIBLE = {"\n": "↵", "\r": "␍", "\t": "⇥", " ": "␣", "\u00a0": "⍽"}


def visible(text: str) -> str:
    """The text with its white space made visible."""
    return "".join(_VISIBLE.get(character, character) for character in text)


def describe(token: Token) -> str:
    """Rich text: the token, its origin, p and q, and the guess that it replaced."""
    if is_imported(token):
        return tr("Imported: nothing is known of its tokens.")
    lines = [f"<b>{_quoted(token.text)}</b> &nbsp; {_origin(token.origin)}", _chances(token)]
    if token.rejected is not None:
        guess = token.rejected
        lines.append(
            tr("The draft had proposed <b>{guess}</b>: q = {q}, p = {p}").format(
                guess=_quoted(guess.text), q=_chance(guess.q), p=_chance(guess.p)
            )
        )
    return "<br>".join(lines)


def _quoted(text: str) -> str:
    return quoted(escape(visible(text))) if text else tr("(part of a character)")


def _chances(token: Token) -> str:
    """p is the target's probability of this token, q the draft's, after the sampler settings."""
    p = tr("p = {p} (target)").format(p=_chance(token.p))
    if token.q is None:
        return p
    return p + ", " + tr("q = {q} (draft)").format(q=_chance(token.q))


def _chance(value: float) -> str:
    if value < 0.001:
        return f"&lt; {numeral(0.001, 'g')}"
    return "1" if value >= 0.9995 else numeral(value, ".3f")


def _origin(origin: Origin) -> str:
    match origin:
        case Origin.ACCEPTED:
            return tr("accepted: drafted, and kept by the target")
        case Origin.CORRECTED:
            return tr("corrected: the target's own, at the first rejection")
        case Origin.BONUS:
            return tr("bonus: the target's own, after all guesses were kept")
        case Origin.PLAIN:
            return tr("plain: decoded without a guess")
        case _:
            assert_never(origin)
