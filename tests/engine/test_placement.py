"""Which layers go to the GPU, decided from sizes alone: no GPU is needed here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engine import llama
from app.engine.events import Device
from app.engine.llama import LanguageModel, LoadOptions
from app.engine.memory import RESERVE
from app.engine.model_shape import Shape
from app.engine.pair import Pair, load_pair
from app.engine.placement import ALL_LAYERS, ByHand, Placement, fewer, place
from app.engine.requests import CacheType, LoadRequest
from app.engine.threads import ThreadCount
from app.errors import OutOfMemoryError
from tests.tiny_gguf import TinyModels

MB = 1 << 20


def shape(blocks: int, block_mb: int) -> Shape:
    """Weights only: what the cache and the buffers take is next to nothing."""
    none = (0,) * blocks
    sizes = (block_mb * MB,) * blocks
    return Shape(sizes, 0, block_mb * MB, 0, none, none, none, False, 0, 0, 0, 0, 0, 4096)


TARGET, DRAFT = shape(30, 100), shape(10, 10)


def gpu(free_mb: int, kind: str = "GPU") -> Device:
    return Device("GPU0", "A card", kind, free_mb * MB + RESERVE if free_mb else 0, 0)


def placed(
    *devices: Device,
    draft: Shape | None = DRAFT,
    by_hand: ByHand = ByHand(),  # noqa: B008
) -> Placement:
    return place(TARGET, draft, devices, 256, CacheType.F16, by_hand)


def test_without_a_gpu_everything_stays_where_it_was() -> None:
    cpu = Device("CPU", "A processor", "CPU", 8000 * MB, 8000 * MB)
    assert placed(cpu) == Placement(0, 0)


def test_both_fit() -> None:
    assert placed(gpu(4000)) == Placement(ALL_LAYERS, ALL_LAYERS)
    assert placed(gpu(4000, "integrated GPU")) == Placement(ALL_LAYERS, ALL_LAYERS)


def test_an_integrated_gpu_beside_a_card_gets_nothing() -> None:
    """Nor is its memory, which is the processor's, counted as room on the card."""
    integrated = gpu(16_000, "integrated GPU")
    assert placed(integrated, gpu(1150)) == placed(gpu(1150))


def test_the_draft_goes_first_since_a_round_reads_it_oftener() -> None:
    found = placed(gpu(1150))
    assert (found.target_layers, found.draft_layers) == (10, ALL_LAYERS)
    assert "10 of the target's 31 layers fit on the GPU" in found.notice


def test_without_a_draft_the_target_takes_it_all() -> None:
    assert placed(gpu(1250), draft=None).target_layers == 12


def test_two_gpus_are_one_room() -> None:
    assert placed(gpu(2000), gpu(1400)).target_layers == ALL_LAYERS


def test_by_hand_is_by_hand() -> None:
    found = placed(gpu(1150), by_hand=ByHand(target=20, draft=0))
    assert found == Placement(20, 0)
    assert placed(gpu(1150), by_hand=ByHand(draft=0)).target_layers == 11


def test_a_gpu_that_does_not_say_what_is_free_is_tried() -> None:
    assert placed(gpu(0)) == Placement(ALL_LAYERS, ALL_LAYERS)


def test_a_full_gpu_gets_nothing() -> None:
    found = placed(gpu(1), draft=None)
    assert found.target_layers == 0 and "0 of the target's" in found.notice


def test_after_too_many_layers_fewer_are_tried_and_in_the_end_none() -> None:
    tried = [ALL_LAYERS]
    while tried[-1]:
        tried.append(fewer(tried[-1], 30))
    assert tried[:4] == [ALL_LAYERS, 23, 17, 12] and len(tried) < 12


def test_out_of_memory_on_load_falls_back_to_fewer_layers_and_says_so(
    tiny: TinyModels, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_load, tried = llama.load, []

    def load(
        path: Path, options: LoadOptions, threads: ThreadCount, cancelled: Callable[[], bool]
    ) -> Iterator[float | LanguageModel]:
        tried.append(options.gpu_layers)
        if (options.gpu_layers or 0) > 2:
            raise OutOfMemoryError("The GPU is full.", "Choose fewer layers.")
        return really_load(path, options, threads, cancelled)

    monkeypatch.setattr(llama, "load", load)
    *_, pair = load_pair(LoadRequest(tiny.target, target_gpu_layers=3), lambda: False)
    assert isinstance(pair, Pair)
    pair.close()
    assert tried == [3, 2]
    assert any("2 of its 3 layers are there" in notice for notice in pair.loaded.notices)
