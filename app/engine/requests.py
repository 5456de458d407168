"""The values that the engine is asked with. Knows nothing of how they are carried out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from app.engine.workbench import Workbench


SHORTEST_MATCH = 3  # tokens that lookup must find again; shorter matches are mostly chance


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
    turn before is found again token for token. `thinking`: an assistant's turn began inside its
    thoughts, since its prompt had opened them; the thoughts of earlier turns are left out.
    """

    role: Role
    content: str
    token_ids: tuple[int, ...] | None = None
    thinking: bool = False


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
    `draft_temperature` is the draft model's own; None means the reply's. q is what the guesses are
    drawn from in either case, so the text follows the target all the same.
    """

    on: bool = True
    drafter: DrafterKind = DrafterKind.LOOKUP
    draft_length: int | None = None
    draft_temperature: float | None = None

    @property
    def drafts(self) -> bool:
        """Whether any token may be drafted at all."""
        return self.on and self.drafter is not DrafterKind.NONE and self.draft_length != 0


class Overflow(StrEnum):
    """What becomes of a conversation that is longer than the context."""

    REFUSE = "refuse"
    LEAVE_OUT = "leave_out"  # the oldest turns, as many as it takes


@dataclass(frozen=True, slots=True)
class ReplyRequest:
    """`left_out`: how many turns the reply before did without. The same ones are left out again
    where that is enough, so that the cache is found. `stop_strings`: the first one to come up ends
    the reply, and is not shown."""

    turns: tuple[Turn, ...]
    sampler: SamplerSettings = SamplerSettings()
    speculation: Speculation = Speculation()
    seed: int = 0
    max_tokens: int = 1024
    overflow: Overflow = Overflow.REFUSE
    left_out: int = 0
    thinking: bool | None = None  # before the answer, where the template offers it; None = its own
    stop_strings: tuple[str, ...] = ()


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

    `gpu_layers`: None = as many as fit on the GPUs that llama.cpp reports (`placement`).
    `context_size`: tokens; capped by what the target was trained for.
    `cache_type`: of the target; a draft's cache is F16, or F32 with the target's.
    `template`: a file with a Jinja chat template; None = the target's own.
    `flash_attention`: None = llama.cpp decides. A quantised cache can't do without it.
    """

    target: Path
    draft: Path | None = None
    context_size: int = 4096
    target_gpu_layers: int | None = None
    draft_gpu_layers: int | None = None
    cache_type: CacheType = CacheType.F16
    template: Path | None = None
    flash_attention: bool | None = None

    @property
    def files(self) -> tuple[Path, Path | None]:
        """The pair, however it is loaded."""
        return self.target, self.draft


@dataclass(frozen=True, slots=True)
class SaveCache:
    """Write the target's cache to a file, to be restored with its conversation."""

    path: Path


@dataclass(frozen=True, slots=True)
class RestoreCache:
    """Take the target's cache from a file; one that is not of this model is left alone."""

    path: Path


@dataclass(frozen=True, slots=True)
class Measure:
    """Count the tokens of these texts, each by itself, and of these turns as a prompt."""

    texts: tuple[str, ...]
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop what runs now: a reply within one round or one chunk of the prompt, or a load."""


class Task(Protocol):
    """Work of others that has to run where the models are: an experiment, a comparison.

    Frozen, and can be pickled, as can all that it yields.
    """

    def run(self, workbench: Workbench, controls: Controls) -> Iterator[object]:
        """Do it; soon after `controls.stop` is set it ends."""
        ...


@dataclass(frozen=True, slots=True)
class RunTask:
    """Answered by a `TaskStep` for each value, and `TaskDone`. The pair that was loaded before is
    loaded again afterwards."""

    task: Task


Request = LoadRequest | ReplyRequest | SaveCache | RestoreCache | Measure | RunTask


Command = Request | Speculation | Stop
