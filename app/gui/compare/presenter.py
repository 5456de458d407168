"""Runs comparisons and shows them, first as they come, then replayed. Knows no layout."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from app.engine.events import Loaded
from app.engine.requests import LoadRequest, SamplerSettings
from app.gui.compare.form import CompareForm, Wish, request_for
from app.gui.compare.page import ComparePage
from app.gui.compare.recording import Recording
from app.gui.compare.replay import Replay
from app.gui.compare.words import gap_words, set_up_words, verdict_words
from app.gui.pair.task_session import TaskSession
from app.gui.translation import tr
from app.lab.comparison import Compare, Compared, Moment, SetUp


class ComparePresenter(QObject):
    def __init__(
        self,
        form: CompareForm,
        page: ComparePage,
        replay: Replay,
        task: TaskSession,
        present: Callable[[], LoadRequest | None],
        choose_file: Callable[[str], Path | None],
    ) -> None:
        """`present`: how the loaded pair was asked for."""
        super().__init__()
        self._form = form
        self._page = page
        self._replay = replay
        self._task = task
        self._present = present
        self._choose_file = choose_file
        self._draft = ""
        self._recording = Recording()
        self._compared: Compared | None = None

    def show_pair(self, loaded: Loaded) -> None:
        """Another pair is loaded."""
        self._draft = "" if loaded.draft is None else loaded.draft.name
        self._form.show_pair(self._draft or None)

    def start(self) -> None:
        load = self._present()
        if load is None or self._form.empty or self._task.hindrance:
            return
        self._replay.pause()
        self._recording, self._compared = Recording(), None
        wishes = self._form.wishes
        for pane, wish in zip(self._page.panes, wishes, strict=True):
            pane.start_over(self._heading(wish))
        self._page.show_gap("")
        self._page.show_verdict("")
        self._page.bar.show_length(0.0)
        one, other = (SetUp(request_for(wish, load), wish.speculation) for wish in wishes)
        sampler = SamplerSettings(temperature=self._form.temperature)
        task = Compare(self._form.turns, one, other, sampler, 0, self._form.max_tokens)
        self._task.start(task, tr("Two ways are being compared; the chat waits."))

    def take_steps(self, steps: tuple[object, ...]) -> None:
        """What is recorded is seen at once, the first side and then the second."""
        moments = [step for step in steps if isinstance(step, Moment)]
        self._recording.add(moments)
        if moments:
            last = moments[-1]
            at = self._recording.at(last.side, last.seconds)
            self._page.panes[last.side].show_at(at)
            if last.side == 1:  # whole, however the batch was cut
                length = self._recording.length
                self._page.panes[0].show_at(self._recording.at(0, length))
            words = (tr("Recording the left side…"), tr("Recording the right side…"))
            self._page.show_gap(words[last.side])
        for step in steps:
            if isinstance(step, Compared):
                self._compared = step

    def show_end(self) -> None:
        """All is there: the two are replayed together."""
        self._page.bar.show_length(self._recording.length)
        self._replay.take_length(self._recording.length)
        compared = self._compared
        if compared is None:
            self._page.show_gap("")
            self._page.show_verdict(tr("Stopped before both sides were done."))
            return
        self._page.show_verdict(verdict_words(compared))
        for pane in self._page.panes:
            pane.mark_parting(compared.divergence.position if compared.divergence else None)
        if self._page.isVisible():
            self._replay.start_over()
        else:  # for when one comes back
            self._replay.go_to(self._recording.length)

    def show_moment(self, seconds: float) -> None:
        one, other = (self._recording.at(side, seconds) for side in (0, 1))
        self._page.panes[0].show_at(one)
        self._page.panes[1].show_at(other)
        self._page.show_gap(gap_words(one, other))
        self._page.bar.show_moment(seconds)

    def choose_draft(self, side: int) -> None:
        self._form.show_other(side, self._choose_file(tr("Open another draft model")))

    def _heading(self, wish: Wish) -> str:
        return set_up_words(
            wish.speculation, self._draft if wish.draft is None else wish.draft.stem
        )
