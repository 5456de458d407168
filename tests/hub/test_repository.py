"""Searching and listing, and what names say."""

from __future__ import annotations

import pytest

from app.catalogue import Catalogue, CatalogueModel
from app.hub import (
    FileKind,
    Gate,
    Hub,
    HubFile,
    NotFoundError,
    choose_file,
    read_repository,
    search,
)
from app.hub.names import part_files, read_kind, read_quant
from tests.hub.conftest import FILE, REPO
from tests.hub.server import LoopbackHub, Repo

FILES = {
    "Qwen-Q8_0.gguf": b"8" * 800,
    "Qwen-Q4_K_M.gguf": b"4" * 400,
    "Qwen-Q4_K_S.gguf": b"4" * 390,
    "UD/Qwen-UD-Q4_K_XL.gguf": b"4" * 410,
    "BF16/Qwen-BF16-00001-of-00002.gguf": b"a" * 900,
    "BF16/Qwen-BF16-00002-of-00002.gguf": b"b" * 700,
    "Q6/Qwen-Q6_K-00001-of-00003.gguf": b"incomplete",
    "mmproj-F16.gguf": b"m" * 90,
    "mtp-Qwen-Q4_0.gguf": b"h" * 50,
    "imatrix.gguf": b"i" * 20,
    "config.json": b"{}",
    "Qwen.safetensors": b"s",
}


@pytest.fixture
def repo(server: LoopbackHub) -> str:
    server.add("rider/Qwen-GGUF", Repo(FILES, gated="auto", downloads=900))
    return "rider/Qwen-GGUF"


def test_search_by_name_most_downloaded_first(server: LoopbackHub, hub: Hub, repo: str) -> None:
    server.add("rider/Other", Repo({}))
    found = list(search(hub, "-gguf"))
    assert [f.repo for f in found] == [repo, REPO]
    assert (found[0].downloads, found[0].gate, found[1].gate) == (900, Gate.AUTOMATIC, Gate.OPEN)
    assert found[0].license == "apache-2.0" and found[0].architecture == "qwen3"
    assert found[0].parameters == 596_000_000
    assert found[0].updated and found[0].updated.year == 2026
    assert [f.repo for f in search(hub, "-gguf", limit=1)] == [repo]
    assert list(search(hub, "nothing of the kind")) == []


def test_listing_groups_parts_and_tells_kinds(server: LoopbackHub, hub: Hub, repo: str) -> None:
    repository = read_repository(hub, repo)
    shown = [(file.kind, file.quant, file.size_bytes, len(file.parts)) for file in repository.files]
    assert shown == [
        (FileKind.CALIBRATION, "", 20, 1),
        (FileKind.HEAD, "Q4_0", 50, 1),
        (FileKind.PROJECTOR, "F16", 90, 1),
        (FileKind.MODEL, "Q4_K_S", 390, 1),
        (FileKind.MODEL, "Q4_K_M", 400, 1),
        (FileKind.MODEL, "UD-Q4_K_XL", 410, 1),
        (FileKind.MODEL, "Q8_0", 800, 1),
        (FileKind.MODEL, "BF16", 1600, 2),
    ]
    assert repository.gate is Gate.AUTOMATIC
    assert repository.commit == server.repos[repo].commit
    assert [file.size_bytes for file in repository.models] == [390, 400, 410, 800, 1600]
    assert repository.files[-1].name == "BF16/Qwen-BF16-00001-of-00002.gguf"
    assert repository.files[0].parts[0].digest == server.repos[repo].digest("imatrix.gguf")


@pytest.mark.parametrize(
    ("name", "quant"),
    [
        ("Qwen3-0.6B-Q8_0.gguf", "Q8_0"),
        ("qwen2.5-coder-7b-instruct-q4_k_m.gguf", "Q4_K_M"),
        ("Qwen3.6-27B-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"),
        ("gpt-oss-20b-mxfp4.gguf", "MXFP4"),
        ("x-MXFP4_MOE.gguf", "MXFP4_MOE"),
        ("SmolLM2-135M-Instruct.Q4_1.gguf", "Q4_1"),
        ("x-IQ2_XXS.gguf", "IQ2_XXS"),
        ("x-IQ4_NL.gguf", "IQ4_NL"),
        ("x-TQ1_0.gguf", "TQ1_0"),
        ("x.f16.gguf", "F16"),
        ("google_gemma-3-12b-it-qat-Q4_0.gguf", "Q4_0"),
        ("Q4_K_M/model-00001-of-00002.gguf", "Q4_K_M"),
        ("x-Q5_K-00003-of-00010.gguf", "Q5_K"),
        ("EQ3_0-something.gguf", ""),
        ("model.gguf", ""),
    ],
)
def test_quant_of_a_name(name: str, quant: str) -> None:
    assert read_quant(name) == quant


def test_parts_of_a_name() -> None:
    assert part_files("d/x-00001-of-00002.gguf") == (
        "d/x-00001-of-00002.gguf",
        "d/x-00002-of-00002.gguf",
    )
    assert part_files("x.gguf") == ("x.gguf",)
    assert read_kind("dir/MMPROJ-model-f16.gguf") is FileKind.PROJECTOR


CATALOGUE = Catalogue(
    models=(
        CatalogueModel(
            "tiny", "Tiny", REPO, FILE, "Q4_K_M", "Apache-2.0", ("draft",), vocabulary=10
        ),
        CatalogueModel(
            "guess", "Guess", "rider/Qwen-GGUF", "qwen.gguf", "Q8_0", "MIT", ("target",),
            vocabulary=10, file_seen=False,
        ),
        CatalogueModel("built-in", "In", "", "x.gguf", "Q4_1", "MIT", ("target",), vocabulary=10),
    ),
    pairs=(),
)  # fmt: skip


def chosen(hub: Hub, text: str) -> HubFile:
    return choose_file(hub, CATALOGUE, text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tiny", FILE),
        ("guess", "Qwen-Q8_0.gguf"),
        ("rider/Qwen-GGUF", "Qwen-Q4_K_M.gguf"),
        ("rider/Qwen-GGUF:q8_0", "Qwen-Q8_0.gguf"),
        ("rider/Qwen-GGUF:bf16", "BF16/Qwen-BF16-00001-of-00002.gguf"),
        ("rider/Qwen-GGUF/UD/Qwen-UD-Q4_K_XL.gguf", "UD/Qwen-UD-Q4_K_XL.gguf"),
        (
            "rider/Qwen-GGUF/BF16/Qwen-BF16-00002-of-00002.gguf",
            "BF16/Qwen-BF16-00001-of-00002.gguf",
        ),
        ("rider/Qwen-GGUF/mmproj-F16.gguf", "mmproj-F16.gguf"),
        (f"{REPO}/", FILE),
    ],
)
def test_what_a_person_types(hub: Hub, repo: str, text: str, name: str) -> None:
    assert chosen(hub, text).name == name


def test_address_of_a_page(hub: Hub, repo: str) -> None:
    assert chosen(hub, f"{hub.url}/{REPO}").name == FILE
    assert chosen(hub, f"{hub.url}/{REPO}/blob/main/{FILE}").name == FILE
    assert chosen(hub, f"{hub.url}/{REPO}/resolve/main/{FILE}").name == FILE


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("built-in", "names no model"),
        ("Qwen3", "names no model"),
        ("rider/Qwen-GGUF/config.json", "names no model"),
        ("rider/Qwen-GGUF/No.gguf", "has no file No.gguf. It has .*Q8_0.gguf"),
        ("rider/Qwen-GGUF:Q2_K", "has no Q2_K. It has Q4_K_S, Q4_K_M, UD-Q4_K_XL, Q8_0, BF16"),
        ("rider/Empty", "has no GGUF model"),
        ("rider/Two", "more than one such file. Name one of them: a-Q8_0.gguf, b-Q8_0.gguf"),
    ],
)
def test_what_names_nothing_says_what_there_is(
    server: LoopbackHub, hub: Hub, repo: str, text: str, words: str
) -> None:
    server.add("rider/Empty", Repo({"README.md": b""}))
    server.add("rider/Two", Repo({"a-Q8_0.gguf": b"a", "b-Q8_0.gguf": b"b"}))
    with pytest.raises(NotFoundError, match=words):
        chosen(hub, text)
