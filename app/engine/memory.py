"""How much memory a model takes, and whether that is there: from its header, before anything is
loaded. Knows nothing of files or of how layers are split between devices (`placement`).

Three parts: the weights, the cache that grows with the context, and the buffers llama.cpp computes
in. The contexts are those that `llama.model` opens: a full-size cache for sliding windows too,
chunks of 512 tokens, at most 17 rows of logits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.engine.events import Device
from app.engine.gguf_header import Header
from app.engine.requests import CacheType


@dataclass(frozen=True, slots=True)
class Shape:
    """What of a model decides how much memory it takes. Sizes in bytes, widths in numbers.

    `blocks`: bytes of weights by block. `rest`: of what is outside the blocks and goes to a GPU
    only with all of them (the output matrix, or the embedding that stands for it).
    `embedding`: of the token embedding, which stays in memory. `keys`, `values`: numbers a token
    takes in the cache, by block; 0 = none there. `states`: numbers of a recurrent state, by block.
    """

    blocks: tuple[int, ...]
    rest: int
    embedding: int
    keys: tuple[int, ...]
    values: tuple[int, ...]
    states: tuple[int, ...]
    width: int
    feed_forward: int
    heads: int
    vocabulary: int
    merges: int

    @property
    def weights(self) -> int:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Estimate:
    """Bytes that a model takes at one context size and cache type."""

    weights: int
    cache: int
    compute: int

    @property
    def total(self) -> int:
        return self.weights + self.cache + self.compute


class Fit(StrEnum):
    GPU = "fits on GPU"
    MEMORY = "fits in memory, slower"
    NO = "does not fit"


@dataclass(frozen=True, slots=True)
class FitVerdict:
    """`reason` in words for a person: what is needed, what is there. Bytes."""

    fit: Fit
    needed: int
    available: int
    reason: str


def shape_of(header: Header, parts: Sequence[Header] = ()) -> Shape:
    """Args: parts: the headers of a split model's later parts."""
    raise NotImplementedError


def estimate(shape: Shape, context: int, cache_type: CacheType = CacheType.F16) -> Estimate:
    """What a model takes when the whole context is in use."""
    raise NotImplementedError


def estimate_pair(
    target: Shape, draft: Shape | None, context: int, cache_type: CacheType = CacheType.F16
) -> Estimate:
    """Both models together, as `pair` loads them: a draft keeps an F16 cache, or F32 where the
    target does."""
    raise NotImplementedError


def judge_fit(needed: Estimate, devices: Sequence[Device], free: int) -> FitVerdict:
    """Args: free: bytes of memory that programs may still take (`free_memory`)."""
    raise NotImplementedError


def free_memory() -> int:
    """Bytes that programs may still take without swapping."""
    raise NotImplementedError
