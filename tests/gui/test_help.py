"""The Help menu: the guide with its pictures and links, and what Paceline is made of."""

from __future__ import annotations

import re
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
from app.gui.help.view import HelpView
from app.gui.language import OURS

GUIDE = paths.resource("guide")


@pytest.fixture
def help(qtbot: QtBot) -> tuple[HelpView, Actions, list[str], QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    opened: list[str] = []
    actions = Actions(window)
    return HelpView(window, actions, opened.append), actions, opened, window


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
