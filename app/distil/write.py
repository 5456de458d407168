"""A trained student -> a GGUF that llama.cpp loads as a plain draft. Knows no training."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import gguf
import numpy as np
from gguf.quants import quantize
from numpy.typing import NDArray

from app.engine.gguf_header import Header

Weights = Mapping[str, NDArray[np.float32]]
Q8_0 = gguf.GGMLQuantizationType.Q8_0
F32 = gguf.GGMLQuantizationType.F32
_COPIED = ("tokenizer.",)


def write_draft(
    path: Path,
    target: Path,
    numbers: Mapping[str, int | float],
    weights: Weights,
    quants: Mapping[str, gguf.GGMLQuantizationType],
    origin: Mapping[str, str | int | float],
) -> None:
    """Write in one step: a crash leaves no half file.

    Args:
        target: whose vocabulary and chat template are copied.
        numbers: the student's shape, by llama.cpp's keys without `llama.`.
        weights: by llama.cpp's tensor names, rows first.
        quants: of the tensors that are not F32.
        origin: what the draft was made of, written under `paceline.`.

    Raises:
        OSError: the file can't be written.
    """
    partial = path.with_name(path.name + ".partial")
    writer = gguf.GGUFWriter(partial, "llama")
    try:
        writer.add_type("model")
        writer.add_name(str(origin["name"]))
        writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
        writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
        for key, number in numbers.items():
            add = writer.add_uint32 if isinstance(number, int) else writer.add_float32
            add(f"llama.{key}", number)  # type: ignore[arg-type]
        _copy_vocabulary(writer, target)
        for key, value in origin.items():
            _add(writer, f"paceline.{key}", value)
        for name, values in weights.items():
            kind = quants.get(name, F32)
            writer.add_tensor(name, quantize(values, kind), raw_dtype=kind)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        os.replace(partial, path)
    finally:
        writer.close()
        partial.unlink(missing_ok=True)


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
        if not field.name.startswith(_COPIED):
            continue
        kind = field.types[0]
        inner = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
        writer.add_key_value(field.name, field.contents(), kind, sub_type=inner)


def copied(header: Header) -> bool:
    """Whether a draft can be made over this vocabulary."""
    return "tokenizer.ggml.tokens" in header.arrays
