"""Has proofs carried out, on the pair or on the toy, and shows them. Knows no layout."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from app.engine.events import Loaded
from app.engine.requests import DrafterKind, Role, SamplerSettings, Speculation, Turn
from app.gui.background import Background, Stopped
from app.gui.pair.task_session import TaskSession
from app.gui.proof.form import ProofForm, Subject
from app.gui.proof.page import ProofPage
from app.gui.translation import tr
from app.lab.proof import Place, ProofState, Prove, prove_toy
from app.lab.rules import Rule


class ProofPresenter(QObject):
    def __init__(
        self,
        form: ProofForm,
        page: ProofPage,
        task: TaskSession,
        toy: Background,
        loaded: Callable[[], Loaded | None],
    ) -> None:
        super().__init__()
        self._form = form
        self._page = page
        self._task = task
        self._toy = toy
        self._loaded = loaded

    def start(self) -> None:
        """Draw anew, from the pair or from the toy."""
        if self._form.subject is Subject.TOY:
            self._page.show_state(None)
            self._form.show_running(True)
            rule, draws = self._form.rule, self._form.draws
            self._toy.start(lambda stopped: _toy_steps(draws, rule, stopped))
            return
        loaded = self._loaded()
        if loaded is None or self._task.hindrance:
            return
        self._page.show_state(None)
        drafter = DrafterKind.LOOKUP if loaded.draft is None else DrafterKind.MODEL
        place = Place(
            (Turn(Role.USER, self._form.prompt),),
            self._form.reply,
            SamplerSettings(temperature=self._form.temperature),
            Speculation(True, drafter, self._form.k),
        )
        seed = random.randrange(2**31)
        proof = Prove(place, self._form.draws, seed, self._form.rule)
        self._task.start(proof, tr("The proof is drawing from the pair; the chat waits."))

    def stop(self) -> None:
        self._task.stop()
        self._toy.ask_to_end()

    def take_steps(self, steps: tuple[object, ...]) -> None:
        """Only the newest state is worth showing."""
        states = [step for step in steps if isinstance(step, ProofState)]
        if states:
            self._page.show_state(states[-1])


def _toy_steps(draws: int, rule: Rule, stopped: Stopped) -> Iterator[ProofState]:
    for state in prove_toy(draws, rule=rule):
        if stopped():
            return
        yield state
