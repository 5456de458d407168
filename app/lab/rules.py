"""Accept rules: the exact one, and two wrong ones that a proof must catch. Knows no model.

The wrong ones are mistakes that real programs have made. Both give fluent text, which is why only
counting shows them.
"""

from __future__ import annotations

from enum import StrEnum

from app.engine.events import Origin
from app.engine.sampling import Logits, Sampler, Tokens
from app.engine.speculative import Keep, Kept, Proposal, keep_exactly
from app.theory import toy


class Rule(StrEnum):
    EXACT = "exact"
    ACCEPT_ALL = "accept all"  # every guess is kept: the text follows the draft
    RESAMPLE_FROM_TARGET = "resample from p"  # a refused guess is replaced from p, not from p - q


def keep_by(rule: Rule) -> Keep:
    """The rule as `speculate` takes it."""
    return {
        Rule.EXACT: keep_exactly,
        Rule.ACCEPT_ALL: _accept_all,
        Rule.RESAMPLE_FROM_TARGET: _resample_from_target,
    }[rule]


def toy_rule(rule: Rule) -> tuple[toy.Accept, toy.Replace]:
    """The same rule for the toy's five words."""
    match rule:
        case Rule.EXACT:
            return toy.accept_chance, toy.leftover
        case Rule.ACCEPT_ALL:
            return lambda p, q: 1.0, toy.leftover
        case Rule.RESAMPLE_FROM_TARGET:
            return toy.accept_chance, lambda p, q: p


def _accept_all(proposal: Proposal, rows: Logits, guessed: Tokens, sampler: Sampler) -> list[Kept]:
    before = len(guessed) - len(proposal.tokens)
    kept = []
    for i, (x, q) in enumerate(zip(proposal.tokens, proposal.q, strict=True)):
        p = sampler.distribution(rows[i], guessed[: before + i])
        kept.append(Kept(x, Origin.ACCEPTED, p[x], q[x]))
    p = sampler.distribution(rows[len(kept)], guessed)
    y = sampler.draw(p)
    return [*kept, Kept(y, Origin.BONUS if proposal.tokens else Origin.PLAIN, p[y], None)]


def _resample_from_target(
    proposal: Proposal, rows: Logits, guessed: Tokens, sampler: Sampler
) -> list[Kept]:
    kept = keep_exactly(proposal, rows, guessed, sampler)
    last = kept[-1]
    if last.origin is not Origin.CORRECTED:
        return kept
    at = len(kept) - 1
    before = guessed[: len(guessed) - len(proposal.tokens) + at]
    p, q = sampler.distribution(rows[at], before), proposal.q[at]
    y = sampler.draw(p)
    return [*kept[:-1], Kept(y, Origin.CORRECTED, p[y], q[y], last.rejected_p)]
