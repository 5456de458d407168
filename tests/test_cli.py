"""`paceline` as a person types it, and as a program reads it."""

from __future__ import annotations

import dataclasses
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from app.cli import run
from app.cli.printing import TextPrinter
from app.engine.events import Origin, Token
from tests.chats.made import made_rounds
from tests.tiny_gguf import TinyModels

Output = pytest.CaptureFixture[str]


def chat(tiny: TinyModels, *arguments: str) -> list[str]:
    return ["chat", "--target", str(tiny.target), "--temperature", "0", *arguments]


def objects(capsys: Output) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_one_object_a_line(tiny: TinyModels, capsys: Output) -> None:
    arguments = chat(tiny, "--draft", str(tiny.draft), "-k", "4", "--max-tokens", "50", "--json")
    assert run([*arguments, "Hello"]) == 0
    prompt, *rounds, finished = objects(capsys)
    assert prompt["event"] == "prompt" and prompt["tokens"] > 5 and prompt["reused"] == 0
    assert {event["event"] for event in rounds} == {"round"}
    tokens = [token for event in rounds for token in event["tokens"]]
    assert len(tokens) == 50 == finished["tokens"] == sum(finished["origins"].values())
    assert set(tokens[0]) == {"id", "text", "origin"}
    for event in rounds:
        accepted = [t for t in event["tokens"] if t["origin"] == "accepted"]
        assert len(accepted) == event["accepted"] <= event["checked"] <= event["drafted"] <= 4
        assert event["ms"] > 0
    assert finished["reason"] == "length" and finished["passes"] == len(rounds)
    assert finished["tokens_per_pass"] == pytest.approx(50 / len(rounds))
    checked = sum(event["checked"] for event in rounds)
    assert finished["acceptance_rate"] == pytest.approx(finished["origins"]["accepted"] / checked)
    assert finished["tokens_per_second"] > 0


def test_plain_and_speculative_print_the_same_text(tiny: TinyModels, capsys: Output) -> None:
    assert run(chat(tiny, "--plain", "--max-tokens", "40", "Hello")) == 0
    plain = capsys.readouterr()
    assert run(chat(tiny, "--draft", str(tiny.draft), "--max-tokens", "40", "Hello")) == 0
    speculated = capsys.readouterr()
    assert plain.out == speculated.out and len(plain.out) > 20
    assert "tokens per pass" in speculated.err


def test_a_stop_string_ends_the_reply_at_every_k(tiny: TinyModels, capsys: Output) -> None:
    assert run(chat(tiny, "--plain", "--max-tokens", "40", "Hello")) == 0
    whole = capsys.readouterr().out
    stop = whole[25:28]
    for k in ("0", "4", "8"):
        arguments = chat(tiny, "--draft", str(tiny.draft), "-k", k, "--max-tokens", "40")
        assert run([*arguments, "--stop", "never there", "--stop", stop, "Hello"]) == 0
        shown = capsys.readouterr()
        assert shown.out == whole[: whole.index(stop)] + "\n"
        assert "stopped by: string" in shown.err


def test_whether_it_thinks_first_is_chosen_where_the_template_asks(
    tiny: TinyModels, capsys: Output, tmp_path: Path
) -> None:
    template = tmp_path / "thinks.jinja"
    template.write_text(
        "{{ messages[-1].content }}{% if enable_thinking is defined and not enable_thinking %}"
        "<think></think>{% endif %}"
    )
    arguments = chat(tiny, "--max-tokens", "2", "--json", "Hello")
    tokens = []
    for choice in ([], ["--thinking", "on"], ["--thinking", "off"]):
        assert run([*arguments, "--template", str(template), *choice]) == 0
        tokens.append(objects(capsys)[0]["tokens"])
    assert tokens[0] == tokens[1] < tokens[2]
    assert run([*arguments, "--thinking", "off"]) == 0
    assert "leaves no choice" in capsys.readouterr().err


def test_a_preset_is_used_and_other_options_go_before_it(
    tiny: TinyModels, capsys: Output, tmp_path: Path
) -> None:
    file = tmp_path / "short.toml"
    file.write_text(
        'name = "short"\nmax_tokens = 7\nsystem_prompt = "Be brief."\n'
        "[sampler]\ntemperature = 0\n[speculation]\ndraft_length = 3\n"
    )
    asked = ["chat", "--target", str(tiny.target), "--draft", str(tiny.draft), "--json", "Hello"]
    prompts, tokens = [], []
    for more in ([], ["--max-tokens", "9"], ["--system", ""]):
        assert run([*asked, "--preset", str(file), *more]) == 0
        prompt, *rounds, finished = objects(capsys)
        assert max(event["drafted"] for event in rounds) == 3
        prompts.append(prompt["tokens"])
        tokens.append(finished["tokens"])
    assert tokens == [7, 9, 7]
    assert prompts[0] == prompts[1] > prompts[2]
    assert run([*asked, "--preset", str(tmp_path / "none.toml")]) == 2
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["f16", "f32", "F32"])
def test_a_cache_type_is_written_as_in_toml(tiny: TinyModels, capsys: Output, word: str) -> None:
    assert run([*chat(tiny, "--max-tokens", "4"), "--cache-type", word, "Hello"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chat", "-k", "99", "Hi"], "no draft length"),
        (["chat", "-k", "³", "Hi"], "no draft length"),
        (["chat", "--target", "nothing.gguf", "Hi"], "There is no file nothing.gguf"),
        (["chat", "--draft", "nothing.gguf", "Hi"], "There is no file nothing.gguf"),
        (["chat", "--temperature", "9", "Hi"], "--temperature"),
        (["chat"], "PROMPT"),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_what_can_be_mended_is_one_line_and_exit_code_2(
    arguments: list[str], words: str, capsys: Output
) -> None:
    assert run(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1 and words in output.err


def test_models_that_can_t_be_used(tiny: TinyModels, capsys: Output) -> None:
    for target, draft, words in (
        (tiny.truncated, "none", "incomplete"),
        (tiny.target, str(tiny.wrong_token), "token 262 differs"),
        (tiny.page, "none", "web page"),
    ):
        assert run(["chat", "--target", str(target), "--draft", draft, "Hi"]) == 2
        assert words in capsys.readouterr().err


def test_a_prompt_longer_than_the_context(tiny: TinyModels, capsys: Output) -> None:
    assert run(chat(tiny, "--ctx", "64", "word " * 200)) == 2
    assert "the context holds 64" in capsys.readouterr().err


def test_help_and_version_and_lists(capsys: Output) -> None:
    for arguments, words in (
        (["--help"], "chat"),
        (["--version"], "paceline 0."),
        (["models"], "SmolLM2-135M-Instruct"),
        (["devices"], "CPU"),
    ):
        assert run(arguments) == 0
        assert words in capsys.readouterr().out


def start(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "app", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def test_no_reply_steers_the_terminal() -> None:
    screen = Console(file=io.StringIO(), force_terminal=True, color_system=None)
    said = Token(1, "a\x1b[2J\x9b2J\x08\x07\x7f\tb\n", Origin.PLAIN, 1.0)
    (round,) = made_rounds(1)
    TextPrinter(screen).show(dataclasses.replace(round, tokens=(said,)))
    shown = screen.file.getvalue()
    assert shown == "a␛[2J�2J␈␇␡\tb\n"


def test_the_command_line_needs_no_qt(tiny: TinyModels, tmp_path: Path) -> None:
    """With PySide6 made unimportable."""
    (tmp_path / "PySide6.py").write_text("raise ImportError('no Qt here')")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.getcwd()}"}
    with start(*chat(tiny, "--max-tokens", "5", "Hi"), env=environment) as process:
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0 and out, err


def test_the_window_without_a_screen_says_so() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    with start(env=environment) as process:
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2 and "no screen" in err


def test_ctrl_c_ends_the_reply_and_still_tells_the_figures(tiny: TinyModels) -> None:
    arguments = ["chat", "--json", "--max-tokens", "2000", "--plain", "Write a very long story."]
    with start(*arguments) as process:
        assert process.stdout and process.stdout.readline() and process.stdout.readline()
        process.send_signal(signal.SIGINT)
        started = time.monotonic()
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert json.loads(out.splitlines()[-1])["reason"] == "stop"
    assert time.monotonic() - started < 30
