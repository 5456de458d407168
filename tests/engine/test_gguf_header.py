"""A file's own words before anything native is called, each fault in its own words."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path
from time import process_time

import gguf
import pytest

from app.catalogue import embedded_target
from app.engine import gguf_kinds
from app.engine.gguf_format import read_any
from app.engine.gguf_header import read_header
from app.engine.gguf_kinds import FileKind, kind_of
from app.engine.model_card import read_card
from app.errors import ModelFileError
from tests.tiny_gguf import CHATML, TinyModels


def test_what_a_header_says(tiny: TinyModels) -> None:
    header = read_header(tiny.target)
    assert header.architecture == "llama"
    assert header.chat_template == CHATML
    assert len(header.tokens) == 300
    assert header.tokens[:3] == [b"<|endoftext|>", b"<|im_start|>", b"<|im_end|>"]
    assert (header.token("eos"), header.token("sep")) == (2, None)
    assert read_header(tiny.no_template).chat_template is None


def test_the_built_in_model() -> None:
    header = read_header(embedded_target())
    assert (header.architecture, len(header.tokens)) == ("llama", 49_152)


def assert_refused(path: Path, words: str) -> None:
    with pytest.raises(ModelFileError, match=words):
        read_header(path)


def test_files_that_are_no_model(tiny: TinyModels, tmp_path: Path) -> None:
    assert_refused(tiny.page, "web page")
    assert_refused(tiny.lora, "LoRA")
    assert_refused(tmp_path / "nothing.gguf", "There is no file")
    assert_refused(tmp_path, "folder")
    for content, words in (
        (b"", "empty"),
        (b"PK\x03\x04 a zip", "not a GGUF"),
        (b"version https://git-lfs.github.com/spec/v1\n", "Git LFS pointer"),
        (b"GGUF\x00\x00\x00\x03" + bytes(100), "byte order"),
        (b"GGUF\x01\x00\x00\x00" + bytes(100), "version 1"),
        (b"GGUF", "incomplete"),
    ):
        path = tmp_path / "model.gguf"
        path.write_bytes(content)
        assert_refused(path, words)


@pytest.mark.parametrize("share", [0.001, 0.01, 0.05, 0.3, 0.6, 0.999])
def test_a_file_cut_anywhere_is_incomplete(tiny: TinyModels, tmp_path: Path, share: float) -> None:
    content = tiny.target.read_bytes()
    path = tmp_path / "cut.gguf"
    path.write_bytes(content[: int(len(content) * share)])
    assert_refused(path, "incomplete or damaged")


def test_damaged_bytes_never_raise_anything_else(tiny: TinyModels, tmp_path: Path) -> None:
    content = bytearray(tiny.target.read_bytes())
    path = tmp_path / "damaged.gguf"
    for at in range(8, 3000, 7):
        damaged = content.copy()
        damaged[at] ^= 0xFF
        path.write_bytes(damaged)
        with contextlib.suppress(ModelFileError):
            read_card(path)
            read_header(path)


def test_the_parts_of_a_model_belong_together(tiny: TinyModels, tmp_path: Path) -> None:
    for part in (1, 2):
        writer = gguf.GGUFWriter(tmp_path / f"m-0000{part}-of-00002.gguf", "llama")
        writer.add_uint16("split.count", 2)
        writer.add_token_list(["a", "b"])
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
    read_header(tmp_path / "m-00001-of-00002.gguf")
    assert_refused(tmp_path / "m-00002-of-00002.gguf", "later part")
    (tmp_path / "m-00002-of-00002.gguf").unlink()
    assert_refused(tmp_path / "m-00001-of-00002.gguf", "1 of this model's 2 parts")


@pytest.mark.parametrize("name", ["田中　模型.gguf", "модель.gguf", "a b'c.gguf"])
def test_names_in_any_script(tiny: TinyModels, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    shutil.copy(tiny.target, path)
    assert read_header(path).path == path


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_file_that_may_not_be_read(tiny: TinyModels, tmp_path: Path) -> None:
    path = tmp_path / "secret.gguf"
    shutil.copy(tiny.target, path)
    path.chmod(0)
    assert_refused(path, "may not be read")


def write_header(path: Path, architecture: str, tokens: list[str], **values: int | str) -> Path:
    writer = gguf.GGUFWriter(path, architecture)
    for key, value in values.items():
        name = key.replace("__", ".")
        if isinstance(value, str):
            writer.add_string(name, value)
        else:
            writer.add_uint32(name, value)
    if tokens:
        writer.add_token_list(tokens)
    writer.add_uint32("after.the_tokens", 7)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


@pytest.mark.parametrize(
    ("name", "architecture", "values", "kind", "words"),
    [
        ("m", "bert", {}, FileKind.ENCODER, "searching and comparing"),
        ("m", "qwen3", {"qwen3__pooling_type": 3}, FileKind.ENCODER, "searching and comparing"),
        ("m", "t5", {}, FileKind.OTHER, "translates"),
        ("m", "llada", {}, FileKind.OTHER, "diffusion"),
        ("m", "wavtokenizer-dec", {}, FileKind.OTHER, "speech"),
        ("m", "clip", {"general__type": "mmproj"}, FileKind.PROJECTOR, "image part"),
        ("m", "eagle3", {}, FileKind.HEAD, "draft head"),
        ("m", "gemma4-assistant", {}, FileKind.HEAD, "draft head"),
        ("mtp-m", "qwen35", {"qwen35__block_count": 40}, FileKind.HEAD, "draft head"),
        ("m", "llama", {}, FileKind.MODEL, None),
    ],
)
def test_every_sort_of_file_has_its_own_words(
    tmp_path: Path, name: str, architecture: str, values: dict[str, int], kind: str, words: str
) -> None:
    path = write_header(tmp_path / f"{name}.gguf", architecture, ["a", "b"], **values)
    assert kind_of(read_any(path)) is kind is read_card(path).kind
    if words:
        assert_refused(path, words)


def test_an_unknown_architecture_is_left_to_a_newer_llama_cpp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_header(tmp_path / "m.gguf", "model-of-next-year", ["a", "b"])
    monkeypatch.setattr(gguf_kinds, "_installed", lambda: (0, 3, 36))
    assert_refused(path, r"a kind \(model-of-next-year\)")
    monkeypatch.setattr(gguf_kinds, "_installed", lambda: (0, 4, 0))
    assert read_header(path).architecture == "model-of-next-year"


def test_a_model_without_a_vocabulary(tmp_path: Path) -> None:
    assert_refused(write_header(tmp_path / "m.gguf", "llama", []), "no vocabulary")


@pytest.mark.parametrize("odd", ["", "x" * 255, "x" * 256, "é" * 40_000, "a\0\0\0\0\0\0\0b"])
def test_strings_of_every_length_are_stepped_over(tmp_path: Path, odd: str) -> None:
    tokens = [f"token{i}" for i in range(3000)] + [odd] + [f"more{i}" for i in range(3000)]
    header = read_header(write_header(tmp_path / "m.gguf", "llama", tokens))
    assert header.values["after.the_tokens"] == 7
    assert header.tokens == [token.encode() for token in tokens]


def test_a_large_vocabulary_takes_no_longer_than_a_glance(tmp_path: Path) -> None:
    tokens = [f"a{i}" for i in range(150_000)]
    path = write_header(tmp_path / "m.gguf", "llama", tokens)
    times = []
    for _ in range(5):
        started = process_time()
        read_any(path)
        times.append(process_time() - started)
    print(f"header of a model of 150,000 tokens: {min(times) * 1000:.1f} ms")
    assert min(times) < 0.05


def test_the_card_of_the_built_in_model() -> None:
    card = read_card(embedded_target())
    assert (card.kind, card.architecture, card.quant) == (FileKind.MODEL, "llama", "Q4_1")
    assert (card.parameters, card.vocabulary, card.context) == (134_515_008, 49_152, 8192)
    assert card.license == "apache-2.0" and card.has_template
