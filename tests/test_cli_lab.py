"""`paceline lab` as a person types it, and as a program reads it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import run
from app.lab.results import read_results
from tests.tiny_gguf import TinyModels

Output = pytest.CaptureFixture[str]


def sweep(tiny: TinyModels, kind: str, *more: str) -> list[str]:
    pair = ["--target", str(tiny.target), "--draft", str(tiny.draft), "--ctx", "512"]
    return ["lab", kind, *pair, "--kinds", "chat", "--repeats", "1", "--max-tokens", "12", *more]


def test_draft_lengths(tiny: TinyModels, tmp_path: Path, data_folder: Path, capsys: Output) -> None:
    page = tmp_path / "report.html"
    arguments = sweep(tiny, "k", "--lengths", "1,4", "--report", str(page))
    assert run([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["series"], row["k"]) for row in found["rows"]] == [
        ("plain", 0), ("draft", 1), ("draft", 4),
    ]  # fmt: skip
    assert found["finished"] and found["machine"]["cores"] >= 1
    assert [point["k"] for point in found["curve"]] == [0, 1, 4] and found["best"]
    for row in found["rows"][1:]:
        assert row["speedup"] > 0 and row["predicted_speedup"] > 0
    assert json.dumps(found["rows"][1]["speedup"]) in page.read_text("utf-8")
    (kept,) = read_results(data_folder / "lab")
    assert kept.finished and len(kept.rows) == 3


def test_a_table_and_csv(tiny: TinyModels, capsys: Output) -> None:
    assert run(sweep(tiny, "prompts")) == 0
    assert "predicted" in capsys.readouterr().out
    assert run(sweep(tiny, "batch", "--batches", "2", "--csv")) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("series,draft,x") and len(lines) == 3


def test_the_proof(tiny: TinyModels, capsys: Output) -> None:
    pair = ["--target", str(tiny.target), "--draft", str(tiny.draft), "--ctx", "256"]
    arguments = ["lab", "proof", *pair, "--reply", "in the", "--draws", "600", "-k", "2"]
    assert run([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "follows" and found["draws"] == 600
    assert run([*arguments, "--rule", "accept all"]) == 0
    assert "differs: 600 draws" in capsys.readouterr().out


def test_the_toy(capsys: Output) -> None:
    assert run(["lab", "proof", "--toy"]) == 0
    out = capsys.readouterr().out
    assert "α 0.83, tokens per pass 3.57 (formula 3.59)" in out and "follows" in out


@pytest.mark.parametrize(
    "wrong",
    [
        ["k", "--lengths", "x"],
        ["prompts", "--kinds", "poems"],
        ["fly"],
        ["proof", "--toy", "--seed", "-1"],
    ],
)
def test_what_can_be_mended(wrong: list[str], capsys: Output) -> None:
    assert run(["lab", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_data_folder_that_can_not_be_used(
    tiny: TinyModels, data_folder: Path, capsys: Output
) -> None:
    data_folder.mkdir(parents=True, exist_ok=True)
    (data_folder / "lab").write_text("a file where the folder is to be", "utf-8")
    assert run(sweep(tiny, "k", "--lengths", "1")) == 2
    told = capsys.readouterr().err
    assert "A file can't be used" in told and str(data_folder / "lab") in told
