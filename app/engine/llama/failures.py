"""Why llama.cpp refused a model or a context, in words. Knows only what it complained of."""

from __future__ import annotations

from pathlib import Path

from app.engine.gguf_header import Header
from app.engine.gguf_kinds import unknown_kind
from app.engine.llama.library import last_errors
from app.engine.requests import CacheType
from app.errors import ModelFileError, OutOfMemoryError, UserError
from app.words import Words


def unloadable(path: Path, header: Header) -> UserError:
    """Of a model that was not loaded."""
    said = " ".join(last_errors)
    if "unknown model architecture" in said:
        return unknown_kind(path.name, header.architecture)
    if "alloc" in said or "out of memory" in said.lower():
        return OutOfMemoryError(
            Words("There is not enough memory for {name}.", name=path.name),
            Words("Choose a smaller model, or fewer GPU layers."),
        )
    reason = last_errors[0].split(": ", 1)[-1] if last_errors else Words("no reason given")
    return ModelFileError(
        Words("llama.cpp can't load {name}: {reason}.", name=path.name, reason=reason),
        Words("Choose another model, or fetch it again."),
    )


def no_context(name: str, size: int, cache_type: CacheType) -> UserError:
    """Of a context of so many tokens that was not made."""
    said = " ".join(last_errors).lower()
    if cache_type in (CacheType.Q8_0, CacheType.Q4_0) and "alloc" not in said:
        return UserError(
            Words(
                "{name} can't work with a cache of type {type}.", name=name, type=cache_type.value
            ),
            Words("Choose f16."),
        )
    return OutOfMemoryError(
        Words(
            "There is not enough memory for {name} with a context of {size:,} tokens.",
            name=name,
            size=size,
        ),
        Words("Choose a smaller context or a smaller model."),
    )
