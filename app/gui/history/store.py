"""Opens the history of chats, or one in memory where it can't be opened. Knows no widgets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.chats.history import History, open_history
from app.chats.in_memory import history_in_memory
from app.errors import UserError
from app.words import Words


@dataclass(frozen=True, slots=True)
class Store:
    """`notice`: what the person is to be told of it. Not `lasting`: gone with the window."""

    history: History
    notice: UserError | None
    lasting: bool


def open_store(folder: Path) -> Store:
    try:
        history = open_history(folder)
    except UserError as error:
        todo = Words(
            "{todo} Until then chats are kept only while this window is open.", todo=error.todo
        )
        return Store(history_in_memory(), UserError(error.what, todo), False)
    return Store(history, history.notice, True)
