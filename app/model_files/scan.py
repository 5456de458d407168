"""Find models on disk: one frozen value a model, as they come. Knows nothing of windows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.engine.events import Failed
from app.engine.gguf_format import read_any
from app.engine.gguf_header import part_paths, read_header
from app.engine.gguf_kinds import FileKind
from app.engine.model_card import ModelCard, card_of
from app.errors import ModelFileError
from app.model_files import ollama
from app.model_files.index import Index, Known
from app.model_files.places import Folder, Place, known_folders


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
    known = Index(index)
    seen: set[str] = set()
    try:
        for folder in known_folders(added):
            for name, parts in _models(folder):
                real = os.path.realpath(parts[0])
                if real not in seen:
                    seen.add(real)
                    yield _describe(folder.place, name, parts, known)
        known.forget_others()
    finally:  # also where the window stops listening half-way
        known.save()


def _models(folder: Folder) -> Iterator[tuple[str, tuple[Path, ...]]]:
    """Name and parts of every model in a folder; sorted, split ones once."""
    if folder.place is Place.OLLAMA:
        yield from ((name, (path,)) for name, path in ollama.blobs(folder.path))
        return
    for path in sorted(_gguf_files(folder.path)):
        parts = part_paths(path)
        first = next(part for part in parts if part == path or part.exists())
        if first == path:
            stem = path.stem if len(parts) == 1 else path.stem[: -len("-00001-of-00001")]
            yield stem, tuple(part for part in parts if part.exists())


def _gguf_files(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):  # silent on folders that may not be read
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if name.lower().endswith(".gguf") and not name.startswith("."):
                yield Path(place, name)


def _describe(place: Place, name: str, parts: tuple[Path, ...], index: Index) -> ModelFile:
    size = 0
    try:
        states = [part.stat() for part in parts]
        size = sum(state.st_size for state in states)
        stamp = (size, max(state.st_mtime_ns for state in states))
    except OSError:
        stamp = (size, 0)  # a link to nothing, or gone since it was listed
    known = index.get(parts, stamp)
    if known is None:
        known = _read(parts)
        index.put(parts, stamp, known)
    return ModelFile(parts[0], place, name, size, parts, known.card, known.fault)


def _read(parts: tuple[Path, ...]) -> Known:
    """Open the files. A fault stands beside the card where the header can be read at all."""
    card = None
    try:
        card = card_of(read_any(parts[0]), [read_any(part) for part in parts[1:]])
        read_header(parts[0])
    except ModelFileError as error:
        return Known(card, Failed(error.what, error.todo))
    return Known(card, None)
