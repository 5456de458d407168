"""What a designer looks for: edges that stand below each other, words that can be read, and looks
that follow the theme. Found on pictures of the real window, held here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QColor, QPalette, QTextDocument
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QTextEdit, QWidget

from app.catalogue import EmbeddedPair
from app.errors import UserError
from app.gui.help.guide import Chapter
from app.gui.look.theme import DARK, LIGHT, contrast
from app.settings import ThemeChoice
from app.words import Words
from tests.gui.chat_hands import converse
from tests.gui.conftest import Window


def left_of(widget: QWidget, window: QWidget) -> int:
    return widget.mapTo(window, QPoint()).x()


def words_left(button: QPushButton, window: QWidget) -> float:
    """Where the words of a button begin: in its middle they stand."""
    beside = (button.width() - button.fontMetrics().horizontalAdvance(button.text())) / 2
    return left_of(button, window) + beside


def test_attach_stands_under_what_is_typed(window: Window) -> None:
    application = window.application
    composer, main = application.composer, application.window
    typed = left_of(composer._text.viewport(), main) + composer._text.document().documentMargin()
    assert words_left(composer._attach, main) == pytest.approx(typed, abs=1)


def test_what_is_offered_over_the_message_box_begins_where_it_does(window: Window) -> None:
    converse(window)
    application = window.application
    strip = application.replies.strip
    strip.show_continue("The last reply was stopped.")
    application.window.layout().activate()
    assert left_of(strip._button, application.window) == left_of(
        application.composer._box, application.window
    )


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_what_an_empty_field_asks_for_can_be_read(window: Window, choice: ThemeChoice) -> None:
    application = window.application
    application.actions.theme_chosen.emit(choice)
    colours = application.theme.colours
    fields: list[QWidget] = []
    for kind in (QLineEdit, QPlainTextEdit, QTextEdit):
        fields += [one for one in application.window.findChildren(kind) if one.placeholderText()]
    assert len(fields) > 4
    for field in fields:
        field.ensurePolished()
        asked = QColor(field.palette().color(QPalette.ColorRole.PlaceholderText))
        for ground in (colours.raised, colours.background):
            assert asked.alpha() == 255 and contrast(asked, QColor(ground)) >= 4.5


def test_a_menu_is_no_higher_than_a_small_screen(window: Window) -> None:
    """Higher ones are torn into columns."""
    assert window.application.actions.menu().sizeHint().height() < 720


def test_the_rounds_follow_the_theme(window: Window) -> None:
    application = window.application
    application.actions.theme_chosen.emit(ThemeChoice.LIGHT)
    converse(window)
    application.actions.show_rounds.trigger()
    chart = application.replies.chart
    assert chart is not None
    for choice, colours in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        application.actions.theme_chosen.emit(choice)
        seen = chart._pace.grab().toImage().pixelColor(2, 2)
        assert seen == QColor(colours.surface)


def test_links_of_the_guide_follow_the_theme(window: Window) -> None:
    application = window.application
    application.actions.theme_chosen.emit(ThemeChoice.DARK)
    application.help.open(Chapter.TROUBLESHOOTING)
    page = application.help.reader._page
    for choice, colours in ((ThemeChoice.LIGHT, LIGHT), (ThemeChoice.DARK, DARK)):
        application.actions.theme_chosen.emit(choice)
        block, shown = page.document().begin(), set()
        while block.isValid():
            shown |= {
                found.format.foreground().color().name()
                for found in block.textFormats()
                if found.format.isAnchor()
            }
            block = block.next()
        assert shown == {colours.accent.lower()}


def test_words_on_what_goes_on_never_widen_the_window(window: Window) -> None:
    application = window.application
    least = application.window.minimumSizeHint().width()
    application.composer.show_progress("Reading the prompt, token 100 of 4,096. " * 10)
    assert application.window.minimumSizeHint().width() == least


def test_in_a_low_window_the_first_page_scrolls(window: Window) -> None:
    application = window.application
    application.window.resize(900, 420)
    page = application.first_page
    window.until(lambda: application.window.height() < 500)
    for card in page._cards:
        assert card.height() >= card.sizeHint().height()


def test_where_nothing_is_loaded_the_message_box_does_not_say_that_it_loads(
    make_window: Callable[..., Window],
) -> None:
    window = make_window(answer_loads=False)
    window.application._find_builtin = _missing
    window.application.pair_presenter._find_builtin = _missing
    window.start()
    assert window.application.composer._text.placeholderText() == "Open a model to begin."


def _missing() -> EmbeddedPair:
    raise UserError(Words("The built-in model is not there."), Words("Open another one."))


def test_the_guide_s_picture_is_dark_on_a_dark_page(window: Window) -> None:
    application = window.application
    application.help.open(Chapter.GUIDE)
    page = application.help.reader._page
    for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT):
        application.actions.theme_chosen.emit(choice)
        kind = QTextDocument.ResourceType.ImageResource
        corner = page.document().resource(kind, QUrl("reply.png")).pixelColor(4, 4)
        assert (corner.lightness() < 128) is (choice is ThemeChoice.DARK)
