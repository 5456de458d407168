"""An experiment as JSON and back, field by field. Knows no file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.engine.requests import CacheType, LoadRequest
from app.lab.experiment import Experiment, Kind
from app.lab.prompts import Prompt


def experiment_to_json(experiment: Experiment) -> dict[str, Any]:
    """Plain values only."""
    load = experiment.load
    return {
        "kind": experiment.kind.value,
        "target": str(load.target),
        "draft": str(load.draft) if load.draft else None,
        "context_size": load.context_size,
        "gpu_layers": [load.target_gpu_layers, load.draft_gpu_layers],
        "cache_type": load.cache_type.value,
        "flash_attention": load.flash_attention,
        "template": str(load.template) if load.template else None,
        "prompts": [[prompt.kind, prompt.text] for prompt in experiment.prompts],
        "k": experiment.k,
        "temperature": experiment.temperature,
        "repeats": experiment.repeats,
        "max_tokens": experiment.max_tokens,
        "lengths": list(experiment.lengths),
        "other_drafts": [str(draft) for draft in experiment.other_drafts],
        "temperatures": list(experiment.temperatures),
        "batches": list(experiment.batches),
        "contexts": list(experiment.contexts),
        "cache_types": [cache.value for cache in experiment.cache_types],
    }


def experiment_from_json(values: dict[str, Any]) -> Experiment:
    """Raises KeyError, TypeError or ValueError for anything but what `experiment_to_json` gave."""
    target_layers, draft_layers = values["gpu_layers"]
    draft, template = values["draft"], values["template"]
    return Experiment(
        kind=Kind(values["kind"]),
        load=LoadRequest(
            Path(values["target"]),
            Path(draft) if draft else None,
            values["context_size"],
            target_layers,
            draft_layers,
            CacheType(values["cache_type"]),
            Path(template) if template else None,
            values["flash_attention"],
        ),
        prompts=tuple(Prompt(kind, text) for kind, text in values["prompts"]),
        k=values["k"],
        temperature=values["temperature"],
        repeats=values["repeats"],
        max_tokens=values["max_tokens"],
        lengths=tuple(values["lengths"]),
        other_drafts=tuple(Path(path) for path in values["other_drafts"]),
        temperatures=tuple(values["temperatures"]),
        batches=tuple(values["batches"]),
        contexts=tuple(values["contexts"]),
        cache_types=tuple(CacheType(cache) for cache in values["cache_types"]),
    )
