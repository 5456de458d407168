"""May this draft serve this target? Decided from the two headers. Knows nothing of loading.

The rule is llama.cpp's own (common_speculative_are_compatible in common/speculative.cpp): the
same kind of vocabulary, the same added begin and end tokens, sizes at most 128 apart, and the same
text for every id from 5 up. It is checked before anything native sees the pair. Differences that
cost acceptance but not correctness are notes.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from app.engine.cache_file import fingerprint
from app.engine.gguf_header import Header
from app.errors import PairingError
from app.words import NOTHING, Words

SIZE_DIFFERENCE = 128  # padding that llama.cpp tolerates
FIRST_CHECKED = 5  # ids below are special in every family and may differ
_TOKENS = "tokenizer.ggml.tokens"
_KINDS = {
    "gpt2": "BPE",
    "hybriddna": "BPE",
    "whitespace": "BPE",
    "gemma4": "BPE",
    "llama": "SentencePiece",
    "bert": "WordPiece",
    "t5": "Unigram",
}
# What llama.cpp takes where a file does not say (llama_vocab::impl::load): the kinds of vocabulary
# and the ways of splitting text that add a begin or an end token, and the ids of these.
_ADDS = {
    "bos": {"llama", "bert", "gemma4"}
    | {"llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2"}
    | {"jina-v5-nano", "tekken", "chameleon"},
    "eos": {"t5"},
}
_DEFAULT_IDS = {
    "bos": {"llama": 1, "plamo2": 1, "bert": 101, "gpt2": 11, "hybriddna": 11, "whitespace": 11},
    "eos": {"llama": 2, "plamo2": 2, "t5": 1, "gpt2": 11, "hybriddna": 11, "whitespace": 11},
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the pair works; if not, `reason` says why."""

    fits: bool
    reason: Words = NOTHING
    notes: tuple[Words, ...] = ()

    def require(self) -> None:
        """Raises PairingError if the pair does not fit."""
        if not self.fits:
            raise PairingError(self.reason, Words("Choose a draft of the same family."))


def judge(target: Header, draft: Header) -> Verdict:
    """Compare two vocabularies; the first difference found is the reason."""
    reason = _kinds(target, draft) or _sizes(target, draft) or _texts(target, draft)
    reason = reason or _added(target, draft)
    return Verdict(False, reason) if reason else Verdict(True, notes=_notes(target, draft))


def _kinds(target: Header, draft: Header) -> Words | None:
    ours, theirs = (_KINDS.get(_model(h), _model(h)) for h in (target, draft))
    if ours == theirs:
        return None
    return Words(
        "This draft has another kind of vocabulary ({theirs}; the target's is {ours}).",
        theirs=theirs,
        ours=ours,
    )


def _model(header: Header) -> str:
    return str(header.values.get("tokenizer.ggml.model"))


def _sizes(target: Header, draft: Header) -> Words | None:
    ours, theirs = (h.arrays[_TOKENS][1] for h in (target, draft))
    if abs(ours - theirs) <= SIZE_DIFFERENCE:
        return None
    return another_size(ours, theirs)


def another_size(ours: int, theirs: int) -> Words:
    return Words(
        "This draft was made for another vocabulary ({theirs:,} tokens; the target has {ours:,}).",
        theirs=theirs,
        ours=ours,
    )


def _texts(target: Header, draft: Header) -> Words | None:
    ours_raw, theirs_raw = (h.arrays[_TOKENS][2][_start(h) :] for h in (target, draft))
    shared = min(len(ours_raw), len(theirs_raw))
    if ours_raw[:shared] == theirs_raw[:shared]:  # the usual case, and no token is taken apart
        return None
    both = zip(target.tokens, draft.tokens, strict=False)
    for token, (ours, theirs) in enumerate(islice(both, FIRST_CHECKED, None), FIRST_CHECKED):
        if ours != theirs:
            return Words(
                "This draft was made for another vocabulary (token {token} differs: "
                "“{theirs}”, in the target “{ours}”).",
                token=token,
                theirs=theirs.decode("utf-8", "replace"),
                ours=ours.decode("utf-8", "replace"),
            )
    return None


def _start(header: Header) -> int:
    """Where the first token that is compared begins in the raw array."""
    _, count, raw = header.arrays[_TOKENS]
    at = 0
    for _ in range(min(FIRST_CHECKED, count)):
        at += 8 + int.from_bytes(raw[at : at + 8], "little")
    return at


def _added(target: Header, draft: Header) -> Words | None:
    for role in ("bos", "eos"):
        ours, theirs = _adds(target, role), _adds(draft, role)
        if ours != theirs and role == "bos":
            return Words("Only one of the two models adds a token at the begin of its text.")
        if ours != theirs:
            return Words("Only one of the two models adds a token at the end of its text.")
        ids = _special(target, role), _special(draft, role)
        if ours and ids[0] != ids[1]:
            return _added_differently(role, *ids)
    return None


def _added_differently(role: str, ours: int | None, theirs: int | None) -> Words:
    if role == "bos":
        return Words(
            "The two models add different tokens at the begin of their text "
            "({theirs}, in the target {ours}).",
            theirs=theirs,
            ours=ours,
        )
    return Words(
        "The two models add different tokens at the end of their text "
        "({theirs}, in the target {ours}).",
        theirs=theirs,
        ours=ours,
    )


def _adds(header: Header, role: str) -> bool:
    stated = header.values.get(f"tokenizer.ggml.add_{role}_token")
    model, splits = _model(header), str(header.values.get("tokenizer.ggml.pre"))
    if stated is None or (model == "gemma4" and role == "bos"):  # llama.cpp overrules the latter
        return model in _ADDS[role] or (_KINDS.get(model) == "BPE" and splits in _ADDS[role])
    return bool(stated)


def _special(header: Header, role: str) -> int | None:
    """The id that llama.cpp takes; an id beyond the vocabulary is as none."""
    size = header.arrays[_TOKENS][1]
    default = _DEFAULT_IDS[role].get(_model(header))
    stated = header.token(role)
    if stated is not None and 0 <= stated < size:
        return stated
    return default if default is not None and default < size else None


def _notes(target: Header, draft: Header) -> tuple[Words, ...]:
    notes = []
    ends = [(h.token("eos"), h.token("eot")) for h in (target, draft)]
    if ends[0] != ends[1]:
        notes.append(
            Words(
                "The draft ends its replies with another token, so guesses near the end of a "
                "reply will be rejected. A draft of the same fine-tune accepts more."
            )
        )
    made_for = draft.values.get("paceline.target")
    if made_for and draft.values.get("paceline.target_fingerprint") != fingerprint(target.path):
        notes.append(
            Words(
                "This draft was distilled from {name}; from another target it is accepted less.",
                name=str(made_for),
            )
        )
    pre = [h.values.get("tokenizer.ggml.pre") for h in (target, draft)]
    if pre[0] != pre[1]:
        notes.append(
            Words(
                "The draft splits text differently ({theirs}; the target: {ours}).",
                theirs=str(pre[1]),
                ours=str(pre[0]),
            )
        )
    return tuple(notes)
