"""models.toml is what it says it is, and the built-in model is found."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from app import catalogue
from app.catalogue import MemoryKind, Sampling, embedded_target, read_catalogue
from app.errors import ModelFileError, UserError


def test_every_pair_names_models_that_can_play_their_part() -> None:
    found = read_catalogue()
    for pair in found.pairs:
        target, draft = found.model(pair.target), found.model(pair.draft)
        assert "target" in target.roles and "draft" in draft.roles
        assert target.vocabulary and draft.vocabulary
        assert abs(target.vocabulary - draft.vocabulary) <= 128
        assert target.size_bytes and draft.size_bytes and draft.size_bytes < target.size_bytes
        assert MemoryKind.HYBRID not in (target.memory, draft.memory)
    assert found.drafts("qwen3-14b-q4")[0].draft == "qwen3-0.6b-q8"


def test_from_a_tenth_of_a_billion_parameters_to_seventy() -> None:
    sizes = sorted(model.parameters for model in read_catalogue().models)
    assert sizes[-1] > 70 and sum(0.1 <= size < 1 for size in sizes) >= 5


def test_every_model_states_what_a_person_must_know() -> None:
    for model in read_catalogue().models:
        assert model.name and model.architecture and model.quant, model
        assert model.roles and set(model.roles) <= {"target", "draft"}, model
        assert (model.bytes is None) != (model.about_gb is None), "one size, exact or rough"
        assert model.file.endswith(".gguf") and (not model.repo or model.repo.count("/") == 1)
        # A license of its own has an address where it can be read.
        assert model.license.startswith("LicenseRef-") == bool(model.license_url), model


def test_no_model_that_may_not_be_used_freely_is_offered() -> None:
    assert not [m for m in read_catalogue().models if "Qwen2.5-3B" in m.repo]  # research only


# Their own repositories ask for a consent; the mirrors that the catalogue names do not.
GATED = ("meta-llama/", "google/gemma-3", "google/gemma-2")
# Nobody states any for these.
NO_SAMPLING = ("SmolLM2", "OLMo")


def test_gated_repositories_are_marked_and_have_a_page() -> None:
    for model in read_catalogue().models:
        assert model.gated == model.repo.startswith(GATED), model.repo
        assert model.license_url or not model.gated


def test_targets_have_the_sampling_that_their_makers_recommend() -> None:
    found = read_catalogue()
    without = [m.name for m in found.models if "target" in m.roles and m.sampling == Sampling()]
    assert all(name.startswith(NO_SAMPLING) for name in without)
    assert found.model("qwen3-14b-q4").sampling == Sampling(0.6, 0.95, 20, 0.0)
    assert found.model("gpt-oss-20b-mxfp4").sampling == Sampling(1.0, 1.0, 0, 0.01)


OWN = """
[models."mine"]
name = "Mine"
repo = "me/mine"
file = "mine.gguf"
quant = "Q8_0"
license = "MIT"
roles = ["draft"]
sampling = { temperature = 0.5 }

[models."qwen3-0.6b-q8"]
name = "Another"
repo = "me/another"
file = "another.gguf"
quant = "Q4_0"
license = "MIT"
roles = ["draft"]

[[pairs]]
target = "qwen3-14b-q4"
draft = "mine"
draft_length = 5
"""


def test_a_catalogue_of_ones_own_adds_and_replaces(data_folder: Path) -> None:
    shipped = read_catalogue()
    (data_folder / "models.toml").write_text(OWN)
    both = read_catalogue()
    assert both.notice == "" and len(both.models) == len(shipped.models) + 1
    assert both.model("mine").sampling.temperature == 0.5
    assert both.model("qwen3-0.6b-q8").name == "Another"
    assert [pair.draft for pair in both.drafts("qwen3-14b-q4")] == ["qwen3-0.6b-q8", "mine"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[[", "no catalogue"),
        (OWN.replace('draft = "mine"', 'draft = "nobody"'), "names nobody, which is no model"),
        (OWN.replace("draft_length = 5", "draft_length = 99"), "not from 1 to 16"),
        (OWN.replace('"MIT"', "3"), "license of mine is no text"),
        (OWN.replace('quant = "Q8_0"', ""), "'quant' is missing"),
    ],
)
def test_a_broken_one_is_told_and_hides_nothing(data_folder: Path, text: str, words: str) -> None:
    shipped = read_catalogue()
    (data_folder / "models.toml").write_text(text)
    both = read_catalogue()
    assert (both.models, both.pairs) == (shipped.models, shipped.pairs)
    assert "Your own catalogue is left out" in both.notice and words in both.notice


def test_the_built_in_model_is_the_one_of_the_catalogue() -> None:
    path = embedded_target()
    entry = read_catalogue().model("smollm2-135m-instruct-q4")
    assert (path.name, path.stat().st_size) == (entry.file, entry.bytes)


def test_a_missing_built_in_model_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(catalogue.metadata, "distribution", missing)
    with pytest.raises(ModelFileError, match="built-in model is missing"):
        embedded_target()


@pytest.mark.parametrize("text", ["", "models = 3\npairs = []", "[[[", "[models.a]\nname = 'x'"])
def test_a_file_that_is_no_catalogue(tmp_path: Path, text: str) -> None:
    path = tmp_path / "models.toml"
    path.write_text(text)
    with pytest.raises(UserError, match=r"models\.toml is no catalogue"):
        read_catalogue(path)


def test_an_unknown_model() -> None:
    with pytest.raises(UserError, match="no model nothing"):
        read_catalogue().model("nothing")
