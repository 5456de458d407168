"""Many sequences side by side on one loaded model. Knows nothing of what is written in them.

A pass over sixty sequences of one token each takes little longer than a pass over one, since the
weights are read once for all of them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import llama_cpp as llama
import numpy as np

from app.engine.llama.library import get_logits
from app.engine.llama.model import CHUNK, LanguageModel
from app.engine.sampling import Logits
from app.errors import UserError
from app.words import Words

MAX_SEQUENCES = 256  # llama.cpp's own limit


class ParallelSequences:
    """A context of its own with `count` sequences of up to `room` tokens each.

    Args:
        model: gives weights, vocabulary and threads; its own context is left alone.
        count: 1 to MAX_SEQUENCES.
        room: tokens a sequence can hold.
        rows: logits that a pass may be asked for, of each sequence.

    Raises:
        UserError: there is too little memory for the cache.
    """

    def __init__(self, model: LanguageModel, count: int, room: int, rows: int = 1) -> None:
        self.count, self.room = count, room
        self._vocabulary_size = model.vocabulary.size
        self._threads = model.threads
        self._most = max(CHUNK, count * rows)  # tokens in one pass
        params = llama.llama_context_default_params()
        params.n_ctx = count * room
        params.n_seq_max = count
        params.kv_unified = False  # or every sequence would attend over the cells of all
        params.n_batch = params.n_ubatch = self._most
        params.n_outputs_max = count * rows
        params.no_perf = True
        self._context = llama.llama_init_from_model(model.handle, params)
        if not self._context:
            raise UserError(
                Words(
                    "There is not enough memory for {count} replies of {room} tokens side by side.",
                    count=count,
                    room=room,
                ),
                Words("Close other programs, or use a smaller target."),
            )
        self._memory = llama.llama_get_memory(self._context)
        self._lengths = np.zeros(count, np.int32)
        self._batch = llama.llama_batch_init(self._most, 0, 1)

    def extend(
        self, sequences: Sequence[int], pieces: Sequence[Sequence[int]], all_rows: bool = False
    ) -> Logits:
        """Append tokens to each of these sequences, one or more to each.

        Args:
            all_rows: logits after every token are wanted; no more tokens than `rows` to each.

        Returns:
            logits after the last token of each, shape (len(sequences), V); or after every token,
            sequence by sequence.
        """
        found: list[Logits] = []
        waiting: list[tuple[int, int, bool]] = []  # sequence, token, whether logits are wanted
        for sequence, piece in zip(sequences, pieces, strict=True):
            for i, token in enumerate(piece):
                if len(waiting) == self._most:
                    found.append(self._decode(waiting))
                    waiting = []
                waiting.append((sequence, token, all_rows or i == len(piece) - 1))
        found.append(self._decode(waiting))
        return np.concatenate(found) if len(found) > 1 else found[0]

    def forget(self, sequence: int) -> None:
        """Empty one sequence."""
        llama.llama_memory_seq_rm(self._memory, sequence, -1, -1)
        self._lengths[sequence] = 0

    def cut(self, sequence: int, length: int) -> None:
        """Take all tokens of a sequence back but the first `length`."""
        if length < self._lengths[sequence]:
            llama.llama_memory_seq_rm(self._memory, sequence, length, -1)
            self._lengths[sequence] = length

    def close(self) -> None:
        """Free the context; the model stays."""
        llama.llama_batch_free(self._batch)
        llama.llama_free(self._context)

    def _decode(self, tokens: Sequence[tuple[int, int, bool]]) -> Logits:
        batch = self._batch
        batch.n_tokens = len(tokens)
        rows = 0
        for i, (sequence, token, wanted) in enumerate(tokens):
            batch.token[i] = token
            batch.pos[i] = self._lengths[sequence]
            batch.n_seq_id[i] = 1
            batch.seq_id[i][0] = sequence
            batch.logits[i] = wanted
            self._lengths[sequence] += 1
            rows += wanted
        threads = self._threads.now()
        llama.llama_set_n_threads(self._context, threads, threads)
        result = llama.llama_decode(self._context, batch)
        if result != 0:
            raise RuntimeError(f"llama_decode returned {result} for {len(tokens)} tokens")
        llama.llama_synchronize(self._context)
        if not rows:
            return np.empty((0, self._vocabulary_size), np.float32)
        size = rows * self._vocabulary_size
        buffer = memoryview((ctypes.c_float * size).from_address(get_logits(self._context) or 0))
        logits: Logits = np.frombuffer(buffer, np.float32).reshape(rows, -1).copy()
        return logits
