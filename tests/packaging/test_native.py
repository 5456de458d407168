"""llama.cpp as packaging/native.py builds it: the right back end on every machine, the same text on
all of them. Runs where it has been built, or the frozen program that carries it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.tiny_gguf import TinyModels

ROOT = Path(__file__).resolve().parent.parent.parent
PLACES = (ROOT / "build/native/bin", ROOT / "dist/paceline/_internal/llama_cpp/lib")
NATIVE = next((place for place in PLACES if list(place.glob("libggml-cpu-*.so"))), None)
SOFTWARE = Path("/usr/share/vulkan/icd.d/lvp_icd.x86_64.json")  # Mesa's device without a card
NEAR_TIE = 0.05  # logits closer than this may change places with another order of summing

pytestmark = [
    pytest.mark.timeout(1800),
    pytest.mark.skipif(NATIVE is None, reason="packaging/native.py has not been run"),
]


@dataclass(frozen=True, slots=True)
class Reply:
    """As greedy.py prints it."""

    tokens: list[int]
    gaps: list[float]
    device: str
    gpu_layers: int
    layers: int
    kinds: list[str]
    libraries: list[str]


def greedy(model: Path, before: tuple[str, ...] = (), **environment: str) -> Reply:
    """In a process of its own, since back ends are loaded once. `before`: words before Python's."""
    handed = os.environ | {"LLAMA_CPP_LIB_PATH": str(NATIVE), "OMP_NUM_THREADS": "1"} | environment
    program = [*before, sys.executable, "-m", "tests.packaging.greedy", str(model)]
    done = subprocess.run(program, capture_output=True, text=True, cwd=ROOT, env=handed)
    assert done.returncode == 0, done.stderr
    return Reply(**json.loads(done.stdout.splitlines()[-1]))


def assert_the_same_text(one: Reply, other: Reply) -> None:
    """Up to the first near-tie, after which the texts go different ways."""
    for mine, theirs, gap in zip(one.tokens, other.tokens, one.gaps, strict=True):
        if mine != theirs:
            assert gap < NEAR_TIE, f"{mine} and {theirs} are {gap:.3f} apart"
            return


@pytest.fixture(scope="module")
def on_cpu(tiny: TinyModels) -> Reply:
    return greedy(
        tiny.target, VK_ICD_FILENAMES="/no-driver.json", VK_DRIVER_FILES="/no-driver.json"
    )


def test_without_a_driver_the_processor_does_it_all(on_cpu: Reply) -> None:
    assert on_cpu.device == "CPU" and on_cpu.gpu_layers == 0 and on_cpu.kinds == ["CPU"]


def test_one_variant_for_this_processor_and_one_copy_of_each_library(on_cpu: Reply) -> None:
    variants = [name for name in on_cpu.libraries if name.startswith("libggml-cpu")]
    assert len(variants) == 1, variants
    if platform.machine() == "x86_64" and "avx2" in Path("/proc/cpuinfo").read_text():
        assert variants[0] not in ("libggml-cpu-x64.so", "libggml-cpu-sse42.so")
    bare = [name.split(".so")[0] for name in on_cpu.libraries]
    assert len(bare) == len(set(bare)), on_cpu.libraries


def test_without_vulkans_loader_the_processor_does_it_all(
    on_cpu: Reply, tiny: TinyModels, tmp_path: Path
) -> None:
    (tmp_path / "libvulkan.so.1").write_text("no library")
    found = greedy(tiny.target, LD_LIBRARY_PATH=str(tmp_path))
    assert found.kinds == ["CPU"] and found.tokens == on_cpu.tokens
    assert not any("vulkan" in name for name in found.libraries)


def test_a_graphics_device_says_the_same(on_cpu: Reply, tiny: TinyModels) -> None:
    if not SOFTWARE.exists():
        pytest.skip("mesa-vulkan-drivers is not installed")
    # It counts as a processor, which the back end takes only where it is named.
    named = {"VK_ICD_FILENAMES": str(SOFTWARE), "VK_DRIVER_FILES": str(SOFTWARE)}
    found = greedy(tiny.target, GGML_VK_VISIBLE_DEVICES="0", **named)
    assert "GPU" in found.kinds and "llvmpipe" in found.device
    assert found.gpu_layers == found.layers + 1, "with the output layer"
    assert_the_same_text(on_cpu, found)


def test_a_processor_of_2008_says_the_same(on_cpu: Reply, tiny: TinyModels) -> None:
    """Intel's Nehalem has no AVX; it is the oldest that NumPy still runs on."""
    emulator = shutil.which("qemu-x86_64")
    if emulator is None or platform.machine() != "x86_64":
        pytest.skip("qemu-user is not installed")
    nothing = {"VK_ICD_FILENAMES": "/no-driver.json", "VK_DRIVER_FILES": "/no-driver.json"}
    found = greedy(tiny.target, (emulator, "-cpu", "Nehalem"), **nothing)
    assert "libggml-cpu-sse42.so" in found.libraries
    assert_the_same_text(on_cpu, found)
