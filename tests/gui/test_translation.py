"""Every word that the window shows is said in the second language too, with the same values."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app import paths
from app.gui.language import OURS, name_of, speak
from app.gui.translation import tr
from tests.gui.conftest import Window

FOLDER = paths.resource("translations")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """packaging/translate.py, which is no package."""
    file = Path(__file__).parents[2] / "packaging" / "translate.py"
    spec = importlib.util.spec_from_file_location("translate", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    speak(qapp, "de", FOLDER)
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)


def test_every_word_is_translated_with_the_same_values(script: ModuleType) -> None:
    words = script.words_of_code()
    assert len(words) > 50
    for code in set(OURS) - {"en"}:
        known = script.read(FOLDER / f"paceline_{code}.ts")
        told = script.faults(words, known)
        assert not told, "run packaging/translate.py, and mend these:\n" + "\n".join(told)


def test_what_is_compiled_is_what_is_written(script: ModuleType) -> None:
    for file in FOLDER.glob("*.ts"):
        translator = QTranslator()
        assert translator.load(str(file.with_suffix(".qm")))
        for source, translation in script.read(file).items():
            assert translator.translate("Paceline", source) == translation


def test_what_is_no_literal_is_found_out(script: ModuleType) -> None:
    assert list(script.words_in('x = tr("One") + tr(\n    "two "\n    "parts"\n)', "a.py")) == [
        "One",
        "two parts",
    ]
    for code in ('tr(f"{x}")', "tr(words)", 'tr("a" + b)'):
        with pytest.raises(SyntaxError):
            list(script.words_in(code, "a.py"))


def test_faults_are_told(script: ModuleType) -> None:
    assert script.faults(["Load {name}"], {"Load {name}": "{name} laden"}) == []
    assert script.faults(["Load {name}"], {"Load {name}": "{nam} laden"})
    assert script.faults(["Open…"], {"Open…": "Öffnen"})
    assert script.faults(["A"], {})
    assert script.faults([], {"A": "B"})


def test_the_window_speaks_german(german: None, window: Window) -> None:
    settings = window.application.settings
    assert settings.page._tabs.tabText(0) == "Aussehen"
    assert window.application.actions.show_settings.text() == "Einstellungen…"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"  # Qt's own
    box.deleteLater()


def test_english_needs_no_translation(qapp: QApplication) -> None:
    before = QLocale()
    speak(qapp, "en", FOLDER)
    assert not qapp.findChildren(QTranslator)
    assert tr("Settings…") == "Settings…"
    QLocale.setDefault(before)


def test_every_language_has_its_name() -> None:
    assert [name_of(code) for code in OURS] == ["English", "Deutsch"]
