"""Collecting on every core: one process each, with its own share of the conversations. Knows no
training.

Processes and not threads, since threads that wait for each other at every product stall badly on
a machine that does anything else.
"""

from __future__ import annotations

import multiprocessing
import queue
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from time import monotonic

import psutil

from app.distil.collect import Collected, Collector, Sequences
from app.distil.corpus import Corpus
from app.distil.prompts import PromptList
from app.engine import llama
from app.engine.gguf_header import Header, read_header
from app.engine.text import ChatTemplate
from app.engine.threads import ThreadCount
from app.errors import UserError
from app.words import Words

ROOM = 512  # tokens of one conversation
MOST_SEQUENCES = 160
_END_SECONDS = 30.0  # how long a worker may take to end before it is killed
MEMORY_SHARE = 0.4  # of what is free, for the caches of all workers together


def collect(
    target: Path,
    folder: Path,
    prompts: PromptList,
    enough: Callable[[int], bool],
    stop: Callable[[], bool],
) -> Iterator[Collected]:
    """Collect into `folder` until `enough(tokens)` or `stop` says so.

    Raises:
        UserError: a worker ended early, for want of memory as a rule.
    """
    from app.distil import fast_sequences

    header = read_header(target)
    on_gpu = any("GPU" in device.kind for device in llama.list_devices())
    fast = fast_sequences.serves(header) and not on_gpu
    count = max(1, psutil.cpu_count(logical=False) or 1) if fast else 1
    size = side_by_side(header, count)
    context = multiprocessing.get_context("spawn")
    said: Queue[tuple[int, Collected | UserError]] = context.Queue()
    end = context.Event()
    workers = [
        context.Process(
            target=_work,
            args=(part, count, fast, target, folder, prompts, size, said, end),
            daemon=True,
        )
        for part in range(count)
    ]
    for worker in workers:
        worker.start()
    before = Corpus(folder).rows
    latest: dict[int, Collected] = {}
    try:
        while True:
            try:
                part, news = said.get(timeout=0.2)
            except queue.Empty:
                if not any(worker.is_alive() for worker in workers):
                    raise _died() from None
            else:
                if isinstance(news, UserError):
                    raise news
                latest[part] = news
                total = Collected(
                    before + sum(c.tokens for c in latest.values()),
                    sum(c.tokens_per_second for c in latest.values()),
                )
                yield total
                if enough(total.tokens):
                    return
            if stop():
                return
    finally:
        end.set()
        _end(workers, said)


def _end(workers: Sequence[BaseProcess], said: Queue[tuple[int, Collected | UserError]]) -> None:
    """Each ends once what it said is taken; one that does not is killed, and all are waited for:
    what they share with this process is gone only after them."""
    until = monotonic() + _END_SECONDS
    while any(worker.is_alive() for worker in workers) and monotonic() < until:
        with suppress(queue.Empty):
            said.get(timeout=0.1)
    for worker in workers:
        worker.kill()
        worker.join()
        worker.close()
    said.close()
    said.join_thread()


def side_by_side(header: Header, workers: int) -> int:
    """How many sequences each worker can hold in memory.

    Raises:
        UserError: not even one.
    """
    values, name = header.values, header.architecture
    width = int(values.get(f"{name}.embedding_length", 1024))
    heads = int(values.get(f"{name}.attention.head_count", 1)) or 1
    kv_heads = int(values.get(f"{name}.attention.head_count_kv", heads))
    layers = int(values.get(f"{name}.block_count", 32))
    cache = 4 * layers * kv_heads * (width // heads) * ROOM  # keys and values, two bytes each
    free = psutil.virtual_memory().available * MEMORY_SHARE
    count = int(free / cache / workers)
    if count < 1:
        raise UserError(
            Words(
                "There is not enough free memory to let {name} answer ({free:.1f} GB).",
                name=header.name,
                free=free / 1e9,
            ),
            Words("Close other programs, or distil from a smaller target."),
        )
    return min(count, MOST_SEQUENCES)


def _died() -> UserError:
    return UserError(
        Words("The target stopped unexpectedly while it answered; memory ran out, as a rule."),
        Words("What was collected is kept: close other programs and start again."),
    )


def _work(
    part: int,
    parts: int,
    fast: bool,
    target: Path,
    folder: Path,
    prompts: PromptList,
    size: int,
    said: Queue[tuple[int, Collected | UserError]],
    end: Event,
) -> None:
    """Run in a worker until `end` is set."""
    import torch

    options = llama.LoadOptions(64)
    try:
        *_, model = llama.load(target, options, ThreadCount(), lambda: False)
        assert isinstance(model, llama.LanguageModel)
        if fast:
            torch.set_num_threads(1)
        sequences = _sequences(fast, model, size)
        vocabulary = model.vocabulary
        bos, eos = vocabulary.text(vocabulary.bos), vocabulary.text(vocabulary.eos)
        template = ChatTemplate(model.header.chat_template, bos, eos)
        corpus = Corpus(folder, str(part))
        before = corpus.rows
        collector = Collector(sequences, vocabulary, template, corpus)
        parent = multiprocessing.parent_process()

        def stop() -> bool:
            return end.is_set() or parent is None or not parent.is_alive()

        for news in collector.run(prompts, stop, part, parts):
            said.put((part, Collected(news.tokens - before, news.tokens_per_second)))
    except UserError as error:
        said.put((part, error))
    except OSError as error:
        said.put(
            (
                part,
                UserError(
                    Words("The disk can't be written: {reason}.", reason=error.strerror),
                    Words("Make room."),
                ),
            )
        )


def _sequences(fast: bool, model: llama.LanguageModel, size: int) -> Sequences:
    if fast:
        from app.distil.fast_sequences import FastSequences

        return FastSequences(model.header, size, ROOM)
    return llama.ParallelSequences(model, size, ROOM)
