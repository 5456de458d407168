"""The Models view: what is listed, what fits, what drafts, and what follows from each button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app import paths
from app.engine.events import Device, Failed
from app.engine.memory import Fit
from app.engine.requests import CacheType, LoadRequest
from app.gui.models.detail import Act
from app.gui.models.fits import Room
from app.gui.models.page import Tab
from app.gui.models.rows import NO_DRAFT, file_key
from app.model_files import Place
from tests.gui.conftest import Window
from tests.gui.models_hands import buttons, opened, press, select_file, titles
from tests.gui.scripted_engine import loaded, model
from tests.gui.scripted_sources import ScriptedSources, model_file, offers

BIG = model_file("Big-7B", 4.7)
SMALL = model_file("Small-0.5B", 0.5)
TINY = model_file("Tiny-0.1B", 0.1)
OTHER = model_file("Other-1B", 1.0, Place.LM_STUDIO, license="")
BROKEN = replace(
    model_file("Page", 0.001),
    card=None,
    fault=Failed("Page.gguf is an HTML page.", "Download the file itself."),
)
GPU = Device("GPU0", "a card", "GPU", 24_000_000_000, 24_000_000_000)


def sources(*files, **more) -> ScriptedSources:
    return ScriptedSources(list(files), offers(BIG, SMALL, TINY, OTHER), **more)


@pytest.fixture
def models(make_window: Callable[..., Window]) -> Window:
    """The Models view, open, with five files of which one is broken."""
    return opened(make_window(sources=sources(BIG, SMALL, TINY, OTHER, BROKEN)))


def test_the_view_opens_with_a_key_and_esc_leads_back(models: Window, qtbot: QtBot) -> None:
    application = models.application
    assert application.door.open
    assert application.bar._models.isChecked()
    qtbot.keyClick(application.models.page._list, Qt.Key.Key_Escape)
    assert not application.door.open
    application.bar._models.click()
    assert application.door.open


def test_files_are_listed_with_what_they_say_of_themselves(models: Window) -> None:
    rows = models.application.models.page._rows.rows
    assert titles(models) == ["Big-7B", "Small-0.5B", "Tiny-0.1B", "Other-1B", "Page"]
    for fact in ("Q4_K_M", "4.7 GB", "apache-2.0", "32,768 tokens", "Hugging Face cache"):
        assert fact in rows[0].facts
    assert "licence not stated" in rows[3].facts
    assert rows[4].facts == "Page.gguf is an HTML page."
    assert "Download the file itself." in rows[4].tooltip
    assert models.application.models.page._tabs.tabText(0) == "On this computer (5)"


def test_a_broken_file_gives_its_reason_and_can_only_be_deleted(models: Window) -> None:
    select_file(models, BROKEN)
    assert "HTML page" in models.application.models.details._trouble.text()
    assert list(buttons(models)) == [Act.SHOW, Act.DELETE]


def test_the_filter_takes_all_words_in_any_order(models: Window) -> None:
    page = models.application.models.page
    page._filter.setText("studio other")
    assert titles(models) == ["Other-1B"]
    page._filter.setText("nothing like it")
    assert titles(models) == []
    assert "nothing like it" in page._empty.text()
    page._filter.clear()
    assert len(titles(models)) == 5


def test_what_fits_is_told_with_figures(models: Window) -> None:
    view = models.application.models
    key = file_key(BIG.path)
    for room, fit in (
        (Room((GPU,), 0), Fit.GPU),
        (Room((), 16_000_000_000), Fit.MEMORY),
        (Room((), 3_000_000_000), Fit.NO),
    ):
        view.describer.room = room
        view.page.judge_anew()
        index = view.page._rows.index_of(key)
        verdict = view.page._rows.fit(view.page._rows.rows[0])
        assert verdict is not None and verdict.fit is fit
        assert "GB are free" in index.data(Qt.ItemDataRole.ToolTipRole)
        assert fit.value in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_drafts_are_ranked_each_with_its_reason(models: Window) -> None:
    select_file(models, OTHER)  # the same drafts beside a smaller target
    assert models.application.models.details._choices.rows
    select_file(models, BIG)
    details = models.application.models.details
    rows = details._choices.rows
    assert [row.title for row in rows] == ["Small-0.5B", "Tiny-0.1B", "Other-1B", "No draft model"]
    assert "token 139" in rows[2].facts
    assert details.shown.chosen == file_key(SMALL.path)
    assert buttons(models)[Act.USE] == ("Use with this draft", True)
    both = details._choices.fit(rows[0])
    assert both is not None and both.needed == details.shown.fit.needed
    alone = models.application.models.describer.judge(file_key(BIG.path))
    assert details.shown.fit.needed > alone.needed  # both models together


def test_use_loads_the_best_draft_and_shows_the_chat(models: Window) -> None:
    select_file(models, BIG)
    press(models, Act.USE)
    assert models.engine.sent[-1] == LoadRequest(BIG.path, SMALL.path)
    assert not models.application.door.open


def test_use_before_drafts_are_known_waits_for_them(models: Window) -> None:
    models.application.models.presenter.use(BIG.path)
    wanted = LoadRequest(BIG.path, SMALL.path)
    models.until(lambda: wanted in models.engine.sent)


def test_another_draft_or_none_can_be_chosen(models: Window) -> None:
    select_file(models, BIG)
    details = models.application.models.details
    details._list.setCurrentIndex(details._choices.index_of(file_key(OTHER.path)))
    assert buttons(models)[Act.USE] == ("Use with this draft", False)
    assert "token 139" in details._buttons[0].toolTip()
    details._list.setCurrentIndex(details._choices.index_of(NO_DRAFT))
    assert buttons(models)[Act.USE] == ("Use without a draft", True)
    details._list.setCurrentIndex(details._choices.index_of(file_key(TINY.path)))
    press(models, Act.USE)
    assert models.engine.sent[-1] == LoadRequest(BIG.path, TINY.path)


def test_enter_uses_the_selected_model(models: Window, qtbot: QtBot) -> None:
    select_file(models, BIG)
    qtbot.keyClick(models.application.models.page._list, Qt.Key.Key_Return)
    assert models.engine.sent[-1] == LoadRequest(BIG.path, SMALL.path)


def test_load_settings_are_remembered_for_the_model(models: Window) -> None:
    select_file(models, BIG)
    panel = models.application.models.details._load
    panel._context.setCurrentIndex(panel._context.findData(8192))
    panel._context.activated.emit(0)
    panel._cache.setCurrentIndex(panel._cache.findData("q8_0"))
    panel._cache.activated.emit(0)
    panel._layers.setCurrentIndex(panel._layers.findData(12))
    panel._layers.activated.emit(0)
    panel._template.setCurrentIndex(panel._template.findData("chatml"))
    panel._template.activated.emit(0)
    press(models, Act.USE)
    chatml = paths.resource("templates") / "chatml.jinja"
    wanted = LoadRequest(BIG.path, SMALL.path, 8192, 12, None, CacheType.Q8_0, chatml)
    assert models.engine.sent[-1] == wanted
    models.application.pair_presenter.open(LoadRequest(BIG.path))  # from the bar's menu as well
    models.until(lambda: models.application.pairs.loaded is not None)
    assert models.application.pairs.pair == replace(wanted, draft=None)


def test_deleting_asks_and_says_that_it_is_final(models: Window, qtbot: QtBot) -> None:
    select_file(models, SMALL)
    qtbot.keyClick(models.application.models.page._list, Qt.Key.Key_Delete)
    details = models.application.models.details
    assert "can't be undone" in details._question._words.text()
    assert ("delete", "Small-0.5B") not in models.sources.calls
    details._question._no.click()
    assert details.question is None
    press(models, Act.DELETE)
    qtbot.keyClick(details._question._yes, Qt.Key.Key_Return)
    models.until(lambda: "Small-0.5B" not in titles(models))
    assert ("delete", "Small-0.5B") in models.sources.calls


def test_a_tab_that_was_clicked_is_ready_for_the_keys(models: Window) -> None:
    page = models.application.models.page
    page._tabs.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    page.show_tab(Tab.HUB)
    assert page._filter.hasFocus()
    page.show_tab(Tab.DISK)
    assert page._list.hasFocus()


def test_what_is_loaded_can_not_be_deleted(models: Window) -> None:
    models.application.pair_presenter.open(LoadRequest(SMALL.path))
    models.until(lambda: models.application.pairs.loaded is not None)
    select_file(models, SMALL)
    assert buttons(models)[Act.DELETE] == ("Delete…", False)
    row = models.application.models.page._rows.rows[1]
    assert row.state == "target"


def test_ollamas_models_are_left_to_ollama(make_window: Callable[..., Window]) -> None:
    blob = model_file("qwen3:0.6b", 0.5, Place.OLLAMA)
    window = opened(make_window(sources=sources(blob)))
    select_file(window, blob)
    assert Act.DELETE not in buttons(window)
    assert "ollama rm qwen3:0.6b" in window.application.models.details._words.text()


def test_a_folder_is_shown_and_one_is_added(models: Window, tmp_path: Path) -> None:
    select_file(models, BIG)
    press(models, Act.SHOW)
    assert models.opened == ["file:///models"]
    models.chosen_file = tmp_path
    models.application.models.page._folder.click()
    assert models.application.keeper.settings.model_folders == (str(tmp_path),)
    models.until(lambda: ("files", (tmp_path,), ()) in models.sources.calls)


def test_a_file_from_anywhere_is_loaded(models: Window, tmp_path: Path) -> None:
    models.chosen_file = tmp_path / "mine.gguf"
    models.application.models.page.opener.click()
    assert models.engine.sent[-1] == LoadRequest(tmp_path / "mine.gguf")
    assert not models.application.door.open


def test_the_bar_says_on_which_device_each_model_sits(models: Window) -> None:
    models.application.pair_presenter.open(LoadRequest(BIG.path, SMALL.path))
    models.until(lambda: models.application.pairs.loaded is not None)
    tooltip = models.application.bar._where.toolTip()
    assert "Big-7B\nCPU" in tooltip and "Small-0.5B\nCPU" in tooltip
    assert "0 of 31 layers on the GPU" in tooltip


def test_on_a_card_there_are_never_more_layers_than_a_model_has(models: Window) -> None:
    """llama.cpp counts the output as one layer more."""
    request = LoadRequest(BIG.path, None)
    there = replace(model(BIG.path), gpu_layers=31, device="A card")
    models.application.bar.show_loaded(loaded(request, target=there))
    assert "31 of 31 layers on the GPU" in models.application.bar._where.toolTip()
    assert "30 layers, 30 on the GPU" in models.application.bar._target.toolTip()


def test_every_control_has_a_name(models: Window) -> None:
    select_file(models, BIG)
    page = models.application.models.page
    for widget in (page._filter, page._list, page._tabs, models.application.models.details._list):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name)


def test_an_empty_disk_says_where_models_come_from(make_window: Callable[..., Window]) -> None:
    window = opened(make_window(sources=sources()))
    assert "catalogue" in window.application.models.page._empty.text()
