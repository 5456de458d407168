"""Which layers go to the GPUs: a pure function of what the models take and of the devices. Knows
nothing of loading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.events import Device
from app.engine.memory import (
    RESERVE,
    cache_bytes,
    cards_of,
    compute_bytes,
    draft_cache_type,
)
from app.engine.model_shape import Shape
from app.engine.requests import CacheType
from app.words import NOTHING, Words

ALL_LAYERS = 999  # the blocks and the output, however many there are


@dataclass(frozen=True, slots=True)
class Placement:
    """GPU layers of each. `notice`: what did not fit, if anything."""

    target_layers: int
    draft_layers: int
    notice: Words = NOTHING


@dataclass(frozen=True, slots=True)
class ByHand:
    """GPU layers that a person chose; None = automatic."""

    target: int | None = None
    draft: int | None = None


def place(
    target: Shape,
    draft: Shape | None,
    devices: Sequence[Device],
    context: int,
    cache_type: CacheType,
    by_hand: ByHand,
) -> Placement:
    """Fill the GPUs' free memory; what is set by hand is left as it is.

    The draft goes first: a round reads it once for every drafted token, the target once in all, so
    a byte of the draft saves more there than a byte of the target. Where a GPU does not say what
    is free, everything goes to it, and loading itself finds out.
    """
    gpus = cards_of(devices)
    if not gpus:
        return Placement(by_hand.target or 0, by_hand.draft or 0)
    if any(device.memory_free <= 0 for device in gpus):
        return Placement(_or_all(by_hand.target), _or_all(by_hand.draft))
    free = sum(max(0, device.memory_free - RESERVE) for device in gpus)
    draft_layers = _or_all(by_hand.draft)
    if draft is not None:
        layers = _layer_bytes(draft, context, draft_cache_type(cache_type))
        draft_layers, free = _fill(layers, free, by_hand.draft)
    layers = _layer_bytes(target, context, cache_type)
    target_layers, _ = _fill(layers, free, by_hand.target)
    notice = NOTHING
    if by_hand.target is None and target_layers != ALL_LAYERS:
        notice = Words(
            "{fitting} of the target's {layers} layers fit on the GPU; the processor does the "
            "rest.",
            fitting=target_layers,
            layers=len(target.blocks) + 1,
        )
    return Placement(target_layers, draft_layers, notice)


def fewer(layers: int, blocks: int) -> int:
    """GPU layers to try after `layers` were too many: three quarters, in the end none."""
    present = min(layers, blocks + 1)
    return present * 3 // 4 if present > 2 else 0


def _or_all(layers: int | None) -> int:
    return ALL_LAYERS if layers is None else layers


@dataclass(frozen=True, slots=True)
class _LayerBytes:
    """What each layer takes with its cache, in the order in which llama.cpp offloads: the output,
    then the last block, and so on down. `compute` is taken as soon as there is one."""

    layers: tuple[int, ...]
    compute: int


def _layer_bytes(shape: Shape, context: int, cache_type: CacheType) -> _LayerBytes:
    context = min(context, shape.context) if shape.context else context
    cache = cache_bytes(shape, context, cache_type)
    blocks = [weights + kept for weights, kept in zip(shape.blocks, cache, strict=True)]
    compute = compute_bytes(shape, context, cache_type)
    return _LayerBytes((shape.gpu_output, *reversed(blocks)), compute)


def _fill(model: _LayerBytes, free: int, by_hand: int | None) -> tuple[int, int]:
    """How many layers fit, or those chosen by hand; and the bytes that are left then."""
    if by_hand is not None:
        taken = sum(model.layers[:by_hand]) + model.compute if by_hand else 0
        return by_hand, max(0, free - taken)
    left, count = free - model.compute, 0
    for size in model.layers:
        if size > left:
            break
        left, count = left - size, count + 1
    if count < 2:  # the output alone does not pay for the way there and back
        return 0, free
    return (ALL_LAYERS if count == len(model.layers) else count), left
