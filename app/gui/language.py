"""In which language the window speaks. Knows no words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

OURS = ("en", "de")  # English is what stands in the code


def name_of(code: str) -> str:
    """A language's name, in that language."""
    return {"en": "English", "de": "Deutsch"}.get(code, code)


def speak(app: QCoreApplication, chosen: str, folder: Path) -> None:
    """Before any widget is built: the language that was chosen, or with "" the system's.

    `folder` has our own translations; Qt brings its own for its buttons and dialogs.
    """
    code = chosen if chosen in OURS else _of_system()
    if QLocale(code).language() is not QLocale.system().language():
        QLocale.setDefault(QLocale(code))  # numbers and dates too; else by the system's own taste
    if code == "en":
        return
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, place in ((f"qtbase_{code}", qt), (f"paceline_{code}", str(folder))):
        translator = QTranslator(app)
        if translator.load(name, place):
            app.installTranslator(translator)


def _of_system() -> str:
    """The first language that the person prefers and that is spoken here."""
    for language in QLocale.system().uiLanguages():
        code = language.replace("_", "-").split("-")[0].lower()
        if code in OURS:
            return code
    return "en"
