"""Pairs of tiny models, loaded as a test asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.pair import Pair, load_pair
from app.engine.requests import (
    CacheType,
    LoadRequest,
)
from tests.engine.asking import Load
from tests.tiny_gguf import TinyModels


@pytest.fixture
def load(tiny: TinyModels) -> Iterator[Load]:
    pairs: list[Pair] = []

    def load(target: Path = tiny.target, draft: Path | None = tiny.draft, size: int = 512) -> Pair:
        request = LoadRequest(target, draft, size, cache_type=CacheType.F32)
        *_, pair = load_pair(request, lambda: False)
        assert isinstance(pair, Pair)
        pairs.append(pair)
        return pair

    yield load
    for pair in pairs:
        pair.close()
