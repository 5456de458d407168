"""What a hand does in a window with a history, and what is seen then. Holds no test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from PySide6.QtCore import QPoint

from app.chats.history import open_history
from app.engine.events import Origin
from app.gui.transcript.transcript import Transcript
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

ROUNDS = [
    round_of(token("Once", Origin.ACCEPTED, 1), token(" upon", Origin.CORRECTED, 2)),
    round_of(token(" a", Origin.ACCEPTED, 3), token(" time", Origin.BONUS, 4)),
    round_of(token(".", Origin.PLAIN, 5)),
]
Make = Callable[..., Window]


def text_of(window: Window) -> str:
    return window.application.transcript.toPlainText()


def converse(window: Window, question: str = "Tell a story") -> None:
    window.ask(question)
    window.engine.reply(ROUNDS)
    window.until(lambda: not window.application.chat.replying)


def stored(window: Window) -> list[tuple[str, str]]:
    """The path of the open chat, as another process sees it."""
    view = window.application.history
    chat = view.desk.chat
    assert chat is not None
    folder = view.history._database.path.parent
    with closing(open_history(folder)) as other:
        return [(m.role.value, m.content) for m in other.messages.path(chat)]


def titles(window: Window) -> list[str]:
    window.until(lambda: not window.application.history._timer.isActive())
    rows = window.application.history.sidebar._rows
    return [rows.data(rows.index(number)) for number in range(rows.rowCount())]


def close(window: Window) -> None:
    window.application.window.close()
    window.application.close()


def told(window: Window) -> str:
    notice = window.application.banner.notice
    return f"{notice.what} {notice.todo}" if notice else ""


def origins(window: Window) -> list[Origin]:
    transcript = window.application.transcript
    placed = map(transcript.token_at, range(len(transcript.toPlainText())))
    return [found.token.origin for found in placed if found]


def spot_of(transcript: Transcript, words: str) -> QPoint:
    cursor = transcript.document().find(words)
    assert not cursor.isNull()
    cursor.setPosition(cursor.selectionStart() + 1)
    return transcript.cursorRect(cursor).center() + QPoint(2, 0)
