"""The Learn page: rounds in slow motion, odds by the formula, the pair's own figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.engine.events import Origin
from app.gui.learn.odds import best_length, break_even_words, pass_time
from app.gui.learn.player import Player
from app.gui.learn.script import Figures, Scene, scenes
from app.gui.learn.story import story
from app.gui.learn.ways import ways
from app.gui.places import Place, place_words
from app.theory import SimulatedRound, Tally
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token


def test_a_round_is_shown_token_by_token() -> None:
    shown = list(scenes(7, SimulatedRound(4, 2)))
    assert [s.guesses for s in shown[:4]] == [1, 2, 3, 4]
    assert [s.passed for s in shown[:5]] == [False] * 4 + [True]
    assert [s.judged for s in shown[5:8]] == [1, 2, 3]  # the third is the refused one
    assert shown[-1].own and len(shown) == 9
    assert shown[-1].origins == (Origin.ACCEPTED, Origin.ACCEPTED, Origin.CORRECTED)


def test_all_right_ends_with_a_bonus() -> None:
    *_, last = scenes(0, SimulatedRound(2, 2))
    assert last.origins == (Origin.ACCEPTED, Origin.ACCEPTED, Origin.BONUS)


def deal(_alpha: float, k: int) -> Iterator[SimulatedRound]:
    while True:
        yield SimulatedRound(k, k // 2)


def test_step_and_run_count_the_same_rounds(qtbot: QtBot) -> None:
    player, tallies, seen = Player(deal), [Tally()], list[Scene]()
    player.played.connect(tallies.append)
    player.scene_shown.connect(seen.append)
    player.take_figures(Figures(gamma=2))
    while tallies[-1].rounds < 3:
        player.step()
    assert tallies[-1].tokens == 6 and tallies[-1].accepted == 3 and tallies[-1].checked == 6
    assert seen[-1].start == 4
    player.take_pace(1000)
    player.switch()
    qtbot.waitUntil(lambda: tallies[-1].rounds > 40)
    player.stop()
    assert tallies[-1].tokens_per_pass == 2


def test_break_even_in_words() -> None:
    assert "below α = 0.30" in break_even_words(Figures(c=0.3))
    assert "at no α" in break_even_words(Figures(c=1.0, v=3.0))
    assert best_length(Figures(alpha=0.8, c=0.05)) == 8


def test_the_story_has_another_word_for_each() -> None:
    assert all(word.right and word.wrong and word.right != word.wrong for word in story())


def test_the_page_is_entered_and_left(window: Window) -> None:
    application = window.application
    bench = application.side_pages
    application.actions.places[Place.LEARN].trigger()
    assert application.window.page is bench.learn.page
    bench.learn.player.switch()
    assert bench.learn.player.running
    bench.learn.page.left.emit()
    assert application.window.page is None and not bench.learn.player.running
    application.pace.theory_asked.emit()
    assert application.window.page is bench.learn.page


def test_the_bar_leads_to_each_page_and_shows_which_one_is_open(window: Window) -> None:
    application = window.application
    buttons = {button.text(): button for button in application.bar.findChildren(QToolButton)}
    for place in Place:
        button = buttons[place_words(place)[0]]
        button.click()
        assert application.window.page is application.side_pages._built[place].page
        assert [b.text() for b in buttons.values() if b.isChecked()] == [button.text()]
    button.click()
    assert application.window.page is None
    assert not any(b.isChecked() for b in buttons.values())


def test_the_pairs_own_figures(window: Window) -> None:
    application = window.application
    learn = application.side_pages.learn
    window.ask()
    window.engine.reply([round_of(token("a", Origin.ACCEPTED), token("b", Origin.CORRECTED))])
    window.until(lambda: not application.chat.replying)
    learn.knobs.pair_asked.emit()
    assert learn.knobs.figures == Figures(0.5, 4, 0.1, 1.3, ((0, 1.0), (4, 1.3)))
    learn.knobs._v.setValue(0)
    assert learn.knobs.figures.measured == () and learn.knobs.figures.v == 1.0


def test_the_pairs_v_follows_the_number_of_guesses(window: Window) -> None:
    """As measured: slider, clock and formula say the same at every γ."""
    learn = window.application.side_pages.learn
    learn.knobs.pair_asked.emit()
    assert learn.knobs.figures.measured == ((0, 1.0), (4, 1.3))
    learn.knobs._gamma.setValue(11)  # γ = 12
    assert learn.knobs.figures.v == 1.9 == pytest.approx(1 + 0.3 / 4 * 12)
    assert learn.knobs._values[learn.knobs._v].text() == "1.90"
    assert learn.knobs.figures.measured  # until a hand says otherwise
    learn.player.take_pace(1000)
    learn.player.switch()
    learn.player.stop()
    each = 12 * learn.knobs.figures.c + pass_time(learn.knobs.figures, 12)
    assert learn.race._time == pytest.approx(each * learn.player._tally.rounds)


def test_a_point_of_the_surface_moves_the_sliders(window: Window) -> None:
    learn = window.application.side_pages.learn
    learn.surface.resize(400, 300)
    found = learn.surface._under(learn.surface._place(0.5, 7))
    assert found is not None and (found.alpha, found.gamma) == (0.5, 7)
    learn.surface.point_chosen.emit(found)
    assert learn.knobs.figures.gamma == 7
    assert "γ = 7" in learn.odds._line.text()


def test_ways_follow_the_pair(window: Window) -> None:
    assert not ways(None)[0].here
    loaded = window.application.pairs.loaded
    assert loaded is not None and ways(loaded)[1].here
