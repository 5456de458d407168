"""Which drafts may serve the tiny target, and why not."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import gguf
import pytest

from app.engine.gguf_header import read_header
from app.engine.pairing import Verdict, judge
from app.errors import PairingError
from tests.tiny_gguf import TinyModels, write_llama
from tests.tiny_vocabulary import MERGES


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


# ------------------------------------------------------- llama.cpp's own check, as the oracle


@contextmanager
def vocabulary(path: Path) -> Iterator[object]:
    """llama.cpp's vocabulary of a file, without its weights."""
    import llama_cpp

    import app.engine.llama  # noqa: F401  starts the library, and quietly

    params = llama_cpp.llama_model_default_params()
    params.vocab_only = True
    model = llama_cpp.llama_model_load_from_file(str(path).encode(), params)
    assert model, path
    try:
        yield llama_cpp.llama_model_get_vocab(model)
    finally:
        llama_cpp.llama_model_free(model)


def llama_cpp_lets_pass(target: object, draft: object) -> bool:
    """common_speculative_are_compatible (common/speculative.cpp), which has no C interface."""
    import llama_cpp as lib

    both = (target, draft)
    if len({lib.llama_vocab_type(v) for v in both}) > 1:
        return False
    for adds, special in (
        (lib.llama_vocab_get_add_bos, lib.llama_vocab_bos),
        (lib.llama_vocab_get_add_eos, lib.llama_vocab_eos),
    ):
        if adds(target) != adds(draft) or (adds(target) and special(target) != special(draft)):
            return False
    sizes = [lib.llama_vocab_n_tokens(v) for v in both]
    if abs(sizes[0] - sizes[1]) > 128:
        return False
    text = lib.llama_vocab_get_text
    return all(text(target, i) == text(draft, i) for i in range(5, min(sizes)))


def crafted(path: Path, tokens: list[str], **flags: int | bool | str) -> Path:
    """A vocabulary alone: enough for both judges."""
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_tokenizer_model(str(flags.pop("model", "gpt2")))
    writer.add_tokenizer_pre(str(flags.pop("pre", "gpt-2")))
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    writer.add_token_types([1] * len(tokens))
    writer.add_token_merges(list(MERGES))
    for key, value in flags.items():
        if isinstance(value, bool):
            writer.add_bool(f"tokenizer.ggml.{key}", value)
        else:
            writer.add_uint32(f"tokenizer.ggml.{key}", int(value))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


CASES: dict[str, dict[str, int | bool | str]] = {
    "plain": {},
    "padded by 128": {"padding": 128},
    "padded by 129": {"padding": 129},
    "a differing token": {"changed": 200},
    "the first compared token differs": {"changed": 5},
    "a special below 5 differs": {"changed": 4},
    "swapped specials below 5": {"swapped": 1},
    "swapped specials above 5": {"swapped": 6},
    "another end token": {"eos_token_id": 7},
    "adds a begin token": {"add_bos_token": True},
    "adds another begin token": {"add_bos_token": True, "bos_token_id": 3},
    "says that it adds none": {"add_bos_token": False},
    "adds an end token": {"add_eos_token": True, "eos_token_id": 2},
    "adds another end token": {"add_eos_token": True, "eos_token_id": 7},
    "adds by its way of splitting": {"pre": "llama-bpe"},
    "adds by the same way, and says so": {"pre": "tekken", "add_bos_token": True},
    "another kind": {"model": "llama"},
    "another kind that adds none": {"model": "llama", "add_bos_token": False},
}


def test_the_verdict_is_llama_cpp_s_own_on_crafted_vocabularies(
    tiny: TinyModels, tmp_path: Path
) -> None:
    tokens = [token.decode() for token in read_header(tiny.target).tokens]
    paths = {}
    for number, (name, flags) in enumerate(CASES.items()):
        changed, swapped = int(flags.get("changed", 0)), int(flags.get("swapped", 0))
        own = tokens + [f"[PAD{i}]" for i in range(int(flags.get("padding", 0)))]
        if changed:
            own[changed] = "<changed>"
        if swapped:
            own[swapped], own[swapped + 1] = own[swapped + 1], own[swapped]
        rest = {k: v for k, v in flags.items() if k not in ("padding", "changed", "swapped")}
        paths[name] = crafted(tmp_path / f"{number}.gguf", own, **rest)
    assert_agree(paths)


def assert_agree(paths: dict[str, Path]) -> None:
    """On every pairing."""
    headers = {name: read_header(path) for name, path in paths.items()}
    fits = 0
    with ExitStack() as stack:
        loaded = {name: stack.enter_context(vocabulary(path)) for name, path in paths.items()}
        for ours, theirs in itertools.product(paths, repeat=2):
            expected = llama_cpp_lets_pass(loaded[ours], loaded[theirs])
            found = judge(headers[ours], headers[theirs])
            assert found.fits == expected, (ours, theirs, found.reason)
            assert found.fits or found.reason
            fits += found.fits
    print(f"{len(paths) ** 2} pairings, {fits} of them fit")


REAL = Path.home() / ".cache" / "paceline-models"


@pytest.mark.skipif(
    len(list(REAL.glob("*.gguf"))) < 4,
    reason=f"the four real models are not in {REAL}: ../shared/tools/fetch_models.py",
)
def test_the_verdict_is_llama_cpp_s_own_on_the_real_models() -> None:
    assert_agree({path.stem: path for path in sorted(REAL.glob("*.gguf"))})
