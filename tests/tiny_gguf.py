"""Writes tiny GGUF models with random F32 weights. Knows nothing of the app.

They are real to llama.cpp: a byte-level BPE vocabulary, two Llama blocks, a chat template. Their
next-token distributions have a few bits of entropy, and their text means nothing.

Logits of one row and of several agree within 1e-4 where flash attention is off and the cache is
F32. By default llama.cpp rounds keys and values to F16, and then they agree within 0.01 only.

The vocabulary, in the order of ids: three control tokens, 256 bytes, the tokens of `MERGES`, and
then `padding` unused ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import gguf
import numpy as np

from tests.tiny_vocabulary import (
    CONTROL,
    FIRST_BYTE,
    FIRST_MERGE,
    IM_END,
    OTHER_END,
    add_tokenizer,
    vocabulary,
)

TRAINED_CONTEXT = 512

CHATML = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n' }}"
    "{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)

_WIDTH = 64
_BLOCKS = 2
_HEADS = 4
_KV_HEADS = 2
_FEED_FORWARD = 96
_LARGEST_VOCABULARY = 1024  # random rows are drawn for so many, so that padding moves none


@dataclass(frozen=True, slots=True)
class TinyModels:
    """Files of one family. Each draft is to be paired with `target`."""

    target: Path
    draft: Path  # the target's weights with noise: agrees often, not always
    far_draft: Path  # other weights altogether
    padded_draft: Path  # 100 unused tokens more, which its noisy weights do predict
    smaller_vocab: Path  # the last four merges are missing
    wrong_token: Path  # one token in the middle reads differently
    wrong_size: Path  # 200 tokens more: beyond what llama.cpp lets pass
    other_eos: Path  # ends with an ordinary token, "Ġ w", where the target ends with <|im_end|>
    ending: Path  # the target, whose replies mostly end within a hundred tokens
    no_template: Path  # the target without its chat template: a base model
    truncated: Path  # the first 60 % of the target
    page: Path  # an HTML page that was saved as a model
    lora: Path  # a LoRA adapter, no model


def write_family(folder: Path) -> TinyModels:
    """Writes all of `TinyModels`, 4 MB, in a fraction of a second."""
    target = write_llama(folder / "target.gguf")
    truncated = folder / "truncated.gguf"
    content = target.read_bytes()
    truncated.write_bytes(content[: len(content) * 6 // 10])
    page = folder / "page.gguf"
    page.write_text("<!doctype html>\n<title>404</title>\n<p>Not found.</p>\n" * 20, "utf-8")
    return TinyModels(
        target=target,
        draft=write_llama(folder / "draft.gguf", noise=0.08),
        far_draft=write_llama(folder / "far_draft.gguf", seed=2),
        padded_draft=write_llama(folder / "padded_draft.gguf", noise=0.08, padding=100),
        smaller_vocab=write_llama(folder / "smaller_vocab.gguf", noise=0.08, missing=4),
        wrong_token=write_llama(
            folder / "wrong_token.gguf", noise=0.08, changed_token=(FIRST_MERGE + 3, "Ġq")
        ),
        wrong_size=write_llama(folder / "wrong_size.gguf", noise=0.08, padding=200),
        other_eos=write_llama(folder / "other_eos.gguf", noise=0.08, eos=OTHER_END),
        ending=write_llama(folder / "ending.gguf", end_bias=4.0),
        no_template=write_llama(folder / "no_template.gguf", template=None),
        truncated=truncated,
        page=page,
        lora=write_lora(folder / "lora.gguf"),
    )


def write_llama(
    path: Path,
    *,
    seed: int = 1,
    noise: float = 0.0,
    noise_seed: int = 100,
    padding: int = 0,
    missing: int = 0,
    changed_token: tuple[int, str] | None = None,
    eos: int = IM_END,
    template: str | None = CHATML,
    sharpness: float = 3.0,
    end_bias: float = -6.0,
) -> Path:
    """Writes one Llama model of about 0.4 MB and returns its path.

    Args:
        seed: of the weights; two files of one seed hold the same model, whatever their vocabulary.
        noise: of the weights, as a fraction of their own spread, drawn from `noise_seed`.
        padding: unused tokens `[PAD0]` and so on that follow the vocabulary.
        missing: merges that are left out, counted from the last one.
        changed_token: (id, text) that differs from the vocabulary.
        eos: id of the token that ends a reply; it is the end-of-turn token too.
        template: chat template in Jinja; None writes none.
        sharpness: standard deviation of the logits. 0 is a uniform distribution, 3 has
            about four bits of entropy.
        end_bias: of the end token's logit; the higher, the shorter the replies.
    """
    tokens, types, merges = vocabulary(padding, missing, changed_token)
    writer = _writer(path, name=path.stem)
    writer.add_type("model")
    writer.add_file_type(0)  # all F32
    writer.add_context_length(TRAINED_CONTEXT)
    writer.add_embedding_length(_WIDTH)
    writer.add_block_count(_BLOCKS)
    writer.add_feed_forward_length(_FEED_FORWARD)
    writer.add_head_count(_HEADS)
    writer.add_head_count_kv(_KV_HEADS)
    writer.add_rope_dimension_count(_WIDTH // _HEADS)
    writer.add_rope_freq_base(10_000.0)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))

    add_tokenizer(writer, tokens, types, merges, eos, template)
    for name, weights in _weights(len(tokens), seed, noise, noise_seed, sharpness, eos, end_bias):
        writer.add_tensor(name, weights)
    _finish(writer)
    return path


def write_hybrid(path: Path, *, noise: float = 0.0) -> Path:
    """Writes a tiny LFM2 model: a short convolution, whose state can only be taken back by
    snapshots, and then an attention block. Its vocabulary is the target's."""
    tokens, types, merges = vocabulary(0, 0, None)
    writer = gguf.GGUFWriter(path, "lfm2")
    writer.add_name(f"Tiny {path.stem}")
    writer.add_type("model")
    writer.add_context_length(TRAINED_CONTEXT)
    writer.add_embedding_length(_WIDTH)
    writer.add_block_count(_BLOCKS)
    writer.add_feed_forward_length(_FEED_FORWARD)
    writer.add_head_count(_HEADS)
    writer.add_head_count_kv([0, _KV_HEADS])
    writer.add_rope_freq_base(10_000.0)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_uint32("lfm2.shortconv.l_cache", 3)
    add_tokenizer(writer, tokens, types, merges, IM_END, CHATML)
    random = np.random.default_rng(9)
    for name, weights in _weights(len(tokens), 1, noise, 100, 3.0, IM_END, -6.0):
        if name.startswith("blk.0.attn_") and name != "blk.0.attn_norm.weight":
            continue
        writer.add_tensor(
            "token_embd_norm.weight" if name == "output_norm.weight" else name, weights
        )
    scale = 1 / np.sqrt(_WIDTH)
    for name, shape in (
        ("conv", (_WIDTH, 3)),
        ("in_proj", (3 * _WIDTH, _WIDTH)),
        ("out_proj", (_WIDTH, _WIDTH)),
    ):
        weights = random.normal(0, scale, shape).astype(np.float32)
        writer.add_tensor(f"blk.0.shortconv.{name}.weight", weights)
    for name in ("attn_q_norm", "attn_k_norm"):
        writer.add_tensor(f"blk.1.{name}.weight", np.ones(_WIDTH // _HEADS, np.float32))
    _finish(writer)
    return path


def write_lora(path: Path) -> Path:
    """Writes a LoRA adapter for the target: a valid GGUF, but no model."""
    writer = _writer(path, name="adapter")
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", 8.0)
    random = np.random.default_rng(3)
    for block in range(_BLOCKS):
        for half, shape in (("a", (4, _WIDTH)), ("b", (_WIDTH, 4))):
            name = f"blk.{block}.attn_q.weight.lora_{half}"
            writer.add_tensor(name, random.standard_normal(shape, dtype=np.float32))
    _finish(writer)
    return path


def _writer(path: Path, name: str) -> gguf.GGUFWriter:
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name(f"Tiny {name}")
    return writer


def _finish(writer: gguf.GGUFWriter) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _weights(
    vocabulary_size: int,
    seed: int,
    noise: float,
    noise_seed: int,
    sharpness: float,
    eos: int,
    end_bias: float,
) -> list[tuple[str, np.ndarray]]:
    """Names and arrays in GGUF's order, rows first.

    The first channel of the residual stream is kept constant. After the last norm it is nearly
    constant too, and its column of the output matrix is a bias per token.
    """
    width, kv_width = _WIDTH, _WIDTH * _KV_HEADS // _HEADS
    random, other = np.random.default_rng(seed), np.random.default_rng(noise_seed)

    def normal(rows: int, columns: int, gain: float = 1.0) -> np.ndarray:
        """Rows that map unit-variance inputs to outputs with a standard deviation of `gain`."""
        shape = (rows, columns)
        own = random.standard_normal(shape, dtype=np.float32)
        stray = other.standard_normal(shape, dtype=np.float32)
        scale = gain / np.sqrt(columns * (1 + noise * noise))
        return ((own + noise * stray) * scale).astype(np.float32)

    def writes(rows: int, columns: int, gain: float) -> np.ndarray:
        """As `normal`, for what is added to the residual stream: never to the first channel."""
        weights = normal(rows, columns, gain)
        weights[0] = 0
        return weights

    ones = np.ones(width, dtype=np.float32)
    tensors: list[tuple[str, np.ndarray]] = []
    for i in range(_BLOCKS):
        tensors += [
            (f"blk.{i}.attn_norm.weight", ones),
            (f"blk.{i}.attn_q.weight", normal(width, width, 1.6)),
            (f"blk.{i}.attn_k.weight", normal(kv_width, width, 1.6)),
            (f"blk.{i}.attn_v.weight", normal(kv_width, width)),
            (f"blk.{i}.attn_output.weight", writes(width, width, 1.0)),
            (f"blk.{i}.ffn_norm.weight", ones),
            (f"blk.{i}.ffn_gate.weight", normal(_FEED_FORWARD, width)),
            (f"blk.{i}.ffn_up.weight", normal(_FEED_FORWARD, width)),
            (f"blk.{i}.ffn_down.weight", writes(width, _FEED_FORWARD, 1.0)),
        ]
    embedding = normal(_LARGEST_VOCABULARY, width, np.sqrt(width))[:vocabulary_size].copy()
    embedding[:, 0] = 1.0
    output = normal(_LARGEST_VOCABULARY, width, sharpness)[:vocabulary_size].copy()
    output[:, 0] = 0.0
    output[: len(CONTROL), 0] = -6.0
    output[eos, 0] = end_bias
    rare = [byte for byte in range(256) if not 0x20 <= byte < 0x7F]
    output[np.array(rare) + FIRST_BYTE, 0] = -4.0  # mostly text, now and then a broken character
    return [
        ("token_embd.weight", embedding),
        *tensors,
        ("output_norm.weight", ones),
        ("output.weight", output),
    ]
