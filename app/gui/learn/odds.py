"""What the formulas say of the sliders' figures. Knows no drawing."""

from __future__ import annotations

from collections.abc import Iterable

from app import theory
from app.engine.costs import pass_cost
from app.engine.events import Costs
from app.gui.learn.knobs import MOST_GUESSES
from app.gui.learn.script import Figures
from app.gui.translation import tr

LENGTHS = range(1, MOST_GUESSES + 1)


def pass_time(figures: Figures, gamma: int) -> float:
    """v of a pass over γ + 1 tokens: as measured, or as the slider says."""
    if figures.measured:
        return pass_cost(Costs(1.0, figures.c, figures.measured), gamma)
    return figures.v


def speedup(
    figures: Figures, gamma: int, alpha: float | None = None, c: float | None = None
) -> float:
    """By the formula, with α or c other than the sliders say."""
    return theory.speedup(
        figures.alpha if alpha is None else alpha,
        gamma,
        figures.c if c is None else c,
        pass_time(figures, gamma),
    )


def best_length(figures: Figures, alpha: float | None = None, c: float | None = None) -> int:
    """The γ with the greatest speedup, whether or not it pays."""
    return max(LENGTHS, key=lambda gamma: speedup(figures, gamma, alpha, c))


def break_even(figures: Figures, lengths: Iterable[int] = LENGTHS) -> float | None:
    """The least α at which guessing pays, with the best of these γ; None if it never does."""
    return theory.break_even(figures.c, lambda gamma: pass_time(figures, gamma), lengths)


def break_even_words(figures: Figures) -> str:
    """Where it stops paying, in a sentence."""
    alpha, mine = break_even(figures), break_even(figures, (figures.gamma,))
    if alpha is None:
        return tr("At c = {c:.2f} and v = {v:.2f} it pays at no α.").format(
            c=figures.c, v=pass_time(figures, figures.gamma)
        )
    if alpha < 0.005:
        words = tr("At c = {c:.2f} it always pays with the best γ")
    else:
        words = tr("At c = {c:.2f} it stops paying below α = {alpha:.2f}")
    words = words.format(c=figures.c, alpha=alpha)
    if mine is None:
        more = tr("with γ = {k} it never does.").format(k=figures.gamma)
    else:
        more = tr("with γ = {k} below {alpha:.2f}.").format(k=figures.gamma, alpha=mine)
    return f"{words}; {more}"
