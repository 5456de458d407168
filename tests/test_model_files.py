"""Models that are already on this machine: found where every program keeps them, listed fast."""

from __future__ import annotations

import importlib
import json
import os
import shutil
from pathlib import Path
from time import perf_counter, process_time

import gguf
import pytest

from app.engine.gguf_kinds import FileKind
from app.model_files import ModelFile, Place, drafts_for, scan
from tests.tiny_gguf import TinyModels, write_llama


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without any models."""
    for name in ("HF_HOME", "HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "OLLAMA_MODELS"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return tmp_path


def put(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(source, target))


def found(*added: Path) -> dict[str, ModelFile]:
    return {file.name: file for file in scan(added)}


def test_every_program_s_folder(
    tiny: TinyModels, home: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tiny.target, data_folder / "models" / "own.gguf")
    put(tiny.target, home / ".lmstudio/models/maker/model/studio.gguf")
    put(tiny.target, home / "XDG_DATA_HOME/Jan/data/llamacpp/models/jan/model.gguf")
    put(tiny.target, home / "elsewhere/added.gguf")
    cache = home / "hf" / "hub" / "models--a--b"
    blob = put(tiny.target, cache / "blobs" / "abc")
    for revision in ("one", "two"):  # two revisions of one file are one model
        snapshot = cache / "snapshots" / revision / "hub.gguf"
        snapshot.parent.mkdir(parents=True)
        snapshot.symlink_to(blob)
    monkeypatch.setenv("HF_HOME", str(home / "hf"))
    files = list(scan([home / "elsewhere"]))
    places = {file.name: file.place for file in files}
    assert len(files) == len(places)
    assert places["own"] is Place.OWN and places["hub"] is Place.HUB
    assert places["studio"] is Place.LM_STUDIO and places["added"] is Place.ADDED
    if os.name == "posix" and "model" in places:  # macOS keeps programs' data elsewhere
        assert places["model"] is Place.JAN
    assert all(file.fault is None and file.kind is FileKind.MODEL for file in files)


def test_ollama_s_blobs_have_its_own_names(tiny: TinyModels, home: Path) -> None:
    models = home / ".ollama" / "models"
    put(tiny.target, models / "blobs" / "sha256-abc")
    layers = [{"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:abc"}]
    for name, text in (
        ("registry.ollama.ai/library/tiny/1b", json.dumps({"layers": layers})),
        ("registry.ollama.ai/somebody/other/latest", json.dumps({"layers": layers})),
        ("registry.ollama.ai/library/broken/latest", "{"),
        ("registry.ollama.ai/library/evil/latest", json.dumps({"layers": [
            layers[0] | {"digest": "../../../../etc/passwd"}]})),
    ):  # fmt: skip
        manifest = models / "manifests" / name
        manifest.parent.mkdir(parents=True, exist_ok=True)
        manifest.write_text(text)
    assert [(f.name, f.place) for f in scan()] == [("tiny:1b", Place.OLLAMA)]


def test_what_can_t_chat_is_listed_with_its_reason(tiny: TinyModels, home: Path) -> None:
    folder = home / "mixed"
    for source in (tiny.target, tiny.lora, tiny.page, tiny.truncated):
        put(source, folder / source.name)
    files = found(folder)
    assert files[tiny.target.stem].fault is None
    for path, kind, words in (
        (tiny.lora, FileKind.ADAPTER, "LoRA"),
        (tiny.page, FileKind.BROKEN, "web page"),
        (tiny.truncated, FileKind.BROKEN, "incomplete"),
    ):
        file = files[path.stem]
        assert file.kind is kind and file.fault and words in file.fault.what


def write_part(path: Path, number: int) -> None:
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_uint16("split.count", 2)
    writer.add_block_count(1)
    if number == 1:
        writer.add_token_list(["a", "b"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def test_a_split_model_is_one_and_a_missing_part_its_fault(home: Path) -> None:
    folder = home / "split"
    folder.mkdir()
    parts = [folder / f"m-0000{number}-of-00002.gguf" for number in (1, 2)]
    for number, part in enumerate(parts, 1):
        write_part(part, number)
    (file,) = scan([folder])
    assert (file.name, file.parts, file.fault) == ("m", tuple(parts), None)
    assert file.size_bytes == sum(part.stat().st_size for part in parts)
    parts[1].unlink()
    (file,) = scan([folder])
    assert file.fault and "1 of this model's 2 parts are missing" in file.fault.what


def test_a_file_that_changed_is_read_again_and_one_that_is_gone_is_forgotten(
    tiny: TinyModels, home: Path, data_folder: Path
) -> None:
    path = put(tiny.target, home / "f" / "m.gguf")
    assert found(home / "f")["m"].fault is None
    path.write_bytes(b"<html>")
    fault = found(home / "f")["m"].fault
    assert fault and "web page" in fault.what
    path.unlink()
    assert found(home / "f") == {}
    assert json.loads((data_folder / "model_files.json").read_text())["files"] == {}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1, "files": 3}', '{"format": 99}'])
def test_a_damaged_index_is_made_anew(
    tiny: TinyModels, home: Path, data_folder: Path, text: str
) -> None:
    put(tiny.target, home / "f" / "m.gguf")
    (data_folder / "model_files.json").write_text(text)
    assert found(home / "f")["m"].kind is FileKind.MODEL


def test_200_files_are_listed_in_under_a_second(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = home / "many"
    folder.mkdir()
    first = folder / "model-000.gguf"
    writer = gguf.GGUFWriter(first, "llama")
    writer.add_block_count(32)
    writer.add_token_list([f"token{i}" for i in range(32_000)])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    for i in range(1, 200):
        os.link(first, folder / f"model-{i:03d}.gguf")
    started = process_time()
    files = list(scan([folder]))
    first_scan = process_time() - started

    def never(path: Path) -> None:
        raise AssertionError(f"{path} was opened again")

    # The package has a function of the module's name.
    monkeypatch.setattr(importlib.import_module("app.model_files.scan"), "read_any", never)
    wall, started = perf_counter(), process_time()
    again = list(scan([folder]))
    # Of the processor's time: on a busy machine the clock says nothing of the scan.
    second_scan, wall = process_time() - started, perf_counter() - wall
    print(
        f"200 files: first {first_scan:.2f} s, then {second_scan:.3f} s ({wall:.3f} on the clock)"
    )
    assert again == files and len(files) == 200
    assert second_scan < 0.5


def test_a_scan_that_is_left_half_way_keeps_what_it_learnt(
    tiny: TinyModels, home: Path, data_folder: Path
) -> None:
    put(tiny.target, home / "f" / "a.gguf")
    put(tiny.target, home / "f" / "b.gguf")
    scanning = scan([home / "f"])
    next(scanning)
    scanning.close()  # type: ignore[attr-defined]
    assert len(json.loads((data_folder / "model_files.json").read_text())["files"]) == 1


def test_who_drafts_for_whom_and_why_not(tiny: TinyModels, home: Path) -> None:
    folder = home / "family"
    target = put(tiny.target, folder / "target.gguf")
    for path in (tiny.draft, tiny.wrong_token, tiny.wrong_size):
        put(path, folder / path.name)
    write_llama(folder / "larger.gguf", padding=64)
    with target.open("ab") as file:  # only smaller files are offered
        file.write(bytes(300_000))
    files = found(folder)
    offers = drafts_for(files["target"], files.values())
    assert next(offer.draft.name for offer in offers if offer.verdict.fits) == tiny.draft.stem
    reasons = {offer.draft.name: offer.verdict.reason for offer in offers}
    assert "token 262 differs" in reasons[tiny.wrong_token.stem]
    assert "500 tokens" in reasons[tiny.wrong_size.stem]
    assert "large for its target" in offers[0].advice
    assert drafts_for(files[tiny.draft.stem], []) == ()
