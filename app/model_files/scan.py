"""Find models on disk: one frozen value a model, as they come. Knows nothing of windows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.engine.events import Failed
from app.engine.gguf_kinds import FileKind
from app.engine.model_card import ModelCard
from app.model_files.places import Place


@dataclass(frozen=True, slots=True)
class ModelFile:
    """One model on disk, whole: the parts of a split one are one value, opened by `path`.

    `fault` says why it can't be chatted with (a projector, an adapter, truncated…); None = it can.
    `card` is None where the header can't be read.
    """

    path: Path
    place: Place
    name: str  # the file's stem; Ollama's own name for its blobs, "qwen3:0.6b"
    size_bytes: int  # all parts
    parts: tuple[Path, ...]
    card: ModelCard | None
    fault: Failed | None

    @property
    def kind(self) -> FileKind:
        return self.card.kind if self.card else FileKind.BROKEN


def scan(added: Sequence[Path] = (), index: Path | None = None) -> Iterator[ModelFile]:
    """Every model in `known_folders(added)`, in their order, by name.

    A file that was seen before and has not changed is not opened again: `index` (in the data
    folder unless given) keeps what its header said. Never raises for a file or folder.
    """
    raise NotImplementedError
