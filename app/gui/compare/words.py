"""What a comparison found, in words. Knows no widgets."""

from __future__ import annotations

from typing import assert_never

from app.engine.requests import DrafterKind, Speculation
from app.gui.compare.recording import SideAt
from app.gui.translation import tr
from app.lab.comparison import Agreement, Compared, Divergence


def set_up_words(speculation: Speculation, draft: str) -> str:
    """One side's heading; `draft`: the name of its draft model, or ""."""
    if not speculation.drafts:
        return tr("Plain decoding")
    k = tr("k auto") if speculation.draft_length is None else f"k {speculation.draft_length}"
    match speculation.drafter:
        case DrafterKind.MODEL:
            return tr("Draft model {draft}, {k}").format(draft=draft, k=k)
        case DrafterKind.LOOKUP:
            return tr("Prompt lookup, {k}").format(k=k)
        case DrafterKind.BOTH:
            return tr("Lookup and draft {draft}, {k}").format(draft=draft, k=k)
        case DrafterKind.NONE:
            return tr("Plain decoding")
        case _:
            assert_never(speculation.drafter)


def gap_words(first: SideAt, second: SideAt) -> str:
    """How far the right is ahead at this moment."""
    if first.done and second.done:
        saved = first.seconds - second.seconds
        words = tr("{s:.1f} s less on the right")
        if saved < 0:
            words = tr("{s:.1f} s more on the right")
        return words.format(s=abs(saved))
    ahead = len(second.tokens) - len(first.tokens)
    words = tr("{n} tokens ahead on the right")
    if ahead < 0:
        words = tr("{n} tokens behind on the right")
    return words.format(n=abs(ahead)) if ahead else tr("level")


def verdict_words(compared: Compared) -> str:
    """The speed, and what became of the text."""
    return f"{_speed_words(compared)} {_agreement_words(compared)}".strip()


def _speed_words(compared: Compared) -> str:
    speedup = compared.speedup
    if speedup is None:
        return ""
    if 0.995 <= speedup < 1.005:
        return tr("Right and left are equally fast.")
    if speedup > 1:
        return tr("The right is {x:.2f}× as fast as the left.").format(x=speedup)
    return tr("The right is slower: {x:.2f}× the speed of the left.").format(x=speedup)


def _agreement_words(compared: Compared) -> str:
    match compared.agreement:
        case Agreement.IDENTICAL_EXACTLY:
            return tr(
                "The texts are identical, as they must be: with F32 weights and an F32 cache the "
                "logits are the same however many tokens a pass reads."
            )
        case Agreement.IDENTICAL:
            return tr("The texts are identical, token for token.")
        case Agreement.STOPPED:
            return tr("Stopped; as far as both go, the texts are the same.")
        case Agreement.SAMPLED:
            return tr(
                "Drawn by dice, the texts differ; they follow the same distribution (see Proof). "
                "At temperature 0 they can be compared."
            )
        case Agreement.PARTED:
            divergence = compared.divergence
            return "" if divergence is None else _divergence_words(divergence)
        case _:
            assert_never(compared.agreement)


def _divergence_words(divergence: Divergence) -> str:
    one, other = (text.strip() for text in divergence.texts)
    words = tr("The texts part after {n} tokens: “{one}” on the left, “{other}” on the right.")
    words = words.format(n=divergence.position, one=one, other=other)
    if None in divergence.ids:
        return f"{words} " + tr("One of them ends there.")
    if divergence.exact:
        return f"{words} " + tr("With F32 this should not happen: please report it.")
    if divergence.gap is None or divergence.batched_gap is None:
        return words
    why = tr(
        "The logit of the left one less that of the right one is {gap:.3f} in a pass over one "
        "token, {batched:.3f} in a pass over several: a near-tie, which quantised weights round "
        "differently in the two. Either word is the target's own."
    )
    return f"{words} {why.format(gap=divergence.gap, batched=divergence.batched_gap)}"
