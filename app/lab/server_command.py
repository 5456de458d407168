"""The present pair and settings as a server's command line. Knows no window and starts nothing.

The options are those of llama-server of summer 2026 (its README; older builds know --draft-max and
no --spec-draft-sampling) and of vLLM's --speculative-config.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.engine.requests import (
    SHORTEST_MATCH,
    CacheType,
    DrafterKind,
    LoadRequest,
    SamplerSettings,
    Speculation,
)

USUAL_LENGTH = 4  # where "auto" has to become a number
_LONGEST_MATCH = 8
_USUAL = SamplerSettings()


class Shell(StrEnum):
    POSIX = "posix"
    WINDOWS = "windows"


class Difference(StrEnum):
    """What a server will do otherwise than Paceline."""

    FIXED_LENGTH = "fixed length"  # "auto" has no counterpart there: a number stands for it
    DRAFT_TEMPERATURE = "draft temperature"  # the draft's own can't be set
    GGUF = "gguf"  # vLLM reads GGUF files on trial only; the original model is meant for it
    CACHE_TYPE = "cache type"  # vLLM has no such type of cache
    WITH_REQUEST = "with request"  # system prompt and stop strings come with each request


@dataclass(frozen=True, slots=True)
class Served:
    """What is to be served. `target_repo`, `draft_repo`: the original models on the hub for vLLM,
    "" where they are not known. `seed` None = random. `max_tokens`: of a reply, None = no limit.
    `asks`: there are a system prompt or stop strings, which no server takes at its start."""

    load: LoadRequest
    sampler: SamplerSettings = SamplerSettings()
    speculation: Speculation = Speculation()
    seed: int | None = None
    target_repo: str = ""
    draft_repo: str = ""
    max_tokens: int | None = None
    asks: bool = False

    @property
    def model_drafts(self) -> bool:
        wanted = self.speculation.drafter in (DrafterKind.MODEL, DrafterKind.BOTH)
        return self.speculation.drafts and wanted and self.load.draft is not None

    @property
    def lookup_drafts(self) -> bool:
        wanted = self.speculation.drafter in (DrafterKind.LOOKUP, DrafterKind.BOTH)
        return self.speculation.drafts and wanted

    @property
    def length(self) -> int:
        return self.speculation.draft_length or USUAL_LENGTH


@dataclass(frozen=True, slots=True)
class ServerCommand:
    """One line to be copied, and what it can't say."""

    text: str
    differences: tuple[Difference, ...]


def llama_server(served: Served, shell: Shell) -> ServerCommand:
    """The `llama-server` command."""
    load, sampler = served.load, served.sampler
    words: list[object] = ["llama-server", "-m", load.target, "-c", load.context_size]
    if load.target_gpu_layers is not None:
        words += ["-ngl", load.target_gpu_layers]
    if load.cache_type is not CacheType.F16:
        words += ["-ctk", load.cache_type.value, "-ctv", load.cache_type.value]
    flash = False if load.cache_type is CacheType.F32 else load.flash_attention
    if flash is not None:
        words += ["-fa", "on" if flash else "off"]
    if load.template:
        words += ["--chat-template-file", load.template]
    words += ["--temp", sampler.temperature, "--top-k", sampler.top_k]
    words += ["--top-p", sampler.top_p, "--min-p", sampler.min_p]
    words += _penalties(sampler)
    if served.seed is not None:
        words += ["--seed", served.seed]
    if served.max_tokens is not None:
        words += ["--predict", served.max_tokens]
    return ServerCommand(_line([*words, *_guessing(served)], shell), _differences(served))


def _penalties(sampler: SamplerSettings) -> list[object]:
    words: list[object] = []
    for option, value, usual in (
        ("--repeat-penalty", sampler.repeat_penalty, _USUAL.repeat_penalty),
        ("--frequency-penalty", sampler.frequency_penalty, _USUAL.frequency_penalty),
        ("--presence-penalty", sampler.presence_penalty, _USUAL.presence_penalty),
        ("--repeat-last-n", sampler.penalty_window, _USUAL.penalty_window),
    ):
        if value != usual:
            words += [option, value]
    return words


def _guessing(served: Served) -> list[object]:
    types, words = [], list[object]()
    if served.model_drafts:
        types.append("draft-simple")
        words += ["-md", served.load.draft, "--spec-draft-n-max", served.length]
        if served.load.draft_gpu_layers is not None:
            words += ["-ngld", served.load.draft_gpu_layers]
        if served.load.cache_type is CacheType.F32:
            words += ["-ctkd", "f32", "-ctvd", "f32"]
        if served.sampler.temperature > 0:  # else it takes the draft's likeliest token each time
            words += ["--spec-draft-sampling", "probabilistic"]
    if served.lookup_drafts:
        types.append("ngram-simple")
        words += ["--spec-ngram-simple-size-n", SHORTEST_MATCH]
        words += ["--spec-ngram-simple-size-m", served.length]
    return ["--spec-type", ",".join(types), *words] if types else []


def vllm_serve(served: Served, shell: Shell) -> ServerCommand:
    """The `vllm serve` command. It can have one kind of guesses only: the draft goes first."""
    load, sampler = served.load, served.sampler
    target, draft = served.target_repo or load.target, served.draft_repo or load.draft
    words: list[object] = ["vllm", "serve", target, "--max-model-len", load.context_size]
    if served.seed is not None:
        words += ["--seed", served.seed]
    generation: dict[str, Any] = {
        "temperature": sampler.temperature,
        "top_k": sampler.top_k or -1,
        "top_p": sampler.top_p,
        "min_p": sampler.min_p,
    }
    if served.max_tokens is not None:
        generation["max_new_tokens"] = served.max_tokens
    if sampler.repeat_penalty != 1:
        generation["repetition_penalty"] = sampler.repeat_penalty
    words += ["--override-generation-config", json.dumps(generation)]
    config: dict[str, Any] = {}
    if served.model_drafts:
        config = {"method": "draft_model", "model": str(draft)}
    elif served.lookup_drafts:
        config = {
            "method": "ngram",
            "prompt_lookup_min": SHORTEST_MATCH,
            "prompt_lookup_max": _LONGEST_MATCH,
        }
    if config:
        config["num_speculative_tokens"] = served.length
        words += ["--speculative-config", json.dumps(config)]
    differences = list(_differences(served))
    if not served.target_repo or (served.model_drafts and not served.draft_repo):
        differences.append(Difference.GGUF)
    if load.cache_type is not CacheType.F16:
        differences.append(Difference.CACHE_TYPE)
    return ServerCommand(_line(words, shell), tuple(differences))


def _differences(served: Served) -> tuple[Difference, ...]:
    found = []
    guesses = served.model_drafts or served.lookup_drafts
    if guesses and served.speculation.draft_length is None:
        found.append(Difference.FIXED_LENGTH)
    if served.model_drafts and served.speculation.draft_temperature is not None:
        found.append(Difference.DRAFT_TEMPERATURE)
    if served.asks:
        found.append(Difference.WITH_REQUEST)
    return tuple(found)


def _line(words: list[object], shell: Shell) -> str:
    texts = [str(word) for word in words]
    return subprocess.list2cmdline(texts) if shell is Shell.WINDOWS else shlex.join(texts)
