"""Many sequences side by side on one loaded model. Knows nothing of what is written in them.

A pass over sixty sequences of one token each takes little longer than a pass over one, since the
weights are read once for all of them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from time import perf_counter

import llama_cpp as llama
import numpy as np

from app.engine.llama.library import get_logits
from app.engine.llama.model import CHUNK, LanguageModel
from app.engine.sampling import Logits
from app.errors import UserError

MAX_SEQUENCES = 256  # llama.cpp's own limit


class ParallelSequences:
    """A context of its own with `count` sequences of up to `room` tokens each.

    Args:
        model: gives weights, vocabulary and threads; its own context is left alone.
        count: 1 to MAX_SEQUENCES.
        room: tokens a sequence can hold.

    Raises:
        UserError: there is too little memory for the cache.
    """

    def __init__(self, model: LanguageModel, count: int, room: int) -> None:
        self.count, self.room = count, room
        self.native_seconds = 0.0
        self._vocabulary_size = model.vocabulary.size
        self._threads = model.threads
        self.max_rows = max(count, 128)
        params = llama.llama_context_default_params()
        params.n_ctx = count * room
        params.n_seq_max = count
        params.kv_unified = False  # or every sequence would attend over the cells of all
        params.n_batch = params.n_ubatch = max(CHUNK, count)
        params.n_outputs_max = self.max_rows
        params.no_perf = True
        self._context = llama.llama_init_from_model(model.handle, params)
        if not self._context:
            raise UserError(
                f"There is not enough memory for {count} replies of {room} tokens side by side.",
                "Close other programs, or use a smaller target.",
            )
        self._memory = llama.llama_get_memory(self._context)
        self._lengths = np.zeros(count, np.int32)
        self._batch = llama.llama_batch_init(max(CHUNK, count), 0, 1)

    def length(self, sequence: int) -> int:
        """Tokens that a sequence holds."""
        return int(self._lengths[sequence])

    def extend(self, sequence: int, tokens: Sequence[int], rows: int) -> Logits:
        """Append tokens to one sequence.

        Returns:
            logits after each of the last `rows` tokens, shape (rows, V); valid until the next call.
        """
        tokens = list(tokens)
        at = 0
        size = CHUNK if rows <= 1 else self.max_rows
        while len(tokens) - at > size:
            if at + size > len(tokens) - rows:
                raise ValueError("more rows than one pass can give")
            self._decode([(sequence, token) for token in tokens[at : at + size]], 0)
            at += size
        return self._decode([(sequence, token) for token in tokens[at:]], rows)

    def step(self, sequences: Sequence[int], tokens: Sequence[int]) -> Logits:
        """Append one token to each of these sequences.

        Returns:
            logits after each of them, shape (len(sequences), V); valid until the next call.
        """
        return self._decode(list(zip(sequences, tokens, strict=True)), len(tokens))

    def forget(self, sequence: int) -> None:
        """Empty one sequence."""
        llama.llama_memory_seq_rm(self._memory, sequence, -1, -1)
        self._lengths[sequence] = 0

    def close(self) -> None:
        """Free the context; the model stays."""
        llama.llama_batch_free(self._batch)
        llama.llama_free(self._context)

    def _decode(self, tokens: list[tuple[int, int]], rows: int) -> Logits:
        batch = self._batch
        batch.n_tokens = len(tokens)
        for i, (sequence, token) in enumerate(tokens):
            batch.token[i] = token
            batch.pos[i] = self._lengths[sequence]
            batch.n_seq_id[i] = 1
            batch.seq_id[i][0] = sequence
            batch.logits[i] = i >= len(tokens) - rows
            self._lengths[sequence] += 1
        threads = self._threads.now()
        llama.llama_set_n_threads(self._context, threads, threads)
        started = perf_counter()
        result = llama.llama_decode(self._context, batch)
        llama.llama_synchronize(self._context)
        self.native_seconds += perf_counter() - started
        if result != 0:
            raise RuntimeError(f"llama_decode returned {result} for {len(tokens)} tokens")
        address = get_logits(self._context) or 0
        size = rows * self._vocabulary_size
        buffer = (ctypes.c_float * size).from_address(address)
        return np.frombuffer(buffer, np.float32).reshape(rows, -1)
