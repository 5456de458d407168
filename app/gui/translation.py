"""Every word that the window shows goes through here, to be said in another language."""

from __future__ import annotations

from numbers import Real
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.gui.numerals import numeral
from app.words import Words

CONTEXT = "Paceline"


class Sentence(str):
    """Words in the language of the window: values come into them as that language writes them."""

    def format(self, *places: object, **values: object) -> str:
        return _IN_THE_LANGUAGE.vformat(self, places, values)


class _InTheLanguage(Formatter):
    """Numbers with the language's own signs, and Words in translation."""

    def format_field(self, value: Any, spec: str) -> str:
        match value:
            case Words():
                return said(value)
            case Real() if not isinstance(value, bool):
                return numeral(value, spec)  # type: ignore[arg-type]
            case _:
                return str(super().format_field(value, spec))


_IN_THE_LANGUAGE = _InTheLanguage()


def tr(words: str) -> str:
    """`words`, which are a literal, in the language of the window.

    Asked for when they are shown, never when a module is imported: the language is chosen between
    the two. Values come in afterwards, as in `tr("Load {name}").format(name=name)`.
    """
    return Sentence(QCoreApplication.translate(CONTEXT, words))


def said(words: str) -> str:
    """What another part of the program says, in the language of the window.

    Its Words are translated with all that is in them; any other text is as it is.
    """
    if not isinstance(words, Words):
        return words
    return Sentence(QCoreApplication.translate(CONTEXT, words.template)).format(**words.values)
