"""How large a student is, for a target. Knows no PyTorch model."""

from __future__ import annotations

from app.distil.run import Size
from app.distil.student import Shape
from app.engine.gguf_header import Header


def shape_for(size: Size, header: Header) -> Shape:
    """Most of a small student is its embedding, so its width is what its size is about.

    Every width is a multiple of 32, the block of the quantisations that `write` uses.
    """
    values, name = header.values, header.architecture
    target_width = int(values.get(f"{name}.embedding_length", 1024))
    wanted = 256 if target_width < 2048 else 384
    width = min(wanted, max(32, target_width // 64 * 32))
    layers = 4
    if size is Size.TINY:
        width, layers = max(32, width // 64 * 32), 2
    heads = max(1, width // 64)
    vocabulary = header.arrays["tokenizer.ggml.tokens"][1]
    feed_forward = width * 11 // 4 // 32 * 32
    kv_heads = heads // 2 if heads % 2 == 0 else 1
    return Shape(vocabulary, width, layers, heads, kv_heads, feed_forward)
