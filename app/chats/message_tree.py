"""Messages as a tree: branches, siblings, the path shown. Knows nothing of titles or of search."""

from __future__ import annotations

from app.chats.reply_writer import ReplyWriter
from app.chats.values import ChatId, Making, Message, MessageId, ModelUsed
from app.engine.events import Round
from app.engine.requests import Role, Turn


class Messages:
    def add(
        self, chat: ChatId, parent: MessageId | None, content: str, role: Role = Role.USER
    ) -> Message:
        """A message under `parent` (None: the first one), on disk for good when this returns.

        It becomes the present leaf. To edit a message, add one under the same parent. The chat's
        draft is emptied, and the first question gives the chat its title.
        """
        raise NotImplementedError

    def begin_reply(self, chat: ChatId, parent: MessageId, making: Making) -> ReplyWriter:
        """A reply under the question `parent`; to regenerate, begin another."""
        raise NotImplementedError

    def resume_reply(self, message: MessageId, making: Making) -> ReplyWriter:
        """Go on with a reply that was broken off, in the same message."""
        raise NotImplementedError

    def path(self, chat: ChatId) -> tuple[Message, ...]:
        """From the first message to the present leaf, without the tokens."""
        raise NotImplementedError

    def siblings(self, message: MessageId) -> tuple[Message, ...]:
        """The message and its siblings in their order, with their figures."""
        raise NotImplementedError

    def choose(self, message: MessageId) -> None:
        """Step to this sibling; the path goes on as it did when one was last there."""
        raise NotImplementedError

    def take_back(self, message: MessageId) -> str:
        """A question that couldn't be asked: its text moves to the chat's draft, and is returned.

        Raises UserError where it has been answered.
        """
        raise NotImplementedError

    def rounds(self, message: MessageId) -> tuple[Round, ...]:
        """The tokens of one reply; () where they are unknown. Floats have 32 bits."""
        raise NotImplementedError

    def token_ids(self, message: MessageId) -> tuple[int, ...]:
        """As in `rounds`, and cheaper."""
        raise NotImplementedError

    def turns(self, chat: ChatId, target: ModelUsed | None) -> tuple[Turn, ...]:
        """The path as the engine is asked with it; token ids of those that `target` itself wrote."""
        raise NotImplementedError
