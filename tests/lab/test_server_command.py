"""Commands for servers: split by the shell again, they hold what was asked for."""

from __future__ import annotations

import json
import shlex
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any

from app.engine.requests import CacheType, DrafterKind, LoadRequest, SamplerSettings, Speculation
from app.lab.server_command import Difference, Served, Shell, llama_server, vllm_serve

TARGET: Any = PurePosixPath("/models/it's a target.gguf")
DRAFT: Any = PurePosixPath("/models/draft.gguf")
BY_MODEL = Speculation(True, DrafterKind.MODEL, 5)


def options(text: str) -> dict[str, str]:
    """Options with their values."""
    words = shlex.split(text)
    return {words[i]: words[i + 1] for i in range(len(words) - 1) if words[i].startswith("-")}


def test_llama_server_with_a_draft() -> None:
    sampler = SamplerSettings(0.7, top_k=20, top_p=0.8, min_p=0.0, repeat_penalty=1.1)
    served = Served(LoadRequest(TARGET, DRAFT, 8192), sampler, BY_MODEL, seed=7)
    command = llama_server(served, Shell.POSIX)
    assert command.text.startswith("llama-server -m ") and not command.differences
    assert options(command.text) == {
        "-m": str(TARGET), "-c": "8192", "--temp": "0.7", "--top-k": "20", "--top-p": "0.8",
        "--min-p": "0.0", "--repeat-penalty": "1.1", "--seed": "7", "--spec-type": "draft-simple",
        "-md": str(DRAFT), "--spec-draft-n-max": "5", "--spec-draft-sampling": "probabilistic",
    }  # fmt: skip


def test_llama_server_with_what_else_can_be_chosen() -> None:
    load = LoadRequest(
        TARGET, DRAFT, 2048, 12, 3, CacheType.F32, template=PurePosixPath("/t.jinja")
    )  # type: ignore[arg-type]
    both = Speculation(True, DrafterKind.BOTH, None, draft_temperature=0.5)
    command = llama_server(Served(load, SamplerSettings(0.0), both), Shell.POSIX)
    found = options(command.text)
    assert found["--spec-type"] == "draft-simple,ngram-simple" and "--spec-draft-n-max" in found
    assert (found["-ngl"], found["-ngld"], found["-ctk"], found["-fa"]) == ("12", "3", "f32", "off")
    assert found["--chat-template-file"] == "/t.jinja" and "--spec-draft-sampling" not in found
    assert command.differences == (Difference.FIXED_LENGTH, Difference.DRAFT_TEMPERATURE)


def test_the_longest_reply_goes_along_and_what_each_request_sends_is_said() -> None:
    served = Served(LoadRequest(TARGET), seed=7, max_tokens=300, asks=True)
    command = llama_server(served, Shell.POSIX)
    assert options(command.text)["--predict"] == "300"
    assert Difference.WITH_REQUEST in command.differences
    command = vllm_serve(served, Shell.POSIX)
    generation = json.loads(options(command.text)["--override-generation-config"])
    assert generation["max_new_tokens"] == 300
    assert Difference.WITH_REQUEST in command.differences


def test_without_guesses() -> None:
    for off in (Speculation(False), Speculation(True, DrafterKind.MODEL, 4)):
        command = llama_server(Served(LoadRequest(TARGET), speculation=off), Shell.POSIX)
        assert "spec" not in command.text and not command.differences
        command = vllm_serve(Served(LoadRequest(TARGET), speculation=off), Shell.POSIX)
        assert "--speculative-config" not in command.text


def test_vllm() -> None:
    load = LoadRequest(TARGET, DRAFT, 4096, cache_type=CacheType.Q8_0)
    served = Served(load, speculation=BY_MODEL, target_repo="a/target", draft_repo="a/draft")
    command = vllm_serve(served, Shell.POSIX)
    assert command.text.startswith("vllm serve a/target --max-model-len 4096 ")
    assert json.loads(options(command.text)["--speculative-config"]) == {
        "method": "draft_model", "model": "a/draft", "num_speculative_tokens": 5,
    }  # fmt: skip
    generation = json.loads(options(command.text)["--override-generation-config"])
    assert generation["temperature"] == 0.8 and generation["top_k"] == 40
    assert command.differences == (Difference.CACHE_TYPE,)
    lookup = Served(LoadRequest(TARGET), speculation=Speculation())
    command = vllm_serve(lookup, Shell.POSIX)
    config = json.loads(options(command.text)["--speculative-config"])
    assert config["method"] == "ngram" and config["prompt_lookup_min"] == 3
    assert command.differences == (Difference.FIXED_LENGTH, Difference.GGUF)


def test_windows() -> None:
    target: Any = PureWindowsPath("C:/My Models/t.gguf")
    served = Served(LoadRequest(target, DRAFT), speculation=BY_MODEL, draft_repo="a/draft")
    assert '-m "C:\\My Models\\t.gguf" -c 4096' in llama_server(served, Shell.WINDOWS).text
    assert '"{\\"method\\": \\"draft_model\\"' in vllm_serve(served, Shell.WINDOWS).text
