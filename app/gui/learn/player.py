"""Plays simulated rounds scene by scene, by hand or by the clock. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from app.gui.learn.script import Figures, Scene, scenes
from app.theory import SimulatedRound, Tally

_SCENE_MS = 480  # at pace 1: slow enough to follow with the eye
_SHORTEST_MS = 24  # faster than this nobody sees single scenes; rounds are then played whole
_BURST = 20  # rounds a tick at the highest pace


@dataclass(frozen=True, slots=True)
class Finished:
    """A round that is over, in its last scene, with the odds that it was played at."""

    scene: Scene
    figures: Figures


class Player(QObject):
    scene_shown = Signal(object)  # Scene
    rounds_finished = Signal(object)  # tuple[Finished, ...]
    played = Signal(object)  # Tally
    started_over = Signal(object)  # Figures
    running_changed = Signal(bool)

    def __init__(self, deal: Callable[[float, int], Iterator[SimulatedRound]]) -> None:
        """`deal`: rounds without end, at an α and a γ."""
        super().__init__()
        self._deal = deal
        self._figures = Figures()
        self._pace = 1.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)
        self.start_over()

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def take_figures(self, figures: Figures) -> None:
        """Other odds: what was counted so far says nothing about them."""
        if figures != self._figures:
            self._figures = figures
            self.start_over()

    def take_pace(self, pace: float) -> None:
        """1: slow motion; 20 and more: whole rounds, many at once."""
        self._pace = pace

    def start_over(self) -> None:
        self._rounds = self._deal(self._figures.alpha, self._figures.gamma)
        self._scenes: Iterator[Scene] = iter(())
        self._start = 0
        self._tally = Tally()
        self.started_over.emit(self._figures)
        self.played.emit(self._tally)

    def step(self) -> None:
        """The next scene."""
        self.stop()
        self._show_next()

    def switch(self) -> None:
        """Run, or stop."""
        if self.running:
            self.stop()
        else:
            self._tick()
            self.running_changed.emit(True)

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def _tick(self) -> None:
        wait = round(_SCENE_MS / self._pace)
        if wait >= _SHORTEST_MS:
            self._show_next()
        else:
            self._play_whole()
        self._timer.start(max(_SHORTEST_MS, wait))

    def _show_next(self) -> None:
        scene = next(self._scenes, None) or self._begin_round()
        if scene.own:
            self._finish((scene,))
        self.scene_shown.emit(scene)

    def _begin_round(self) -> Scene:
        self._scenes = scenes(self._start, next(self._rounds))
        return next(self._scenes)

    def _play_whole(self) -> None:
        start, finished = self._start, []
        self._scenes = iter(())
        for _ in range(_BURST):
            *_, last = scenes(start, next(self._rounds))
            start += last.round.tokens
            finished.append(last)
        self._finish(tuple(finished))
        self.scene_shown.emit(finished[-1])

    def _finish(self, ended: tuple[Scene, ...]) -> None:
        for scene in ended:
            self._tally = self._tally.after(scene.round)
        self._start = ended[-1].start + ended[-1].round.tokens
        self.rounds_finished.emit(tuple(Finished(scene, self._figures) for scene in ended))
        self.played.emit(self._tally)
