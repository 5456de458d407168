"""A student fitted to what the target found likely. Knows no target and no GGUF.

The loss is the cross-entropy against the target's soft distribution (Hinton et al. 2015; for
drafts Zhou et al. 2024, "DistillSpec"). Of the vocabulary only the batch's own candidates and a
random sample of the rest take part, the sample weighted for what it stands for, since the output
matrix is most of a small student.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional as F

from app.distil.corpus import Record
from app.distil.head_loss import SLICE, HeadLoss
from app.distil.student import Shape, Student
from app.engine.threads import ThreadCount
from app.whole_file import replacing

BATCH_TOKENS = 2560
SAMPLED = 2048  # ids of the rest of the vocabulary, at least, that take part in a batch
# Sizes that come again and again find memory that is free already; with ever new ones the heap
# grows by gigabytes, and training slows to a third within ten minutes.
LENGTH_STEP = 32  # of conversations, filled up at their ends
PART_STEP = 1024  # of the ids that take part
TEMPERATURE = 0.8  # at which acceptance is reported
ROUNDING_FROM = 0.6  # the part of the time after which the embedding is used as it is written
SAVE_SECONDS = 60.0
TALK_STEPS = 10
HELD_OUT = 96  # records that agreement is measured on at the end
GLANCE = 16  # of them that are looked at while it runs


@dataclass(frozen=True, slots=True)
class Agreement:
    """On held-out replies, the student fed the target's own words.

    `match`: how often both have the same likeliest token. `acceptance`: the mean of Σ min(p, q) at
    temperature 0.8 (Leviathan et al. 2022, corollary 3.6).
    """

    match: float
    acceptance: float


@dataclass(frozen=True, slots=True)
class Trained:
    """How far training is. `agreement` is measured from time to time."""

    steps: int
    tokens: int
    seconds: float
    loss: float
    agreement: Agreement | None = None


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a student is trained. `rate` is of the embedding and the norms, `matrix_rate` of all
    else; both as they are after the first steps."""

    seconds: float
    rate: float = 2.5e-3
    matrix_rate: float = 0.03
    closeness: float = 1.0  # weight of 1 - Σ min(p, q) beside the cross-entropy


class Training:
    """A student, its optimisers, and where they are. `run` goes on from the checkpoint.

    Args:
        embedding: shape (V, width), to start from.
        checkpoint: where the state is kept; what is there must be of this shape.
    """

    def __init__(
        self,
        shape: Shape,
        embedding: NDArray[np.float32],
        records: Sequence[Record],
        recipe: Recipe,
        checkpoint: Path,
    ) -> None:
        torch.manual_seed(1)
        self.student = Student(shape)
        with torch.no_grad():
            self.student.token_embd.weight.copy_(torch.from_numpy(embedding))
        self._recipe = recipe
        self._threads = ThreadCount()
        self._checkpoint = checkpoint
        self._held_out = [record for record in records if record.held_out][:HELD_OUT]
        self._records = [record for record in records if not record.held_out]
        matrices = [p for n, p in self.student.blk.named_parameters() if p.dim() == 2]
        others = [p for p in self.student.parameters() if p.dim() == 1]
        embed = [self.student.token_embd.weight]
        self._optimisers: list[torch.optim.Optimizer] = [
            torch.optim.Muon(matrices, lr=recipe.matrix_rate, weight_decay=0.0),
            torch.optim.AdamW(
                others + embed, lr=recipe.rate, betas=(0.9, 0.98), weight_decay=0.0, fused=True
            ),
        ]
        self._first_rates = [o.param_groups[0]["lr"] for o in self._optimisers]
        self._steps = self._tokens = self._epoch = self._batch = 0
        self._seconds = 0.0
        self._loss = math.nan
        self._resume()

    def run(self, stop: Callable[[], bool]) -> Iterator[Trained]:
        """Train for the recipe's seconds, those of earlier runs included.

        Raises:
            OSError: the checkpoint can't be written.
        """
        saved = monotonic()
        while self._seconds < self._recipe.seconds and not stop():
            batches = _batches(self._records, self._epoch)
            for batch in batches[self._batch :]:
                started = monotonic()
                # Threads that wait for one another stall badly beside other work.
                torch.set_num_threads(self._threads.now())
                self._step(batch)
                self._seconds += monotonic() - started
                if self._steps % TALK_STEPS == 0:
                    yield self.progress
                if monotonic() - saved > min(SAVE_SECONDS, self._recipe.seconds / 8):
                    self._save()
                    few = measure_agreement(self.student, self._held_out[:GLANCE])
                    yield dataclasses.replace(self.progress, agreement=few)
                    saved = monotonic()
                if self._seconds >= self._recipe.seconds or stop():
                    break
            else:
                self._epoch, self._batch = self._epoch + 1, 0
        self._save()
        yield dataclasses.replace(self.progress, agreement=self.agreement())

    def agreement(self) -> Agreement:
        """Over the held-out records."""
        return measure_agreement(self.student, self._held_out)

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """By llama.cpp's names."""
        return {
            name: values.detach().float().numpy()
            for name, values in self.student.named_parameters()
        }

    @property
    def progress(self) -> Trained:
        """Where it is."""
        return Trained(self._steps, self._tokens, self._seconds, self._loss)

    def _step(self, batch: list[Record]) -> None:
        self._set_rates()
        self.student.rounding = self._seconds / self._recipe.seconds > ROUNDING_FROM
        loss = batch_loss(self.student, batch, self._recipe, np.random.default_rng(self._steps))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.student.parameters(), 1.0)
        for optimiser in self._optimisers:
            optimiser.step()
            optimiser.zero_grad()
        value = float(loss.detach())
        self._loss = value if math.isnan(self._loss) else 0.95 * self._loss + 0.05 * value
        self._steps += 1
        self._batch += 1
        self._tokens += sum(len(record.rows) for record in batch)

    def _set_rates(self) -> None:
        """Warm up for forty steps, and come down to nothing over the time that there is."""
        fraction = self._seconds / self._recipe.seconds
        factor = min((self._steps + 1) / 40, max(0.01, 1 - fraction))
        for optimiser, rate in zip(self._optimisers, self._first_rates, strict=True):
            for group in optimiser.param_groups:
                group["lr"] = rate * factor

    def _save(self) -> None:
        state = {
            "student": self.student.state_dict(),
            "optimisers": [optimiser.state_dict() for optimiser in self._optimisers],
            "at": [self._steps, self._tokens, self._epoch, self._batch],
            "seconds": self._seconds,
            "loss": self._loss,
        }
        with replacing(self._checkpoint) as passing:
            torch.save(state, passing)

    def _resume(self) -> None:
        if not self._checkpoint.exists():
            return
        state = torch.load(self._checkpoint, weights_only=True)
        self.student.load_state_dict(state["student"])
        for optimiser, kept in zip(self._optimisers, state["optimisers"], strict=True):
            optimiser.load_state_dict(kept)
        self._steps, self._tokens, self._epoch, self._batch = state["at"]
        self._seconds, self._loss = state["seconds"], state["loss"]


def _batches(records: Sequence[Record], epoch: int) -> list[list[Record]]:
    """Records of about one length together, in another order in every epoch."""
    random = np.random.default_rng(epoch)
    noise = random.uniform(0.9, 1.1, len(records))
    order = sorted(range(len(records)), key=lambda i: len(records[i].tokens) * noise[i])
    batches: list[list[Record]] = [[]]
    for i in order:
        size = _rounded_up(len(records[i].tokens), LENGTH_STEP)
        if batches[-1] and (len(batches[-1]) + 1) * size > BATCH_TOKENS:
            batches.append([])
        batches[-1].append(records[i])
    return [batches[i] for i in random.permutation(len(batches))]


def _rounded_up(count: int, step: int) -> int:
    return -(-count // step) * step


def _padded(batch: Sequence[Record]) -> tuple[Tensor, Tensor]:
    """Tokens (B, T), and where the rows are in (B * T,)."""
    size = _rounded_up(max(len(record.tokens) for record in batch), LENGTH_STEP)
    tokens = np.zeros((len(batch), size), np.int64)
    for i, record in enumerate(batch):
        tokens[i, : len(record.tokens)] = record.tokens
    rows = np.concatenate([record.rows + i * size for i, record in enumerate(batch)])
    return torch.from_numpy(tokens), torch.from_numpy(rows.astype(np.int64))


def batch_loss(
    student: Student, batch: Sequence[Record], recipe: Recipe, random: np.random.Generator
) -> Tensor:
    """The mean loss over the rows of a batch."""
    tokens, rows = _padded(batch)
    ids = torch.from_numpy(np.concatenate([r.top_ids for r in batch]).astype(np.int64))
    logprobs = torch.from_numpy(np.concatenate([r.top_logprobs for r in batch])).float()
    part, bias = taking_part(ids, student.shape.vocabulary, random)
    matrix = student.embedding(part)
    # Filled up with rows of which nothing is expected, for the sake of their number.
    count, more = len(rows), -len(rows) % SLICE
    rows = F.pad(rows, (0, more))
    columns = F.pad(torch.searchsorted(part, ids), (0, 0, 0, more))
    p = F.pad(logprobs.exp(), (0, 0, 0, more))
    with torch.autocast("cpu", torch.bfloat16):
        hidden = student(tokens).flatten(0, 1)[rows]
    loss: Tensor = HeadLoss.apply(hidden, matrix, bias, columns, p, recipe.closeness)
    return loss * (len(rows) / count)


def taking_part(ids: Tensor, vocabulary: int, random: np.random.Generator) -> tuple[Tensor, Tensor]:
    """The batch's own ids with some of the rest, ascending; and the logarithm of how many ids
    each of them stands for."""
    stands = torch.zeros(vocabulary)
    own = ids.unique()
    wanted = min(vocabulary, _rounded_up(len(own) + SAMPLED, PART_STEP)) - len(own)
    rest = np.setdiff1d(np.arange(vocabulary), own.numpy(), assume_unique=True)
    drawn = torch.from_numpy(random.choice(rest, wanted, replace=False, shuffle=False))
    stands[drawn] = len(rest) / max(1, wanted)
    stands[own] = 1.0
    part = stands.nonzero()[:, 0]
    return part, stands[part].log()


@torch.no_grad()
def measure_agreement(student: Student, records: Sequence[Record]) -> Agreement:
    """How well a student foresees these records; the whole vocabulary takes part."""
    matches = acceptance = 0.0
    count = 0
    embedding = student.embedding(torch.arange(student.shape.vocabulary))
    for record in records:
        tokens, rows = _padded([record])
        with torch.autocast("cpu", torch.bfloat16):
            logits = F.linear(student(tokens)[0][rows], embedding).float()
        ids = torch.from_numpy(record.top_ids.astype(np.int64))
        p = (torch.from_numpy(record.top_logprobs).float() / TEMPERATURE).softmax(1)
        q = (logits / TEMPERATURE).softmax(1).gather(1, ids)
        matches += float((logits.argmax(1) == ids[:, 0]).sum())
        acceptance += float(torch.minimum(p, q).sum())
        count += len(rows)
    return Agreement(matches / max(1, count), acceptance / max(1, count))
