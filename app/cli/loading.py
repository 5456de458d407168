"""The pair that a command asks for. Knows no options' names and nothing of replies."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.catalogue import embedded_draft, embedded_target
from app.engine.events import Loaded
from app.engine.requests import Controls, LoadRequest
from app.errors import UserError

if TYPE_CHECKING:
    from app.engine.pair import Pair


def request_for(target: Path | None, draft: Path | None, context_size: int) -> LoadRequest:
    """Without a target the built-in one, which has a draft of its own."""
    if target is None and draft is None:
        draft = embedded_draft()
    return LoadRequest(target or embedded_target(), draft, context_size)


@contextmanager
def loaded_pair(load: LoadRequest, controls: Controls) -> Iterator[Pair]:
    """Loaded in this process, with what is to be told of it on stderr."""
    from app.engine.pair import Pair, load_pair

    *_, pair = load_pair(load, lambda: controls.stop)
    assert isinstance(pair, Pair)
    try:
        for notice in pair.loaded.notices:
            print(f"paceline: {notice}", file=sys.stderr)
        expect_draft(pair.loaded)
        yield pair
    finally:
        pair.close()


def expect_draft(loaded: Loaded) -> None:
    """A draft that is refused is an error here: UserError."""
    if loaded.draft_refused:
        raise UserError(loaded.draft_refused.what, loaded.draft_refused.todo)
