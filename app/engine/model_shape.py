"""What of a model decides how much memory it takes, read from its header. Knows no devices."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from app.engine.gguf_format import Header, Tensor

# llama.cpp keeps recurrent states of the last 16 tokens for these (llm_arch_supports_rs_rollback).
_SNAPSHOTS = 16
_WITH_SNAPSHOTS = frozenset(
    {"kimi-k3", "qwen35", "qwen35moe", "qwen4exp", "deepseek4", "glm5-next", "nemotron_h"}
    | {"nemotron_h_moe", "lfm2", "lfm2moe", "bailingmoe3"}
)
_RECURRENT = ("ssm_", "shortconv.", "time_mix_")
# ggml's numbers of the quants that its CPU code rearranges (repack.cpp).
_REPACKED_X86 = frozenset([2, 12, 20, 39])  # Q4_0, Q4_K, IQ4_NL, MXFP4
_REPACKED_ARM = _REPACKED_X86 | {8, 13, 14}  # Q8_0, Q5_K, Q6_K


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes in bytes, widths in numbers.

    `blocks`: weights by block. `embedding` stays in memory wherever the blocks are; `output` is 0
    where the embedding stands for it. `repacked`: weights of which this processor keeps a
    rearranged copy. `keys`, `values`: numbers a token takes in the cache, by block; 0 = none there.
    `states`: numbers of recurrent states with their snapshots, by block. `context`: trained.
    """

    blocks: tuple[int, ...]
    embedding: int
    output: int
    repacked: int
    keys: tuple[int, ...]
    values: tuple[int, ...]
    states: tuple[int, ...]
    window: bool
    width: int
    feed_forward: int
    heads: int
    vocabulary: int
    merges: int
    context: int

    @property
    def weights(self) -> int:
        return sum(self.blocks) + self.embedding + self.output

    @property
    def gpu_output(self) -> int:
        """What the GPU takes beside the blocks: llama.cpp copies a shared embedding there."""
        return self.output or self.embedding


def shape_of(header: Header, parts: Sequence[Header] = ()) -> Shape:
    """Args: parts: the headers of a split model's later parts."""
    tensors = [tensor for each in (header, *parts) for tensor in each.tensors]
    count = min(header.number("block_count"), len(tensors))  # a damaged file may say billions
    blocks: list[list[Tensor]] = [[] for _ in range(count)]
    embedding: list[Tensor] = []
    output: list[Tensor] = []
    for tensor in tensors:
        first, _, rest = tensor.name.partition(".")
        number = rest.partition(".")[0]
        if first == "blk" and number.isdecimal() and int(number) < count:
            blocks[int(number)].append(tensor)
        else:
            (embedding if "token_embd" in first else output).append(tensor)
    tied = not any(tensor.name == "output.weight" for tensor in output)
    multiplied = [*output, *(embedding if tied else ()), *(t for b in blocks for t in b)]
    keys, values = _cached(header, blocks)
    return Shape(
        blocks=tuple(_bytes(block) for block in blocks),
        embedding=_bytes(embedding),
        output=0 if tied else _bytes(output),
        repacked=_bytes(tensor for tensor in multiplied if _is_repacked(tensor)),
        keys=keys,
        values=values,
        states=tuple(_state(header) if _is_recurrent(block) else 0 for block in blocks),
        window=header.number("attention.sliding_window") > 0,
        width=header.number("embedding_length"),
        feed_forward=_feed_forward(header, count),
        heads=max(header.numbers("attention.head_count", max(count, 1))),
        vocabulary=_array_size(header, "tokens"),
        merges=_array_size(header, "merges"),
        context=header.number("context_length"),
    )


def _bytes(tensors: Iterable[Tensor]) -> int:
    return sum(tensor.size_bytes for tensor in tensors)


def _array_size(header: Header, name: str) -> int:
    return header.arrays.get(f"tokenizer.ggml.{name}", (0, 0, b""))[1]


def _feed_forward(header: Header, count: int) -> int:
    """Of a mixture of experts, those that one token goes through."""
    experts = header.number("expert_feed_forward_length") * header.number("expert_used_count")
    return max(*header.numbers("feed_forward_length", max(count, 1)), experts)


def _cached(
    header: Header, blocks: Sequence[Sequence[Tensor]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Numbers of keys and of values by block: the rows of their matrices are the truth."""
    count = len(blocks)
    with_cache = count - header.number("attention.shared_kv_layers")
    heads = header.numbers("attention.head_count", count)
    kv_heads = header.numbers("attention.head_count_kv", count)
    keys, values = [], []
    for i, block in enumerate(blocks):
        rows = {_role(t): t.shape[-1] for t in block if len(t.shape) == 2}
        head = header.number("embedding_length") // (heads[i] or 1)
        key = value = 0
        if i >= with_cache:
            pass  # it reads the cache of an earlier block
        elif "attn_kv_a_mqa.weight" in rows and header.number("attention.key_length_mla"):
            key = rows["attn_kv_a_mqa.weight"]  # latent attention: one narrow row for both
        elif "attn_k.weight" in rows:
            key = rows["attn_k.weight"]
            value = rows.get("attn_v.weight", key)
        elif not _is_recurrent(block):  # one matrix for all three
            key = (kv_heads[i] or heads[i]) * (header.number("attention.key_length") or head)
            value = (kv_heads[i] or heads[i]) * (header.number("attention.value_length") or head)
        keys.append(key)
        values.append(value)
    return tuple(keys), tuple(values)


def _is_recurrent(block: Iterable[Tensor]) -> bool:
    return any(_role(tensor).startswith(_RECURRENT) for tensor in block)


def _role(tensor: Tensor) -> str:
    """The name within its block, as in "attn_k.weight"."""
    return tensor.name.split(".", 2)[-1]


def _state(header: Header) -> int:
    """Numbers of one block's state, as n_embd_r and n_embd_s in llama-hparams.cpp count them."""
    width, number = header.number("embedding_length"), header.number
    if number("wkv.head_size"):
        one = width * (max(1, number("token_shift_count")) + number("wkv.head_size"))
    elif number("shortconv.l_cache"):
        one = width * (number("shortconv.l_cache") - 1)
    elif number("kda.head_dim"):
        inner = number("attention.head_count") * number("kda.head_dim")
        one = inner * (3 * max(0, number("ssm.conv_kernel") - 1) + number("kda.head_dim"))
    else:
        inner, state = number("ssm.inner_size"), number("ssm.state_size")
        groups = number("ssm.group_count")
        one = max(0, number("ssm.conv_kernel") - 1) * (inner + 2 * groups * state) + state * inner
    return one * (1 + _SNAPSHOTS if header.architecture in _WITH_SNAPSHOTS else 1)


def _is_repacked(tensor: Tensor) -> bool:
    matrix = len(tensor.shape) >= 2 and tensor.shape[1] % 8 == 0
    return matrix and tensor.kind in _repacked_kinds()


@cache
def _repacked_kinds() -> frozenset[int]:
    return _REPACKED_ARM if platform.machine().lower() in ("arm64", "aarch64") else _REPACKED_X86
