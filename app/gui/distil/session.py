"""One draft in the making, and what became of it. Knows no widgets."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from app.distil.background import Told
from app.distil.run import Collecting, Learning, Made, Notice, Plan
from app.engine.events import Crashed, Failed
from app.gui.background import Background
from app.gui.distil.progress import Progress, advance
from app.gui.distil.workshop import Workshop
from app.words import Words

_log = logging.getLogger(__name__)


class DistilSession(QObject):
    """One run at a time; each ends with one of the last three signals."""

    run_started = Signal(object)  # Plan
    progressed = Signal(object)  # Progress
    draft_made = Signal(object)  # Made
    run_stopped = Signal(object)  # Plan, which can be started again and goes on
    run_failed = Signal(object)  # Failed, also by a bug

    def __init__(self, workshop: Workshop) -> None:
        super().__init__()
        self._workshop = workshop
        self._plan: Plan | None = None
        self._progress = Progress()
        self._end: Made | Failed | Crashed | None = None
        self._background = Background("distil", self._take, self._finish)

    @property
    def plan(self) -> Plan | None:
        """Of the run in progress, or of the last one."""
        return self._plan

    @property
    def running(self) -> bool:
        return self._background.running

    def start(self, plan: Plan) -> None:
        """Begin, or go on where an earlier run for this target has ended."""
        if self.running:
            return
        self._plan, self._progress, self._end = plan, Progress(), None
        self._background.start(lambda stopped: _without_bugs(self._workshop, plan, stopped))
        self.run_started.emit(plan)

    def stop(self) -> None:
        """Let it end in order; `run_stopped` tells when it has."""
        self._background.ask_to_end()

    def close(self) -> None:
        """End it with the window; what was done is kept."""
        self._background.close()

    def _take(self, values: tuple[Told, ...]) -> None:
        for value in values:
            match value:
                case Notice() | Collecting() | Learning():
                    assert self._plan is not None
                    self._progress = advance(self._progress, value, self._plan.minutes * 60)
                case Made() | Failed() | Crashed():
                    self._end = value
        self.progressed.emit(self._progress)

    def _finish(self) -> None:
        match self._end:
            case Made():
                self.draft_made.emit(self._end)
            case Failed():
                self.run_failed.emit(self._end)
            case Crashed(trace):
                _log.error("a bug while a draft was made:\n%s", trace)
                what = Words("A bug in Paceline stopped the making of the draft.")
                todo = Words("What was done is kept; the trace is in the log.")
                self.run_failed.emit(Failed(what, todo))
            case None:
                self.run_stopped.emit(self._plan)


def _without_bugs(workshop: Workshop, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Told]:
    """A bug becomes the run's last value, so that the window never waits for an end in vain."""
    try:
        yield from workshop.run(plan, stopped)
    except Exception:
        yield Crashed(traceback.format_exc())
