"""`paceline models`: the disk, the catalogue, and what fits, in words and as JSON."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from app.cli import run
from app.engine.memory import Fit
from tests.tiny_gguf import TinyModels

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tiny: TinyModels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two models and two files that are none; nothing else is on this disk."""
    for name in ("HOME", "USERPROFILE", "XDG_CACHE_HOME", "XDG_DATA_HOME", "APPDATA", "HF_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "OLLAMA_MODELS"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "models"
    folder.mkdir()
    for path in (tiny.draft, tiny.lora, tiny.page):
        shutil.copy(path, folder)
    with Path(shutil.copy(tiny.target, folder / "target.gguf")).open("ab") as file:
        file.write(bytes(200_000))  # only smaller files are offered as drafts
    return folder


def test_as_json(folder: Path, tiny: TinyModels, capsys: Output) -> None:
    assert run(["models", "--json", "--folder", str(folder)]) == 0
    said = json.loads(capsys.readouterr().out)
    files = {entry["name"]: entry for entry in said["on_disk"]}
    target = files["target"]
    assert target["kind"] == "model" and target["fit"] in list(Fit) and target["fault"] == ""
    assert [draft["fits"] for draft in target["drafts"]] == [True]
    assert "LoRA" in files[tiny.lora.stem]["fault"] and files[tiny.lora.stem]["fit"] == ""
    assert files[tiny.page.stem]["kind"] == "broken"
    ids = {entry["id"]: entry for entry in said["catalogue"]}
    assert ids["qwen3-14b-q4"]["drafts"][0]["id"] == "qwen3-0.6b-q8"
    assert ids["llama-3.3-70b-instruct-q4"]["fit"] in list(Fit)


def test_in_words(folder: Path, tiny: TinyModels, data_folder: Path, capsys: Output) -> None:
    (data_folder / "models.toml").write_text("[[[")
    assert run(["models", "--folder", str(folder)]) == 0
    output = capsys.readouterr()
    for words in ("SmolLM2-135M-Instruct", f"draft  {tiny.draft.stem}", "LoRA", "qwen3-14b-q4"):
        assert words in output.out
    assert "Your own catalogue is left out" in output.err
