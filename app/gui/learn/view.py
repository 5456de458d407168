"""Builds the Learn page and connects it: application.py's other half. Knows no details of any of
it."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSplitter

from app.engine.costs import pass_cost
from app.engine.events import Loaded
from app.engine.stats import Stats
from app.gui.learn.explanation import Explanation
from app.gui.learn.growing_text import GrowingText
from app.gui.learn.knobs import MOST_GUESSES, Knobs
from app.gui.learn.odds import pass_time
from app.gui.learn.odds_panel import OddsPanel
from app.gui.learn.player import Player
from app.gui.learn.playground import Playground
from app.gui.learn.race import Race
from app.gui.learn.script import Figures
from app.gui.learn.stage import Stage
from app.gui.learn.story import story
from app.gui.learn.surface import Surface
from app.gui.look.theme import Colours
from app.gui.page import SidePage
from app.gui.places import Place
from app.gui.translation import tr
from app.theory import simulate


class LearnView(QObject):
    def __init__(self, figures_of_session: Callable[[], Stats], colours: Colours) -> None:
        """`figures_of_session`: what was seen since the pair was loaded."""
        super().__init__()
        self._stats = figures_of_session
        self._loaded: Loaded | None = None
        words = story()
        self.player = Player(lambda alpha, k: simulate(alpha, k, random.randrange(2**31)))
        self.stage = Stage(words, colours)
        self.text = GrowingText(words, colours)
        self.race = Race(colours)
        self.knobs = Knobs()
        self.odds = OddsPanel()
        self.surface = Surface(colours)
        rounds = (self.stage, self.text, self.race)
        self.playground = Playground(rounds, (self.knobs, self.odds), self.surface)
        self.explanation = Explanation(colours)
        self.page = SidePage(Place.LEARN)
        splitter = QSplitter(handleWidth=1)
        splitter.addWidget(self.playground)
        splitter.addWidget(self.explanation)
        splitter.setSizes([800, 400])
        splitter.setStretchFactor(0, 1)
        splitter.setChildrenCollapsible(False)
        self.explanation.setMinimumWidth(320)
        self.page.lay_out_body(splitter)
        self._connect()
        self.show_pair(None)
        self.playground.show_pace(1.0)

    def show_pair(self, loaded: Loaded | None) -> None:
        """What is loaded now."""
        self._loaded = loaded
        self.knobs.show_pair_known(loaded is not None)
        self.explanation.show_pair(loaded)

    def show_look(self, colours: Colours) -> None:
        pictures = (self.stage, self.text, self.race, self.surface, self.explanation)
        for picture in pictures:
            picture.show_look(colours)

    def enter(self) -> None:
        """The page is being shown."""
        self.playground.focus_step()

    def leave(self) -> None:
        """Nothing plays where nobody looks."""
        self.player.stop()

    def _connect(self) -> None:
        player, playground, knobs = self.player, self.playground, self.knobs
        playground.step_pressed.connect(player.step)
        playground.run_pressed.connect(player.switch)
        playground.restart_pressed.connect(player.start_over)
        playground.pace_chosen.connect(player.take_pace)
        playground.across_chosen.connect(self.surface.show_across)
        knobs.figures_changed.connect(self._show_pass)
        knobs.figures_changed.connect(player.take_figures)
        knobs.figures_changed.connect(self.odds.show_figures)
        knobs.figures_changed.connect(self.surface.show_figures)
        knobs.pair_asked.connect(self._use_pair)
        self.surface.point_chosen.connect(knobs.show_figures)
        player.scene_shown.connect(self.stage.show_scene)
        player.rounds_finished.connect(self.text.show_rounds)
        player.rounds_finished.connect(self.race.show_rounds)
        player.played.connect(self.odds.show_played)
        player.running_changed.connect(playground.show_running)
        player.started_over.connect(self._show_empty)

    def _show_pass(self, figures: Figures) -> None:
        if figures.measured:
            self.knobs.show_pass(pass_time(figures, figures.gamma))

    def _show_empty(self, figures: Figures) -> None:
        self.stage.show_room(figures.gamma)
        self.text.start_over()
        self.race.start_over()

    def _use_pair(self) -> None:
        """α of this session, c and v as measured when the pair was loaded."""
        if self._loaded is None:
            return
        costs, alpha = self._loaded.costs, self._stats().acceptance_rate
        here = self.knobs.figures
        gamma = min(here.gamma, MOST_GUESSES)
        figures = Figures(
            here.alpha if alpha is None else alpha,
            gamma,
            costs.c,
            pass_cost(costs, gamma),
            costs.v,
        )
        note = tr("c and v as measured on this machine, α from the replies of this session.")
        if alpha is None:
            note = tr("c and v as measured on this machine. No guesses were checked yet: α stays.")
        self.knobs.show_figures(figures, note)
