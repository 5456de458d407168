"""What a proof has shown so far, in words. Knows no widgets."""

from __future__ import annotations

from typing import assert_never

from app.gui.numerals import numeral, percent
from app.gui.translation import tr
from app.lab.proof import ProofState, Verdict
from app.lab.rules import Rule


def rule_words(rule: Rule) -> tuple[str, str]:
    """Its name, and what it does."""
    match rule:
        case Rule.EXACT:
            return tr("The exact rule"), tr("Keep with chance min(1, p/q), else draw from p - q")
        case Rule.ACCEPT_ALL:
            return tr("Broken: keep every guess"), tr("The text then follows the draft")
        case Rule.RESAMPLE_FROM_TARGET:
            return (
                tr("Broken: replace from p"),
                tr("A refused guess is drawn again from p, not from p - q"),
            )
        case _:
            assert_never(rule)


def verdict_words(state: ProofState) -> tuple[str, str]:
    """The verdict, and what it rests on."""
    fit = state.fit
    chance = tr("p-value {p}").format(p=p_words(fit.p_value))
    match state.verdict:
        case Verdict.DRAWING:
            return tr("So far the draws follow the target."), chance
        case Verdict.FOLLOWS:
            why = tr(
                "Honest draws stray at least this far in {share} of all proofs ({chance}); the "
                "total variation is what sampling noise gives."
            )
            return tr("The distribution has not changed."), why.format(
                share=percent(fit.p_value), chance=chance
            )
        case Verdict.DIFFERS:
            why = tr(
                "Honest draws would stray so far less than once in a thousand proofs ({chance})."
            )
            return tr("This is not the target's distribution."), why.format(chance=chance)
        case Verdict.CERTAIN:
            why = tr("The target leaves one token only here. Take a higher temperature, or a text")
            return tr("There is little to prove here."), f"{why} " + tr("that can go on many ways.")
        case _:
            assert_never(state.verdict)


def p_words(p: float) -> str:
    """Never a zero: it would be a lie."""
    if p < 1e-12:
        return "< 10⁻¹²"
    return numeral(p, ".2f") if p >= 0.01 else numeral(p, ".1e")
