"""The bench: rows from measurements, the prediction, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import run
from app.engine.events import Origin, Round, Token
from app.engine.requests import DrafterKind
from app.errors import UserError
from app.lab.bench import Measurement, Setup, summarise
from app.lab.prompts import read_prompts
from app.theory import expected_tokens
from tests.tiny_gguf import TinyModels

PLAIN = Setup(DrafterKind.NONE, 0, 0.0)
DRAFT = Setup(DrafterKind.MODEL, 3, 0.0)


def made(drafted: int, accepted: int, draft_seconds: float, pass_seconds: float) -> Round:
    own = Origin.PLAIN
    if drafted:
        own = Origin.BONUS if accepted == drafted else Origin.CORRECTED
    origins = [Origin.ACCEPTED] * accepted + [own]
    tokens = tuple(Token(1, "x", origin, 1.0) for origin in origins)
    checked = accepted + (own is Origin.CORRECTED)
    kind = DrafterKind.MODEL if drafted else DrafterKind.NONE
    seconds = draft_seconds + pass_seconds
    return Round(tokens, drafted, checked, accepted, kind, draft_seconds, pass_seconds, seconds, 9)


def test_the_rows_are_the_definitions() -> None:
    plain = [Measurement(PLAIN, 0, repeat, (made(0, 0, 0, 0.1),) * 4) for repeat in range(3)]
    rounds = (made(3, 3, 0.06, 0.14), made(3, 1, 0.06, 0.14))
    drafted = [Measurement(DRAFT, 0, repeat, rounds) for repeat in range(3)]
    first, second = summarise([*plain, *drafted])
    assert (first.drafter, first.tokens_per_second, first.speedup) == ("plain", 10.0, 1.0)
    assert (second.drafter, second.k) == ("draft", 3)
    assert second.tokens_per_second == pytest.approx(6 / 0.4)
    assert second.tokens_per_pass == 3
    assert second.alpha == pytest.approx(4 / 5)
    assert second.c == pytest.approx(0.2) and second.v == pytest.approx(1.4)
    assert second.speedup == pytest.approx(1.5)
    assert second.predicted_speedup == pytest.approx(expected_tokens(0.8, 3) / (0.6 + 1.4))
    assert second.spread == 0


def test_the_prompts_that_ship() -> None:
    kinds = {prompt.kind for prompt in read_prompts()}
    assert {"code", "chat", "story", "summary", "rewrite"} <= kinds


def test_prompts_of_ones_own(tmp_path: Path) -> None:
    text = tmp_path / "mine.txt"
    text.write_text("Say hello.")
    assert [p.text for p in read_prompts(text)] == ["Say hello."]
    for content in ("prompts = 3", "[[prompts]]\nkind = 'x'", "[[["):
        toml = tmp_path / "mine.toml"
        toml.write_text(content)
        with pytest.raises(UserError, match="holds no prompts"):
            read_prompts(toml)
    with pytest.raises(UserError, match="holds no prompts"):
        read_prompts(tmp_path / "nothing.toml")


def test_the_command(tiny: TinyModels, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = tmp_path / "prompts.txt"
    prompts.write_text("the box in the box in the box")
    arguments = ["bench", "--target", str(tiny.target), "--draft", str(tiny.draft)]
    arguments += ["--prompts", str(prompts), "--max-tokens", "24", "--repeats", "2"]
    arguments += ["-k", "2,auto", "--temperature", "0,0.8", "--drafters", "draft,lookup,both"]
    assert run([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["target"] == "target" and found["machine"]["cores"] >= 1
    assert len(found["rows"]) == 2 * (1 + 3 * 2)
    assert set(found["rows"][0]) == {
        "drafter", "k", "temperature", "tokens_per_second", "tokens_per_pass", "alpha", "c", "v",
        "speedup", "predicted_speedup", "spread",
    }  # fmt: skip
    draft = next(r for r in found["rows"] if r["drafter"] == "draft" and r["k"] == 2)
    assert 0 < draft["alpha"] < 1 and draft["tokens_per_pass"] > 1 and draft["speedup"] > 0
    assert run(arguments) == 0
    assert "predicted" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--drafters", "parrot"], ["-k", "x"], ["--kinds", "poems"]])
def test_what_can_be_mended(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
