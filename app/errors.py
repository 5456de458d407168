"""What a person can be told: what happened and what to do. Knows nothing of where it is shown."""

from __future__ import annotations

from app.words import Words


class UserError(Exception):
    """A failure that the person can mend.

    Args:
        what: one short sentence: what happened.
        todo: one short sentence: what to do about it. Both can be said in the window's language.
    """

    def __init__(self, what: Words, todo: Words) -> None:
        super().__init__(what, todo)
        self.what = what
        self.todo = todo

    @property
    def words(self) -> Words:
        """Both sentences."""
        return Words("{what} {todo}", what=self.what, todo=self.todo)

    def __str__(self) -> str:
        return self.words.strip()


class ModelFileError(UserError):
    """A file that is no usable model: missing, truncated, of another kind."""


class PairingError(UserError):
    """This draft may not serve this target."""


class OutOfMemoryError(UserError):
    """A model does not fit where it was to go; with fewer GPU layers it may."""


class PromptTooLongError(UserError):
    """The conversation does not fit into the context; both in tokens."""

    def __init__(self, tokens: int, context_size: int) -> None:
        super().__init__(
            Words(
                "This conversation is {tokens:,} tokens long; the context holds {context:,}.",
                tokens=tokens,
                context=context_size,
            ),
            Words(
                "Shorten your message, start a new chat or load the model with a larger context."
            ),
        )
        self.tokens = tokens
        self.context_size = context_size


class EngineDiedError(UserError):
    """The engine's process ended without being asked to."""


class LoadCancelledError(Exception):
    """Loading was stopped on request: no failure, so no words."""
