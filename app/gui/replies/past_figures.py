"""Fills panel, plots and legend with a chat's last reply where nothing is being said. Knows no
engine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.chats.history import History
from app.chats.values import Message
from app.engine.events import Round
from app.gui.chat.conversation import switches
from app.gui.panel.legend import Legend
from app.gui.panel.live_panel import LivePanel
from app.gui.panel.plots_later import PlotsLater

_SHOWN = 200  # rounds: as many as the plots keep


class PastFigures(QObject):
    def __init__(
        self,
        history: History,
        widgets: tuple[LivePanel, PlotsLater, Legend],
        last: Callable[[], Message | None],
        context_size: Callable[[], int | None],
    ) -> None:
        """`last` is the latest reply of the open chat, where nothing is said beside it now."""
        super().__init__()
        self._history = history
        self._panel, self._plots, self._legend = widgets
        self._last = last
        self._context_size = context_size
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.show)

    def show_soon(self) -> None:
        """After all else that happens now: a chat is seen before its figures are."""
        self._timer.start()

    def show(self) -> None:
        message = self._last()
        if message is None or message.reply is None:
            return
        rounds = self._history.messages.rounds(message.id)
        if not rounds:
            return
        stats = message.reply.stats
        self._show_plots(rounds[-_SHOWN:])
        self._panel.show_past(stats)
        self._legend.show_stats(stats)
        self._legend.show_context(rounds[-1].context_used, self._context_size())

    def _show_plots(self, rounds: tuple[Round, ...]) -> None:
        self._plots.start_over()
        for mark in switches(rounds):
            self._plots.mark_switch(mark)
        self._plots.show_rounds(rounds)
