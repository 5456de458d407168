"""Who on this disk can draft for a target, ranked, each with its reason. Knows no window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.pairing import Verdict
from app.model_files.scan import ModelFile


@dataclass(frozen=True, slots=True)
class DraftOffer:
    """`advice`: "" or why this draft may not pay though it fits (too large, another finetune)."""

    draft: ModelFile
    verdict: Verdict
    advice: str


def drafts_for(target: ModelFile, files: Iterable[ModelFile]) -> tuple[DraftOffer, ...]:
    """All smaller models, those that can serve first, the most promising at the top.

    Reads headers where sizes and kinds of vocabulary agree: some 20 ms a candidate the first time.
    """
    raise NotImplementedError
