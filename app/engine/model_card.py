"""What a person wants to know of a GGUF file, as one small frozen value. Knows no folders."""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from app.engine.gguf_format import Header, read_any, whole
from app.engine.gguf_header import part_paths
from app.engine.gguf_kinds import FileKind, kind_of
from app.engine.model_shape import Shape, shape_of

# general.file_type (llama_ftype in llama.h) and ggml's tensor types by number.
_FILE_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K",
    11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S",
    17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS",
    23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M",
    30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4", 39: "NVFP4",
}  # fmt: skip
_TENSOR_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 8: "Q8_0", 10: "Q2_K",
    11: "Q3_K", 12: "Q4_K", 13: "Q5_K", 14: "Q6_K", 20: "IQ4_NL", 23: "IQ4_XS", 30: "BF16",
    39: "MXFP4",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ModelCard:
    """Read from the header alone; "" and 0 = not stated."""

    kind: FileKind
    architecture: str
    title: str  # general.name, which is often that of a training run
    quant: str  # "Q4_K_M"
    parameters: int
    vocabulary: int
    vocabulary_kind: str  # "gpt2", "llama": tokenizer.ggml.model
    context: int  # trained
    license: str
    has_template: bool
    shape: Shape | None  # None where it is no model


def read_card(path: Path) -> ModelCard:
    """The card of a file; of a split model by its first part, with the figures of all parts.

    Raises:
        ModelFileError: unreadable, truncated, or no GGUF. A projector, an adapter and the like are
            no error here: their `kind` says so.
    """
    header = read_any(path)
    return card_of(header, [read_any(part) for part in part_paths(path)[1:] if part.is_file()])


def card_of(header: Header, parts: list[Header]) -> ModelCard:
    """As `read_card`, of headers that have been read."""
    kind = kind_of(header)
    shape = shape_of(header, parts) if kind is FileKind.MODEL else None
    tensors = [tensor for each in (header, *parts) for tensor in each.tensors]
    return ModelCard(
        kind=kind,
        architecture=header.architecture,
        title=str(header.values.get("general.name", "")),
        quant=_quant(header),
        parameters=sum(math.prod(tensor.shape) for tensor in tensors),
        vocabulary=header.arrays.get("tokenizer.ggml.tokens", (0, 0, b""))[1],
        vocabulary_kind=str(header.values.get("tokenizer.ggml.model", "")),
        context=header.number("context_length"),
        license=str(header.values.get("general.license", "")),
        has_template=header.chat_template is not None,
        shape=shape,
    )


def _quant(header: Header) -> str:
    """As the file states it; else as its name says; else what most of its weights are."""
    stated = _FILE_TYPES.get(whole(header.values.get("general.file_type")))
    if stated and "general.file_type" in header.values:
        return stated
    named = re.search(r"(?i)\b(I?Q\d\w*|BF16|F16|F32|MXFP4)\b", header.path.stem.replace("-", " "))
    if named:
        return named[1].upper()
    sizes = Counter[int]()
    for tensor in header.tensors:
        sizes[tensor.kind] += tensor.size_bytes
    return _TENSOR_TYPES.get(sizes.most_common(1)[0][0], "") if sizes else ""
