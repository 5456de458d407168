"""The frozen values that the engine yields. Knows nothing of how they are made.

A reply is an iterator of `Event`: `PromptProgress`*, `PromptRead`, `Round`*, `Finished`. Where the
oldest turns are left out in the middle of it, progress and `PromptRead` come again.
Loading is an iterator of `LoadProgress`*, `Loaded`. All of them can be pickled: the same values
travel between the engine's process and the window, one message a round.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.engine.origin import Origin as Origin
from app.engine.requests import DrafterKind
from app.words import NOTHING, Words

# ---------------------------------------------------------------------------- loading


@dataclass(frozen=True, slots=True)
class Failed:
    """A UserError as a value: what happened, what to do."""

    what: Words
    todo: Words


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
    `v`: (k, v(k)) points: a pass over k+1 tokens in units of it, k ascending from 0. `reading`: of
    a token that the draft reads among many, in units of it; 0 = not measured.
    """

    plain_seconds: float
    c: float
    v: tuple[tuple[int, float], ...]
    reading: float = 0.0


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
    notices: tuple[Words, ...] = ()  # what the person should know: a capped context, no template
    draft_refused: Failed | None = None  # the target is loaded, the draft asked for is not
    thinking_offered: bool = False  # its template lets one choose whether it thinks first


@dataclass(frozen=True, slots=True)
class LoadCancelled:
    """Loading was stopped on request; nothing is loaded now."""


# ---------------------------------------------------------------------------- a reply


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
    pace: Words = NOTHING  # why this k, where it was chosen automatically
    held_back: bool = False  # somebody could have guessed, but plain decoding is faster
    plain_seconds: float = 0.0  # of a plain token here, as known by now; 0 = unknown
    gap: float = 0.0  # seconds in which the machine slept; they are in none of the others

    @property
    def plain(self) -> bool:
        return self.drafted == 0


class StopReason(StrEnum):
    END = "end"  # the model ended its reply
    LENGTH = "length"  # max_tokens reached
    CONTEXT = "context"  # the context is full
    STOP = "stop"  # the person stopped it
    STRING = "string"  # a stop string came up


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
    left_out: int = 0  # the oldest turns that the model does not see, system prompts not counted
    thinking: bool = False  # the prompt ends inside the thoughts that it has opened


@dataclass(frozen=True, slots=True)
class Finished:
    reason: StopReason
    text: str
    token_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooLong:
    """The conversation does not fit into the context: no reply. Both in tokens."""

    tokens: int
    context_size: int


@dataclass(frozen=True, slots=True)
class Measured:
    """How many tokens each of the texts has, and the prompt of the turns."""

    texts: tuple[int, ...]
    prompt: int


@dataclass(frozen=True, slots=True)
class CacheReady:
    """A cache was saved or restored; `tokens` it holds, 0 = there was nothing to restore."""

    tokens: int


@dataclass(frozen=True, slots=True)
class TaskStep:
    """What a task yielded."""

    value: object


@dataclass(frozen=True, slots=True)
class TaskDone:
    """The task ended, finished or stopped; the pair of before is loaded."""


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
    value: (
        Event | LoadEvent | CacheReady | Measured | TooLong | TaskStep | TaskDone | Failed | Crashed
    )
