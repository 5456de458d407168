"""models.toml is what it says it is, and the built-in model is found."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from app import catalogue
from app.catalogue import embedded_target, read_catalogue
from app.errors import ModelFileError, UserError


def test_every_pair_names_models_that_can_play_their_part() -> None:
    found = read_catalogue()
    assert found.pairs
    for pair in found.pairs:
        target, draft = found.model(pair.target), found.model(pair.draft)
        assert "target" in target.roles and "draft" in draft.roles
        assert abs(target.vocabulary - draft.vocabulary) <= 128
        assert 1 <= pair.draft_length <= 16


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
