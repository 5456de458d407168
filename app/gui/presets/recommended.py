"""What the makers of a model recommend, from the catalogue. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path

from app.catalogue import Catalogue, CatalogueModel, Sampling
from app.engine.requests import SamplerSettings
from app.gui.models.sources import hub_name
from app.hub.names import read_quant


@dataclass(frozen=True, slots=True)
class Recommended:
    """`draft_length` is for the draft that is loaded; None = the catalogue names none."""

    sampler: SamplerSettings
    draft_length: int | None = None


def recommended(catalogue: Catalogue, target: Path, draft: Path | None) -> Recommended | None:
    """For a loaded pair, or None where the catalogue says nothing of it."""
    model = _model_of(catalogue, target)
    if model is None:
        return None
    other = None if draft is None else _model_of(catalogue, draft)
    lengths = [
        pair.draft_length
        for pair in catalogue.drafts(model.id)
        if other is not None and pair.draft == other.id
    ]
    length = lengths[0] if lengths else None
    if model.sampling == Sampling() and length is None:
        return None
    return Recommended(sampler_of(model.sampling), length)


def sampler_of(sampling: Sampling) -> SamplerSettings:
    """What the makers do not name is as usual."""
    named = {field.name: getattr(sampling, field.name) for field in fields(sampling)}
    return replace(SamplerSettings(), **{k: v for k, v in named.items() if v is not None})


def _model_of(catalogue: Catalogue, path: Path) -> CatalogueModel | None:
    """By its file, or by its name but for the quant: sampling does not depend on that."""
    known = hub_name(path)
    repo = known[0] if known is not None else ""
    name = path.name.lower()
    models = catalogue.models
    exact = (m for m in models if _file(m).lower() == name and (not repo or m.repo in ("", repo)))
    plain = _plain(name)
    return next(exact, None) or next((m for m in models if _plain(_file(m)) == plain), None)


def _file(model: CatalogueModel) -> str:
    return model.file.rpartition("/")[2]


def _plain(file: str) -> str:
    """A file's name without its quant and its ending."""
    stem = file.lower().removesuffix(".gguf")
    return stem.removesuffix(read_quant(file).lower()).rstrip("-._")
