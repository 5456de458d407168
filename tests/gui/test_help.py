"""The Help menu: the guide with its pictures and links, and what Paceline is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app import paths
from app.gui.actions import Actions
from app.gui.help.about import About
from app.gui.help.guide import Chapter, chapter_of, file_of
from app.gui.help.update_check import UpdateCheck
from app.gui.help.update_words import words_of
from app.gui.help.view import HelpView
from app.gui.language import OURS
from app.updates import Release, Standing, Trouble
from tests.release_server import ReleaseServer, release_server

GUIDE = paths.resource("guide")
PATIENCE = 30_000  # ms: the machine may be busy


@pytest.fixture
def server() -> Iterator[ReleaseServer]:
    with release_server() as server:
        yield server


@pytest.fixture
def help(qtbot: QtBot) -> tuple[HelpView, Actions, list[str], QWidget]:
    return a_view(qtbot, "")


def a_view(qtbot: QtBot, releases: str) -> tuple[HelpView, Actions, list[str], QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    opened: list[str] = []
    actions = Actions(window)
    return HelpView(window, actions, opened.append, releases), actions, opened, window


def test_the_guide_is_read_with_its_picture_and_its_links_lead_on(
    help: tuple[HelpView, Actions, list[str], QWidget],
) -> None:
    view, actions, opened, _ = help
    actions.show_guide.trigger()
    assert "Your first chat" in view.reader.text
    assert view.reader.isVisible() and view.reader.windowTitle() == "Using Paceline"
    document = view.reader._page.document()
    picture = document.resource(QTextDocument.ResourceType.ImageResource, QUrl("reply.png"))
    assert isinstance(picture, QImage) and 0 < picture.width() < 760
    view.reader._page.anchorClicked.emit(QUrl("troubleshooting.md"))
    assert "Guessing makes it slower" in view.reader.text and opened == []
    view.reader._page.anchorClicked.emit(QUrl("https://example.org/"))
    assert opened == ["https://example.org/"]


def test_about_names_the_versions_and_leads_to_the_licences(
    help: tuple[HelpView, Actions, list[str], QWidget],
) -> None:
    view, actions, _, window = help
    actions.show_about.trigger()
    (about,) = window.findChildren(About)
    assert metadata.version("paceline") in about.words.text()
    about.licences_asked.emit()
    assert "licence" in view.reader.text


def test_a_newer_release_is_looked_for_on_demand_alone(server: ReleaseServer, qtbot: QtBot) -> None:
    view, actions, opened, window = a_view(qtbot, server.url)
    server.say(tag_name="v999.0", html_url="https://example.org/999")
    qtbot.wait(100)
    assert server.asked == []
    actions.check_updates.trigger()
    (check,) = window.findChildren(UpdateCheck)
    assert f"127.0.0.1:{server.server_port}" in check.what.text()
    qtbot.waitUntil(lambda: "999.0 is out" in check.what.text(), timeout=PATIENCE)
    assert metadata.version("paceline") in check.todo.text()
    check.open_page.click()
    assert opened == ["https://example.org/999"]
    actions.check_updates.trigger()  # it is open: no second request
    check.reject()
    assert len(server.asked) == 1
    view.close()


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"<html>hotel</html>", "not the release page"),
        (b'{"tag_name": "0.0.1", "html_url": "https://example.org"}', "newer version"),
    ],
)
def test_what_needs_no_page_offers_none(
    server: ReleaseServer, qtbot: QtBot, body: bytes, words: str
) -> None:
    view, actions, _, window = a_view(qtbot, server.url)
    server.body = body
    actions.check_updates.trigger()
    (check,) = window.findChildren(UpdateCheck)
    qtbot.waitUntil(lambda: words in check.what.text(), timeout=PATIENCE)
    assert not check.open_page.isVisible()
    view.close()


def test_a_window_that_is_closed_hears_of_no_answer(server: ReleaseServer, qtbot: QtBot) -> None:
    view, actions, _, window = a_view(qtbot, server.url)
    actions.check_updates.trigger()
    (check,) = window.findChildren(UpdateCheck)
    check.reject()
    qtbot.waitUntil(lambda: not window.findChildren(UpdateCheck), timeout=PATIENCE)
    view.close()


def test_without_an_address_the_command_says_why(qtbot: QtBot) -> None:
    _, actions, _, window = a_view(qtbot, "")
    assert not actions.check_updates.isEnabled()
    assert "no release page" in actions.check_updates.text()
    actions.check_updates.trigger()
    assert not window.findChildren(UpdateCheck)


@pytest.mark.parametrize("found", [*Trouble, *Standing])
def test_every_answer_has_words(found: Trouble | Standing) -> None:
    answer = found if isinstance(found, Trouble) else Release("0.2.0", "", found)
    what, todo = words_of(answer, "0.1.0")
    assert what and todo and "{" not in what + todo


@pytest.mark.parametrize("file", sorted(GUIDE.glob("*.md")), ids=lambda file: file.name)
def test_all_that_a_chapter_refers_to_is_there(file: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", file.read_text("utf-8"))
    assert links
    for link in links:
        assert (GUIDE / link).exists(), link


def test_a_chapter_that_is_not_translated_is_shown_in_english(tmp_path: Path) -> None:
    (tmp_path / "guide.de.md").write_text("Hallo")
    assert file_of(Chapter.GUIDE, tmp_path, "de").name == "guide.de.md"
    assert file_of(Chapter.GUIDE, tmp_path, "fr").name == "guide.md"
    assert chapter_of("guide.de.md") is Chapter.GUIDE and chapter_of("other.md") is None


@pytest.mark.parametrize("chapter", Chapter)
@pytest.mark.parametrize("language", [code for code in OURS if code != "en"])
def test_a_translated_chapter_has_all_parts_of_the_english_one(
    chapter: Chapter, language: str
) -> None:
    english, translated = (
        _shape(file_of(chapter, GUIDE, code).read_text("utf-8")) for code in ("en", language)
    )
    assert file_of(chapter, GUIDE, language).name == f"{chapter}.{language}.md"
    assert translated == english


def _shape(text: str) -> tuple[list[str], list[str]]:
    """Headings, rows of tables and points of lists in their order, and where the links lead."""
    starts = [found.group() for found in re.finditer(r"^(#+ |\| |- )", text, re.MULTILINE)]
    return starts, re.findall(r"\]\(([^)]+)\)", text)
