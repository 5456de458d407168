"""Ollama's models: blobs that bear a digest for a name, and manifests that name them. Knows no
GGUF."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

_MODEL = "application/vnd.ollama.image.model"
_USUAL = ("registry.ollama.ai", "library")  # left out of a name, as Ollama does


def blobs(folder: Path) -> Iterator[tuple[str, Path]]:
    """Name and file of every model, by name: manifests/HOST/NAMESPACE/MODEL/TAG."""
    manifests = folder / "manifests"
    for manifest in sorted(path for path in manifests.glob("*/*/*/*") if path.is_file()):
        digest = _digest(manifest)
        blob = folder / "blobs" / digest.replace(":", "-")
        if digest and blob.is_file():
            yield _name(manifest.relative_to(manifests)), blob


def _digest(manifest: Path) -> str:
    try:
        layers = json.loads(manifest.read_text(encoding="utf-8"))["layers"]
        found = [str(layer["digest"]) for layer in layers if layer["mediaType"] == _MODEL]
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    # A digest is put into a path: one that is none could lead anywhere.
    return found[0] if found and found[0].removeprefix("sha256:").isalnum() else ""


def _name(relative: Path) -> str:
    host, namespace, model, tag = relative.parts
    kept = [part for part, usual in zip((host, namespace), _USUAL, strict=True) if part != usual]
    return "/".join([*kept, f"{model}:{tag}"])
