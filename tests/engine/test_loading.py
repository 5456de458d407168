"""A pair is loaded, or says why not."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from app.engine.events import StopReason
from app.engine.pair import Pair, load_pair
from app.engine.requests import (
    LoadRequest,
)
from app.errors import ModelFileError
from tests.engine.asking import Load, ask, by_model, finished, run
from tests.tiny_gguf import TinyModels, write_hybrid


@pytest.mark.parametrize("name", ["wrong_token", "wrong_size", "truncated", "page", "lora"])
def test_a_draft_that_is_refused_leaves_the_target(load: Load, tiny: TinyModels, name: str) -> None:
    pair = load(draft=getattr(tiny, name))
    assert pair.loaded.draft_refused and pair.loaded.draft is None
    assert finished(run(pair, ask(by_model(4), max_tokens=5))).reason is StopReason.LENGTH


def test_a_target_that_is_refused(load: Load, tiny: TinyModels) -> None:
    with pytest.raises(ModelFileError, match="incomplete"):
        load(tiny.truncated)


def test_progress_of_loading_never_goes_back(tiny: TinyModels) -> None:
    steps = list(load_pair(LoadRequest(tiny.target, tiny.draft), lambda: False))
    pair = steps.pop()
    assert isinstance(pair, Pair)
    pair.close()
    for role in ("target", "draft", "measuring"):
        fractions = [step.fraction for step in steps if step.role == role]
        assert fractions and all(a <= b for a, b in pairwise(fractions)) and fractions[-1] <= 1


def test_a_context_beyond_what_was_trained_is_capped(load: Load) -> None:
    pair = load(size=100_000)
    assert pair.loaded.context_size == 512
    assert "trained for a context of 512" in pair.loaded.notices[0]


def test_a_hybrid_model_is_no_draft(load: Load, tmp_path: Path) -> None:
    pair = load(draft=write_hybrid(tmp_path / "hybrid.gguf"))
    assert pair.loaded.draft_refused and "take back" in pair.loaded.draft_refused.what
