"""`paceline models`: what is on this disk, what the catalogue offers, and what fits here. Knows
nothing of downloading."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.catalogue import Catalogue, CatalogueModel, embedded_draft, embedded_target, read_catalogue
from app.cli.words import Word
from app.engine.events import Device
from app.engine.memory import (
    Estimate,
    FitVerdict,
    estimate_pair,
    free_memory,
    judge_fit,
    rough_estimate,
)
from app.engine.requests import CacheType
from app.model_files import DraftOffer, ModelFile, drafts_for, scan


@dataclass(frozen=True, slots=True)
class _Here:
    """This machine, and the context that is asked about."""

    devices: tuple[Device, ...]
    free: int
    context: int
    cache_type: CacheType

    def judge(self, estimate: Estimate) -> FitVerdict:
        return judge_fit(estimate, self.devices, self.free)


@dataclass(frozen=True, slots=True)
class _OnDisk:
    file: ModelFile
    offers: tuple[DraftOffer, ...]
    fit: FitVerdict | None  # with the first draft that serves; None where it is no model


@click.command()
@click.option("--folder", "folders", type=Path, multiple=True, help="Look there too.")
@click.option("--ctx", type=click.IntRange(64), default=4096, help="Context that is to fit.")
@click.option("--cache-type", type=Word(CacheType), default=CacheType.F16.value)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def models(folders: tuple[Path, ...], ctx: int, cache_type: CacheType, as_json: bool) -> None:
    """List the models on this disk and in the catalogue, what fits, and who drafts for whom."""
    from app.engine.llama import list_devices  # loads llama.cpp, so only when it is needed

    here = _Here(list_devices(), free_memory(), ctx, cache_type)
    catalogue = read_catalogue()
    files = list(scan(folders))
    found = [_look(file, files, here) for file in files]
    if as_json:
        print(json.dumps(_as_json(found, catalogue, here), ensure_ascii=False))
        return
    if catalogue.notice:
        click.echo(f"paceline: {catalogue.notice}", err=True)
    print(f"built in  {embedded_target().name}\n  draft  {embedded_draft().name}")
    _print_files(found)
    _print_catalogue(catalogue, here)


def _look(file: ModelFile, files: Sequence[ModelFile], here: _Here) -> _OnDisk:
    if file.card is None or file.card.shape is None or file.fault:
        return _OnDisk(file, (), None)
    offers = drafts_for(file, files)
    cards = [offer.draft.card for offer in offers if offer.verdict.fits]
    draft = cards[0].shape if cards and cards[0] else None
    estimate = estimate_pair(file.card.shape, draft, here.context, here.cache_type)
    return _OnDisk(file, offers, here.judge(estimate))


def _print_files(found: Sequence[_OnDisk]) -> None:
    print("\nOn this disk")
    for entry in found:
        file = entry.file
        quant = file.card.quant if file.card else ""
        what = entry.fit.fit if entry.fit else file.kind
        print(f"  {file.name}  {quant}  {_gigabytes(file.size_bytes)}  {what}  ({file.place})")
        print(f"    {file.path}")
        if file.fault:
            print(f"    {file.fault.what} {file.fault.todo}")
        for offer in entry.offers:
            if offer.verdict.fits:
                words = " ".join([offer.advice, *offer.verdict.notes])
                print(f"    draft  {offer.draft.name}  {words}".rstrip())
    if not found:
        print("  nothing yet: paceline pull ID fetches a model")


def _print_catalogue(catalogue: Catalogue, here: _Here) -> None:
    print("\nCatalogue (paceline pull ID)")
    for model in catalogue.models:
        if model.repo and "target" in model.roles:
            print(f"  {model.id}  {_size(model)}  {_fit(model, here)}  {model.license}")
            for pair in catalogue.drafts(model.id):
                draft = catalogue.model(pair.draft)
                print(f"    draft  {draft.id}  {_size(draft)}  k = {pair.draft_length}")


def _fit(model: CatalogueModel, here: _Here) -> str:
    size = model.size_bytes
    return here.judge(rough_estimate(size)).fit.value if size else "size unknown"


def _size(model: CatalogueModel) -> str:
    if model.bytes is not None:
        return _gigabytes(model.bytes)
    return f"about {model.about_gb} GB" if model.about_gb else "size unknown"


def _gigabytes(size: int) -> str:
    return f"{size / 1e9:.2f} GB"


def _as_json(found: Sequence[_OnDisk], catalogue: Catalogue, here: _Here) -> dict[str, Any]:
    return {
        "built_in": {"target": str(embedded_target()), "draft": str(embedded_draft())},
        "context": here.context,
        "memory_free": here.free,
        "notice": catalogue.notice,
        "on_disk": [_file_as_json(entry) for entry in found],
        "catalogue": [
            {
                "id": model.id,
                "repo": model.repo,
                "file": model.file,
                "bytes": model.bytes,
                "about_gb": model.about_gb,
                "license": model.license,
                "gated": model.gated,
                "fit": _fit(model, here),
                "drafts": [
                    {"id": pair.draft, "draft_length": pair.draft_length, "check": pair.check}
                    for pair in catalogue.drafts(model.id)
                ],
            }
            for model in catalogue.models
        ],
    }


def _file_as_json(entry: _OnDisk) -> dict[str, Any]:
    file, card, fit = entry.file, entry.file.card, entry.fit
    return {
        "path": str(file.path),
        "name": file.name,
        "place": file.place,
        "kind": file.kind,
        "bytes": file.size_bytes,
        "parts": len(file.parts),
        "architecture": card.architecture if card else "",
        "quant": card.quant if card else "",
        "parameters": card.parameters if card else 0,
        "context": card.context if card else 0,
        "license": card.license if card else "",
        "fault": f"{file.fault.what} {file.fault.todo}" if file.fault else "",
        "fit": fit.fit if fit else "",
        "fit_reason": fit.reason if fit else "",
        "drafts": [
            {
                "path": str(offer.draft.path),
                "fits": offer.verdict.fits,
                "reason": offer.verdict.reason,
                "notes": [*offer.verdict.notes, *([offer.advice] if offer.advice else [])],
            }
            for offer in entry.offers
        ],
    }
