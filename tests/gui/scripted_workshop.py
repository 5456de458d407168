"""A workshop that makes what a test tells it to. Knows no PyTorch and no window."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from app.distil.background import Told
from app.distil.run import Plan
from app.gui.distil.workshop import Facts, Kept


class ScriptedWorkshop:
    """`say` puts a step into the run's mouth, `end` ends it. Stopped, it ends by itself, once
    `lets_go` is True."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []
        self.facts: dict[str, object] = {}  # changes to what `look` answers
        self.lets_go = True
        self.ended = 0
        self.bug: Exception | None = None
        self._steps: queue.Queue[Told | None] = queue.Queue()

    def look(self, target: Path, name: str) -> Facts:
        out = Path("/data/drafts") / f"{target.stem}-draft.gguf"
        return replace(Facts(target, name, out, None, "", 34_000_000_000), **self.facts)

    def keep(self, kept: Kept | None) -> None:
        self.facts["kept"] = kept

    def say(self, *steps: Told) -> None:
        for step in steps:
            self._steps.put(step)

    def end(self) -> None:
        self._steps.put(None)

    def run(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Told]:
        self.plans.append(plan)
        try:
            while not (stopped() and self.lets_go):
                if self.bug is not None:
                    raise self.bug
                try:
                    step = self._steps.get(timeout=0.01)
                except queue.Empty:
                    continue
                if step is None:
                    return
                yield step
        finally:
            self.ended += 1
