"""The Models view and the hub: searching, downloads that go on while one chats, gates, errors."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.engine.requests import LoadRequest
from app.gui.banner import WayOn
from app.gui.models.detail import Act
from app.gui.models.page import Tab
from app.hub import (
    ConnectionLostError,
    Gate,
    InvalidTokenError,
    NoAccessError,
    NotFoundError,
    NotLoggedInError,
    OfflineError,
    Unfinished,
)
from tests.gui.hub_hands import (
    FILES,
    REPO,
    USUAL,
    Transfer,
    notice,
    search,
    search_and_read,
    start_download,
    window_with,
)
from tests.gui.models_hands import buttons, press, select, titles, wait_shown
from tests.gui.scripted_sources import ScriptedSources, found, model_file


def test_a_search_lists_repositories_and_the_files_of_one(make_window) -> None:
    window = window_with(make_window)
    search_and_read(window)
    assert titles(window) == [REPO]
    facts = window.application.models.page._rows.rows[0].facts
    assert "600 M" in facts and "apache-2.0" in facts and "1,234 downloads" in facts
    details = window.application.models.details
    names = [row.title for row in details._choices.rows]
    assert [name.rpartition("  ")[2] for name in names] == [
        "mmproj-Big-F16.gguf",
        "Big-Q2_K.gguf",
        "Big-Q4_K_M.gguf",
    ]
    assert "no model by itself" in details._choices.rows[0].facts
    assert details.shown.chosen.endswith("Big-Q4_K_M.gguf")
    assert buttons(window)[Act.DOWNLOAD] == ("Download 1 MB", True)


def test_nothing_found_says_so(make_window) -> None:
    window = window_with(make_window, hits=[])
    search(window, "xyzzy")
    assert "no GGUF models with “xyzzy”" in window.application.models.page._empty.text()


def test_a_download_shows_bytes_speed_and_time_and_goes_on_while_one_chats(make_window) -> None:
    window = window_with(make_window)
    start_download(window)
    details = window.application.models.details
    assert details._progress.text() == "420 kB of 1 MB  ·  50 kB/s  ·  12 s left"
    assert details._bar.value() == 420
    window.application.models.page.show_tab(Tab.DISK)
    row = window.application.models.page._rows.rows[0]
    assert row.title == "Big-Q4_K_M" and row.done == 0.42
    window.application.door.leave()
    window.ask("Hello")
    window.transfer.at = 700_000
    window.until(lambda: "70 %" in window.application.bar._models.text())
    window.transfer.end()
    window.until(lambda: "Big-Q4_K_M is downloaded." in notice(window))
    window.until(lambda: window.application.bar._models.text() == "Models")
    assert window.application.banner.notice.way_on is WayOn.USE_DOWNLOADED
    window.application.banner._button.click()
    wanted = LoadRequest(Path("/models/Big-Q4_K_M.gguf"))
    window.until(lambda: wanted in window.engine.sent)


def test_pause_and_resume(make_window) -> None:
    window = window_with(make_window)
    start_download(window)
    press(window, Act.PAUSE)
    window.until(lambda: Act.RESUME in buttons(window) and buttons(window)[Act.RESUME][1])
    assert window.application.bar._models.text() == "Models"
    press(window, Act.RESUME)
    window.until(lambda: Act.PAUSE in buttons(window))
    assert window.sources.calls.count(("download", "Big-Q4_K_M.gguf")) == 2


def test_cancelling_asks_and_throws_away_what_has_come(make_window) -> None:
    window = window_with(make_window)
    start_download(window)
    press(window, Act.CANCEL)
    details = window.application.models.details
    assert "420 kB that have arrived are thrown away" in details._question._words.text()
    assert ("forget", "Big-Q4_K_M.gguf") not in window.sources.calls
    details._question._yes.click()
    window.until(lambda: ("forget", "Big-Q4_K_M.gguf") in window.sources.calls)
    window.until(lambda: not window.application.models.downloads.known)


def test_a_broken_download_is_kept_and_offered_in_the_banner(make_window) -> None:
    window = window_with(make_window)
    start_download(window)
    window.transfer.error = ConnectionLostError("The connection broke.", "Go on later.")
    window.until(lambda: "The connection broke. Go on later." in notice(window))
    window.transfer.error = None
    window.application.banner._button.click()
    window.until(lambda: len(window.application.models.downloads.running) == 1)


def test_unfinished_downloads_are_offered_after_a_restart(make_window) -> None:
    sources = ScriptedSources(left=(Unfinished(USUAL, 250_000),), events=Transfer())
    window = make_window(sources=sources)
    application = window.start()
    window.until(lambda: bool(application.models.downloads.known))
    if application.banner.notice.way_on is not WayOn.RESUME_DOWNLOADS:  # the first start has news
        application.banner.dismiss()
        application.models.doer.take_unfinished(application.models.downloads.known)
    assert "unfinished: Big-Q4_K_M (25 %)" in notice(window)
    application.banner._button.click()
    window.until(lambda: len(application.models.downloads.running) == 1)


def test_closing_the_window_pauses_downloads(make_window) -> None:
    window = window_with(make_window)
    start_download(window)
    started = time.monotonic()
    window.application.window.close()
    assert time.monotonic() - started < 3


@pytest.mark.parametrize(
    "error",
    [
        OfflineError("The hub can't be reached.", "Models that are on disk still work."),
        NotFoundError("The hub has no such page.", "Check the name."),
    ],
)
def test_trouble_while_searching_is_told_in_its_own_words(make_window, error) -> None:
    window = window_with(make_window, hits=error)
    search(window)
    assert notice(window) == str(error)
    assert "could not be asked" in window.application.models.page._empty.text()
    window.application.models.page.show_tab(Tab.DISK)  # the disk still works
    window.until(lambda: not window.application.models.library.scanning)


@pytest.mark.parametrize("kind", [NotLoggedInError, InvalidTokenError, NoAccessError])
def test_a_gate_is_told_with_licence_and_token(make_window, kind) -> None:
    error = kind("It is closed.", "Do this about it.", "https://hub.example/page")
    window = window_with(make_window, hits=[found(REPO, Gate.MANUAL)], repo=error)
    search_and_read(window)
    window.until(lambda: "It is closed. Do this about it." in notice(window))
    details = window.application.models.details
    assert "gated: its owner decides" in window.application.models.page._rows.rows[0].facts
    assert details._access._words.text() == "It is closed. Do this about it."
    details._access._licence.click()
    window.until(lambda: details.question is not None)
    assert "https://hub.example/rider/Big-GGUF" in details._question._words.text()
    assert window.opened == []
    details._question._yes.click()
    assert window.opened == ["https://hub.example/rider/Big-GGUF"]
    window.sources.repo = FILES
    details._access._token.setText("hf_secret")
    details._access._enter_button.click()
    window.until(lambda: "Logged in to the hub as rider." in notice(window))
    window.until(lambda: len(details._choices.rows) == 3)


def test_the_catalogue_marks_gated_ones_and_what_is_here(make_window) -> None:
    here = model_file("Small-Q4_K_M", 0.5)
    window = window_with(make_window, on_disk=[here])
    window.application.models.page.show_tab(Tab.CATALOGUE)
    window.until(lambda: len(titles(window)) == 4)
    rows = {row.title: row for row in window.application.models.page._rows.rows}
    assert "gated" in rows["Gated"].facts and "draft" in rows["Small"].facts
    assert rows["Small"].state == "on this computer"
    select(window, "catalogue huge")
    wait_shown(window)
    assert window.application.models.details.shown.fit.fit.value == "does not fit"
    select(window, "catalogue gated")
    wait_shown(window)
    window.application.models.details._access._licence.click()
    question = window.application.models.details.question
    assert question is not None and question.key == "https://hub.example/licence"


def test_a_pair_of_the_catalogue_comes_with_its_draft(make_window) -> None:
    window = window_with(make_window)
    window.application.models.page.show_tab(Tab.CATALOGUE)
    window.until(lambda: len(titles(window)) == 4)
    select(window, "catalogue big")
    wait_shown(window)
    assert next(iter(buttons(window))) is Act.DOWNLOAD_PAIR
    details = window.application.models.details
    assert [row.title for row in details._choices.rows] == ["Small"]
    assert (
        "same family" in details._choices.rows[0].facts
        and "k = 4" in details._choices.rows[0].facts
    )
    both, alone = details.shown.fit, window.application.models.describer.judge("catalogue big")
    assert both.needed > alone.needed
    press(window, Act.DOWNLOAD_PAIR)
    window.until(lambda: len(window.application.models.downloads.running) == 2)
    names = {download.file.name for download in window.application.models.downloads.running}
    assert names == {"Big-Q4_K_M.gguf", "Small-Q4_K_M.gguf"}
    window.transfer.end()
    window.until(lambda: not window.application.models.downloads.running)


def test_the_window_starts_without_the_hubs_library() -> None:
    import subprocess
    import sys

    code = (
        "import sys; import app.gui.application; "
        "sys.exit('huggingface_hub' in sys.modules or 'httpx2' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_enter_on_a_repository_leads_to_its_files_and_there_downloads(make_window) -> None:
    window = window_with(make_window)
    search_and_read(window)
    window.application.window.activateWindow()
    window.qtbot.keyClick(window.application.models.page._list, Qt.Key.Key_Return)
    assert not window.application.models.downloads.known
    window.qtbot.keyClick(window.application.models.details._list, Qt.Key.Key_Return)
    window.until(lambda: len(window.application.models.downloads.running) == 1)
