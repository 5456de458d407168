"""What a model takes, said before it is loaded, and whether that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.catalogue import embedded_target
from app.engine.events import Device
from app.engine.memory import (
    RESERVE,
    Estimate,
    Fit,
    cache_bytes,
    estimate,
    estimate_pair,
    judge_fit,
    rough_estimate,
)
from app.engine.model_card import read_card
from app.engine.model_shape import Shape
from app.engine.requests import CacheType
from tests.benchmark_memory import BAR, grown
from tests.tiny_gguf import TinyModels, write_hybrid

GB = 1 << 30


def shape(path: Path) -> Shape:
    found = read_card(path).shape
    assert found is not None
    return found


def test_the_estimate_is_what_the_built_in_model_really_takes() -> None:
    path, context = embedded_target(), 512
    said = estimate(shape(path), context).total
    real = grown(path, context, "f16")
    print(f"estimate {said / 1e6:.0f} MB, process {real / 1e6:.0f} MB")
    assert said == pytest.approx(real, rel=BAR)


def test_grouped_queries_and_the_type_of_the_cache_decide_its_size() -> None:
    built_in = shape(embedded_target())
    assert built_in.keys == built_in.values == (192,) * 30  # 3 heads of 64 for 9 that ask
    assert sum(cache_bytes(built_in, 2048, CacheType.F16)) == 30 * 2 * 192 * 2048 * 2
    assert sum(cache_bytes(built_in, 2000, CacheType.Q8_0)) == 30 * 2 * 192 * 2048 * 34 // 32


def test_a_hybrid_keeps_states_with_snapshots_and_keys_in_some_blocks_only(tmp_path: Path) -> None:
    hybrid = shape(write_hybrid(tmp_path / "hybrid.gguf"))
    assert hybrid.keys == (0, 32) and hybrid.values == (0, 32)
    assert hybrid.states == (64 * 2 * 17, 0)  # two columns of the convolution, 17 states of them


def test_a_context_beyond_the_trained_one_takes_no_more(tiny: TinyModels) -> None:
    assert estimate(shape(tiny.target), 512) == estimate(shape(tiny.target), 8192)


def test_a_pair_takes_both_and_the_draft_keeps_an_exact_cache(tiny: TinyModels) -> None:
    target, draft = shape(tiny.target), shape(tiny.draft)
    both = estimate_pair(target, draft, 512, CacheType.Q8_0)
    alone = estimate_pair(target, None, 512, CacheType.Q8_0)
    assert both.cache - alone.cache == estimate(draft, 512, CacheType.F16).cache


def gpu(free: int, kind: str = "GPU") -> Device:
    return Device("GPU0", "A card", kind, free, 24 * GB)


CPU = Device("CPU", "A processor", "CPU", 0, 0)
NEEDED = Estimate(weights=4 * GB, copies=3 * GB, cache=GB, compute=0, vocabulary=0, on_gpu=5 * GB)


@pytest.mark.parametrize(
    ("devices", "free", "fit"),
    [
        ((CPU, gpu(6 * GB)), 0, Fit.GPU),
        ((CPU, gpu(5 * GB)), 8 * GB, Fit.MEMORY),  # the reserve is missing
        ((CPU, gpu(3 * GB)), 3 * GB + RESERVE, Fit.MEMORY),  # half here, half there
        ((CPU, gpu(3 * GB, "integrated GPU")), 3 * GB + RESERVE, Fit.NO),  # the same memory
        ((CPU, gpu(6 * GB, "integrated GPU")), 0, Fit.GPU),
        ((CPU, gpu(6 * GB, "integrated GPU"), gpu(3 * GB)), 0, Fit.NO),  # llama.cpp passes it over
        ((CPU,), 5 * GB + RESERVE, Fit.MEMORY),  # the copies' originals are given back
        ((CPU,), 5 * GB, Fit.NO),
        ((), 0, Fit.NO),
    ],
)
def test_what_fits_where(devices: tuple[Device, ...], free: int, fit: Fit) -> None:
    verdict = judge_fit(NEEDED, devices, free)
    assert verdict.fit is fit
    assert "GB are free" in verdict.reason


def test_a_size_alone_says_roughly_as_much() -> None:
    path = embedded_target()
    assert 0.7 < rough_estimate(path.stat().st_size).needed / estimate(shape(path), 512).needed < 3
