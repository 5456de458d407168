"""How much memory a model takes, and whether that is there: before anything is loaded. Knows
nothing of files, nor of how layers are split between devices (`placement`).

The contexts are those that `llama.model` opens: a full-size cache for sliding windows too, chunks
of 512 tokens, at most 17 rows of logits. Measured by tests/benchmark_memory.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from app.engine.events import Device
from app.engine.model_shape import Shape
from app.engine.requests import CacheType
from app.words import Words

CHUNK = 512  # tokens computed in one go
ROWS = 17  # of logits
RESERVE = 512 << 20  # bytes left to others on each device
_CACHE_BYTES = {
    CacheType.F32: Fraction(4),
    CacheType.F16: Fraction(2),
    CacheType.Q8_0: Fraction(34, 32),
    CacheType.Q4_0: Fraction(18, 32),
}
_VOCABULARY_ENTRY = 150  # bytes a token or a merge takes in llama.cpp's tables, measured


@dataclass(frozen=True, slots=True)
class Estimate:
    """Bytes that a model takes at one context size and cache type, without a GPU.

    `copies`: weights that llama.cpp rearranges for the processor. Their originals in the mapped
    file count as the process's memory too, until the system wants them back: `total` is what a
    process monitor shows, `needed` what has to be there. `on_gpu`: what a GPU takes for all of it.
    """

    weights: int
    copies: int
    cache: int
    compute: int
    vocabulary: int
    on_gpu: int

    @property
    def total(self) -> int:
        return self.weights + self.copies + self.cache + self.compute + self.vocabulary

    @property
    def needed(self) -> int:
        return self.total - self.copies

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(
            self.weights + other.weights,
            self.copies + other.copies,
            self.cache + other.cache,
            self.compute + other.compute,
            self.vocabulary + other.vocabulary,
            self.on_gpu + other.on_gpu,
        )


class Fit(StrEnum):
    GPU = "fits on GPU"
    MEMORY = "fits in memory, slower"
    NO = "does not fit"


@dataclass(frozen=True, slots=True)
class FitVerdict:
    """`reason` for a person: what is needed, what is there. Bytes."""

    fit: Fit
    needed: int
    available: int
    reason: Words


def cache_bytes(shape: Shape, context: int, cache_type: CacheType) -> tuple[int, ...]:
    """What each block keeps of a full context: keys and values, or a recurrent state."""
    cells = -(-context // 256) * 256
    number = _CACHE_BYTES[cache_type]
    return tuple(
        int((keys + values) * cells * number) + state * 4
        for keys, values, state in zip(shape.keys, shape.values, shape.states, strict=True)
    )


def compute_bytes(shape: Shape, context: int, cache_type: CacheType) -> int:
    """The buffers of one chunk: activations, the attention mask, the rows of logits."""
    activations = CHUNK * 4 * (3 * shape.feed_forward + 4 * shape.width)
    masks = 2 if shape.window else 1
    attention = CHUNK * context * 2 * masks
    if cache_type is CacheType.F32:  # no flash attention: the scores of every head at once
        attention = CHUNK * context * 4 * (shape.heads + masks)
    return activations + attention + ROWS * shape.vocabulary * 4


def estimate(shape: Shape, context: int, cache_type: CacheType = CacheType.F16) -> Estimate:
    """What a model takes when the whole context is in use; capped by the trained one."""
    context = min(context, shape.context) if shape.context else context
    cache = sum(cache_bytes(shape, context, cache_type))
    compute = compute_bytes(shape, context, cache_type)
    return Estimate(
        weights=shape.weights,
        copies=shape.repacked,
        cache=cache,
        compute=compute,
        vocabulary=_VOCABULARY_ENTRY * (shape.vocabulary + shape.merges),
        on_gpu=sum(shape.blocks) + shape.gpu_output + cache + compute,
    )


def estimate_pair(
    target: Shape, draft: Shape | None, context: int, cache_type: CacheType = CacheType.F16
) -> Estimate:
    """Both models together, as `pair` loads them: a draft keeps an F16 cache, or F32 where the
    target does, and as long a context as its target."""
    context = min(context, target.context) if target.context else context
    both = estimate(target, context, cache_type)
    if draft is None:
        return both
    return both + estimate(draft, context, draft_cache_type(cache_type))


def rough_estimate(size_bytes: int) -> Estimate:
    """Before a download, when only a file's size is known: the cache of some 4,096 tokens is about
    a tenth of a model of four bits, and the buffers are a few hundred megabytes."""
    cache, compute = size_bytes // 10, 200 << 20
    whole = size_bytes + cache + compute
    return Estimate(size_bytes, 0, cache, compute, 40 << 20, whole)


def draft_cache_type(target: CacheType) -> CacheType:
    """A draft's own cache is small: it is kept exact enough to guess well."""
    return CacheType.F32 if target is CacheType.F32 else CacheType.F16


def cards_of(devices: Sequence[Device]) -> list[Device]:
    """The GPUs that llama.cpp gives layers to: an integrated one only where there is no other."""
    discrete = [device for device in devices if device.kind == "GPU"]
    return discrete or [device for device in devices if device.kind == "integrated GPU"]


def judge_fit(
    estimate: Estimate, devices: Sequence[Device], free: int, rough: bool = False
) -> FitVerdict:
    """Whether it fits, and where.

    Args:
        free: bytes of memory that programs may still take (`free_memory`).
        rough: the estimate is not from the models' headers; the words say so.
    """
    cards = cards_of(devices)
    gpu = sum(max(0, card.memory_free - RESERVE) for card in cards)
    if gpu >= estimate.on_gpu:
        return _verdict(Fit.GPU, estimate.on_gpu, gpu, rough)
    memory = max(0, free - RESERVE)
    # What an integrated GPU calls its own is the same memory.
    both = memory + sum(max(0, d.memory_free - RESERVE) for d in cards if d.kind == "GPU")
    fit = Fit.MEMORY if both >= estimate.needed else Fit.NO
    return _verdict(fit, estimate.needed, both, rough)


def _verdict(fit: Fit, needed: int, available: int, rough: bool) -> FitVerdict:
    takes, free = needed / 1e9, available / 1e9
    size = (
        Words("Takes about {takes:.1f} GB", takes=takes)
        if rough
        else Words("Takes {takes:.1f} GB", takes=takes)
    )
    reason = (
        Words("{size}; {free:.1f} GB are free on the GPU.", size=size, free=free)
        if fit is Fit.GPU
        else Words("{size}; {free:.1f} GB are free in memory.", size=size, free=free)
    )
    return FitVerdict(fit, needed, available, reason)


def free_memory() -> int:
    """Bytes that programs may still take without swapping."""
    import psutil  # not for the window's start, which asks nothing of it

    return int(psutil.virtual_memory().available)
