"""The tiny models are what the other tests take them for: checked with llama.cpp itself."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import llama_cpp.llama_cpp as native
import numpy as np
import pytest

from tests.tiny_gguf import CHATML, TRAINED_CONTEXT, TinyModels
from tests.tiny_vocabulary import END_OF_TEXT, IM_END, IM_START, OTHER_END, VOCABULARY_SIZE

PROMPT = "<|im_start|>user\nHello the world<|im_end|>\n<|im_start|>assistant\n"
MODELS = (
    "target",
    "draft",
    "far_draft",
    "padded_draft",
    "smaller_vocab",
    "wrong_token",
    "wrong_size",
    "other_eos",
    "ending",
    "no_template",
)


@pytest.fixture(scope="module", autouse=True)
def silent_llama() -> Iterator[None]:
    """llama.cpp writes nothing to stderr. The callback must outlive its use."""

    @native.llama_log_callback
    def say_nothing(_level: int, _text: bytes, _data: ctypes.c_void_p) -> None:
        pass

    native.llama_log_set(say_nothing, ctypes.c_void_p(0))
    yield
    native.llama_log_set(ctypes.cast(None, native.llama_log_callback), ctypes.c_void_p(0))


class Model:
    """A loaded file, with as little around llama.cpp as these tests need."""

    def __init__(self, path: Path) -> None:
        parameters = native.llama_model_default_params()
        parameters.n_gpu_layers = 0
        self.pointer = native.llama_model_load_from_file(str(path).encode(), parameters)
        self.vocabulary = native.llama_model_get_vocab(self.pointer) if self.pointer else None

    @property
    def size(self) -> int:
        return native.llama_vocab_n_tokens(self.vocabulary)

    def texts(self) -> list[bytes]:
        return [native.llama_vocab_get_text(self.vocabulary, i) for i in range(self.size)]

    def ends(self) -> set[int]:
        return {i for i in range(self.size) if native.llama_vocab_is_eog(self.vocabulary, i)}

    def tokenize(self, text: str, *, special: bool = True) -> list[int]:
        content = text.encode()
        room = (native.llama_token * (len(content) + 8))()
        count = native.llama_tokenize(
            self.vocabulary, content, len(content), room, len(room), False, special
        )
        return list(room[:count])

    def piece(self, token: int) -> bytes:
        room = ctypes.create_string_buffer(64)
        length = native.llama_token_to_piece(self.vocabulary, token, room, 64, 0, True)
        return room.raw[:length]

    @contextmanager
    def context(self, *, exact: bool = True) -> Iterator[Context]:
        parameters = native.llama_context_default_params()
        parameters.n_ctx = TRAINED_CONTEXT
        parameters.n_batch = parameters.n_ubatch = 128
        parameters.n_threads = parameters.n_threads_batch = 1
        if exact:
            parameters.flash_attn_type = native.LLAMA_FLASH_ATTN_TYPE_DISABLED
            parameters.type_k = parameters.type_v = native.GGML_TYPE_F32
        pointer = native.llama_init_from_model(self.pointer, parameters)
        try:
            yield Context(pointer, self.size)
        finally:
            native.llama_free(pointer)


class Context:
    """Logits of tokens, one row each, that follow what was decoded before."""

    def __init__(self, pointer: object, size: int) -> None:
        self._pointer = pointer
        self._size = size
        self._position = 0

    def decode(self, tokens: list[int]) -> np.ndarray:
        batch = native.llama_batch_init(len(tokens), 0, 1)
        batch.n_tokens = len(tokens)
        for i, token in enumerate(tokens):
            batch.token[i] = token
            batch.pos[i] = self._position + i
            batch.n_seq_id[i] = 1
            batch.seq_id[i][0] = 0
            batch.logits[i] = 1
        status = native.llama_decode(self._pointer, batch)
        native.llama_batch_free(batch)
        assert status == 0
        self._position += len(tokens)
        shape = (len(tokens), self._size)
        return np.ctypeslib.as_array(native.llama_get_logits(self._pointer), shape).copy()

    def continue_greedily(self, prompt: list[int], count: int) -> tuple[list[int], np.ndarray]:
        """The likeliest tokens after the prompt, and the rows that they were taken from."""
        rows = [self.decode(prompt)[-1]]
        tokens = [int(rows[0].argmax())]
        while len(tokens) < count:
            rows.append(self.decode(tokens[-1:])[0])
            tokens.append(int(rows[-1].argmax()))
        return tokens, np.array(rows)


@pytest.fixture(scope="module")
def models(tiny: TinyModels) -> Iterator[dict[str, Model]]:
    loaded = {name: Model(getattr(tiny, name)) for name in MODELS}
    yield loaded
    for model in loaded.values():
        native.llama_model_free(model.pointer)


@pytest.fixture(scope="module")
def greedy(models: dict[str, Model]) -> tuple[list[int], list[int], np.ndarray]:
    """The target's prompt, its greedy continuation, and the rows behind that."""
    prompt = models["target"].tokenize(PROMPT)
    with models["target"].context() as context:
        return (prompt, *context.continue_greedily(prompt, 80))


def softmax(logits: np.ndarray) -> np.ndarray:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


# ---------------------------------------------------------------------------- files


@pytest.mark.parametrize("name", MODELS)
def test_model_is_small_and_loads(tiny: TinyModels, models: dict[str, Model], name: str) -> None:
    assert models[name].pointer
    assert getattr(tiny, name).stat().st_size < 600_000
    assert native.llama_model_n_ctx_train(models[name].pointer) == TRAINED_CONTEXT


@pytest.mark.parametrize("name", ["truncated", "page", "lora"])
def test_broken_file_is_refused(tiny: TinyModels, name: str) -> None:
    assert not Model(getattr(tiny, name)).pointer


def test_chat_template_is_there_or_not(models: dict[str, Model]) -> None:
    template = native.llama_model_chat_template(models["target"].pointer, None)
    assert template == CHATML.encode()
    assert native.llama_model_chat_template(models["no_template"].pointer, None) is None


# ---------------------------------------------------------------------------- vocabulary


@pytest.mark.parametrize("text", ["Hello the world\n", "  two  spaces\t", "é ü 漢字", "🙂👩‍🚀"])
def test_text_comes_back_byte_by_byte(models: dict[str, Model], text: str) -> None:
    target = models["target"]
    assert b"".join(map(target.piece, target.tokenize(text))) == text.encode()


def test_every_byte_is_a_token(models: dict[str, Model]) -> None:
    pieces = {models["target"].piece(i) for i in range(VOCABULARY_SIZE)}
    assert {bytes([byte]) for byte in range(256)} <= pieces


def test_emoji_is_spread_over_tokens(models: dict[str, Model]) -> None:
    assert len(models["target"].tokenize("🙂")) == 4


def test_merges_join_and_control_tokens_are_single(models: dict[str, Model]) -> None:
    target = models["target"]
    assert len(target.tokenize(" the")) == 1
    assert target.tokenize("<|im_start|><|im_end|>") == [IM_START, IM_END]
    assert len(target.tokenize("<|im_end|>", special=False)) > 1


def test_vocabularies_differ_as_named(models: dict[str, Model]) -> None:
    texts = {name: model.texts() for name, model in models.items()}
    target = texts["target"]
    assert len(target) == VOCABULARY_SIZE
    assert texts["draft"] == texts["far_draft"] == texts["no_template"] == target
    assert texts["padded_draft"][:VOCABULARY_SIZE] == target
    assert len(texts["padded_draft"]) == VOCABULARY_SIZE + 100
    assert texts["smaller_vocab"] == target[:-4]
    assert len(texts["wrong_size"]) - VOCABULARY_SIZE > 128
    differing = [i for i in range(VOCABULARY_SIZE) if texts["wrong_token"][i] != target[i]]
    assert len(differing) == 1
    assert differing[0] >= 5  # llama.cpp's own check skips the first five


def test_end_tokens(models: dict[str, Model]) -> None:
    # llama.cpp knows both by their texts, whatever the file says.
    assert models["target"].ends() == {END_OF_TEXT, IM_END}
    assert models["other_eos"].ends() == {END_OF_TEXT, IM_END, OTHER_END}
    assert native.llama_vocab_eos(models["target"].vocabulary) == IM_END
    assert native.llama_vocab_eos(models["other_eos"].vocabulary) == OTHER_END
    assert not native.llama_vocab_get_add_bos(models["target"].vocabulary)


# ---------------------------------------------------------------------------- logits


@pytest.mark.parametrize(("exact", "tolerance"), [(True, 1e-4), (False, 2e-2)])
def test_rows_of_a_batch_equal_single_ones(
    models: dict[str, Model],
    greedy: tuple[list[int], list[int], np.ndarray],
    exact: bool,
    tolerance: float,
) -> None:
    prompt, tokens, _ = greedy
    with models["target"].context(exact=exact) as context:
        context.decode(prompt)
        single = np.concatenate([context.decode([token]) for token in tokens[:40]])
    with models["target"].context(exact=exact) as context:
        context.decode(prompt)
        batched = np.concatenate([context.decode(tokens[i : i + 5]) for i in range(0, 40, 5)])
    assert np.abs(batched - single).max() < tolerance


@pytest.mark.parametrize("text", [PROMPT, "abc", "The quick brown fox", "1"])
def test_greedy_text_varies_and_goes_on(models: dict[str, Model], text: str) -> None:
    target = models["target"]
    with target.context() as context:
        tokens, _ = context.continue_greedily(target.tokenize(text), 200)
    assert len(set(tokens)) > 20
    assert not {END_OF_TEXT, IM_END} & set(tokens)


def test_ending_model_ends(models: dict[str, Model]) -> None:
    ending = models["ending"]
    for text in ("Hello", "Count to ten.", "hi"):
        text = PROMPT.replace("Hello the world", text)
        with ending.context() as context:
            tokens, _ = context.continue_greedily(ending.tokenize(text), 120)
        ends = [i for i, token in enumerate(tokens) if token in (END_OF_TEXT, IM_END)]
        assert ends
        assert ends[0] >= 3


def test_distributions_have_a_few_bits(greedy: tuple[list[int], list[int], np.ndarray]) -> None:
    p = softmax(greedy[2])
    bits = -(p * np.log2(p)).sum(axis=1)
    assert 2.0 < bits.mean() < 6.0
    assert bits.std() > 0.3


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("draft", 0.5, 0.9), ("padded_draft", 0.5, 0.9), ("far_draft", 0.0, 0.3)],
)
def test_draft_agrees_as_named(
    models: dict[str, Model],
    greedy: tuple[list[int], list[int], np.ndarray],
    name: str,
    low: float,
    high: float,
) -> None:
    prompt, tokens, rows = greedy
    with models[name].context() as context:
        logits = np.concatenate([context.decode(prompt)[-1:], context.decode(tokens[:-1])])
    q = softmax(logits[:, :VOCABULARY_SIZE])
    # The chance that a drafted token is accepted (Leviathan et al. 2022, section 3.1).
    acceptance = np.minimum(softmax(rows), q).sum(axis=1).mean()
    assert low < acceptance < high
