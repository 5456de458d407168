"""What the estimate of app.engine.memory says, against what a process really takes (bar 4).

    nice python tests/benchmark_memory.py [FOLDER]      default: ~/.cache/paceline-models

Each figure is the growth of a fresh process's resident memory, from before a model is loaded until
after a decode that fills its context in chunks of 512. Run by hand: it needs the four real models
(../shared/tools/fetch_models.py) and some minutes. The suite checks the built-in model so.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CONTEXTS = (2048, 8192)
CACHES = ("f16", "q8_0")
BAR = 0.15


def grown(path: Path, context: int, cache: str) -> int:
    """Bytes that a process grows by."""
    arguments = [sys.executable, __file__, "--child", str(path), str(context), cache]
    done = subprocess.run(arguments, stdout=subprocess.PIPE, text=True, check=True)
    return int(done.stdout)


def _grow(path: Path, context: int, cache: str) -> int:
    import numpy as np
    import psutil

    from app.engine import llama
    from app.engine.requests import CacheType
    from app.engine.threads import ThreadCount

    process = psutil.Process()
    before = process.memory_info().rss
    options = llama.LoadOptions(context, 0, CacheType(cache))
    *_, model = llama.load(path, options, ThreadCount(), lambda: False)
    assert isinstance(model, llama.LanguageModel)
    size = model.context_size - 1
    model.logits((np.arange(size) * 7 % 40_000 + 300).astype(np.int32), llama.MAX_ROWS)
    return int(process.memory_info().rss - before)


def main(folder: Path) -> None:
    from app.engine.memory import estimate
    from app.engine.model_card import read_card
    from app.engine.requests import CacheType

    print("| model | context | cache | estimate MB | process MB | off |\n|-|-|-|-|-|-|")
    worst = 0.0
    for path in sorted(folder.glob("*.gguf")):
        shape = read_card(path).shape
        assert shape is not None
        for context in CONTEXTS:
            for cache in CACHES:
                said = estimate(shape, context, CacheType(cache)).total
                real = grown(path, context, cache)
                off = said / real - 1
                worst = max(worst, abs(off))
                figures = f"{said / 1e6:.0f} | {real / 1e6:.0f} | {off:+.1%}"
                print(f"| {path.stem} | {context} | {cache} | {figures} |", flush=True)
    print(f"\nworst {worst:.1%}, bar {BAR:.0%}: {'kept' if worst <= BAR else 'MISSED'}")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    if sys.argv[1:2] == ["--child"]:
        print(_grow(Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
    else:
        default = Path.home() / ".cache" / "paceline-models"
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else default)
