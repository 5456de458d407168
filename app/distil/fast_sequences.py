"""Many sequences side by side in PyTorch, for targets of the plain Llama kind. Knows no replies.

The same interface as `engine.llama.ParallelSequences`. On a CPU PyTorch's matrix products over a
hundred rows are several times as fast as ggml's; weights are the file's own, dequantised to
bfloat16, so what is collected differs from llama.cpp's figures in the last digits only.
"""

from __future__ import annotations

from collections.abc import Sequence

import gguf
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from app.engine.gguf_header import Header
from app.engine.sampling import Logits

LARGEST_BYTES = 1 << 29  # of the file; in bfloat16 it takes up to four times as much
MOST_TOKENS = 1024  # in one pass, the padding included
ATTENDING = 32  # sequences that attend together
_PARTS = (
    "attn_norm", "attn_q", "attn_k", "attn_v", "attn_output",
    "ffn_norm", "ffn_gate", "ffn_up", "ffn_down",
)  # fmt: skip
_ODD = ("llama.rope.scaling.", "llama.expert_count", "llama.attention.sliding_window")


def serves(header: Header) -> bool:
    """Whether this target can be run here: Llama as `student` has it, and small enough."""
    values = header.values
    if header.architecture != "llama" or any(key.startswith(_ODD) for key in values):
        return False
    heads = int(values.get("llama.attention.head_count", 1))
    width = int(values.get("llama.embedding_length", 0))
    turned = int(values.get("llama.rope.dimension_count", width // heads))
    layers = range(int(values.get("llama.block_count", 0)))
    known = {f"blk.{i}.{part}.weight" for i in layers for part in _PARTS}
    known |= {"token_embd.weight", "output_norm.weight"}
    names = {tensor.name for tensor in header.tensors} - {"output.weight"}
    return names == known and turned * heads == width and header.size_bytes <= LARGEST_BYTES


class FastSequences:
    """`count` sequences of up to `room` tokens each, of a target that `serves` said yes to."""

    def __init__(self, header: Header, count: int, room: int) -> None:
        values = header.values
        self.count, self.room = count, room
        self._heads = int(values["llama.attention.head_count"])
        self._kv_heads = int(values.get("llama.attention.head_count_kv", self._heads))
        self._layers = int(values["llama.block_count"])
        self._epsilon = float(values["llama.attention.layer_norm_rms_epsilon"])
        self._weights = _read_weights(header)
        width = self._weights["token_embd.weight"].shape[1]
        self._head = width // self._heads
        base = float(values.get("llama.rope.freq_base", 10_000.0))
        speeds = base ** (-torch.arange(0, self._head, 2, dtype=torch.float32) / self._head)
        angles = torch.arange(room, dtype=torch.float32)[:, None] * speeds
        self._cos, self._sin = angles.cos(), angles.sin()
        shape = (self._layers, count, self._kv_heads, room, self._head)
        self._keys = torch.zeros(shape, dtype=torch.bfloat16)
        self._values = torch.zeros(shape, dtype=torch.bfloat16)
        self._lengths = np.zeros(count, np.int64)

    def extend(self, sequences: Sequence[int], pieces: Sequence[Sequence[int]]) -> Logits:
        """Append tokens to each of these sequences; see `ParallelSequences`."""
        order = sorted(
            range(len(pieces)), key=lambda i: (len(pieces[i]), self._lengths[sequences[i]])
        )
        groups: list[list[int]] = [[]]
        for i in order:
            if groups[-1] and (len(groups[-1]) + 1) * len(pieces[i]) > MOST_TOKENS:
                groups.append([])
            groups[-1].append(i)
        logits = [
            self._extend([sequences[i] for i in group], [pieces[i] for i in group])
            for group in groups
        ]
        back = np.empty(len(order), np.int64)
        back[order] = np.arange(len(order))
        return np.concatenate(logits)[back] if len(pieces) > 1 else logits[0]

    def _extend(self, sequences: list[int], pieces: list[Sequence[int]]) -> Logits:
        """Shorter pieces are padded: what that writes lies past the end of its sequence, where
        nothing looks before it is overwritten."""
        sizes = np.array([len(piece) for piece in pieces])
        longest = int(sizes.max())
        tokens = np.zeros((len(pieces), longest), np.int64)
        for i, piece in enumerate(pieces):
            tokens[i, : len(piece)] = piece
        at = torch.from_numpy(self._lengths[sequences])
        positions = (at[:, None] + torch.arange(longest)).clamp_max(self.room - 1)
        hidden = self._run(torch.from_numpy(tokens), torch.tensor(sequences), positions)
        self._lengths[sequences] += sizes
        head = self._weights.get("output.weight", self._weights["token_embd.weight"])
        last = hidden[torch.arange(len(pieces)), torch.from_numpy(sizes) - 1]
        logits: Logits = F.linear(last, head).float().numpy()
        return logits

    def forget(self, sequence: int) -> None:
        """Empty one sequence."""
        self._lengths[sequence] = 0

    def close(self) -> None:
        """Free the memory."""
        self._weights.clear()
        del self._keys, self._values

    @torch.inference_mode()
    def _run(self, tokens: Tensor, sequences: Tensor, positions: Tensor) -> Tensor:
        """Tokens (B, T) at positions (B, T) -> normed hidden states (B, T, width)."""
        weights = self._weights
        cos, sin = self._cos[positions][:, :, None], self._sin[positions][:, :, None]
        x = F.embedding(tokens, weights["token_embd.weight"])
        batch, size, _ = x.shape
        # Sequences of like length attend together, so that the longest does not stretch them all.
        parts = range(0, batch, ATTENDING if size == 1 else batch)
        ends = [int(positions[at : at + parts.step].max()) + 1 for at in parts]
        for i in range(self._layers):
            name = f"blk.{i}."
            y = self._norm(x, name + "attn_norm.weight")
            q, k, v = (
                F.linear(y, weights[f"{name}attn_{part}.weight"]).view(batch, size, -1, self._head)
                for part in "qkv"
            )
            q, k = _rotate(q, cos, sin), _rotate(k, cos, sin)
            self._keys[i][sequences[:, None], :, positions] = k
            self._values[i][sequences[:, None], :, positions] = v
            y = torch.cat(
                [
                    self._attend(
                        i,
                        q[at : at + parts.step],
                        sequences[at : at + parts.step],
                        positions[at : at + parts.step],
                        end,
                    )
                    for at, end in zip(parts, ends, strict=True)
                ]
            )
            x = x + F.linear(y, weights[name + "attn_output.weight"])
            y = self._norm(x, name + "ffn_norm.weight")
            y = F.silu(F.linear(y, weights[name + "ffn_gate.weight"])) * F.linear(
                y, weights[name + "ffn_up.weight"]
            )
            x = x + F.linear(y, weights[name + "ffn_down.weight"])
        return self._norm(x, "output_norm.weight")

    def _attend(
        self, layer: int, q: Tensor, sequences: Tensor, positions: Tensor, end: int
    ) -> Tensor:
        """Queries (B, T, heads, head) over the first `end` cells of their sequences."""
        batch, size, _, head = q.shape
        groups = self._heads // self._kv_heads
        keys, values = (z[layer][:, :, :end][sequences] for z in (self._keys, self._values))
        # Queries that share a head of the cache stand as rows beside each other.
        q = q.view(batch, size, self._kv_heads, groups, head).permute(0, 2, 1, 3, 4)
        q = q.reshape(batch, self._kv_heads, size * groups, head)
        seen = torch.arange(end) <= positions[:, :, None]
        mask = seen[:, None].repeat_interleave(groups, 2)
        y = F.scaled_dot_product_attention(q, keys, values, mask)
        y = y.view(batch, self._kv_heads, size, groups, head).permute(0, 2, 1, 3, 4)
        return y.reshape(batch, size, -1)

    def _norm(self, x: Tensor, name: str) -> Tensor:
        y = x.float()
        y = y * torch.rsqrt(y.square().mean(-1, keepdim=True) + self._epsilon)
        return (y * self._weights[name].float()).to(x.dtype)


def _read_weights(header: Header) -> dict[str, Tensor]:
    weights = {}
    for tensor in gguf.GGUFReader(header.path).tensors:
        values = gguf.dequantize(tensor.data, tensor.tensor_type)
        weights[tensor.name] = torch.from_numpy(np.array(values, np.float32)).to(torch.bfloat16)
    return weights


def _rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    even, odd = x[..., 0::2].float(), x[..., 1::2].float()
    turned = torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1)
    return turned.flatten(-2).to(x.dtype)
