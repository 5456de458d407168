"""Many replies side by side, plain and speculative: what a server does. Knows no sweep.

All replies take a round together: one batched pass of the target, and before it k batched steps of
the draft, or a look into each text. End tokens are written on over, so that the batch stays full.
"""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

import numpy as np

from app.engine.drafters.lookup import LookupDrafter
from app.engine.events import Origin
from app.engine.llama import LanguageModel, ParallelSequences
from app.engine.pair import Pair
from app.engine.requests import Controls, DrafterKind, Role, SamplerSettings, Turn
from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import NOTHING, Proposal, keep_exactly
from app.engine.text import prompt_tokens
from app.errors import UserError
from app.lab.experiment import Condition, Experiment, Pass
from app.words import Words

WARM_ROUNDS = 2  # not measured


def run_batch(
    pair: Pair,
    experiment: Experiment,
    condition: Condition,
    most: int,
    seed: int,
    controls: Controls,
) -> tuple[Pass, ...]:
    """`condition.batch` replies at once, to the prompts in turn, until one has `most` tokens.

    Raises:
        UserError: there is too little memory for the caches, or guesses can't be taken back.
    """
    if condition.k and pair.target.recurrent:
        raise UserError(
            Words("This kind of model can't take back guesses of several replies at once."),
            Words("Choose another target, or another experiment."),
        )
    prompts = []
    for i in range(condition.batch):
        turn = Turn(Role.USER, experiment.prompts[i % len(experiment.prompts)].text)
        prompts.append(prompt_tokens((turn,), pair.template, pair.target.vocabulary))
    room = max(map(len, prompts)) + most + 2 * condition.k + 2
    target = _Side(pair.target, prompts, room, condition.k + 1)
    try:
        guesses = _guesses(pair, condition, prompts, room)
        try:
            settings = SamplerSettings(temperature=condition.temperature)
            samplers = [Sampler(settings, seed + i) for i in range(condition.batch)]
            writing = _Writing(prompts, target, guesses, samplers)
            passes = []
            while writing.longest < most and not controls.stop:
                passes.append(writing.round())
            return tuple(passes[min(WARM_ROUNDS, len(passes) - 1) :])
        finally:
            guesses.close()
    finally:
        target.close()


def _guesses(pair: Pair, condition: Condition, prompts: list[list[int]], room: int) -> _Guesses:
    match condition.drafter:
        case DrafterKind.LOOKUP:
            return _Lookups(len(prompts), condition.k)
        case DrafterKind.MODEL if pair.draft:
            draft = _Side(pair.draft, prompts, room, 1)
            return _DraftModel(draft, pair.target.vocabulary.size, condition.k)
        case _:
            return _Lookups(len(prompts), 0)


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


class _Guesses(Protocol):
    """Who guesses for all of them."""

    def propose(self, texts: list[list[int]], samplers: list[Sampler]) -> list[Proposal]: ...

    def keep(self, texts: list[list[int]], lengths: list[int]) -> None:
        """What was kept of the guesses."""
        ...

    def close(self) -> None: ...


class _Lookups:
    """A prompt lookup for each text, which may find nothing; with k = 0 nobody guesses."""

    def __init__(self, count: int, k: int) -> None:
        self._lookups = [LookupDrafter() for _ in range(count)]
        self._k = k

    def propose(self, texts: list[list[int]], samplers: list[Sampler]) -> list[Proposal]:
        if not self._k:
            return [NOTHING] * len(texts)
        looking = zip(self._lookups, texts, samplers, strict=True)
        return [lookup.propose(_array(t), self._k, sampler) for lookup, t, sampler in looking]

    def keep(self, texts: list[list[int]], lengths: list[int]) -> None:
        """They look at what is written, and know nothing else."""

    def close(self) -> None:
        """Nothing is held."""


class _DraftModel:
    """A draft model that takes its steps for all texts at once."""

    def __init__(self, side: _Side, target_vocabulary: int, k: int) -> None:
        self._side = side
        self._limit = target_vocabulary
        self._k = k

    def propose(self, texts: list[list[int]], samplers: list[Sampler]) -> list[Proposal]:
        proposals = [Proposal([], []) for _ in texts]
        guessed = [list(text) for text in texts]
        for _ in range(self._k):
            rows = self._side.read(guessed)[:, : self._limit]
            for i, proposal in enumerate(proposals):
                q = samplers[i].distribution(rows[i], _array(guessed[i]))
                x = samplers[i].draw(q)
                proposal.tokens.append(x)
                proposal.q.append(q)
                guessed[i].append(x)
        return proposals

    def keep(self, texts: list[list[int]], lengths: list[int]) -> None:
        self._side.keep(texts, lengths)

    def close(self) -> None:
        self._side.close()


class _Writing:
    """The replies as they grow."""

    def __init__(
        self, prompts: list[list[int]], target: _Side, guesses: _Guesses, samplers: list[Sampler]
    ) -> None:
        self._texts = [list(prompt) for prompt in prompts]
        self._prompt_sizes = [len(prompt) for prompt in prompts]
        self._target, self._guesses = target, guesses
        self._samplers = samplers

    @property
    def longest(self) -> int:
        """Tokens of the reply that has most: no cache holds more, and the batch stays full."""
        return max(len(t) - n for t, n in zip(self._texts, self._prompt_sizes, strict=True))

    def round(self) -> Pass:
        """One round of all: draft, one pass, keep."""
        started = perf_counter()
        proposals = self._guesses.propose(self._texts, self._samplers)
        drafted = perf_counter()
        guessed = [t + p.tokens for t, p in zip(self._texts, proposals, strict=True)]
        rows = self._target.read(guessed, all_rows=True)
        tokens = checked = accepted = at = 0
        for i, proposal in enumerate(proposals):
            mine = rows[at : at + len(proposal.tokens) + 1]
            at += len(mine)
            kept = keep_exactly(proposal, mine, _array(guessed[i]), self._samplers[i])
            self._texts[i] += [token.id for token in kept]
            tokens += len(kept)
            accepted += sum(token.origin is Origin.ACCEPTED for token in kept)
            checked += sum(t.origin in (Origin.ACCEPTED, Origin.CORRECTED) for t in kept)
        lengths = [len(text) - 1 for text in self._texts]
        self._target.keep(self._texts, lengths)
        self._guesses.keep(self._texts, lengths)
        return Pass(
            tokens=tokens,
            drafted=sum(len(proposal.tokens) for proposal in proposals),
            checked=checked,
            accepted=accepted,
            draft_seconds=drafted - started,
            seconds=perf_counter() - started,
            sequences=len(proposals),
            guessing=sum(bool(proposal.tokens) for proposal in proposals),
        )


def _array(tokens: list[int]) -> Tokens:
    return np.array(tokens, np.int32)
