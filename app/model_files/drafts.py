"""Who on this disk can draft for a target, ranked, each with its reason. Knows no window."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.gguf_header import Header, read_header
from app.engine.gguf_kinds import FileKind
from app.engine.model_card import ModelCard
from app.engine.pairing import SIZE_DIFFERENCE, Verdict, another_size, judge
from app.errors import ModelFileError
from app.model_files.scan import ModelFile
from app.words import NOTHING, Words

# A draft step costs about what its weights weigh, in units of the target's: beyond a third even
# a draft that is always right gains little; below a fortieth it guesses badly.
_BEST_SHARE, _LARGEST_SHARE = 1 / 12, 1 / 3


@dataclass(frozen=True, slots=True)
class DraftOffer:
    """`advice`: why this draft may not pay though it fits."""

    draft: ModelFile
    verdict: Verdict
    advice: Words


def drafts_for(target: ModelFile, files: Iterable[ModelFile]) -> tuple[DraftOffer, ...]:
    """All smaller models, those that can serve first, the most promising at the top.

    Reads headers where sizes and kinds of vocabulary agree: some 20 ms a candidate.
    """
    if target.card is None or target.card.shape is None:
        return ()
    try:
        header = read_header(target.path)
    except ModelFileError:
        return ()
    offers = []
    for file in files:
        if file.kind is FileKind.MODEL and not file.fault and file.size_bytes < target.size_bytes:
            offers.append(_offer(target, header, file))
    return tuple(sorted(offers, key=lambda offer: _rank(target, offer)))


def _offer(target: ModelFile, header: Header, draft: ModelFile) -> DraftOffer:
    assert target.card and draft.card
    verdict = _from_cards(target.card, draft.card)
    if verdict is None:
        try:
            verdict = judge(header, read_header(draft.path))
        except ModelFileError as error:  # changed since it was listed
            verdict = Verdict(False, error.what)
    return DraftOffer(draft, verdict, _advice(target, draft) if verdict.fits else NOTHING)


def _from_cards(target: ModelCard, draft: ModelCard) -> Verdict | None:
    """What needs no second look at the files: most of a disk is of other families."""
    if draft.shape and any(draft.shape.states):
        return Verdict(False, Words("This draft can't take back rejected tokens."))
    if abs(target.vocabulary - draft.vocabulary) > SIZE_DIFFERENCE:
        return Verdict(False, another_size(target.vocabulary, draft.vocabulary))
    return None


def _advice(target: ModelFile, draft: ModelFile) -> Words:
    if draft.size_bytes / target.size_bytes > _LARGEST_SHARE:
        return Words("This draft is large for its target, so it may not be faster than plain.")
    return NOTHING


def _rank(target: ModelFile, offer: DraftOffer) -> tuple[bool, bool, bool, float, str]:
    """Fits, pays, ends its replies alike; then the size nearest to what usually pays best."""
    share = max(offer.draft.size_bytes, 1) / max(target.size_bytes, 1)
    distance = abs(math.log(share / _BEST_SHARE))
    verdict = offer.verdict
    return not verdict.fits, bool(offer.advice), bool(verdict.notes), distance, offer.draft.name
