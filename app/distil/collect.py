"""The target answers prompts, many at once, and what it found likely is kept. Knows no training."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from app.distil.corpus import TOP, Corpus, Record
from app.distil.prompts import Job, PromptList, group_of, jobs
from app.engine.llama import Vocabulary
from app.engine.requests import Role, Turn
from app.engine.sampling import Logits, Tokens
from app.engine.text import ChatTemplate, prompt_tokens

TEMPERATURE = 0.8  # of the replies that are drawn
ASKING_TEMPERATURE = 1.0  # of the prompts that the target makes up
LONGEST_REPLY = 208
LONGEST_PROMPT = 96  # of those that the target makes up
FILL = 12  # one sequence in so many has to be free before new ones begin
TALK_SECONDS = 1.0  # how often progress is told


@dataclass(frozen=True, slots=True)
class Collected:
    """Reply tokens so far, in all runs together, and how fast they come."""

    tokens: int
    tokens_per_second: float


class Sequences(Protocol):
    """What of a model with many sequences is needed; see `ParallelSequences`."""

    count: int
    room: int

    def extend(self, sequences: list[int], pieces: list[list[int]]) -> Logits: ...
    def forget(self, sequence: int) -> None: ...


@dataclass(slots=True)
class _Live:
    """A sequence in which the target is writing."""

    job: Job
    asking: bool  # the target makes up the prompt
    turns: list[Turn]
    tokens: list[int]  # in the cache, and the one that was sampled last
    temperature: float
    room: int  # tokens that may still be written
    known: int = 0  # tokens that the sequence holds before the prompt is read
    begin: int = 0  # where the text being written begins
    given: list[int] = field(default_factory=list)  # a text that is read: what comes next in it
    rows: list[int] = field(default_factory=list)
    ids: list[Tokens] = field(default_factory=list)
    logprobs: list[NDArray[np.float32]] = field(default_factory=list)


class Collector:
    """Replies of one target, into a corpus.

    Args:
        sequences: of the target, all empty.
    """

    def __init__(
        self,
        sequences: Sequences,
        vocabulary: Vocabulary,
        template: ChatTemplate,
        corpus: Corpus,
    ) -> None:
        self._sequences = sequences
        self._vocabulary = vocabulary
        self._template = template
        self._corpus = corpus
        self._room = sequences.room
        self._live: dict[int, _Live] = {}
        self._unread: dict[int, _Live] = {}  # their prompts are still to be read
        self._random = np.random.default_rng(len(corpus.jobs))

    def run(
        self, prompts: PromptList, stop: Callable[[], bool], part: int = 0, parts: int = 1
    ) -> Iterator[Collected]:
        """Collect until `stop` says so; what is being written then is dropped.

        Args:
            part, parts: which of the conversations are collected here: each `parts`-th from `part`.

        Raises:
            OSError: the corpus can't be written.
        """
        opening = self._opening()
        before = frozenset(self._corpus.jobs)
        todo = (
            job
            for job in jobs(prompts, opening is not None)
            if job.number % parts == part and job.number not in before
        )
        started = told = monotonic()
        new = 0
        try:
            while not stop():
                self._fill(todo, opening)
                self._read()
                new += self._step()
                if monotonic() - told > TALK_SECONDS:
                    told = monotonic()
                    yield Collected(self._corpus.rows, new / (told - started))
        finally:
            self._corpus.flush()
            for sequence in range(self._sequences.count):
                self._sequences.forget(sequence)
            self._live, self._unread = {}, {}
        yield Collected(self._corpus.rows, new / max(monotonic() - started, 1e-9))

    def _opening(self) -> list[int] | None:
        """The tokens up to where a user's words begin; None where the template tells none."""
        mark = "\ue000"
        before, found, _ = self._template.render([Turn(Role.USER, mark)]).partition(mark)
        if not found or not before.strip():
            return None
        tokens = self._vocabulary.tokenize(before, special=True)
        if self._vocabulary.adds_bos and tokens[:1] != [self._vocabulary.bos]:
            tokens.insert(0, self._vocabulary.bos)
        return tokens

    def _fill(self, todo: Iterator[Job], opening: list[int] | None) -> None:
        """Begin as many conversations as there is room for, several at once or none: reading many
        prompts takes little longer than reading one."""
        free = [s for s in range(self._sequences.count) if s not in self._live | self._unread]
        if len(free) < max(1, self._sequences.count // FILL):
            return
        for sequence in free:
            self._unread[sequence] = self._first(next(todo), opening)

    def _first(self, job: Job, opening: list[int] | None) -> _Live:
        if job.text is not None:
            tokens = self._vocabulary.tokenize(job.text, special=False)[: self._room - 1]
            return _Live(job, False, [], tokens[:1], 0.0, len(tokens) - 1, given=tokens[1:])
        if job.prompt is None and opening is not None:
            return _Live(job, True, [], list(opening), ASKING_TEMPERATURE, LONGEST_PROMPT)
        return self._conversation(job, [Turn(Role.USER, job.prompt or "Hello.")])

    def _conversation(self, job: Job, turns: list[Turn]) -> _Live:
        tokens = prompt_tokens(turns, self._template, self._vocabulary)
        temperature = 0.0 if job.greedy else TEMPERATURE
        return _Live(job, False, turns, tokens[: self._room // 2], temperature, LONGEST_REPLY)

    def _read(self) -> None:
        """Read the prompts that wait, and take the first token of what follows each."""
        if not self._unread:
            return
        unread, self._unread = self._unread, {}
        for live in unread.values():
            live.begin = len(live.tokens)
            live.room = min(live.room, self._room - len(live.tokens))
        self._live.update(unread)
        pieces = [live.tokens[live.known :] for live in unread.values()]
        self._take(list(unread), self._sequences.extend(list(unread), pieces))

    def _step(self) -> int:
        """One token in every sequence; returns how many of them were of replies."""
        sequences = list(self._live)
        if not sequences:
            return 0
        pieces = [self._live[s].tokens[-1:] for s in sequences]
        replies = sum(not self._live[s].asking for s in sequences)
        self._take(sequences, self._sequences.extend(sequences, pieces))
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
            token = live.given.pop(0) if live.given else int(ids[i, drawn[i]])
            live.tokens.append(token)
            live.room -= 1
            if live.room <= 0 or (not live.given and self._vocabulary.ends(token)):
                self._end(sequence, live)

    def _end(self, sequence: int, live: _Live) -> None:
        written = live.tokens[live.begin :]
        ended = self._vocabulary.ends(written[-1])
        del self._live[sequence]
        if live.asking:
            self._sequences.forget(sequence)
            text = self._text(written[:-1] if ended else written)
            if ended and len(text) > 8:
                self._unread[sequence] = self._conversation(live.job, [Turn(Role.USER, text)])
            return
        if ended and live.job.follow_up and len(live.turns) == 1 and self._go_on(sequence, live):
            return
        self._sequences.forget(sequence)
        self._corpus.add(
            Record(
                live.job.number,
                group_of(live.job.text or live.turns[0].content),
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
        live.turns, live.tokens, live.known, live.room = turns, tokens, len(known), LONGEST_REPLY
        self._unread[sequence] = live
        return True

    def _text(self, tokens: list[int]) -> str:
        data = b"".join(self._vocabulary.piece(token) for token in tokens)
        return data.decode("utf-8", "replace").strip()


def top(logits: Logits) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The TOP likeliest ids of each row, likeliest first, with their log-probabilities."""
    whole = torch.from_numpy(logits)
    best, ids = whole.topk(min(TOP, logits.shape[1]), 1)
    return ids.numpy(), (best - whole.logsumexp(1, keepdim=True)).numpy()
