"""A GGUF model as logits of a token sequence; the only importer of llama_cpp.

The KV cache is hidden behind `logits(tokens, rows)`: what the cache shares with `tokens` is kept,
what strayed is rewound, the rest is decoded. Rewinding after a rejection, the catch-up of a draft
and the reuse of a prefix between turns are all this one rule. Knows nothing of drafting.

Facts about llama.cpp that the code leans on: logits of a batch lie contiguously and stay valid
until the next decode; `n_outputs_max` rows are reserved, not n_batch; a decode of more than one
token takes n_threads_batch; a graph is reused while its shape stays the same.
"""

from __future__ import annotations

import ctypes
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import llama_cpp as llama
import numpy as np

from app.engine.cache_file import fingerprint, read_cache, write_cache
from app.engine.events import CacheType, Device, ModelInfo
from app.engine.gguf_header import Header, read_header
from app.engine.sampling import Logits, Tokens
from app.engine.threads import ThreadCount
from app.errors import ModelFileError, UserError

MAX_ROWS = 17  # logits rows a pass can give: 16 drafted tokens and one
CHUNK = 512  # most prompt tokens decoded in one call
CHUNK_SECONDS = 0.25  # what a chunk should take, so that a stop is soon seen

log = logging.getLogger(__name__)


class LoadCancelledError(Exception):
    """Loading was stopped on request."""


# ---------------------------------------------------------------------------- the library

_last_errors: list[str] = []


@llama.llama_log_callback  # type: ignore[untyped-decorator]
def _take_log(level: int, text: bytes, _data: object) -> None:
    line = text.decode("utf-8", "replace").rstrip()
    if level == 4 and line:  # GGML_LOG_LEVEL_ERROR
        _last_errors.append(line)
        del _last_errors[:-20]
    if line.strip("."):
        log.debug("%s", line)


def _library(name: str) -> ctypes.CDLL:
    """One of ggml's libraries beside libllama. On Windows symbols are not found through others."""
    base = llama.llama_cpp._base_path
    library: ctypes.CDLL = llama._ctypes_extensions.load_shared_library(name, base)
    return library


def _start_library() -> None:
    llama.llama_log_set(_take_log, ctypes.c_void_p(0))
    # Builds with loadable back ends look beside the executable unless they are told where to look.
    load_all = _library("ggml").ggml_backend_load_all_from_path
    load_all.argtypes, load_all.restype = [ctypes.c_char_p], None
    load_all(str(llama.llama_cpp._base_path).encode())
    llama.llama_backend_init()


_start_library()

# llama_cpp's own binding makes a typed pointer of each answer, which takes longer than the call.
_get_logits = llama.llama_cpp._lib["llama_get_logits"]
_get_logits.argtypes, _get_logits.restype = [ctypes.c_void_p], ctypes.c_void_p

_DEVICE_KINDS = {0: "CPU", 1: "GPU", 2: "integrated GPU", 3: "accelerator"}


def list_devices() -> tuple[Device, ...]:
    """Every device that llama.cpp reports, the CPU among them."""
    ggml, base = _library("ggml"), _library("ggml-base")
    ggml.ggml_backend_dev_count.restype = ctypes.c_size_t
    ggml.ggml_backend_dev_get.argtypes = [ctypes.c_size_t]
    ggml.ggml_backend_dev_get.restype = ctypes.c_void_p
    for function, result in (
        (base.ggml_backend_dev_name, ctypes.c_char_p),
        (base.ggml_backend_dev_description, ctypes.c_char_p),
        (base.ggml_backend_dev_type, ctypes.c_int),
    ):
        function.argtypes, function.restype = [ctypes.c_void_p], result
    size_p = ctypes.POINTER(ctypes.c_size_t)
    base.ggml_backend_dev_memory.argtypes = [ctypes.c_void_p, size_p, size_p]
    base.ggml_backend_dev_memory.restype = None
    devices = []
    for i in range(ggml.ggml_backend_dev_count()):
        device = ggml.ggml_backend_dev_get(i)
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        base.ggml_backend_dev_memory(device, ctypes.byref(free), ctypes.byref(total))
        devices.append(
            Device(
                base.ggml_backend_dev_name(device).decode(),
                base.ggml_backend_dev_description(device).decode(),
                _DEVICE_KINDS.get(base.ggml_backend_dev_type(device), "other"),
                free.value,
                total.value,
            )
        )
    return tuple(devices)


# ---------------------------------------------------------------------------- the vocabulary


class Vocabulary:
    """The tokenizer of a loaded model."""

    def __init__(self, vocab: int) -> None:
        self._vocab = vocab
        self.size = int(llama.llama_vocab_n_tokens(vocab))
        self.bos = int(llama.llama_vocab_bos(vocab))
        self.eos = int(llama.llama_vocab_eos(vocab))
        self.adds_bos = bool(llama.llama_vocab_get_add_bos(vocab))
        self.adds_eos = bool(llama.llama_vocab_get_add_eos(vocab))
        self._pieces: dict[int, bytes] = {}

    def tokenize(self, text: str, special: bool) -> list[int]:
        """Token ids of a text, without added begin or end tokens.

        Args:
            special: whether the text of a special token means that token.
        """
        data = text.encode("utf-8", "replace")
        ids = (llama.llama_token * (len(data) + 8))()
        count = llama.llama_tokenize(self._vocab, data, len(data), ids, len(ids), False, special)
        if count < 0:
            raise RuntimeError("llama_tokenize failed")
        return list(ids[:count])

    def piece(self, token: int) -> bytes:
        """The exact bytes of a token."""
        known = self._pieces.get(token)
        if known is None:
            buffer = ctypes.create_string_buffer(64)
            size = llama.llama_token_to_piece(self._vocab, token, buffer, 64, 0, True)
            if size < 0:
                buffer = ctypes.create_string_buffer(-size)
                size = llama.llama_token_to_piece(self._vocab, token, buffer, -size, 0, True)
            known = self._pieces[token] = buffer.raw[:size]
        return known

    def text(self, token: int) -> str:
        """A token's text as the vocabulary states it: for special tokens in templates."""
        text = llama.llama_vocab_get_text(self._vocab, token) if token >= 0 else None
        return text.decode("utf-8", "replace") if text else ""

    def ends(self, token: int) -> bool:
        """Whether this token ends a reply."""
        return bool(llama.llama_vocab_is_eog(self._vocab, token))


# ---------------------------------------------------------------------------- the model


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """`gpu_layers`: None = all where there is a GPU. `context_size` in tokens."""

    context_size: int
    gpu_layers: int | None = None
    cache_type: CacheType = CacheType.F16


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
        self._threads = threads
        self._threads_set = 0
        self._model = model
        self.vocabulary = Vocabulary(llama.llama_model_get_vocab(model))
        self._context = _open_context(model, options, header)
        self._memory = llama.llama_get_memory(self._context)
        self.context_size = min(options.context_size, int(llama.llama_n_ctx(self._context)))
        self.info = _describe(header, model, gpu_layers, self.vocabulary.size)
        recurrent = llama.llama_model_is_recurrent(model) or llama.llama_model_is_hybrid(model)
        self.can_rewind = not recurrent
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

    def read(self, tokens: Tokens) -> Iterator[int]:
        """Decode `tokens` in chunks, without logits; yields how many are in the cache."""
        at = self._rewind(self.shared(tokens))
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
        llama.llama_model_free(self._model)

    def _rewind(self, size: int) -> int:
        """Forget all but the first `size` tokens; returns how many are left."""
        if size < len(self._cached):
            if llama.llama_memory_seq_rm(self._memory, 0, size, -1):
                self._cached = self._cached[:size]
            else:  # a recurrent state knows no way back: start over
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
        threads = self._threads.now()
        if threads != self._threads_set:
            self._threads_set = threads
            llama.llama_set_n_threads(self._context, threads, threads)
        started = perf_counter()
        result = llama.llama_decode(self._context, self._batch)
        if rows:
            llama.llama_synchronize(self._context)
        self.native_seconds += perf_counter() - started
        if result != 0:
            self.forget()
            raise RuntimeError(f"llama_decode returned {result} for {size} tokens at {at}")

    def _logits(self, rows: int) -> Logits:
        address = _get_logits(self._context) or 0
        whole = self._rows.get(address)
        if whole is None:
            size = MAX_ROWS * self.vocabulary.size
            buffer = memoryview((ctypes.c_float * size).from_address(address))
            whole = np.frombuffer(buffer, np.float32).reshape(MAX_ROWS, -1)
            self._rows = {address: whole}
        return whole[:rows]


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
    if options.cache_type is CacheType.F32:
        params.flash_attn_type = llama.LLAMA_FLASH_ATTN_TYPE_DISABLED
    params.n_batch = params.n_ubatch = CHUNK
    params.n_outputs_max = MAX_ROWS
    params.no_perf = True
    context = llama.llama_init_from_model(model, params)
    if not context:
        llama.llama_model_free(model)
        raise UserError(
            f"There is not enough memory for {header.path.name} "
            f"with a context of {options.context_size:,} tokens.",
            "Choose a smaller context or a smaller model.",
        )
    return int(context)


def _describe(header: Header, model: int, gpu_layers: int, vocabulary_size: int) -> ModelInfo:
    buffer = ctypes.create_string_buffer(128)
    llama.llama_model_desc(model, buffer, 128)
    layers = int(llama.llama_model_n_layer(model))
    gpus = [d for d in list_devices() if "GPU" in d.kind] if gpu_layers else []
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


# ---------------------------------------------------------------------------- loading


def load(
    path: Path, options: LoadOptions, threads: ThreadCount, cancelled: Callable[[], bool]
) -> Iterator[float | LanguageModel]:
    """Load a model: fractions from 0 to 1, then the model.

    llama.cpp loads in one call, which runs in a thread of its own here so that progress can be
    yielded; `cancelled` is asked at each step of it.

    Raises:
        ModelFileError: the file can't be used.
        UserError: there is too little memory.
        LoadCancelledError: `cancelled` said so.
    """
    header = read_header(path)
    if int(header.values.get(f"{header.architecture}.block_count", 0)) <= 0:
        raise ModelFileError(f"{path.name} has no layers.", "Choose another file.")
    gpu = any("GPU" in device.kind for device in list_devices())
    layers = (999 if gpu else 0) if options.gpu_layers is None else options.gpu_layers
    progress: queue.SimpleQueue[float | None] = queue.SimpleQueue()
    loaded: list[int | None] = []

    @llama.llama_progress_callback  # type: ignore[untyped-decorator]
    def take_progress(fraction: float, _data: object) -> bool:
        progress.put(fraction)
        return not cancelled()

    def run() -> None:
        params = llama.llama_model_default_params()
        params.n_gpu_layers = layers
        params.progress_callback = take_progress
        loaded.append(llama.llama_model_load_from_file(str(path).encode(), params))
        progress.put(None)

    _last_errors.clear()
    thread = threading.Thread(target=run, name="load")
    thread.start()
    while (fraction := progress.get()) is not None:
        yield fraction
    thread.join()
    model = loaded[0]
    if cancelled():
        if model:
            llama.llama_model_free(model)
        raise LoadCancelledError
    if not model:
        raise _load_failure(path, header)
    yield LanguageModel(header, int(model), options, layers, threads)


def _load_failure(path: Path, header: Header) -> UserError:
    said = " ".join(_last_errors)
    if "unknown model architecture" in said:
        return ModelFileError(
            f"{path.name} is a model of a kind ({header.architecture}) that this version of "
            "llama.cpp does not know.",
            "Choose another model, or update Paceline.",
        )
    if "alloc" in said or "out of memory" in said.lower():
        return UserError(
            f"There is not enough memory for {path.name}.",
            "Choose a smaller model, or fewer GPU layers.",
        )
    reason = _last_errors[0].split(": ", 1)[-1] if _last_errors else "no reason given"
    return ModelFileError(
        f"llama.cpp can't load {path.name}: {reason}.", "Choose another model, or fetch it again."
    )
