"""Guesses by a small draft model. Knows nothing of the target but its vocabulary's size."""

from __future__ import annotations

import numpy as np

from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import Proposal, Target


class ModelDrafter:
    """Draws x_1..x_k from the draft model, one step each, with the reply's own sampler settings,
    its temperature perhaps excepted.

    The last of them is not decoded: the next call reads it only if it was accepted.

    Args:
        draft: the draft model.
        target_vocabulary: ids from here on mean nothing to the target and are never proposed.
        temperature: None = the reply's own.
    """

    def __init__(
        self, draft: Target, target_vocabulary: int, temperature: float | None = None
    ) -> None:
        self.draft = draft
        self._limit = target_vocabulary
        self._temperature = temperature

    def at(self, temperature: float | None) -> ModelDrafter:
        """The same draft at another temperature."""
        if temperature == self._temperature:
            return self
        return ModelDrafter(self.draft, self._limit, temperature)

    def propose(self, tokens: Tokens, k: int, sampler: Sampler) -> Proposal:
        proposal = Proposal([], [])
        guessed = np.empty(len(tokens) + k, np.int32)
        guessed[: len(tokens)] = tokens
        for end in range(len(tokens), len(tokens) + k):
            row = self.draft.logits(guessed[:end], 1)[0, : self._limit]
            q = sampler.distribution(row, guessed[:end], self._temperature)
            guessed[end] = x = sampler.draw(q)
            proposal.tokens.append(x)
            proposal.q.append(q)
        return proposal
