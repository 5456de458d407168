"""One loaded model with one context, behind `logits(tokens, rows)`.

What the cache shares with `tokens` is kept, what strayed is rewound, the rest is decoded.
Rewinding after a rejection, the catch-up of a draft and the reuse of a prefix between turns are all
this one rule. Knows nothing of drafting.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import llama_cpp as llama
import numpy as np

from app.engine.cache_file import fingerprint, read_cache, write_cache
from app.engine.events import ModelInfo
from app.engine.gguf_header import Header
from app.engine.llama.failures import no_context
from app.engine.llama.library import get_logits, list_devices
from app.engine.llama.vocabulary import Vocabulary
from app.engine.memory import cards_of
from app.engine.requests import CacheType
from app.engine.sampling import Logits, Tokens
from app.engine.threads import ThreadCount

MAX_ROWS = 17  # logits rows a pass can give: 16 drafted tokens and one
CHUNK = 512  # most prompt tokens decoded in one call
CHUNK_SECONDS = 0.25  # what a chunk should take, so that a stop is soon seen


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """`gpu_layers`: None = all where there is a GPU. `context_size` in tokens.
    `flash_attention`: None = llama.cpp decides, but off with an F32 cache."""

    context_size: int
    gpu_layers: int | None = None
    cache_type: CacheType = CacheType.F16
    flash_attention: bool | None = None


class LanguageModel:
    """A loaded model with one context. Made by `load`; `close` it when done."""

    def __init__(
        self,
        header: Header,
        model: int,
        options: LoadOptions,
        gpu_layers: int,
        threads: ThreadCount,
    ) -> None:
        self.header = header
        self.threads = threads
        self._threads_set = 0
        self.handle = model  # for `parallel`
        self.vocabulary = Vocabulary(llama.llama_model_get_vocab(model))
        self._context = _open_context(model, options, header)
        self._memory = llama.llama_get_memory(self._context)
        self.context_size = min(options.context_size, int(llama.llama_n_ctx(self._context)))
        self.info = _describe(header, model, gpu_layers, self.vocabulary.size)
        # How many tokens can be taken back after a decode. A recurrent state knows no way back but
        # snapshots, which llama.cpp keeps for some architectures.
        self.recurrent = _is_recurrent(model)
        self.rewindable = MAX_ROWS - 1
        if self.recurrent:
            self.rewindable = int(llama.llama_n_rs_seq(self._context))
        self._snapshots = 0  # states before the present one that a recurrent model can go back to
        self.native_seconds = 0.0  # spent inside llama.cpp, for measuring what Python costs
        self._cached: Tokens = np.empty(0, np.int32)
        self._make_batch()

    def _make_batch(self) -> None:
        """Arrays that llama.cpp reads in place; only token and logits change between calls."""
        self._token = np.zeros(CHUNK, np.int32)
        self._position = np.zeros(CHUNK, np.int32)
        self._positions = np.arange(self.context_size + CHUNK, dtype=np.int32)
        self._wanted = np.zeros(CHUNK, np.int8)
        self._sequence = (llama.llama_seq_id * 1)(0)
        sequences = [ctypes.cast(self._sequence, ctypes.POINTER(llama.llama_seq_id))] * CHUNK
        self._sequences = (ctypes.POINTER(llama.llama_seq_id) * CHUNK)(*sequences)
        self._counts = np.ones(CHUNK, np.int32)
        int32_p, int8_p = ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_int8)
        self._batch = llama.llama_batch(
            token=self._token.ctypes.data_as(int32_p),
            pos=self._position.ctypes.data_as(int32_p),
            n_seq_id=self._counts.ctypes.data_as(int32_p),
            seq_id=self._sequences,
            logits=self._wanted.ctypes.data_as(int8_p),
        )
        self._shape = (0, 0)  # tokens and rows of the last decode
        self._rows: dict[int, Logits] = {}

    def shared(self, tokens: Tokens) -> int:
        """How many of the first tokens are in the cache already."""
        size = min(len(self._cached), len(tokens))
        ours, theirs = self._cached[:size], tokens[:size]
        if ours.tobytes() == theirs.tobytes():  # the usual case, and the fastest way to see it
            return size
        return int((ours != theirs).argmax())

    def keep(self, tokens: Tokens) -> int:
        """Forget what strays from `tokens`; returns how many of them the cache still holds."""
        return self._rewind(self.shared(tokens))

    def read(self, tokens: Tokens) -> Iterator[int]:
        """Decode `tokens` in chunks, without logits; yields how many are in the cache."""
        at = self.keep(tokens)
        chunk = 32
        while at < len(tokens):
            started = perf_counter()
            size = min(chunk, len(tokens) - at)
            self._decode(tokens[at : at + size], at, 0)
            at += size
            self._cached = tokens[:at]
            yield at
            fast = perf_counter() - started < CHUNK_SECONDS
            chunk = min(CHUNK, chunk * 2) if fast else max(16, chunk // 2)

    def logits(self, tokens: Tokens, rows: int) -> Logits:
        """Logits after each of the last `rows` tokens.

        Args:
            tokens: the whole sequence, not empty; not changed afterwards.
            rows: 1 to MAX_ROWS.

        Returns:
            shape (rows, V), float32; a view that is valid until the next call.
        """
        last = len(tokens) - rows
        at = self._rewind(min(self.shared(tokens), last))
        while len(tokens) - at > CHUNK:  # a draft that has to catch up
            size = min(CHUNK, last - at)
            self._decode(tokens[at : at + size], at, 0)
            at += size
        self._decode(tokens[at:], at, rows)
        self._cached = tokens
        return self._logits(rows)

    def forget(self) -> None:
        """Empty the cache."""
        llama.llama_memory_clear(self._memory, False)
        self._cached = self._cached[:0]
        self._snapshots = 0

    def save(self, path: Path) -> int:
        """Write the cache to a file; returns how many tokens it holds.

        Raises:
            OSError: the file can't be written.
        """
        size = llama.llama_state_seq_get_size(self._context, 0)
        state = np.empty(size, np.uint8)
        buffer = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        written = llama.llama_state_seq_get_data(self._context, buffer, size, 0)
        write_cache(path, fingerprint(self.header.path), self._cached, state[:written])
        return len(self._cached)

    def restore(self, path: Path) -> int:
        """Take the cache from a file in place of the present one.

        Returns:
            how many tokens it holds; 0 where the file is not there or not of this model.
        """
        self.forget()
        found = read_cache(path, fingerprint(self.header.path))
        if found is None or len(found[0]) > self.context_size:
            return 0
        tokens, state = found
        state = np.ascontiguousarray(state)
        buffer = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        if llama.llama_state_seq_set_data(self._context, buffer, len(state), 0) == 0:
            self.forget()
            return 0
        self._cached = tokens
        return len(tokens)

    def close(self) -> None:
        """Free the context and the weights."""
        llama.llama_free(self._context)
        llama.llama_model_free(self.handle)

    def _rewind(self, size: int) -> int:
        """Forget all but the first `size` tokens; returns how many are left."""
        back = len(self._cached) - size
        if back > 0:
            # llama.cpp says yes to any step back up to n_rs_seq, but a decode leaves snapshots
            # of its own tokens only: further back lie those of an older one.
            known = not self.recurrent or back <= self._snapshots
            if known and llama.llama_memory_seq_rm(self._memory, 0, size, -1):
                self._cached = self._cached[:size]
                self._snapshots = 0
            else:
                self.forget()
        return len(self._cached)

    def _decode(self, tokens: Tokens, at: int, rows: int) -> None:
        size = len(tokens)
        # A draft may know a few tokens less than its target: it reads those as its last one.
        np.minimum(tokens, self.vocabulary.size - 1, out=self._token[:size])
        self._position[:size] = self._positions[at : at + size]
        if (size, rows) != self._shape:
            self._shape = (size, rows)
            self._wanted[:size] = 0
            self._wanted[size - rows : size] = 1
            self._batch.n_tokens = size
        threads = self.threads.now()
        if threads != self._threads_set:
            self._threads_set = threads
            llama.llama_set_n_threads(self._context, threads, threads)
        started = perf_counter()
        result = llama.llama_decode(self._context, self._batch)
        if rows:
            llama.llama_synchronize(self._context)
        self.native_seconds += perf_counter() - started
        self._snapshots = min(size, self.rewindable + 1) - 1
        if result != 0:
            self.forget()
            raise RuntimeError(f"llama_decode returned {result} for {size} tokens at {at}")

    def _logits(self, rows: int) -> Logits:
        address = get_logits(self._context) or 0
        whole = self._rows.get(address)
        if whole is None:
            size = MAX_ROWS * self.vocabulary.size
            buffer = memoryview((ctypes.c_float * size).from_address(address))
            whole = np.frombuffer(buffer, np.float32).reshape(MAX_ROWS, -1)
            self._rows = {address: whole}
        return whole[:rows]


def _is_recurrent(model: int) -> bool:
    return bool(llama.llama_model_is_recurrent(model) or llama.llama_model_is_hybrid(model))


_CACHE_TYPES = {
    CacheType.F32: llama.GGML_TYPE_F32,
    CacheType.F16: llama.GGML_TYPE_F16,
    CacheType.Q8_0: llama.GGML_TYPE_Q8_0,
    CacheType.Q4_0: llama.GGML_TYPE_Q4_0,
}


def _open_context(model: int, options: LoadOptions, header: Header) -> int:
    params = llama.llama_context_default_params()
    params.n_ctx = options.context_size
    params.type_k = params.type_v = _CACHE_TYPES[options.cache_type]
    flash = options.flash_attention
    if flash:
        params.flash_attn_type = llama.LLAMA_FLASH_ATTN_TYPE_ENABLED
    elif flash is False or options.cache_type is CacheType.F32:
        params.flash_attn_type = llama.LLAMA_FLASH_ATTN_TYPE_DISABLED
    params.n_batch = params.n_ubatch = CHUNK
    params.n_outputs_max = MAX_ROWS
    params.no_perf = True
    # With less, a model of sliding windows could not go back behind its window to an older turn,
    # although llama.cpp says that it did.
    params.swa_full = True
    if _is_recurrent(model):
        params.n_rs_seq = MAX_ROWS - 1
    context = llama.llama_init_from_model(model, params)
    if not context:
        llama.llama_model_free(model)
        raise no_context(header.path.name, options.context_size, options.cache_type)
    return int(context)


def _describe(header: Header, model: int, gpu_layers: int, vocabulary_size: int) -> ModelInfo:
    buffer = ctypes.create_string_buffer(128)
    llama.llama_model_desc(model, buffer, 128)
    layers = int(llama.llama_model_n_layer(model))
    gpus = cards_of(list_devices()) if gpu_layers else []
    return ModelInfo(
        path=header.path,
        name=header.name,
        architecture=header.architecture,
        description=buffer.value.decode("utf-8", "replace"),
        size_bytes=int(llama.llama_model_size(model)),
        parameters=int(llama.llama_model_n_params(model)),
        vocabulary_size=vocabulary_size,
        trained_context=int(llama.llama_model_n_ctx_train(model)),
        layers=layers,
        gpu_layers=min(gpu_layers, layers + 1),
        device=gpus[0].description if gpus else "CPU",
        has_chat_template=header.chat_template is not None,
    )
