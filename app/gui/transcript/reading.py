"""What a reader may do with replies: follow links, copy, look closer. Knows no engine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QWidget

from app.gui.actions import Actions
from app.gui.transcript.folds import toggle_seen
from app.gui.transcript.link_question import LinkQuestion
from app.gui.transcript.transcript import Transcript


class Reading(QObject):
    def __init__(
        self,
        window: QWidget,
        transcript: Transcript,
        actions: Actions,
        clipboard: QClipboard,
        open_address: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self.question = LinkQuestion(window)
        self.question.confirmed.connect(open_address)
        transcript.link_followed.connect(self.question.ask)
        transcript.copy_asked.connect(lambda text: clipboard.setText(text))
        actions.explain_token.triggered.connect(transcript.explain_token)
        actions.show_raw.toggled.connect(transcript.show_raw)
        actions.show_ghosts.toggled.connect(transcript.show_ghosts)
        actions.fold_thoughts.triggered.connect(lambda: toggle_seen(transcript))
        actions.copy_reply.triggered.connect(transcript.copy_reply)
