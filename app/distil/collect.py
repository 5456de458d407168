"""The target answers prompts, many at once, and what it found likely is kept. Knows no training."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from app.distil.corpus import TOP, Corpus, Record, group_of
from app.distil.prompts import Job, PromptList, jobs
from app.engine.llama import LanguageModel, ParallelSequences, Vocabulary
from app.engine.requests import Role, Turn
from app.engine.sampling import Logits, Tokens
from app.engine.text import ChatTemplate, prompt_tokens

TEMPERATURE = 0.8  # of the replies that are drawn
ASKING_TEMPERATURE = 1.0  # of the prompts that the target makes up
LONGEST_REPLY = 256
LONGEST_PROMPT = 96  # of those that the target makes up
TALK_SECONDS = 1.0  # how often progress is told


@dataclass(frozen=True, slots=True)
class Collected:
    """Reply tokens so far, in all runs together, and how fast they come."""

    tokens: int
    tokens_per_second: float


@dataclass(slots=True)
class _Live:
    """A sequence in which the target is writing."""

    job: Job
    asking: bool  # the target makes up the prompt
    turns: list[Turn]
    tokens: list[int]  # in the cache, and the one that was sampled last
    temperature: float
    room: int  # tokens that may still be written
    begin: int = 0  # where the text being written begins
    rows: list[int] = field(default_factory=list)
    ids: list[Tokens] = field(default_factory=list)
    logprobs: list[NDArray[np.float32]] = field(default_factory=list)


class Collector:
    """Replies of one target, into a corpus.

    Args:
        side_by_side: sequences in one pass.
        room: tokens of one conversation.
    """

    def __init__(
        self,
        target: LanguageModel,
        template: ChatTemplate,
        corpus: Corpus,
        side_by_side: int,
        room: int,
    ) -> None:
        self._vocabulary: Vocabulary = target.vocabulary
        self._template = template
        self._corpus = corpus
        self._room = room
        self._sequences = ParallelSequences(target, side_by_side, room)
        self._live: dict[int, _Live] = {}
        self._random = np.random.default_rng(len(corpus.jobs))

    def run(
        self, prompts: PromptList, enough: Callable[[], bool], stop: Callable[[], bool]
    ) -> Iterator[Collected]:
        """Collect until `enough` or `stop` says so; what is being written then is dropped.

        Raises:
            OSError: the corpus can't be written.
        """
        opening = self._opening()
        before = frozenset(self._corpus.jobs)
        todo = (job for job in jobs(prompts, opening is not None) if job.number not in before)
        started = told = monotonic()
        new = 0
        try:
            while not (enough() or stop()):
                for sequence in range(self._sequences.count):
                    if sequence not in self._live:
                        self._start(sequence, next(todo), opening)
                new += self._step()
                if monotonic() - told > TALK_SECONDS:
                    told = monotonic()
                    yield Collected(self._corpus.rows, new / (told - started))
        finally:
            self._corpus.flush()
            for sequence in list(self._live):
                self._drop(sequence)
        yield Collected(self._corpus.rows, new / max(monotonic() - started, 1e-9))

    def close(self) -> None:
        """Free the sequences; the target stays."""
        self._sequences.close()

    def _opening(self) -> list[int] | None:
        """The tokens up to where a user's words begin; None where the template has no such place."""
        mark = "\ue000"
        before, found, _ = self._template.render([Turn(Role.USER, mark)]).partition(mark)
        if not found or not before.strip():
            return None
        tokens = self._vocabulary.tokenize(before, special=True)
        if self._vocabulary.adds_bos and tokens[:1] != [self._vocabulary.bos]:
            tokens.insert(0, self._vocabulary.bos)
        return tokens

    def _start(self, sequence: int, job: Job, opening: list[int] | None) -> None:
        if job.prompt is None and opening is not None:
            live = _Live(job, True, [], list(opening), ASKING_TEMPERATURE, LONGEST_PROMPT)
        else:
            live = self._conversation(job, [Turn(Role.USER, job.prompt or "Hello.")])
        self._begin(sequence, live, 0)

    def _conversation(self, job: Job, turns: list[Turn]) -> _Live:
        tokens = prompt_tokens(turns, self._template, self._vocabulary)
        temperature = 0.0 if job.greedy else TEMPERATURE
        return _Live(job, False, turns, tokens[: self._room // 2], temperature, LONGEST_REPLY)

    def _begin(self, sequence: int, live: _Live, known: int) -> None:
        """Read the prompt from its token `known` on, and take the first token of what follows."""
        live.begin = len(live.tokens)
        live.room = min(live.room, self._room - len(live.tokens))
        logits = self._sequences.extend(sequence, live.tokens[known:], 1)
        self._live[sequence] = live
        self._take([sequence], logits)

    def _step(self) -> int:
        """One token in every sequence; returns how many of them were of replies."""
        sequences = list(self._live)
        if not sequences:
            return 0
        logits = self._sequences.step(sequences, [self._live[s].tokens[-1] for s in sequences])
        replies = sum(not self._live[s].asking for s in sequences)
        self._take(sequences, logits)
        return replies

    def _take(self, sequences: list[int], logits: Logits) -> None:
        """Draw the next token of each sequence, keep its distribution, end what is at its end."""
        ids, logprobs = top(logits)
        heat = np.array([max(self._live[s].temperature, 1e-6) for s in sequences])[:, None]
        chance = self._random.gumbel(size=ids.shape) * (heat > 1e-5)
        drawn = (logprobs / heat + chance).argmax(1)
        for i, sequence in enumerate(sequences):
            live = self._live[sequence]
            if not live.asking:
                live.rows.append(len(live.tokens) - 1)
                live.ids.append(ids[i])
                live.logprobs.append(logprobs[i])
            token = int(ids[i, drawn[i]])
            live.tokens.append(token)
            live.room -= 1
            if self._vocabulary.ends(token) or live.room <= 0:
                self._end(sequence, live)

    def _end(self, sequence: int, live: _Live) -> None:
        written = live.tokens[live.begin :]
        ended = self._vocabulary.ends(written[-1])
        del self._live[sequence]
        if live.asking:
            self._sequences.forget(sequence)
            text = self._text(written[:-1] if ended else written)
            if ended and len(text) > 8:
                self._begin(sequence, self._conversation(live.job, [Turn(Role.USER, text)]), 0)
            return
        if ended and live.job.follow_up and len(live.turns) == 1 and self._go_on(sequence, live):
            return
        self._sequences.forget(sequence)
        self._corpus.add(
            Record(
                live.job.number,
                group_of(live.turns[0].content),
                np.array(live.tokens[:-1], np.int32),
                np.array(live.rows, np.int32),
                np.stack(live.ids).astype(np.int32),
                np.stack(live.logprobs).astype(np.float16),
            )
        )

    def _go_on(self, sequence: int, live: _Live) -> bool:
        """The second turn; False where it does not fit or the template changes the first one."""
        reply = live.tokens[live.begin : -1]
        turns = [
            *live.turns,
            Turn(Role.ASSISTANT, self._text(reply), tuple(reply)),
            Turn(Role.USER, live.job.follow_up or ""),
        ]
        tokens = prompt_tokens(turns, self._template, self._vocabulary)
        known = live.tokens[:-1]
        if len(tokens) + 16 > self._room or tokens[: len(known)] != known:
            return False
        live.turns, live.tokens, live.room = turns, tokens, LONGEST_REPLY
        self._begin(sequence, live, len(known))
        return True

    def _text(self, tokens: list[int]) -> str:
        data = b"".join(self._vocabulary.piece(token) for token in tokens)
        return data.decode("utf-8", "replace").strip()

    def _drop(self, sequence: int) -> None:
        del self._live[sequence]
        self._sequences.forget(sequence)


def top(logits: Logits) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The TOP likeliest ids of each row, likeliest first, with their log-probabilities."""
    size = min(TOP, logits.shape[1])
    ids = np.argpartition(logits, -size, axis=1)[:, -size:]
    best = np.take_along_axis(logits, ids, axis=1)
    order = (-best).argsort(1)
    ids, best = np.take_along_axis(ids, order, 1), np.take_along_axis(best, order, 1)
    highest = best[:, :1]
    total = np.log(np.exp(logits - highest).sum(1, keepdims=True)) + highest
    return ids, best - total
