"""What was collected, on disk: conversations with the target's distributions. Knows no model.

Shards are written whole and renamed into place, so that a kill loses the last unwritten one only.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.engine.sampling import Tokens
from app.whole_file import replacing

TOP = 32  # ids kept of each distribution
SHARD_ROWS = 10_000
HELD_OUT = 32  # one group in so many is never trained on


@dataclass(frozen=True, slots=True)
class Record:
    """One conversation as the target continued it.

    `tokens`: shape (n,). `rows`: shape (m,), ascending: after which tokens a distribution was
    kept. `top_ids`, `top_logprobs`: shape (m, TOP), likeliest first; natural logarithms of the
    target's probabilities at temperature 1. Records of one `group` share a prompt.
    """

    job: int
    group: int
    tokens: Tokens
    rows: Tokens
    top_ids: Tokens
    top_logprobs: NDArray[np.float16]

    @property
    def held_out(self) -> bool:
        """Whether it is kept for measuring."""
        return self.group % HELD_OUT == 0


class Corpus:
    """Records in a folder. Several processes may write, each under a name of its own."""

    def __init__(self, folder: Path, writer: str = "0") -> None:
        self._folder = folder
        self._writer = writer
        folder.mkdir(parents=True, exist_ok=True)
        self._waiting: list[Record] = []
        self._waiting_rows = 0
        self.jobs: set[int] = set()
        self.rows = 0
        for path in self._shards():
            with np.load(path) as shard:
                self.jobs.update(shard["jobs"].tolist())
                self.rows += len(shard["rows"])

    def add(self, record: Record) -> None:
        """Take in a record; it is on disk when its shard is full or `flush` was called."""
        self._waiting.append(record)
        self._waiting_rows += len(record.rows)
        self.jobs.add(record.job)
        self.rows += len(record.rows)
        if self._waiting_rows >= SHARD_ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what waits.

        Raises:
            OSError: the disk is full, or may not be written.
        """
        if not self._waiting:
            return
        records, self._waiting, self._waiting_rows = self._waiting, [], 0
        mine = len(list(self._folder.glob(f"shard-{self._writer}-*.npz")))
        path = self._folder / f"shard-{self._writer}-{mine:05d}.npz"
        # Into an open file: to a name `savez` would add an ending.
        with replacing(path) as passing, passing.open("wb") as file:
            np.savez(
                file,
                jobs=np.array([r.job for r in records], np.int64),
                groups=np.array([r.group for r in records], np.int64),
                lengths=np.array([len(r.tokens) for r in records], np.int32),
                counts=np.array([len(r.rows) for r in records], np.int32),
                tokens=np.concatenate([r.tokens for r in records]),
                rows=np.concatenate([r.rows for r in records]),
                top_ids=np.concatenate([r.top_ids for r in records]),
                top_logprobs=np.concatenate([r.top_logprobs for r in records]),
            )

    def read(self) -> list[Record]:
        """Every record on disk."""
        return [record for path in self._shards() for record in _read_shard(path)]

    def _shards(self) -> list[Path]:
        return sorted(self._folder.glob("shard-*.npz"))


def _read_shard(path: Path) -> list[Record]:
    with np.load(path) as shard:
        data = {name: shard[name] for name in shard.files}
    token_ends, row_ends = np.cumsum(data["lengths"]), np.cumsum(data["counts"])
    records = []
    for i, job in enumerate(data["jobs"]):
        tokens = slice(token_ends[i] - data["lengths"][i], token_ends[i])
        rows = slice(row_ends[i] - data["counts"][i], row_ends[i])
        records.append(
            Record(
                int(job),
                int(data["groups"][i]),
                data["tokens"][tokens],
                data["rows"][rows],
                data["top_ids"][rows],
                data["top_logprobs"][rows],
            )
        )
    return records
