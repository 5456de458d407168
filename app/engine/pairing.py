"""May this draft serve this target? Decided from the two headers. Knows nothing of loading.

The rule is llama.cpp's own (common_speculative_are_compatible in common/speculative.cpp): the
same kind of vocabulary, the same added begin and end tokens, sizes at most 128 apart, and the same
text for every id from 5 up. It is checked before anything native sees the pair. Differences that
cost acceptance but not correctness are notes.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from app.engine.gguf_header import Header
from app.errors import PairingError

SIZE_DIFFERENCE = 128  # padding that llama.cpp tolerates
FIRST_CHECKED = 5  # ids below are special in every family and may differ
_KINDS = {"gpt2": "BPE", "llama": "SentencePiece", "bert": "WordPiece", "t5": "Unigram"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the pair works; if not, `reason` says why, in words for a person."""

    fits: bool
    reason: str = ""
    notes: tuple[str, ...] = ()

    def require(self) -> None:
        """Raises PairingError if the pair does not fit."""
        if not self.fits:
            raise PairingError(self.reason, "Choose a draft of the same family.")


def judge(target: Header, draft: Header) -> Verdict:
    """Compare two vocabularies; the first difference found is the reason."""
    reason = _kinds(target, draft) or _sizes(target, draft) or _texts(target, draft)
    reason = reason or _added(target, draft)
    return Verdict(False, reason) if reason else Verdict(True, notes=_notes(target, draft))


def _kinds(target: Header, draft: Header) -> str | None:
    key = "tokenizer.ggml.model"
    ours, theirs = str(target.values.get(key)), str(draft.values.get(key))
    if ours == theirs:
        return None
    ours, theirs = _KINDS.get(ours, ours), _KINDS.get(theirs, theirs)
    return f"This draft has another kind of vocabulary ({theirs}; the target's is {ours})."


def _sizes(target: Header, draft: Header) -> str | None:
    ours, theirs = (h.arrays["tokenizer.ggml.tokens"][1] for h in (target, draft))
    if abs(ours - theirs) <= SIZE_DIFFERENCE:
        return None
    return (
        f"This draft was made for another vocabulary ({theirs:,} tokens; the target has {ours:,})."
    )


def _texts(target: Header, draft: Header) -> str | None:
    both = zip(target.tokens, draft.tokens, strict=False)
    for token, (ours, theirs) in enumerate(islice(both, FIRST_CHECKED, None), FIRST_CHECKED):
        if ours != theirs:
            return (
                f"This draft was made for another vocabulary (token {token} differs: "
                f"{_show(theirs)}, in the target {_show(ours)})."
            )
    return None


def _show(text: bytes) -> str:
    return "“" + text.decode("utf-8", "replace") + "”"


def _added(target: Header, draft: Header) -> str | None:
    for role, word in (("bos", "begin"), ("eos", "end")):
        flag = f"tokenizer.ggml.add_{role}_token"
        # The default where a file says nothing depends on the tokenizer, which is the same here.
        ours, theirs = target.values.get(flag), draft.values.get(flag)
        if ours is not None and theirs is not None and ours != theirs:
            return f"Only one of the two models adds a token at the {word} of its text."
        if ours and target.token(role) != draft.token(role):
            return (
                f"The two models add different tokens at the {word} of their text "
                f"({draft.token(role)}, in the target {target.token(role)})."
            )
    return None


def _notes(target: Header, draft: Header) -> tuple[str, ...]:
    notes = []
    ends = [(h.token("eos"), h.token("eot")) for h in (target, draft)]
    if ends[0] != ends[1]:
        notes.append(
            "The draft ends its replies with another token, so guesses near the end of a reply "
            "will be rejected. A draft of the same fine-tune accepts more."
        )
    pre = [h.values.get("tokenizer.ggml.pre") for h in (target, draft)]
    if pre[0] != pre[1]:
        notes.append(f"The draft splits text differently ({pre[1]}; the target: {pre[0]}).")
    return tuple(notes)
