"""Builds what can be done with replies beside reading them, and connects it: application.py's other
half. Knows no details of any of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.chats.values import Message
from app.engine.requests import Role
from app.gui.actions import Actions
from app.gui.chat.presenter import ChatWidgets
from app.gui.choices import ChoiceWidgets
from app.gui.history.view import HistoryView, used
from app.gui.look.theme import Colours
from app.gui.replies.continuing import Continuing
from app.gui.replies.past_figures import PastFigures
from app.gui.replies.strip import ReplyStrip
from app.gui.settings_keeper import SettingsKeeper
from app.gui.transcript.reply_footer import footer_of
from app.gui.transcript.transcript import Transcript

if TYPE_CHECKING:
    from app.gui.replies.round_chart import RoundChart


class RepliesView(QObject):
    def __init__(
        self,
        shown: ChatWidgets,
        chosen: ChoiceWidgets,
        history: HistoryView,
        keeper: SettingsKeeper,
    ) -> None:
        super().__init__()
        self._window, self._theme, self._keeper = shown.window, chosen.theme, keeper
        self._history = history
        self._chat, self._conversation, self._pairs = history.sessions
        self.strip = ReplyStrip()
        shown.composer.add_above(self.strip)
        figures = (shown.panel, shown.plots, shown.legend)
        self.past = PastFigures(history.history, figures, self._last_reply, self._context_size)
        self.continuing = Continuing(
            (history.desk, history.recorder, history.reader),
            (self._chat, self._conversation),
            shown.transcript,
            chosen.controls.draw_options,
            lambda: used(self._pairs.loaded.target) if self._pairs.loaded else None,
            self._context_size,
        )
        self.chart: RoundChart | None = None
        self._connect(shown.transcript, chosen.actions)

    def _connect(self, transcript: Transcript, actions: Actions) -> None:
        chat, continuing, strip = self._chat, self.continuing, self.strip
        for fact in (
            self._history.desk.messages_opened, self._pairs.pair_loaded, self._pairs.load_started,
            self._pairs.lost, chat.reply_started, chat.reply_ended, chat.interrupted, chat.left,
            chat.question_added, chat.question_returned, chat.reply_dropped,
            chat.overflow_chosen,
        ):  # fmt: skip
            fact.connect(continuing.consider)
        for fact in (self._history.desk.messages_opened, self._pairs.pair_loaded):
            fact.connect(self.past.show_soon)
        continuing.offer_changed.connect(strip.show_continue)
        strip.continue_pressed.connect(continuing.go_on)
        actions.continue_reply.triggered.connect(continuing.go_on)
        self._pairs.pair_loaded.connect(self._show_thinking)
        strip.thinking_chosen.connect(self._choose_thinking)
        transcript.figures_asked.connect(
            lambda section: self._show_rounds(self._history.menu.message_in(section))
        )
        self._history.menu.rounds_asked.connect(self._show_rounds)
        self._theme.changed.connect(self._show_look)
        actions.show_rounds.triggered.connect(
            lambda: self._show_rounds(self._history.branches.last(Role.ASSISTANT))
        )

    def _show_rounds(self, message: Message | None) -> None:
        """One chart at a time; of what was imported there is none."""
        if message is None or message.reply is None:
            return
        from app.gui.replies.round_chart import RoundChart  # pyqtgraph, not at the start

        rounds = self._history.desk.rounds(message.id)
        if rounds:
            if self.chart is not None:
                self.chart.close()
            figures = footer_of(message.reply)
            self.chart = RoundChart(rounds, figures, self._theme.colours, self._window)
            self.chart.finished.connect(self._forget_chart)
            self.chart.show()

    def _show_look(self, colours: Colours) -> None:
        if self.chart is not None:
            self.chart.show_look(colours)

    def _forget_chart(self, _: int) -> None:
        self.chart = None

    def _last_reply(self) -> Message | None:
        if self._chat.replying or self._conversation.reply is not None:
            return None
        return self._history.branches.last(Role.ASSISTANT)

    def _context_size(self) -> int | None:
        return self._pairs.loaded.context_size if self._pairs.loaded else None

    def _show_thinking(self) -> None:
        loaded = self._pairs.loaded
        offered = loaded is not None and loaded.thinking_offered
        chosen = self._keeper.settings.thinking if offered else None
        self.strip.show_thinking(chosen)
        self._chat.choose_thinking(chosen)

    def _choose_thinking(self, chosen: bool) -> None:
        self._keeper.change(thinking=chosen)
        self._chat.choose_thinking(chosen)
