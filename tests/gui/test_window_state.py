"""The window is found again as it was left, on a screen, also on a small one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect

from app.gui.places import Place
from app.gui.settings.window_state import onto_a_screen
from app.settings import read_settings
from tests.gui.chat_hands import close
from tests.gui.conftest import Window

MAIN = QRect(0, 0, 1024, 640)
SECOND = QRect(1024, 0, 1920, 1080)


def test_a_window_on_a_screen_stays() -> None:
    for place in (QRect(10, 10, 800, 600), QRect(1100, 40, 1200, 800)):
        assert onto_a_screen(place, [MAIN, SECOND]) == place
    partly = QRect(-500, 20, 800, 600)
    assert onto_a_screen(partly, [MAIN]) == partly


def test_a_window_off_all_screens_comes_back() -> None:
    for place in (
        QRect(1100, 40, 800, 600),  # where the second screen was
        QRect(-2000, -2000, 800, 600),
        QRect(100, -300, 800, 600),  # its upper edge can't be taken hold of
    ):
        assert MAIN.contains(onto_a_screen(place, [MAIN]))


def test_a_window_larger_than_the_screen_fits_it() -> None:
    assert onto_a_screen(QRect(0, 0, 1200, 800), [MAIN]) == MAIN


def test_panes_and_page_are_found_again(make_window: Callable[..., Window], tmp_path: Path) -> None:
    window = make_window()
    window.start()
    main = window.application.window
    main.resize(1400, 800)
    splitter = main._splitter
    splitter.moveSplitter(300, 1)
    window.qtbot.wait(1)
    left = splitter.sizes()
    window.application.actions.show_settings.trigger()
    close(window)
    assert read_settings(tmp_path).page == "settings"
    again = make_window()
    again.start()
    assert again.application.window.page is again.application.settings.page
    again.application.window.resize(1400, 800)
    again.qtbot.wait(1)
    again.application.window.show_page(None)
    again.qtbot.wait(1)
    found = again.application.window._splitter.sizes()
    assert abs(found[0] - left[0]) <= 8
    assert abs(found[2] - left[2]) <= 8


def test_the_pages_beside_the_chat_are_found_again(
    make_window: Callable[..., Window], tmp_path: Path
) -> None:
    window = make_window()
    window.start()
    window.application.actions.places[Place.COMPARE].trigger()
    close(window)
    assert read_settings(tmp_path).page == "compare"
    again = make_window()
    again.start()
    assert again.application.window.page is again.application.side_pages.compare.page


def test_the_real_window_comes_onto_the_screen(window: Window) -> None:
    main = window.application.window
    main.move(-5000, -5000)
    window.application.settings.state.come_onto_a_screen()
    window.qtbot.wait(1)
    assert main.screen().availableGeometry().intersects(main.geometry())
    assert main.x() >= 0 and main.y() >= 0


def test_it_fits_a_small_laptop_screen(window: Window) -> None:
    application = window.application
    for page in (None, application.settings.page, application.models.page):
        application.window.show_page(page)
        for _ in range(2):  # narrow, the sidebar folds away
            application.window.resize(960, 560)
            window.qtbot.wait(1)
        assert application.window.width() <= 960
        assert application.window.height() <= 560
