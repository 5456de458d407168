"""A tiny F32 model as logits of a token sequence: the cache never shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.engine import llama
from app.engine.llama import LanguageModel, LoadOptions
from app.engine.requests import CacheType
from app.engine.threads import ThreadCount
from app.errors import LoadCancelledError, ModelFileError, UserError
from tests.tiny_gguf import TinyModels, write_hybrid

EXACT = LoadOptions(256, cache_type=CacheType.F32)


def load(path: Path, options: LoadOptions = EXACT) -> LanguageModel:
    *fractions, model = llama.load(path, options, ThreadCount(), lambda: False)
    assert all(isinstance(f, float) and 0 <= f <= 1 for f in fractions)
    assert isinstance(model, LanguageModel)
    return model


@pytest.fixture
def model(tiny: TinyModels) -> Iterator[LanguageModel]:
    model = load(tiny.target)
    yield model
    model.close()


def sequence(length: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(5, 290, length).astype(np.int32)


def cold(model: LanguageModel, tokens: np.ndarray, rows: int) -> np.ndarray:
    model.forget()
    return model.logits(tokens, rows).copy()


def test_several_rows_equal_single_ones(model: LanguageModel) -> None:
    tokens = sequence(20)
    batch = cold(model, tokens, 5)
    assert batch.shape == (5, 300)
    for i in range(5):
        single = cold(model, tokens[: 16 + i], 1)[0]
        assert np.abs(batch[i] - single).max() < 1e-4


def test_a_warm_cache_equals_a_cold_one(model: LanguageModel) -> None:
    tokens = sequence(30)
    expected = cold(model, tokens, 1)
    model.forget()
    model.logits(tokens[:20], 1)
    assert model.shared(tokens) == 20
    assert np.abs(model.logits(tokens, 1) - expected).max() < 1e-4


def test_rewound_equals_never_strayed(model: LanguageModel) -> None:
    tokens = sequence(30)
    expected = cold(model, tokens, 1)
    model.forget()
    strayed = np.concatenate([tokens[:25], sequence(40, seed=1)])
    model.logits(strayed, 3)
    assert model.shared(tokens) == 25
    assert np.abs(model.logits(tokens, 1) - expected).max() < 1e-4


def test_the_same_tokens_again(model: LanguageModel) -> None:
    tokens = sequence(12)
    expected = cold(model, tokens, 2)
    assert np.abs(model.logits(tokens, 2) - expected).max() < 1e-4


def test_a_prompt_read_in_chunks(model: LanguageModel) -> None:
    tokens = sequence(200)
    expected = cold(model, tokens, 1)
    model.forget()
    read = list(model.read(tokens[:-1]))
    assert read[0] == 32 and read[-1] == 199 and read == sorted(read)
    assert np.abs(model.logits(tokens, 1) - expected).max() < 1e-4


def test_a_prompt_that_was_given_up_goes_on_later(model: LanguageModel) -> None:
    tokens = sequence(200)
    expected = cold(model, tokens, 1)
    model.forget()
    next(iter(model.read(tokens)))
    assert model.shared(tokens) == 32
    assert np.abs(model.logits(tokens, 1) - expected).max() < 1e-4


def test_the_whole_context_can_be_used(model: LanguageModel) -> None:
    tokens = sequence(256)
    model.logits(tokens, 17)
    with pytest.raises(RuntimeError, match="llama_decode"):
        model.logits(np.append(tokens, np.int32(7)), 1)
    assert model.shared(tokens) == 0
    model.logits(tokens, 1)  # and it is usable after


def test_no_array_of_context_times_vocabulary(model: LanguageModel) -> None:
    rows = model.logits(sequence(40), 17)
    assert rows.base is not None and rows.shape == (17, 300)


def test_pieces_are_exact_bytes(model: LanguageModel) -> None:
    text = "  naïve 👋🏽\t\n x "
    ids = model.vocabulary.tokenize(text, special=False)
    assert b"".join(model.vocabulary.piece(i) for i in ids) == text.encode()


def test_special_texts_mean_their_tokens_only_where_asked(model: LanguageModel) -> None:
    assert model.vocabulary.tokenize("<|im_end|>", special=True) == [2]
    assert len(model.vocabulary.tokenize("<|im_end|>", special=False)) > 1
    assert model.vocabulary.ends(2) and not model.vocabulary.ends(70)


def test_what_is_known_of_a_model(model: LanguageModel, tiny: TinyModels) -> None:
    info = model.info
    assert (info.path, info.architecture, info.layers) == (tiny.target, "llama", 2)
    assert (info.vocabulary_size, info.trained_context) == (300, 512)
    assert info.device == "CPU" and info.gpu_layers == 0 and info.has_chat_template


def test_the_cpu_is_among_the_devices() -> None:
    cpu = [device for device in llama.list_devices() if device.kind == "CPU"]
    assert cpu and cpu[0].memory_total > 0


def test_quantised_caches_work(tiny: TinyModels) -> None:
    for cache in (CacheType.F16, CacheType.Q8_0):
        # Heads of 16 do not fill a block of 32, so only F16 works here.
        if cache is CacheType.F16:
            model = load(tiny.target, LoadOptions(256, cache_type=cache))
            model.logits(sequence(20), 3)
            model.close()
        else:
            with pytest.raises(UserError):
                load(tiny.target, LoadOptions(256, cache_type=cache))


def test_loading_can_be_cancelled(tiny: TinyModels) -> None:
    with pytest.raises(LoadCancelledError):
        list(llama.load(tiny.target, EXACT, ThreadCount(), lambda: True))


def test_a_model_of_an_unknown_kind(tmp_path: Path) -> None:
    import gguf

    writer = gguf.GGUFWriter(tmp_path / "new.gguf", "hyperlizard")
    writer.add_block_count(1)
    writer.add_token_list(["a", "b"])
    writer.add_tensor("token_embd.weight", np.zeros((2, 32), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    with pytest.raises(ModelFileError, match=r"hyperlizard.*does not know"):
        list(llama.load(tmp_path / "new.gguf", EXACT, ThreadCount(), lambda: False))


def test_a_cache_is_saved_and_restored(
    model: LanguageModel, tiny: TinyModels, tmp_path: Path
) -> None:
    tokens = sequence(60)
    expected = cold(model, tokens, 1)
    assert model.save(tmp_path / "cache") == 60
    other = load(tiny.target)
    assert other.restore(tmp_path / "cache") == 60
    assert other.shared(tokens) == 60
    assert np.abs(other.logits(tokens, 1) - expected).max() < 1e-4
    # rewound and gone on from there, as if never left
    edited = np.concatenate([tokens[:40], sequence(10, seed=3)])
    warm = other.logits(edited, 1).copy()
    assert np.abs(warm - cold(other, edited, 1)).max() < 1e-4
    other.close()


def test_a_cache_of_another_model_or_a_damaged_one_is_left_alone(
    model: LanguageModel, tiny: TinyModels, tmp_path: Path
) -> None:
    model.logits(sequence(30), 1)
    path = tmp_path / "cache"
    model.save(path)
    other = load(tiny.draft)  # of the same shape
    assert other.restore(path) == 0
    other.close()
    content = path.read_bytes()
    for damaged in (b"", content[:20], content[:200], b"x" * 500):
        path.write_bytes(damaged)
        assert model.restore(path) == 0
    assert model.restore(tmp_path / "nothing") == 0
    model.logits(sequence(30), 1)  # usable after


def test_a_hybrid_cache_never_shows(tmp_path: Path) -> None:
    """After single steps there is no way back by more than none: it reads anew, and is right."""
    model = load(write_hybrid(tmp_path / "hybrid.gguf"))
    tokens = sequence(30)
    for kept, steps in ((25, 1), (20, 10), (28, 2)):
        expected = cold(model, np.concatenate([tokens[:kept], sequence(3, seed=5)]), 1)
        model.forget()
        model.logits(tokens[:15], 1)
        for end in range(15 + steps, 31, steps):
            model.logits(tokens[:end], steps)
        found = model.logits(np.concatenate([tokens[:kept], sequence(3, seed=5)]), 1)
        assert np.abs(found - expected).max() < 1e-4
    model.close()


def test_a_file_name_in_no_encoding_is_told(tiny: TinyModels, tmp_path: Path) -> None:
    """A name that is not UTF-8 loads on systems where names are bytes."""
    path = tmp_path / "m\udcff.gguf"
    path.write_bytes(tiny.target.read_bytes())
    load(path).close()
