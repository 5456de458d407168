"""Many replies side by side, plain and speculative: what a server does. Knows no sweep.

All replies take a round together: one batched pass of the target, and before it k batched steps of
the draft. End tokens are written on over, so that the batch stays full and every length alike.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy as np

from app.engine.events import Origin
from app.engine.llama import LanguageModel, ParallelSequences
from app.engine.pair import Pair
from app.engine.requests import Role, SamplerSettings, Turn
from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import Proposal, keep_exactly
from app.engine.text import prompt_tokens
from app.lab.experiment import Condition, Experiment, Pass

WARM_ROUNDS = 2  # not measured


def run_batch(
    pair: Pair,
    experiment: Experiment,
    condition: Condition,
    seed: int,
    stopped: Callable[[], bool],
) -> tuple[Pass, ...]:
    """`condition.batch` replies at once, to the prompts in turn.

    Raises:
        UserError: there is too little memory for the caches.
    """
    prompts = []
    for i in range(condition.batch):
        turn = Turn(Role.USER, experiment.prompts[i % len(experiment.prompts)].text)
        prompts.append(prompt_tokens((turn,), pair.template, pair.target.vocabulary))
    k = condition.k if pair.draft else 0
    room = max(map(len, prompts)) + experiment.max_tokens + k + 2
    target = _Side(pair.target, prompts, room, k + 1)
    try:
        draft = _Side(pair.draft, prompts, room, 1) if pair.draft and k else None
        try:
            settings = SamplerSettings(temperature=condition.temperature)
            samplers = [Sampler(settings, seed + i) for i in range(condition.batch)]
            writing = _Writing(prompts, target, draft, k, samplers)
            passes = []
            while len(writing.shortest) < experiment.max_tokens and not stopped():
                passes.append(writing.round())
            return tuple(passes[min(WARM_ROUNDS, len(passes) - 1) :])
        finally:
            if draft:
                draft.close()
    finally:
        target.close()


class _Side:
    """One model's sequences, and how much of each it has read."""

    def __init__(
        self, model: LanguageModel, prompts: list[list[int]], room: int, rows: int
    ) -> None:
        self.size = model.vocabulary.size
        self._sequences = ParallelSequences(model, len(prompts), room, rows)
        self._known = [len(prompt) - 1 for prompt in prompts]
        for i, prompt in enumerate(prompts):  # all but the last token, which the first round reads
            if len(prompt) > 1:
                self._sequences.extend([i], [prompt[:-1]])

    def close(self) -> None:
        self._sequences.close()

    def read(self, texts: list[list[int]], all_rows: bool = False) -> np.ndarray:
        """What of each text is new; logits after its last token, or after every one."""
        numbers = list(range(len(texts)))
        pieces = [[min(t, self.size - 1) for t in texts[i][self._known[i] :]] for i in numbers]
        logits = self._sequences.extend(numbers, pieces, all_rows)
        self._known = [len(text) for text in texts]
        return logits

    def keep(self, texts: list[list[int]], lengths: list[int]) -> None:
        """Take back what lies past these lengths."""
        for i, length in enumerate(lengths):
            self._known[i] = min(self._known[i], length)
            self._sequences.cut(i, self._known[i])


class _Writing:
    """The replies as they grow."""

    def __init__(
        self,
        prompts: list[list[int]],
        target: _Side,
        draft: _Side | None,
        k: int,
        samplers: list[Sampler],
    ) -> None:
        self._texts = [list(prompt) for prompt in prompts]
        self._prompt_sizes = [len(prompt) for prompt in prompts]
        self._target, self._draft, self._k = target, draft, k
        self._samplers = samplers

    @property
    def shortest(self) -> list[int]:
        """The tokens of the reply that has fewest."""
        written = [t[n:] for t, n in zip(self._texts, self._prompt_sizes, strict=True)]
        return min(written, key=len)

    def round(self) -> Pass:
        """One round of all: draft, one pass, keep."""
        started = perf_counter()
        proposals = self._propose() if self._draft else [Proposal([], []) for _ in self._texts]
        drafted = perf_counter()
        guessed = [t + p.tokens for t, p in zip(self._texts, proposals, strict=True)]
        rows = self._target.read(guessed, all_rows=True)
        each = len(rows) // len(guessed)
        tokens = checked = accepted = 0
        for i, proposal in enumerate(proposals):
            mine = rows[i * each : (i + 1) * each]
            kept = keep_exactly(proposal, mine, _array(guessed[i]), self._samplers[i])
            self._texts[i] += [token.id for token in kept]
            tokens += len(kept)
            accepted += sum(token.origin is Origin.ACCEPTED for token in kept)
            checked += sum(t.origin in (Origin.ACCEPTED, Origin.CORRECTED) for t in kept)
        lengths = [len(text) - 1 for text in self._texts]
        for side in (self._target, self._draft):
            if side:
                side.keep(self._texts, lengths)
        ended = perf_counter()
        count = len(proposals)
        drafts = sum(len(proposal.tokens) for proposal in proposals)
        return Pass(tokens, drafts, checked, accepted, drafted - started, ended - started, count)

    def _propose(self) -> list[Proposal]:
        assert self._draft
        proposals = [Proposal([], []) for _ in self._texts]
        guessed = [list(text) for text in self._texts]
        for _ in range(self._k):
            rows = self._draft.read(guessed)[:, : self._target.size]
            for i, proposal in enumerate(proposals):
                q = self._samplers[i].distribution(rows[i], _array(guessed[i]))
                x = self._samplers[i].draw(q)
                proposal.tokens.append(x)
                proposal.q.append(q)
                guessed[i].append(x)
        return proposals


def _array(tokens: list[int]) -> Tokens:
    return np.array(tokens, np.int32)
