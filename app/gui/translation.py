"""Every word that the window shows goes through here, to be said in another language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "Paceline"


def tr(words: str) -> str:
    """`words`, which are a literal, in the language of the window.

    Asked for when they are shown, never when a module is imported: the language is chosen between
    the two. Values come in afterwards, as in `tr("Load {name}").format(name=name)`.
    """
    return QCoreApplication.translate(CONTEXT, words)
