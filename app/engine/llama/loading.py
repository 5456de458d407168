"""From a file to a model, with progress, or to words that say why not."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import llama_cpp as llama

from app.engine.gguf_header import read_header
from app.engine.llama.failures import unloadable
from app.engine.llama.library import last_errors, list_devices
from app.engine.llama.model import LanguageModel, LoadOptions
from app.engine.threads import ThreadCount
from app.errors import LoadCancelledError, ModelFileError
from app.words import Words


def load(
    path: Path, options: LoadOptions, threads: ThreadCount, cancelled: Callable[[], bool]
) -> Iterator[float | LanguageModel]:
    """Load a model: fractions from 0 to 1, then the model.

    llama.cpp loads in one call, which runs in a thread of its own here so that progress can be
    yielded; `cancelled` is asked at each step of it.

    Raises:
        ModelFileError: the file can't be used.
        OutOfMemoryError: there is too little memory.
        LoadCancelledError: `cancelled` said so.
    """
    header = read_header(path)
    if int(header.values.get(f"{header.architecture}.block_count", 0)) <= 0:
        raise ModelFileError(
            Words("{name} has no layers.", name=path.name), Words("Choose another file.")
        )
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
        try:
            loaded.append(llama.llama_model_load_from_file(name, params))
        finally:
            progress.put(None)

    # llama.cpp takes UTF-8 on Windows, and the system's own bytes elsewhere.
    name = str(path).encode() if os.name == "nt" else os.fsencode(path)
    last_errors.clear()
    thread = threading.Thread(target=run, name="load", daemon=True)
    thread.start()
    while (fraction := progress.get()) is not None:
        yield fraction
    thread.join()
    model = loaded[0] if loaded else None
    if cancelled():
        if model:
            llama.llama_model_free(model)
        raise LoadCancelledError
    if not model:
        raise unloadable(path, header)
    yield LanguageModel(header, int(model), options, layers, threads)
