"""Which drafts may serve the tiny target, and why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.gguf_header import read_header
from app.engine.pairing import Verdict, judge
from app.errors import PairingError
from tests.tiny_gguf import TinyModels, write_llama


def verdict(tiny: TinyModels, draft: Path) -> Verdict:
    return judge(read_header(tiny.target), read_header(draft))


@pytest.mark.parametrize("name", ["draft", "far_draft", "padded_draft", "smaller_vocab"])
def test_a_pair_of_one_vocabulary_fits(tiny: TinyModels, name: str) -> None:
    assert verdict(tiny, getattr(tiny, name)) == Verdict(True)


def test_the_first_token_that_differs_is_named(tiny: TinyModels) -> None:
    found = verdict(tiny, tiny.wrong_token)
    assert not found.fits
    assert "token 262 differs: “Ġq”, in the target “Ġ" in found.reason


def test_both_sizes_are_named(tiny: TinyModels) -> None:
    found = verdict(tiny, tiny.wrong_size)
    assert not found.fits
    assert "500 tokens" in found.reason and "300" in found.reason


@pytest.mark.parametrize(("padding", "fits"), [(128, True), (129, False)])
def test_padding_up_to_128_is_tolerated(
    tiny: TinyModels, tmp_path: Path, padding: int, fits: bool
) -> None:
    draft = write_llama(tmp_path / "padded.gguf", padding=padding)
    assert verdict(tiny, draft).fits == fits


def test_swapped_specials_below_id_5_are_tolerated_as_in_llama_cpp(
    tiny: TinyModels, tmp_path: Path
) -> None:
    draft = write_llama(tmp_path / "special.gguf", changed_token=(0, "<|other|>"))
    assert verdict(tiny, draft).fits


def test_another_end_token_costs_acceptance_only(tiny: TinyModels) -> None:
    found = verdict(tiny, tiny.other_eos)
    assert found.fits
    assert "ends its replies with another token" in found.notes[0]


def test_a_refusal_says_what_to_do(tiny: TinyModels) -> None:
    with pytest.raises(PairingError, match="Choose a draft of the same family"):
        verdict(tiny, tiny.wrong_size).require()
