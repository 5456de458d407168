"""Which layers go to the GPU: a pure function of what the models take and of the devices. Knows
nothing of loading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.events import Device
from app.engine.model_shape import Shape
from app.engine.requests import CacheType

ALL_LAYERS = 999


@dataclass(frozen=True, slots=True)
class Placement:
    """GPU layers of each; `ALL_LAYERS` = all and the output. `notice`: "" or what did not fit."""

    target_layers: int
    draft_layers: int
    notice: str = ""


def place(
    target: Shape,
    draft: Shape | None,
    devices: Sequence[Device],
    context: int,
    cache_type: CacheType,
    by_hand: tuple[int | None, int | None] = (None, None),
) -> Placement:
    """Fill the GPUs' free memory: the draft first, since a round reads it k times and the target
    once. What is set by hand (target, draft) is left as it is."""
    raise NotImplementedError
