"""What a person wants to know of a GGUF file, as one small frozen value. Knows no folders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.gguf_kinds import FileKind
from app.engine.memory import Shape


@dataclass(frozen=True, slots=True)
class ModelCard:
    """Read from the header alone; "" and 0 = not stated."""

    kind: FileKind
    architecture: str
    title: str  # general.name, which is often that of a training run
    quant: str  # "Q4_K_M"
    parameters: int
    vocabulary: int
    vocabulary_kind: str  # "gpt2", "llama": tokenizer.ggml.model
    context: int  # trained
    license: str
    has_template: bool
    shape: Shape | None  # None where it is no model


def read_card(path: Path) -> ModelCard:
    """The card of a file; of a split model by its first part, with the figures of all parts.

    Raises:
        ModelFileError: unreadable, truncated, or no GGUF. A projector, an adapter and the like are
            no error here: their `kind` says so.
    """
    raise NotImplementedError
