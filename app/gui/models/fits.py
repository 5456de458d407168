"""Does a model fit, with the settings it would be loaded with? Knows no window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.engine.events import Device, Loaded
from app.engine.memory import Estimate, FitVerdict, cards_of, estimate_pair, judge_fit
from app.engine.model_shape import Shape
from app.engine.requests import CacheType

# What a context of 4,096 tokens and the buffers take beside the weights, where no header is at
# hand: for the models of the catalogue between a tenth (large) and a third (small) of the weights.
_ROUGH_SHARE, _ROUGH_LEAST = 0.1, 400_000_000


@dataclass(frozen=True, slots=True)
class Room:
    """What is free: by device, and in memory. Bytes."""

    devices: tuple[Device, ...] = ()
    free: int = 0


def room_beside(loaded: Loaded | None, free: int) -> Room:
    """The devices as they are once the present pair has made room for the next one."""
    if loaded is None:
        return Room((), free)
    models = [model for model in (loaded.target, loaded.draft) if model is not None]
    held = sum(m.size_bytes for m in models if m.gpu_layers > 0)
    cards = cards_of(loaded.devices)
    devices: list[Device] = []
    for device in loaded.devices:
        if device in cards and held:
            back = min(held, device.memory_total - device.memory_free)
            devices.append(replace(device, memory_free=device.memory_free + back))
            held -= back
        else:
            devices.append(device)
    return Room(tuple(devices), free)


def fit_of(
    target: Shape, draft: Shape | None, context: int, cache_type: CacheType, room: Room
) -> FitVerdict:
    """Both together, from their headers."""
    return judge_fit(estimate_pair(target, draft, context, cache_type), room.devices, room.free)


def rough_fit(sizes: Sequence[int], room: Room) -> FitVerdict:
    """From the sizes of files alone: good enough to choose a download by."""
    weights = sum(sizes)
    rest = max(_ROUGH_LEAST, round(weights * _ROUGH_SHARE))
    rough = Estimate(weights, 0, rest, 0, 0, weights + rest)
    return judge_fit(rough, room.devices, room.free, rough=True)
