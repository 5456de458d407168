"""What a student's embedding starts from: the target's own, on its principal directions. Knows no
training."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
from numpy.typing import NDArray


def starting_embedding(target: Path, width: int) -> NDArray[np.float32]:
    """The target's output matrix, or its embedding where that is the output too, on its `width`
    strongest directions; shape (V, width), with entries of variance 1 / width."""
    tensors = {t.name: t for t in gguf.GGUFReader(target).tensors}
    tensor = tensors.get("output.weight", tensors.get("token_embd.weight"))
    if tensor is None:
        raise ValueError("no embedding")
    rows = np.asarray(gguf.dequantize(tensor.data, tensor.tensor_type), np.float32)
    rows = rows - rows.mean(0)
    _, directions = np.linalg.eigh(rows.T @ rows)
    low = rows @ directions[:, -width:]
    return (low / (low.std() * np.sqrt(width))).astype(np.float32)
