"""What sort of GGUF a header belongs to, and the words for those that can't chat. Knows nothing of
the file's format.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from importlib import metadata

from app.engine.gguf_format import Header
from app.errors import ModelFileError
from app.words import Words


class FileKind(StrEnum):
    MODEL = "model"  # can be a target; the small ones can draft
    HEAD = "draft head"  # EAGLE-3, DFlash, MTP: guesses for one target only, never chats
    PROJECTOR = "projector"  # the image or sound part of a model
    ADAPTER = "adapter"  # LoRA
    ENCODER = "encoder"  # embeddings, reranking: no next token
    OTHER = "other"  # speech, diffusion, an unknown architecture, a later part
    BROKEN = "broken"  # unreadable


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# llama.cpp's names (LLM_ARCH_NAMES in src/llama-arch.cpp) as of llama-cpp-python `_NAMES_OF`.
_NAMES_OF = (0, 3, 36)
_ENCODERS = _words(
    "bert modern-bert nomic-bert nomic-bert-moe neo-bert jina-bert-v2 jina-bert-v3 eurobert"
    " gemma-embedding llama-embed t5encoder"
)
_HEADS = _words("eagle3 dflash gemma4-assistant")
_SPEECH = _words("wavtokenizer-dec qwen3tts pockettts")
_DIFFUSION = _words("dream llada llada-moe rnd1")
_CHATTING = _words(
    """
    afmoe apertus arcee arctic arwkv7 baichuan bailingmoe bailingmoe2 bailingmoe3 bitnet bloom
    chameleon chatglm codeshell cogvlm cohere2 cohere2moe command-r dbrx deci deepseek deepseek2
    deepseek2-ocr deepseek32 deepseek4 dots1 dots3note ernie4_5 ernie4_5-moe exaone exaone-moe
    exaone4 falcon falcon-h1 gemma gemma2 gemma3 gemma3n gemma4 glm-dsa glm4 glm4moe glm5-next
    gpt-oss gpt2 gptj gptneox granite granite_swa granitehybrid granitemoe graniteswitch grok
    grovemoe hrm_text hunyuan-dense hunyuan-moe hunyuan_vl hy_v3 hy_v4 internlm2 jais jais2
    jamba kimi-k3 kimi-linear laguna lfm2 lfm2moe llama llama4 maincoder mamba mamba2 maple
    mellum mimo2 minicpm minicpm3 minimax-01 minimax-m2 minimax-m3 mistral3 mistral4 mpt
    muse-glimmer nanbeige nemotron nemotron_h nemotron_h_moe olmo olmo2 olmoe openelm orion
    paddleocr pangu-embedded phi2 phi3 phimoe plamo plamo2 plamo3 plm qwen qwen2 qwen2moe
    qwen2vl qwen3 qwen35 qwen35moe qwen3moe qwen3next qwen3vl qwen3vlmoe qwen4exp refact rwkv6
    rwkv6qwen2 rwkv7 seed_oss smallthinker smollm3 spark2_5 stablelm starcoder starcoder2 step35
    talkie xverse
    """
)
_SIDECAR = re.compile(r"(mtp|eagle3|dflash|dspark)-", re.IGNORECASE)  # as llama.cpp names heads


def kind_of(header: Header) -> FileKind:
    """The sort of file, whether or not it can be used."""
    kind, architecture = header.values.get("general.type", "model"), header.architecture
    if kind == "adapter":
        return FileKind.ADAPTER
    if kind == "mmproj" or architecture == "clip":
        return FileKind.PROJECTOR
    if architecture in _HEADS or architecture.endswith("-assistant") or _is_sidecar(header):
        return FileKind.HEAD
    # Embedding models made from chat models keep the architecture, and say how they pool.
    if architecture in _ENCODERS or header.number("pooling_type") > 0:
        return FileKind.ENCODER
    if architecture in _SPEECH | _DIFFUSION | {"t5"} or not is_known(architecture):
        return FileKind.OTHER
    if "tokenizer.ggml.tokens" not in header.arrays:  # a later part, or nothing to chat with
        return FileKind.OTHER
    return FileKind.MODEL


def is_known(architecture: str) -> bool:
    """Whether llama.cpp can load it. A llama.cpp newer than the list may know more: it is asked."""
    every = _CHATTING | _ENCODERS | _HEADS | _SPEECH | _DIFFUSION | {"t5", "clip"}
    return architecture in every or (bool(architecture) and _installed() > _NAMES_OF)


def refusal(header: Header) -> ModelFileError | None:
    """Why this file can't be chatted with; None = it can."""
    name, kind = header.path.name, kind_of(header)
    match kind:
        case FileKind.MODEL:
            return None
        case FileKind.ADAPTER:
            what = Words("{name} is a LoRA adapter, not a model.", name=name)
        case FileKind.PROJECTOR:
            what = Words("{name} is the image part of a model, not the model.", name=name)
        case FileKind.HEAD:
            what = Words(
                "{name} is a draft head for one model, which Paceline can't use yet.", name=name
            )
        case FileKind.ENCODER:
            what = Words(
                "{name} is made for searching and comparing texts: it writes none.", name=name
            )
        case _:
            return _other(header)
    return ModelFileError(what, Words("Choose the model itself.") if kind in _PIECES else _ANOTHER)


_PIECES = (FileKind.ADAPTER, FileKind.PROJECTOR, FileKind.HEAD)
_ANOTHER = Words("Choose another file.")


def _other(header: Header) -> ModelFileError | None:
    name, architecture = header.path.name, header.architecture
    if not architecture:
        return ModelFileError(Words("{name} does not say what model it is.", name=name), _ANOTHER)
    if architecture in _SPEECH:
        return ModelFileError(Words("{name} makes speech, not text.", name=name), _ANOTHER)
    if architecture in _DIFFUSION:
        return ModelFileError(
            Words("{name} is a diffusion model: it does not write token by token.", name=name),
            _ANOTHER,
        )
    if architecture == "t5":
        return ModelFileError(Words("{name} translates texts and can't chat.", name=name), _ANOTHER)
    if not is_known(architecture):
        return unknown_kind(name, architecture)
    part = re.search(r"-(\d{5})-of-\d{5}\.gguf$", name)
    if part and int(part[1]) > 1:
        return None  # the words for a later part name the first one
    return ModelFileError(Words("{name} has no vocabulary.", name=name), _ANOTHER)


def unknown_kind(name: str, architecture: str) -> ModelFileError:
    return ModelFileError(
        Words(
            "{name} is a model of a kind ({architecture}) that this version of llama.cpp does not "
            "know.",
            name=name,
            architecture=architecture,
        ),
        Words("Choose another model, or update Paceline."),
    )


def _is_sidecar(header: Header) -> bool:
    """A head in a file of its own beside its target. It lacks most of the target's blocks."""
    if not _SIDECAR.match(header.path.name):
        return False
    blocks = {t.name.split(".")[1] for t in header.tensors if t.name.startswith("blk.")}
    return len(blocks) < max(2, header.number("block_count"))


@cache
def _installed() -> tuple[int, ...]:
    try:
        version = metadata.version("llama-cpp-python")
    except metadata.PackageNotFoundError:
        return _NAMES_OF
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])
