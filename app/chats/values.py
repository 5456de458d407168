"""What a chat on disk is made of, as frozen values. Knows nothing of how they are stored.

Times are seconds since 1970 (UTC). Messages form a tree: editing or regenerating adds a sibling.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from app.chats.presets import Preset
from app.engine.events import PromptRead, StopReason
from app.engine.reasoning import began_inside
from app.engine.requests import Overflow, Role, SamplerSettings, Speculation
from app.engine.stats import Stats

ChatId = NewType("ChatId", int)
MessageId = NewType("MessageId", int)


@dataclass(frozen=True, slots=True)
class Chat:
    """One line of the sidebar.

    `title` is the person's own, or else made from the first message; "" before there is one.
    `draft` is what stands unsent in the composer. `preset` and `overflow` are None where
    none was chosen for it.
    """

    id: ChatId
    title: str
    pinned: bool
    archived: bool
    created: float
    changed: float  # the latest message began or ended; renaming and pinning don't count
    draft: str = ""
    preset: Preset | None = None
    overflow: Overflow | None = None


@dataclass(frozen=True, slots=True)
class ModelUsed:
    """Enough to tell whether stored token numbers mean the same words in the model loaded now."""

    name: str
    file: str = ""  # its name without folders
    vocabulary_size: int = 0  # 0 = unknown


@dataclass(frozen=True, slots=True)
class Making:
    """How a reply is made: its models and settings. `seed` is the one that was drawn."""

    target: ModelUsed
    draft: ModelUsed | None
    sampler: SamplerSettings
    speculation: Speculation  # as at the start; the rounds say where it changed
    seed: int
    max_tokens: int = 1024
    stop_strings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplyRecord:
    """What is known of a reply that was made here. `stats` is the fold of its stored rounds."""

    making: Making
    stats: Stats = Stats()
    prompt: PromptRead | None = None
    reason: StopReason | None = None

    @property
    def unfinished(self) -> bool:
        """It was broken off, or is being written now: nobody recorded why it ended."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Message:
    """One message on the path to the present leaf, or one of its siblings.

    `reply` is None for questions, and for replies that were typed or imported.
    """

    id: MessageId
    chat: ChatId
    parent: MessageId | None
    role: Role
    content: str
    created: float
    sibling: int = 0  # its place among its siblings, from 0
    siblings: int = 1  # how many there are, itself included
    reply: ReplyRecord | None = None

    @property
    def thinking(self) -> bool:
        """Whether a reply begins inside its thoughts, since its prompt had opened them."""
        return self.role is Role.ASSISTANT and begins_thinking(self.reply, self.content)


@dataclass(frozen=True, slots=True)
class SnippetPart:
    text: str
    found: bool  # to be marked


@dataclass(frozen=True, slots=True)
class Hit:
    """A chat whose title matches (`message` is None), or a message whose text does."""

    chat: Chat
    message: MessageId | None
    snippet: tuple[SnippetPart, ...]


def begins_thinking(reply: ReplyRecord | None, content: str) -> bool:
    """Of what was imported only its text can tell."""
    if reply is None or reply.prompt is None:
        return began_inside(content)
    return reply.prompt.thinking
