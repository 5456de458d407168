"""A greedy reply of one model, and what llama.cpp ran it on, as JSON. A program for test_native.

python -m tests.packaging.greedy MODEL
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import numpy as np

from app.engine import llama
from app.engine.llama import LanguageModel, LoadOptions
from app.engine.requests import CacheType
from app.engine.threads import ThreadCount

TOKENS = 16
PROMPT = range(5, 9)  # few, since the many shaders for longer ones take minutes to compile


def reply(path: Path) -> dict[str, object]:
    """`gaps`: between the best logit and the next, at each token."""
    options = LoadOptions(128, cache_type=CacheType.F32)
    *_, model = llama.load(path, options, ThreadCount(), lambda: False)
    assert isinstance(model, LanguageModel)
    tokens, gaps = list(PROMPT), []
    for _ in range(TOKENS):
        logits = model.logits(np.array(tokens, np.int32), 1)[0]
        next_best, best = np.sort(logits)[-2:]
        gaps.append(float(best - next_best))
        tokens.append(int(logits.argmax()))
    info = model.info
    model.close()
    mapped = set(re.findall(r"/(lib(?:ggml|llama)\S*)", Path("/proc/self/maps").read_text()))
    return {
        "tokens": tokens[len(PROMPT) :],
        "gaps": gaps,
        "device": info.device,
        "gpu_layers": info.gpu_layers,
        "layers": info.layers,
        "kinds": [device.kind for device in llama.list_devices()],
        "libraries": sorted(mapped),
    }


if __name__ == "__main__":
    print(json.dumps(reply(Path(sys.argv[1]))))
