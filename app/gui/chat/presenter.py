"""Shows a reply as it comes: text, figures, plots. Knows nothing of how pairs are loaded."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from PySide6.QtCore import QObject

from app.engine.costs import best_length
from app.engine.events import (
    Costs,
    Crashed,
    Failed,
    Loaded,
    PromptProgress,
    PromptRead,
    Round,
    StopReason,
)
from app.engine.requests import DrafterKind
from app.engine.stats import Stats, token_seconds
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.chat.composer import Composer
from app.gui.chat.conversation import Conversation, Reply
from app.gui.chat.session import ChatSession, ReplyEnd
from app.gui.main_window import MainWindow
from app.gui.panel.legend import Legend
from app.gui.panel.live_panel import LivePanel
from app.gui.panel.pace_line import PaceLine
from app.gui.panel.plots_later import PlotsLater
from app.gui.transcript.reply_footer import footer
from app.gui.transcript.transcript import Transcript
from app.gui.translation import tr

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ChatWidgets:
    """What a reply is shown in."""

    window: MainWindow
    transcript: Transcript
    composer: Composer
    panel: LivePanel
    plots: PlotsLater
    legend: Legend
    banner: Banner
    pace: PaceLine


class ChatPresenter(QObject):
    def __init__(self, chat: ChatSession, conversation: Conversation, widgets: ChatWidgets) -> None:
        super().__init__()
        self._chat = chat
        self._conversation = conversation
        self._widgets = widgets
        self._context_size: int | None = None
        self._costs: Costs | None = None
        chat.question_added.connect(self._show_question)
        chat.question_returned.connect(self._show_returned)
        chat.reply_started.connect(self._show_start)
        chat.prompt_progressed.connect(self._show_prompt)
        chat.prompt_read.connect(self._show_prompt_read)
        chat.speculation_switched.connect(widgets.transcript.mark_switch)
        chat.speculation_switched.connect(widgets.plots.mark_switch)
        chat.rounds_arrived.connect(self._show_rounds)
        chat.reply_ended.connect(self._show_end)
        chat.reply_failed.connect(self._show_failed)
        chat.reply_crashed.connect(self._show_crashed)

    def show_pair(self, loaded: Loaded) -> None:
        """Another pair is loaded."""
        self._context_size = loaded.context_size
        self._costs = loaded.costs
        self._widgets.panel.show_costs(loaded.costs)
        self._widgets.legend.show_context(None, loaded.context_size)
        self._widgets.pace.start_over()

    def start_over(self) -> None:
        """An empty chat."""
        self._chat.start_over()
        widgets = self._widgets
        widgets.transcript.start_over()
        widgets.plots.start_over()
        widgets.panel.show_stats(Stats(), self._conversation.session_stats)
        widgets.pace.start_over()
        widgets.legend.show_stats(None)
        widgets.legend.show_context(None, self._context_size)
        widgets.window.show_chat(False)
        widgets.composer.focus_text()

    def _show_question(self, text: str) -> None:
        self._widgets.window.show_chat(True)
        self._widgets.transcript.show_question(text)

    def _show_returned(self, text: str) -> None:
        self._widgets.transcript.drop_question()
        self._widgets.window.show_chat(not self._conversation.empty)
        self._widgets.composer.show_text(text)

    def _show_start(self, reply: Reply) -> None:
        widgets = self._widgets
        widgets.transcript.show_reply_start(len(reply.tokens))
        if not reply.tokens:
            widgets.plots.start_over()
        widgets.panel.show_stats(reply.stats, self._conversation.session_stats)
        widgets.legend.show_stats(reply.stats)

    def _show_prompt(self, progress: PromptProgress) -> None:
        done = progress.read >= progress.total
        words = tr("Reading the prompt: {read:,} of {total:,} tokens")
        text = words.format(read=progress.read, total=progress.total)
        self._widgets.composer.show_progress("" if done else text)

    def _show_prompt_read(self, prompt: PromptRead) -> None:
        self._widgets.composer.show_progress("")
        self._widgets.legend.show_prompt(prompt.tokens, prompt.reused)
        self._widgets.transcript.show_thinking(prompt.thinking)

    def _show_rounds(self, rounds: tuple[Round, ...]) -> None:
        reply = self._conversation.reply
        if reply is None:
            return
        widgets = self._widgets
        widgets.composer.show_progress("")
        tokens = [token for round in rounds for token in round.tokens]
        widgets.transcript.show_tokens(tokens, token_seconds(rounds))
        widgets.plots.show_rounds(rounds)
        widgets.panel.show_stats(reply.stats, self._conversation.session_stats)
        widgets.legend.show_stats(reply.stats)
        widgets.legend.show_context(rounds[-1].context_used, self._context_size)
        widgets.pace.show_round(rounds[-1], self._best_length(reply.stats))

    def _best_length(self, stats: Stats) -> int | None:
        alpha = stats.acceptance_rate
        if alpha is None or self._costs is None:
            return None
        by_model = self._chat.speculation.drafter in (DrafterKind.MODEL, DrafterKind.BOTH)
        return best_length(self._costs, alpha, by_model)

    def _show_end(self, end: ReplyEnd) -> None:
        reason = end.finished.reason if end.finished else None
        self._widgets.composer.show_progress("")
        request = self._chat.request
        seed = request.seed if request and request.sampler.temperature > 0 else None
        self._widgets.transcript.show_footer(
            footer(end.reply.stats, reason, seed, end.reply.prompt)
        )
        if reason is StopReason.CONTEXT:
            what = tr("The context is full: the reply ends here.")
            notice = Notice(what, tr("Start a new chat to go on."), WayOn.NEW_CHAT, Weight.NOTICE)
            self._widgets.banner.show_notice(notice)

    def _show_failed(self, failed: Failed) -> None:
        way_on = None if self._conversation.empty else WayOn.NEW_CHAT
        self._widgets.banner.show_notice(Notice(failed.what, failed.todo, way_on))

    def _show_crashed(self, crashed: Crashed) -> None:
        _log.error("a bug in the engine during a reply:\n%s", crashed.traceback)
        what = tr("A bug in Paceline ended the reply.")
        todo = tr("Its trace is in the log. You can send the message again.")
        self._widgets.banner.show_notice(Notice(what, todo))
