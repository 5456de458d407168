"""The frozen values that the engine takes and yields. Knows nothing of how they are made.

A reply is an iterator of `Event`: `PromptProgress`*, `PromptRead`, `Round`*, `Finished`.
Loading is an iterator of `LoadProgress`*, `Loaded`. All of them can be pickled: the same values
travel between the engine's process and the window, one message a round.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

# ---------------------------------------------------------------------------- asked for


class DrafterKind(StrEnum):
    """Who guesses."""

    MODEL = "model"  # the draft model of the pair
    LOOKUP = "lookup"  # prompt lookup: text that already stands in the conversation
    BOTH = "both"  # lookup where it has a long match, the draft model otherwise
    NONE = "none"  # nobody: every round is plain


class Role(StrEnum):
    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True, slots=True)
class Turn:
    """One message of the conversation.

    `token_ids` are the tokens that the target itself produced for an assistant's turn. Where they
    are known, the prompt is built from them instead of from `content`, so that the cache of the
    turn before is found again token for token.
    """

    role: Role
    content: str
    token_ids: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class SamplerSettings:
    """How logits become a distribution; applied alike to p and to q.

    In this order, llama.cpp's own: penalties, top-k, top-p, min-p, temperature.
    """

    temperature: float = 0.8  # 0 = greedy
    top_k: int = 40  # 0 = off
    top_p: float = 0.95  # 1 = off
    min_p: float = 0.05  # 0 = off
    repeat_penalty: float = 1.0  # 1 = off; divides positive logits, multiplies negative ones
    frequency_penalty: float = 0.0  # subtracted once per occurrence
    presence_penalty: float = 0.0  # subtracted once
    penalty_window: int = 64  # tokens looked back at by the penalties


@dataclass(frozen=True, slots=True)
class Speculation:
    """How to guess. May change between two rounds of one reply.

    `draft_length` is k; None means "auto": chosen before each round from measured costs.
    """

    on: bool = True
    drafter: DrafterKind = DrafterKind.LOOKUP
    draft_length: int | None = None

    @property
    def drafts(self) -> bool:
        """Whether any token may be drafted at all."""
        return self.on and self.drafter is not DrafterKind.NONE and self.draft_length != 0


@dataclass(frozen=True, slots=True)
class ReplyRequest:
    turns: tuple[Turn, ...]
    sampler: SamplerSettings = SamplerSettings()
    speculation: Speculation = Speculation()
    seed: int = 0
    max_tokens: int = 1024


@dataclass(slots=True)
class Controls:
    """What may change while a request runs; looked at between rounds and between prompt chunks.
    The one value here that is not frozen."""

    speculation: Speculation = Speculation()
    stop: bool = False


class CacheType(StrEnum):
    """How keys and values are stored. F32 also turns flash attention off: batched and single
    passes then agree to the last digits that the weights allow."""

    F32 = "f32"
    F16 = "f16"
    Q8_0 = "q8_0"
    Q4_0 = "q4_0"


@dataclass(frozen=True, slots=True)
class LoadRequest:
    """Load a target and, if `draft` is given, its draft model.

    `gpu_layers`: None = all layers where llama.cpp reports a GPU, else none.
    `context_size`: tokens; capped by what the target was trained for.
    `cache_type`: of the target; a draft's cache is F16, or F32 with the target's.
    """

    target: Path
    draft: Path | None = None
    context_size: int = 4096
    target_gpu_layers: int | None = None
    draft_gpu_layers: int | None = None
    cache_type: CacheType = CacheType.F16


@dataclass(frozen=True, slots=True)
class SaveCache:
    """Write the target's cache to a file, to be restored with its conversation."""

    path: Path


@dataclass(frozen=True, slots=True)
class RestoreCache:
    """Take the target's cache from a file; one that is not of this model is left alone."""

    path: Path


# ---------------------------------------------------------------------------- loading


@dataclass(frozen=True, slots=True)
class Failed:
    """A UserError as a value: what happened, what to do."""

    what: str
    todo: str


@dataclass(frozen=True, slots=True)
class Device:
    """A device that llama.cpp reports. Memory in bytes; 0 = unknown."""

    name: str
    description: str
    kind: str  # "CPU", "GPU", "integrated GPU", "accelerator"
    memory_free: int
    memory_total: int


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """What is loaded, and where."""

    path: Path
    name: str
    architecture: str
    description: str  # llama.cpp's own: family, size, quant
    size_bytes: int
    parameters: int
    vocabulary_size: int
    trained_context: int
    layers: int
    gpu_layers: int
    device: str  # "CPU" or the device's description
    has_chat_template: bool


@dataclass(frozen=True, slots=True)
class Costs:
    """Measured on this machine, for this pair.

    `plain_seconds`: one-token target pass. `c`: a draft step (0 for lookup) in units of it.
    `v`: (k, v(k)) points: a pass over k+1 tokens in units of it, k ascending from 0.
    """

    plain_seconds: float
    c: float
    v: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class LoadProgress:
    role: str  # "target", "draft" or "measuring"
    fraction: float  # 0 to 1


@dataclass(frozen=True, slots=True)
class Loaded:
    target: ModelInfo
    draft: ModelInfo | None
    context_size: int
    devices: tuple[Device, ...]
    costs: Costs
    notices: tuple[str, ...] = ()  # what the person should know: a capped context, no template
    draft_refused: Failed | None = None  # the target is loaded, the draft asked for is not


@dataclass(frozen=True, slots=True)
class LoadCancelled:
    """Loading was stopped on request; nothing is loaded now."""


# ---------------------------------------------------------------------------- a reply


class Origin(StrEnum):
    """Where a token of the reply came from."""

    ACCEPTED = "accepted"  # drafted, and kept by the target
    CORRECTED = "corrected"  # the target's own, at the first rejection
    BONUS = "bonus"  # the target's own, after all k were accepted
    PLAIN = "plain"  # ordinary decoding, k = 0


@dataclass(frozen=True, slots=True)
class Guess:
    """A drafted token that the target refused."""

    id: int
    text: str
    q: float
    p: float


@dataclass(frozen=True, slots=True)
class Token:
    """One token of the reply.

    `text` is what this token adds to the text: a character spread over several tokens belongs to
    the token that completes it, and the others have "". `p` and `q` are after the sampler
    settings; `q` is None where nothing was drafted. `rejected` is the guess that a corrected
    token replaced.
    """

    id: int
    text: str
    origin: Origin
    p: float
    q: float | None = None
    rejected: Guess | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """Draft k, one pass, keep. What lies past an end token or a limit is already cut off, from
    the tokens and from the counts alike, so accepted + corrected = checked.

    Seconds are wall time: `seconds` is the whole round, its parts the draft and the target's pass.
    """

    tokens: tuple[Token, ...]
    drafted: int
    checked: int
    accepted: int
    drafter: DrafterKind
    draft_seconds: float
    pass_seconds: float
    seconds: float
    context_used: int
    speculating: bool = True  # speculation was on, whether or not anything was drafted
    pace: str = ""  # why this k, where it was chosen automatically
    held_back: bool = False  # somebody could have guessed, but plain decoding is faster

    @property
    def plain(self) -> bool:
        return self.drafted == 0


class StopReason(StrEnum):
    END = "end"  # the model ended its reply
    LENGTH = "length"  # max_tokens reached
    CONTEXT = "context"  # the context is full
    STOP = "stop"  # the person stopped it


@dataclass(frozen=True, slots=True)
class PromptProgress:
    read: int  # tokens in the cache so far, reused ones included
    total: int


@dataclass(frozen=True, slots=True)
class PromptRead:
    tokens: int
    reused: int  # found in the cache of the turn before
    seconds: float
    draft_reused: int = 0


@dataclass(frozen=True, slots=True)
class Finished:
    reason: StopReason
    text: str
    token_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CacheReady:
    """A cache was saved or restored; `tokens` it holds, 0 = there was nothing to restore."""

    tokens: int


Event = PromptProgress | PromptRead | Round | Finished
LoadEvent = LoadProgress | Loaded | LoadCancelled

# ---------------------------------------------------------------------------- between processes


@dataclass(frozen=True, slots=True)
class Crashed:
    """A bug in the engine: its traceback, which never holds chat text."""

    traceback: str


@dataclass(frozen=True, slots=True)
class Message:
    """What the engine's process sends: the request it belongs to, and one value."""

    request: int
    value: Event | LoadEvent | CacheReady | Failed | Crashed


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop what runs now: a reply within one round or one chunk of the prompt, or a load."""


Request = LoadRequest | ReplyRequest | SaveCache | RestoreCache
Command = Request | Speculation | Stop
