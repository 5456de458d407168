"""The student: a small Llama in PyTorch, as llama.cpp computes it. Knows no target, no files."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

EPSILON = 1e-5  # of the norms
ROPE_BASE = 10_000.0


@dataclass(frozen=True, slots=True)
class Shape:
    """`heads` divide `width` into heads of an even size; `kv_heads` divide `heads`."""

    vocabulary: int
    width: int
    layers: int
    heads: int
    kv_heads: int
    feed_forward: int

    @property
    def head(self) -> int:
        return self.width // self.heads


class Student(nn.Module):
    """Tokens -> hidden states; `embedding` is the output matrix too.

    Names are those of llama.cpp's tensors, with dots as in `blk.0.attn_q.weight`.
    """

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.token_embd = nn.Embedding(shape.vocabulary, shape.width)
        self.blk = nn.ModuleList(_Block(shape) for _ in range(shape.layers))
        self.output_norm = nn.RMSNorm(shape.width, EPSILON)
        self.rounding = False  # whether the embedding is used as Q4_0 will have it
        for name, weights in self.named_parameters():
            if weights.dim() == 2:
                scale = (weights.shape[1]) ** -0.5
                if name.endswith(("attn_output.weight", "ffn_down.weight")):
                    scale /= (2 * shape.layers) ** 0.5
                nn.init.normal_(weights, 0.0, scale)

    def forward(self, tokens: Tensor) -> Tensor:
        """Tokens (B, T) -> normed hidden states (B, T, width)."""
        x = self.embedding(tokens)
        turn = _rotation(tokens.shape[1], self.shape.head)
        for block in self.blk:
            x = block(x, turn)
        return self.output_norm(x)

    def embedding(self, ids: Tensor) -> Tensor:
        """Rows of the embedding, which are rows of the output matrix too."""
        rows = F.embedding(ids, self.token_embd.weight)
        return rounded(rows) if self.rounding else rows


class _Block(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        width, head = shape.width, shape.head
        self._shape = shape
        self.attn_norm = nn.RMSNorm(width, EPSILON)
        self.attn_q = nn.Linear(width, shape.heads * head, bias=False)
        self.attn_k = nn.Linear(width, shape.kv_heads * head, bias=False)
        self.attn_v = nn.Linear(width, shape.kv_heads * head, bias=False)
        self.attn_output = nn.Linear(shape.heads * head, width, bias=False)
        self.ffn_norm = nn.RMSNorm(width, EPSILON)
        self.ffn_gate = nn.Linear(width, shape.feed_forward, bias=False)
        self.ffn_up = nn.Linear(width, shape.feed_forward, bias=False)
        self.ffn_down = nn.Linear(shape.feed_forward, width, bias=False)

    def forward(self, x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
        x = x + self._attend(self.attn_norm(x), turn)
        y = self.ffn_norm(x)
        return x + self.ffn_down(F.silu(self.ffn_gate(y)) * self.ffn_up(y))

    def _attend(self, x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
        batch, size, _ = x.shape
        shape = self._shape

        def heads(y: Tensor, count: int) -> Tensor:
            return y.view(batch, size, count, shape.head).transpose(1, 2)

        q = _rotate(heads(self.attn_q(x), shape.heads), turn)
        k = _rotate(heads(self.attn_k(x), shape.kv_heads), turn)
        v = heads(self.attn_v(x), shape.kv_heads)
        groups = shape.heads // shape.kv_heads
        k, v = k.repeat_interleave(groups, 1), v.repeat_interleave(groups, 1)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.attn_output(y.transpose(1, 2).reshape(batch, size, -1))


def rounded(rows: Tensor) -> Tensor:
    """As ggml's Q4_0 rounds them, in blocks of 32; the gradient passes as if it did not (Bengio et
    al. 2013). A student that is trained so loses nothing when it is written."""
    with torch.no_grad():
        blocks = rows.reshape(-1, 32)
        largest = blocks.gather(1, blocks.abs().argmax(1, keepdim=True))
        scale = largest / -8
        steps = torch.where(scale == 0, 0.0, blocks / scale)
        back = ((steps + 8.5).floor().clamp(0, 15) - 8) * scale.half().float()
        change = back.view_as(rows) - rows
    return rows + change


def _rotation(size: int, head: int) -> tuple[Tensor, Tensor]:
    speeds = ROPE_BASE ** (-torch.arange(0, head, 2, dtype=torch.float32) / head)
    angles = torch.arange(size, dtype=torch.float32)[:, None] * speeds
    return angles.cos(), angles.sin()


def _rotate(x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
    """Rotary positions over neighbouring pairs, as ggml's normal mode has them (Su et al. 2021)."""
    cos, sin = turn
    even, odd = x[..., 0::2], x[..., 1::2]
    turned = torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1)
    return turned.flatten(-2).to(x.dtype)
