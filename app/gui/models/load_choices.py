"""How each model is loaded, as the person chose it once. Knows no window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app import paths
from app.engine.requests import CacheType, LoadRequest
from app.settings import LoadChoice

USUAL_CONTEXT = 4096
CONTEXTS = (2048, 4096, 8192, 16384, 32768, 65536, 131072)
_TEMPLATES = "templates"
_KEPT = 200  # models; the longest unused are forgotten


def choice_for(choices: tuple[LoadChoice, ...], path: Path) -> LoadChoice:
    """What was chosen for this model, or the usual."""
    for choice in choices:
        if choice.path == str(path):
            return choice
    return LoadChoice(str(path))


def with_choice(choices: tuple[LoadChoice, ...], newest: LoadChoice) -> tuple[LoadChoice, ...]:
    """The newest first, once; one that is as usual is not kept."""
    others = tuple(choice for choice in choices if choice.path != newest.path)
    usual = newest == LoadChoice(newest.path)
    return (others if usual else (newest, *others))[:_KEPT]


def with_choices(request: LoadRequest, choices: tuple[LoadChoice, ...]) -> LoadRequest:
    """The same pair, loaded as chosen: all but the layers is as the target asks for it."""
    target = choice_for(choices, request.target)
    draft = choice_for(choices, request.draft) if request.draft else None
    return replace(
        request,
        context_size=target.context,
        target_gpu_layers=target.gpu_layers,
        draft_gpu_layers=draft.gpu_layers if draft else None,
        cache_type=cache_type(target),
        template=template_file(target.template),
    )


def template_names() -> tuple[str, ...]:
    """The chat templates that come with the app."""
    return tuple(sorted(path.stem for path in paths.resource(_TEMPLATES).glob("*.jinja")))


def template_file(name: str) -> Path | None:
    """One of those, or any file; None = the model's own."""
    if not name:
        return None
    shipped = paths.resource(_TEMPLATES) / f"{name}.jinja"
    return shipped if name in template_names() else Path(name)


def cache_type(choice: LoadChoice) -> CacheType:
    """A word from the settings that no longer exists counts as the usual."""
    known = [kind.value for kind in CacheType]
    return CacheType(choice.cache_type) if choice.cache_type in known else CacheType.F16
