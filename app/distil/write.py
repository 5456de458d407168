"""A trained student -> a GGUF that llama.cpp loads as a plain draft. Knows no training."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import gguf
import numpy as np
from gguf.quants import quantize
from numpy.typing import NDArray

from app.distil.student import EPSILON, ROPE_BASE, Shape
from app.engine.gguf_header import Header
from app.whole_file import replacing

Weights = Mapping[str, NDArray[np.float32]]
Origin = Mapping[str, str | int | float]
Quant = gguf.GGMLQuantizationType
BLOCK = 32  # values that share a scale; a row that is no multiple of it stays as it is


def write_draft(path: Path, target: Header, shape: Shape, weights: Weights, origin: Origin) -> None:
    """Write in one step: a crash leaves no half file.

    The embedding becomes Q4_0, which it was trained for, the other matrices Q8_0.

    Args:
        target: whose vocabulary and chat template are copied.
        weights: by llama.cpp's tensor names, rows first.
        origin: what the draft was made of, written under `paceline.`.

    Raises:
        OSError: the file can't be written.
    """
    with replacing(path) as passing, closing(gguf.GGUFWriter(passing, "llama")) as writer:
        _describe(writer, target, shape)
        _copy_vocabulary(writer, target.path)
        for key, value in origin.items():
            _add(writer, f"paceline.{key}", value)
        for name, values in weights.items():
            kind = _quant(name, values)
            writer.add_tensor(name, quantize(values, kind), raw_dtype=kind)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()


def _quant(name: str, values: NDArray[np.float32]) -> Quant:
    if values.ndim < 2 or values.shape[1] % BLOCK:
        return Quant.F32
    return Quant.Q4_0 if name == "token_embd.weight" else Quant.Q8_0


def _describe(writer: gguf.GGUFWriter, target: Header, shape: Shape) -> None:
    trained = int(target.values.get(f"{target.architecture}.context_length", 2048))
    writer.add_type("model")
    writer.add_name(f"Draft for {target.name}")
    licence = target.values.get("general.license")
    if licence:
        writer.add_license(str(licence))
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_context_length(trained)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_rope_dimension_count(shape.head)
    writer.add_rope_freq_base(ROPE_BASE)
    writer.add_layer_norm_rms_eps(EPSILON)
    writer.add_vocab_size(shape.vocabulary)


def _add(writer: gguf.GGUFWriter, key: str, value: str | int | float) -> None:
    if isinstance(value, str):
        writer.add_string(key, value)
    elif isinstance(value, int):
        writer.add_uint64(key, value)
    else:
        writer.add_float32(key, value)


def _copy_vocabulary(writer: gguf.GGUFWriter, target: Path) -> None:
    """Every `tokenizer.` value as it stands: tokens, types, merges, scores, specials, template."""
    for field in gguf.GGUFReader(target).fields.values():
        if not field.name.startswith("tokenizer."):
            continue
        kind = field.types[0]
        inner = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
        writer.add_key_value(field.name, field.contents(), kind, sub_type=inner)
