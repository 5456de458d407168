"""What sort of GGUF a header belongs to, and the words for those that can't chat. Knows nothing of
the file's format.
"""

from __future__ import annotations

from enum import StrEnum

from app.engine.gguf_header import Header


class FileKind(StrEnum):
    MODEL = "model"  # can be a target; the small ones can draft
    HEAD = "draft head"  # EAGLE-3, DFlash, MTP: guesses for one target only, never chats
    PROJECTOR = "projector"  # the image or sound part of a model
    ADAPTER = "adapter"  # LoRA
    ENCODER = "encoder"  # embeddings, reranking: no next token
    OTHER = "other"  # speech, diffusion, an unknown architecture
    BROKEN = "broken"  # unreadable


def kind_of(header: Header) -> FileKind:
    raise NotImplementedError
