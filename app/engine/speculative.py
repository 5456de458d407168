"""The algorithm, on one page. Knows nothing of llama.cpp, text, time limits or windows.

Speculative decoding (Leviathan et al. 2022, algorithm 1; Chen et al. 2023, algorithm 2): draft k
tokens, run the target once over all of them, keep the longest run that the accept test passes, and
always add one token of the target's own. The output is distributed exactly as the target's. Plain
decoding is k = 0 of the same code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

import numpy as np

from app.engine.events import Origin
from app.engine.sampling import Distribution, Logits, Sampler, Tokens, residual


class Target(Protocol):
    """A model as logits of a token sequence."""

    def logits(self, tokens: Tokens, rows: int) -> Logits:
        """Logits after each of the last `rows` tokens: (rows, V), valid until the next call."""
        ...


@dataclass(frozen=True, slots=True)
class Proposal:
    """Drafted tokens x_1..x_n and the distribution q_i that each was drawn from."""

    tokens: list[int]
    q: list[Distribution]


NOTHING = Proposal([], [])


class Drafter(Protocol):
    """Proposes what may come next.

    How many tokens it proposes, and whether any, may depend on distributions and on `tokens`,
    never on the value of a token sampled in this call: that would bias the output.
    """

    def propose(self, tokens: Tokens, k: int, sampler: Sampler) -> Proposal:
        """At most k tokens to follow `tokens`."""
        ...


@dataclass(frozen=True, slots=True)
class Kept:
    """A token of the reply, with the target's and the draft's probability of it."""

    id: int
    origin: Origin
    p: float
    q: float | None
    rejected_p: float = 0.0  # corrected only: the target's probability of the guess


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round: `kept` (1 to k+1 tokens), what was proposed, and where the wall time went."""

    kept: list[Kept]
    proposal: Proposal
    draft_seconds: float
    pass_seconds: float


Keep = Callable[[Proposal, Logits, Tokens, Sampler], list[Kept]]


def speculate(
    target: Target,
    drafter: Drafter | None,
    tokens: Tokens,
    k: int,
    sampler: Sampler,
    keep: Keep | None = None,
) -> Outcome:
    """One round after `tokens` (not empty).

    Args:
        keep: another rule than `keep_exactly`, for a lab that shows what it would do.
    """
    started = perf_counter()
    # 1. Draft: x_i ~ q_i
    proposal = drafter.propose(tokens, k, sampler) if drafter and k > 0 else NOTHING
    drafted = perf_counter()

    # 2. One pass of the target over the last token and the drafted ones: p_1 .. p_{k+1}
    guessed = np.concatenate([tokens, np.array(proposal.tokens, np.int32)])
    rows = target.logits(guessed, len(proposal.tokens) + 1)
    passed = perf_counter()

    kept = (keep or keep_exactly)(proposal, rows, guessed, sampler)
    return Outcome(kept, proposal, drafted - started, passed - drafted)


def keep_exactly(proposal: Proposal, rows: Logits, guessed: Tokens, sampler: Sampler) -> list[Kept]:
    """What of a proposal stays, and the target's own token after it.

    Args:
        rows: the target's logits after the token before the proposal, and after each of its own.
        guessed: all tokens, the proposal's at the end.
    """
    before = len(guessed) - len(proposal.tokens)
    # 3. Keep: accept x_i with probability min(1, p_i(x_i) / q_i(x_i)), up to the first rejection
    kept: list[Kept] = []
    for i, (x, q) in enumerate(zip(proposal.tokens, proposal.q, strict=True)):
        p = sampler.distribution(rows[i], guessed[: before + i])
        p_x, q_x = p[x], q[x]
        if p_x > 0 and (p_x >= q_x or sampler.uniform() * q_x < p_x):
            kept.append(Kept(x, Origin.ACCEPTED, p_x, q_x))
            continue
        y = sampler.draw(residual(p, q))  # ~ norm(max(0, p_i - q_i))
        kept.append(Kept(y, Origin.CORRECTED, p[y], q[y], rejected_p=p_x))
        return kept
    # 4. All accepted: one more, ~ p_{k+1}
    p = sampler.distribution(rows[len(kept)], guessed)
    y = sampler.draw(p)
    kept.append(Kept(y, Origin.BONUS if proposal.tokens else Origin.PLAIN, p[y], None))
    return kept
